/**
 * The year board of 300 processes, each with eight years of assessments, as the page asks it and as its sheet does, and the
 * look of a half-year at their measures, beside the bare reading of as many rows in the same rounds.
 *
 *     node bench/rsa/run.ts
 */
import os from 'node:os'
import { rsaHalfRows } from '#modules/rsa/year/rsa-half.sql.ts'
import { rsaYearRows } from '#modules/rsa/year/rsa-year.sql.ts'
import { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ReportAnswer, ReportAsker, ReportQuery } from '#platform/server/reports/report.ts'
import { readPage } from '#platform/server/reports/report-page.ts'
import { joins } from '../../src/apps/joins.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'

const PROCESSES = 300
const ROUNDS = 31
const MAX_MS = 300
const HALF_MAX_MS = 150

/** An initial one and a regular one each year, four occasional ones a year, thirty hazards and ten measures each. */
const FILL = [
  `insert into process (process_cd, process_nm, plant_cd, dept_cd) select 'BENCH' || i, '측정 공정 ' || i, '2000', 'D2110' from generate_series(1, ${PROCESSES}) i`,
  `insert into rsa (rsa_doc_no, status_cd, plant_cd, rsa_title, rsa_type_cd, dept_cd, process_no, scale_no, plan_ymd, do_from_ymd, do_to_ymd,
      leader_user_id, item_cnt, decide_dt, complete_dt, create_user_id)
    select 'RS-BENCH-' || p.process_no || '-' || y || '-' || k, 'SHARED', p.plant_cd, '측정', case when k > 0 then 'OCC' when y = 0 then 'INIT' else 'REG' end,
      p.dept_cd, p.process_no, 1, current_date - y * 365, current_date - y * 365, current_date - y * 365 + 14, 'sup', 30, now() - make_interval(days => (7 - y) * 365 + k * 60 + 3),
      now() - make_interval(days => (7 - y) * 365 + k * 60), 'sup'
    from process p cross join generate_series(0, 7) y cross join generate_series(0, 4) k where p.process_cd like 'BENCH%'`,
  `insert into rsa_item_rev (rsa_no, rsa_item_no, seq_no, freq_val, sev_val, accept_yn, eval_user_id, eval_dt)
    select rsa_no, i, 0, 2, 3, case when i % 5 = 0 then 'N' else 'Y' end, 'sup', decide_dt from rsa cross join generate_series(1, 30) i
    where rsa_doc_no like 'RS-BENCH-%'`,
  `insert into rsa_controls (rsa_no, seq_no, rsa_item_no, control_no, due_ymd, done_ymd)
    select rsa_no, i, i, i, decide_dt::date + 30, case when i % 9 > 0 then decide_dt::date + 20 end from rsa cross join generate_series(1, 10) i
    where rsa_doc_no like 'RS-BENCH-%'`,
  `insert into rsa_year (plant_cd, process_no, base_year, site_due_ymd, legal_limit_ymd, rsa_no)
    select p.plant_cd, p.process_no, y, make_date(y, 7, 1), make_date(y, 12, 31), (select max(r.rsa_no) from rsa r
      where r.process_no = p.process_no and r.rsa_type_cd = 'REG' and extract(year from r.complete_dt) = y)
    from process p cross join generate_series(extract(year from now())::int - 7, extract(year from now())::int) y where p.process_cd like 'BENCH%'`,
  'vacuum (analyze) process, rsa, rsa_item_rev, rsa_controls, rsa_year',
]

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(1000)
const db = new Database(url, { joins })
const person = {
  ...{ userId: 'safety', userNm: 'safety', kind: 'staff', scopeCd: 'PLANT', plantCd: '2000', deptCd: 'D2310' },
  ...{ vendorCd: null, roles: ['SHM'], deptCds: ['D2310'], plantAccessYn: 'N' },
}
const asked: object = { person, language: 'kr', now: new Date(), models: [] }
const asker = asked as ReportAsker

async function measured(name: string, answer: ReportAnswer, limit: number, most = MAX_MS): Promise<boolean> {
  const query: ReportQuery = { where: {}, page: 1, limit, sort: answer.report.order }
  const times = { ours: [] as number[], bare: [] as number[] }
  let rows: unknown[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const page = await db.read('SYSTEM', (queries) => readPage(queries, answer, asker, query))
    rows = page.rows
    times.ours.push(performance.now() - began)
    const bareBegan = performance.now()
    await db.query('SYSTEM', sql`select * from rsa order by rsa_no limit ${Math.max(rows.length, 1)}`)
    times.bare.push(performance.now() - bareBegan)
  }
  const [ms, bareMs] = [median(times.ours), median(times.bare)]
  process.stdout.write(
    `${name.padEnd(40)}${ms.toFixed(1).padStart(7)} ms   at most ${most}   bare reading ${bareMs.toFixed(1)} ms   (${rows.length} rows)   ${ms <= most ? 'met' : 'MISSED'}\n`,
  )
  return ms <= most
}

try {
  await withOwner(url, async (owner) => {
    for (const statement of FILL) await owner.query(statement)
  })
  const met = [
    await measured('year board, a page with its total', rsaYearRows, 20),
    await measured('year board, all of it', rsaYearRows, 1000),
    await measured('half-year, a page with its total', rsaHalfRows, 20, HALF_MAX_MS),
    await measured('half-year, all of it', rsaHalfRows, 1000, HALF_MAX_MS),
  ]
  if (!met.every(Boolean)) process.exitCode = 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}
