/**
 * Measures the legal due list for 20,000 employees who work with 10 harmful factors each: computing all 200,000 days
 * anew in one statement, and the list as a health manager opens it, under row-level security.
 *
 *     node bench/dues/run.ts
 */
import { dueRows, dueTotal } from '#modules/hea/exposure/due.list.ts'
import { dueNumbers } from '#modules/hea/exposure/due.numbers.ts'
import { dueColumns, recomputeDue } from '#modules/hea/exposure/due.sql.ts'
import { DUE_API } from '#modules/hea/exposure/exposure.model.ts'
import { addHazardFactors } from '#modules/hea/hazard/hazard-factor.add.ts'
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { startCluster, withOwner } from '../cluster.ts'

const EMPLOYEES = 20_000
const ROUNDS = 7
const MAX_MS = 2000
const today = dayOf(new Date())

const manager: Person = {
  ...{ userId: 'health', userNm: 'health', kind: 'staff', scopeCd: 'PLANT', plantCd: '2000', deptCd: 'D2310' },
  ...{ vendorCd: null, roles: ['HLM'], deptCds: ['D2310'], plantAccessYn: 'N', levels: ['F'] },
}

const EMPLOYED = `insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
select 'bench' || i, '근로자' || i, '2000', 'D2110', 'PROD', 'REG', current_date - 400 - i % 3000
from generate_series(1, ${EMPLOYEES}) as i`
const EXPOSED = `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd,
  shorten_reason_cd, shorten_trigger_ymd)
select '2000', 'bench' || i, f.factor_cd, 3, current_date - 900 - i % 700,
  case when i % 8 > 0 then current_date - (i * 7 + f.no * 13) % 700 end,
  case when i % 17 = 0 then 'WEM' end, case when i % 17 = 0 then current_date - 30 end
from generate_series(1, ${EMPLOYEES}) as i
  cross join (select factor_cd, row_number() over (order by sort_order, factor_cd)::int as no
    from hea_hazard_factor where cycle_group_no is not null order by 2 limit 10) f`

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function timed(name: string, work: () => Promise<number>): Promise<boolean> {
  const times: number[] = []
  let rows = 0
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    rows = await work()
    times.push(performance.now() - began)
  }
  const ms = median(times)
  const told = `${name.padEnd(58)}${ms.toFixed(0).padStart(6)} ms   at most ${MAX_MS}   (${rows.toLocaleString('en')} rows)`
  process.stdout.write(`${told}\n`)
  return ms <= MAX_MS
}

const cluster = await startCluster()
const db = new Database(cluster.url)
try {
  await addHazardFactors(db)
  await withOwner(cluster.url, async (owner) => {
    await owner.query(EMPLOYED)
    await owner.query(EXPOSED)
    await owner.query('vacuum (analyze) hea_worker_hazard')
  })
  const numbers = await db.read('SYSTEM', (queries) => dueNumbers(queries, today))
  await db.query('SYSTEM', recomputeDue(numbers, sql`true`))
  await withOwner(cluster.url, (owner) => owner.query('vacuum (analyze) hea_worker_hazard'))
  const asker = { person: manager, today, numbers }
  const count = async (statement: Parameters<Database['query']>[1]) =>
    Number((await db.query<{ n: number }>('SYSTEM', statement))[0]?.n ?? 0)
  const done = [
    await timed('all days computed by the rules', () =>
      count(sql`select count(next_due_ymd)::int as n from (select ${dueColumns(numbers)} from hea_worker_hazard h
        join hea_hazard_factor f on f.factor_cd = h.factor_cd) d`),
    ),
    await timed('the morning’s job: computed, compared, nothing new', async () => {
      await db.query('SYSTEM', recomputeDue(numbers, sql`true`))
      return EMPLOYEES * 10
    }),
    await timed(`GET ${DUE_API}s, all classes, first page and total`, async () => {
      const [rows, [found]] = await db.read(manager, (queries) =>
        Promise.all([queries.query(dueRows(asker, {}, 20, 0)), queries.query<{ total: number }>(dueTotal(asker, {}))]),
      )
      return rows.length > 0 ? (found?.total ?? 0) : 0
    }),
    await timed('… special checkups due within a month, with every factor', async () => {
      const rows = await db.query(manager, dueRows(asker, { classCd: 'SPC', dueCd: 'D30' }, 50_000, 0))
      return rows.length
    }),
    await timed('… everybody, with every factor and its reason', async () => {
      const rows = await db.query(manager, dueRows(asker, { classCd: 'SPC' }, 50_000, 0))
      return rows.length
    }),
  ]
  if (done.includes(false)) process.exitCode = 1
} finally {
  await db.close()
  await cluster.stop()
}
