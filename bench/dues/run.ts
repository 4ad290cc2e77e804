/**
 * Measures the legal due list for 20,000 employees who work with 10 harmful factors each: computing all 200,000 days
 * anew in one statement, and the list as a health manager opens it, under row-level security, up to all of it with every
 * factor and its reason, as its sheet asks for it. Then the target list of a plan for which they all are candidates.
 *
 *     node bench/dues/run.ts
 */
import os from 'node:os'
import type { DueConditions } from '#modules/hea/exposure/due.calls.ts'
import { dueColumns, recomputeDue } from '#modules/hea/exposure/due.sql.ts'
import { type DueAsker, dueTotal, readDues } from '#modules/hea/exposure/due-list.ts'
import { dueNumbers } from '#modules/hea/exposure/due-numbers.ts'
import { DUE_API } from '#modules/hea/exposure/exposure.model.ts'
import { addHazardFactors } from '#modules/hea/hazard/hazard-factor.add.ts'
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'
import { measureTargets } from './targets.ts'

const EMPLOYEES = 20_000
/** To compare the target list with theirs. */
const NEAR_MISSES = 10_000
/** More rows than there are. */
const ALL = 100_000
const ROUNDS = 7
const MAX_MS = 2000
const today = dayOf(new Date())

const manager: Person = {
  userId: 'health',
  userNm: 'health',
  kind: 'staff',
  scopeCd: 'PLANT',
  plantCd: '2000',
  deptCd: 'D2310',
  vendorCd: null,
  roles: ['HLM'],
  deptCds: ['D2310'],
  plantAccessYn: 'N',
  levels: ['F'],
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

async function timed(name: string, work: () => Promise<number>): Promise<boolean> {
  const times: number[] = []
  let rows = 0
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    rows = await work()
    times.push(performance.now() - began)
  }
  const ms = median(times)
  const told = `${name.padEnd(58)}${ms.toFixed(0).padStart(6)} ms   at most ${MAX_MS}   (${rows.toLocaleString('en')} rows)   ${ms <= MAX_MS ? 'met' : 'MISSED'}`
  process.stdout.write(`${told}\n`)
  return ms <= MAX_MS
}

/** Plans for which everybody is a candidate. */
const PLANNED = `insert into hea_checkup_plan (hea_checkup_plan_doc_no, status_cd, plant_cd, hea_checkup_plan_nm,
  hea_checkup_class_cd, hea_checkup_year, checkup_start_ymd, checkup_end_ymd, create_user_id)
select 'HCP-BENCH-' || c, 'APPR', '2000', '측정용 ' || c, c, extract(year from current_date) + 1, current_date + 1,
  current_date + 1000, 'health' from unnest(array['GEN', 'SPC']) as c
returning hea_checkup_class_cd as "classCd", hea_checkup_plan_no::int as no`

/** As the sheet asks: on one connection, unpacked, nothing left out. */
const all = async (asker: DueAsker, conditions: DueConditions): Promise<number> => {
  const rows = await db.read(asker.person, (queries) =>
    readDues((statement) => queries.query(statement), asker, conditions, { limit: ALL }),
  )
  return rows.reduce((sum, { factors }) => sum + factors.length, 0)
}

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(NEAR_MISSES)
const db = new Database(url)
try {
  await addHazardFactors(db)
  const plans = await withOwner(url, async (owner) => {
    await owner.query(EMPLOYED)
    await owner.query(EXPOSED)
    const { rows } = await owner.query<{ classCd: string; no: number }>(PLANNED)
    await owner.query('vacuum (analyze)')
    return rows
  })
  const numbers = await db.read('SYSTEM', (queries) => dueNumbers(queries, today))
  await db.query('SYSTEM', recomputeDue(numbers, sql`true`))
  await withOwner(url, (owner) => owner.query('vacuum (analyze) hea_worker_hazard'))
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
        Promise.all([
          readDues((statement) => queries.query(statement), asker, {}, { limit: 20 }),
          queries.query<{ total: number }>(dueTotal(asker, {})),
        ]),
      )
      return rows.length > 0 ? (found?.total ?? 0) : 0
    }),
    await timed('… special checkups due within a month, with every factor', () =>
      all(asker, { classCd: 'SPC', dueCd: 'D30' }),
    ),
    await timed('… all special checkups, with every factor and its reason', () => all(asker, { classCd: 'SPC' })),
    await timed('… all classes, with every factor and its reason', () => all(asker, {})),
    await measureTargets(
      { url, rowCnt: NEAR_MISSES, plans: Object.fromEntries(plans.map(({ classCd, no }) => [classCd, no])) },
      (line) => process.stdout.write(`${line}\n`),
    ),
  ]
  if (done.includes(false)) process.exitCode = 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}
