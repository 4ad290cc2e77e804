/** Who works with what in the demo's plants: by what such a process has, examined in turns; some overdue, some halved. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { HealthDemo } from '../hea.demo.ts'
import type { DueNumbers } from './due.logic.ts'
import { recomputeDue } from './due.sql.ts'

const ETHYLENE_OXIDE = '75-21-8'
const TOLUENE = '108-88-3'
const METHANOL = '67-56-1'
/** By the letters with which a process code begins. */
const factorsOf: Readonly<Record<string, readonly string[]>> = {
  EO: [ETHYLENE_OXIDE, 'NOISE', 'NIGHT'],
  EG: ['107-21-1', 'NOISE', 'NIGHT'],
  EOA: [ETHYLENE_OXIDE, 'NOISE', 'NIGHT'],
  GE: ['111-76-2', METHANOL, 'NOISE', 'NIGHT'],
  SR: [TOLUENE, '1330-20-7', '71-43-2', 'NOISE', 'NIGHT'],
  SF: [ETHYLENE_OXIDE, '7664-93-9', 'NIGHT'],
  PO: ['75-56-9', 'NOISE', 'NIGHT'],
  UT: ['NOISE', 'NIGHT'],
  MT: ['WELD_FUME', '7439-96-5', 'NOISE', 'VIBRATION'],
  WW: ['7783-06-4', '7647-01-0'],
  WG: ['10102-44-0', 'NOISE'],
  QC: ['67-66-3', '75-09-2', '110-54-3', '68-12-2', METHANOL],
  TY: ['71-43-2', TOLUENE, 'NOISE'],
  WH: ['NOISE'],
  AC: [TOLUENE, '108-95-2', 'NOISE', 'NIGHT'],
  AE: ['71-36-3', METHANOL, 'NOISE', 'NIGHT'],
  SAP: ['DUST_MINERAL', 'NOISE', 'NIGHT'],
}

/** The numbers of the law with which a site begins. */
const numbers: DueNumbers = {
  shortenDivisor: 2,
  preExemptMonthCnt: 6,
  preExemptLongMonthCnt: 12,
  officeMonthCnt: 24,
  otherMonthCnt: 12,
  firstYearEndYmd: '2000-12-31',
}

export async function loadExposures(connection: OwnerConnection, { today, now }: HealthDemo): Promise<void> {
  const pairs = Object.entries(factorsOf).flatMap(([area, factors]) => factors.map((factorCd) => ({ area, factorCd })))
  await connection.query(EXPOSED, [JSON.stringify(pairs), today])
  for (const [where, reason, days] of HALVED)
    await connection.query(
      `update hea_worker_hazard h set shorten_reason_cd = $1, shorten_trigger_ymd = $2::date - $3::int
       where h.last_exam_ymd <= $2::date - $3::int and h.last_exam_ymd > h.placement_ymd and ${where}`,
      [reason, today, days],
    )
  const { text, values } = recomputeDue(numbers, sql`true`).statement()
  await connection.query(text, values)
  await connection.query(HISTORY, [today, now.toISOString()])
}

const inProcess = (processCd: string, factorCd: string) => `h.factor_cd = '${factorCd}' and h.process_no =
  (select p.process_no from process p where p.plant_cd = '2000' and p.process_cd = '${processCd}')`
/** What halved whose cycle how many days ago. */
const HALVED: readonly [where: string, reason: string, days: number][] = [
  [inProcess('SR-200', 'NOISE'), 'WEM', 40],
  [inProcess('MT-SHP', 'WELD_FUME'), 'COWORKER', 25],
  [`h.shorten_reason_cd is null and abs(hashtext(h.user_id || h.factor_cd)) % 97 = 0`, 'DOCTOR', 20],
]

/**
 * Most people of a department work in one of its processes. One of twelve came lately and waits for his first checkup;
 * of the others the next one falls somewhere within the cycle, of one in twenty a little before today.
 */
const EXPOSED = `
with place as (select p.process_no, p.dept_cd, p.plant_cd, substring(p.process_cd from '^[A-Z]+') as area,
    row_number() over (partition by p.dept_cd order by p.process_no) - 1 as no, count(*) over (partition by p.dept_cd) as cnt
  from process p where p.plant_cd in ('2000', '3000')),
worker as (select u.user_id, u.dept_cd, u.plant_cd, u.entry_ymd, (hashtext(u.user_id) & 1048575) as r
  from sys_user u where u.user_status_cd = 'ACTIVE' and u.job_class_cd in ('PROD', 'OFFICE') and u.plant_cd in ('2000', '3000')),
exposure as (select w.user_id, w.plant_cd, w.entry_ymd, w.r, p.process_no, f.factor_cd, f.first_month_cnt as first,
    f.cycle_month_cnt as cycle, (hashtext(w.user_id || f.factor_cd) & 1048575) as q
  from worker w join place p on p.dept_cd = w.dept_cd and p.no = w.r % p.cnt
    join jsonb_to_recordset($1::jsonb) as a("area" text, "factorCd" text) on a."area" = p.area
    join hea_hazard_factor f on f.factor_cd = a."factorCd"
  where w.r % 20 < 17),
day as (select e.*, w.lately,
    case when w.lately then $2::date - (e.r / 7) % greatest(5, e.first * 26) else greatest(e.entry_ymd, $2::date - 900 - e.r % 2000) end as placed,
    ($2::date + case when e.r % 40 in (3, 17) then -(1 + e.r % 45) else 4 + (e.r / 11) % (e.cycle * 26) end
      - make_interval(months => e.cycle))::date as examined
  from exposure e cross join lateral (select e.r % 12 = 5 or e.entry_ymd > $2::date - 400 as lately) w)
insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd, pre_exam_yn, create_dt, update_dt)
select plant_cd, user_id, factor_cd, process_no, greatest(placed, entry_ymd),
  case when not lately and examined > greatest(placed, entry_ymd) then examined end,
  case when q % 29 = 0 then 'N' else 'Y' end, greatest(placed, entry_ymd)::timestamptz, $2::timestamptz
from day order by user_id, factor_cd`

const HISTORY = `
insert into hea_worker_hazard_log (worker_hazard_no, plant_cd, user_id, event_cd, event_ymd, reason_cd, after_due_ymd, create_user_id, create_dt)
select worker_hazard_no, plant_cd, user_id, event_cd, event_ymd, reason_cd, due, manager, least(event_ymd + time '10:00', $2::timestamptz)
from (
  select h.*, 'ADD' as event_cd, h.placement_ymd as event_ymd, null as reason_cd, null::date as due from hea_worker_hazard h
  union all
  select h.*, 'EXAM', h.last_exam_ymd, null, null from hea_worker_hazard h where h.last_exam_ymd is not null
  union all
  select h.*, 'SHORTEN', h.shorten_trigger_ymd, h.shorten_reason_cd, h.next_due_ymd from hea_worker_hazard h
  where h.shorten_trigger_ymd is not null) e
cross join lateral (select case when e.plant_cd = '2000' then 'health' end as manager) m
where event_ymd <= $1::date
order by event_ymd, worker_hazard_no`
