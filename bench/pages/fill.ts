/** Rows for the pages that are looked at: copies of the demo's own permits and demands, made by statements over whole sets. */
import { recheckSimops } from '#modules/wkod/simops/simops-write.ts'
import { Database } from '#platform/server/database/database.ts'
import { withOwner } from '../cluster.ts'

export const WORKS = 200
/** Half of them permits that came back, half demands of inspectors. */
export const OPEN_ROWS = 200
export const PLANT = '2000'
export const VENDOR = 'V100001'
const STATES = '{WORK,WORK,WORK,WORK,WORK,SUSP,ISSUED,APPR,PREP,REVIEW,RQST,DONE}'

/** What a copy is made of: permits of the plant with their places and crews, the newest first. */
const SOURCE = `create temp table source as select p.*, row_number() over (order by p.permit_no desc) - 1 as n from wkod_master p
  where p.plant_cd = '${PLANT}' and p.delete_yn = 'N' and p.status_cd = any('${STATES}'::text[])
    and exists (select from permit_mark m where m.permit_no = p.permit_no)
  order by p.permit_no desc limit 24`

/** A copy takes its columns from the record that it is of, except those that are named. */
const copiesOf = (cnt: number, changes: string) => `
create temp table copied on commit drop as
  select i, s.permit_no as of_no, (select max(permit_no) from wkod_master) + i as copy_no, now() - make_interval(hours => 1 + i % 4) as from_dt
  from generate_series(1, ${cnt}) i join source s on s.n = i % (select count(*) from source);
insert into wkod_master overriding system value
  select (jsonb_populate_record(p, jsonb_build_object('permit_no', copy_no, 'permit_doc_no', 'PTW-COPY-' || copy_no, 'wkod_dt', current_date,
    'work_from_dt', from_dt, 'work_to_dt', from_dt + interval '8 hours') || ${changes})).*
  from copied c join wkod_master p on p.permit_no = c.of_no;
insert into permit_mark (permit_no, plant_cd, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val)
  select copy_no, m.plant_cd, m.mark_no, m.map_no, m.mark_type, 20 + (i * 37 + m.mark_no * 11) % 960, 20 + (i * 53 + m.mark_no * 7) % 960,
    m.radius_val, m.elev_val from copied c join permit_mark m on m.permit_no = c.of_no and m.delete_yn = 'N';
insert into wkod_master_permit_crew
  select (jsonb_populate_record(w, jsonb_build_object('permit_no', copy_no))).* from copied c join wkod_master_permit_crew w on w.permit_no = c.of_no`

const OF_TODAY = `jsonb_build_object('status_cd', ('${STATES}'::text[])[1 + i % 12], 'gas_next_due_dt',
  case when i % 3 = 0 then now() + make_interval(mins => 40 + i % 90) end, 'susp_reason_cd', case when i % 12 = 5 then 'WEATHER' end)`
const RETURNED = `jsonb_build_object('status_cd', 'RTN', 'vendor_cd', '${VENDOR}', 'gas_next_due_dt', null, 'susp_reason_cd', null)`

const DEMANDS = `insert into warn_point overriding system value
  select (jsonb_populate_record(null::warn_point, to_jsonb(w) || jsonb_build_object('warn_point_no', (select max(warn_point_no) from warn_point) + i, 'status_cd', 'ISSUED',
    'warn_point_doc_no', 'WP-COPY-' || i, 'due_ymd', current_date + i % 9))).*
  from generate_series(1, ${OPEN_ROWS / 2}) i cross join lateral (select * from warn_point where vendor_cd = '${VENDOR}' and delete_yn = 'N'
    order by warn_point_no offset i % 5 limit 1) w`

/** The works of the day, with the conflicts that they make. */
export async function fillDay(url: string): Promise<void> {
  const known = `select count(*)::int as cnt from wkod_master where plant_cd = '${PLANT}' and wkod_dt = current_date
    and delete_yn = 'N' and status_cd = any('${STATES}'::text[])`
  const permitNos = await withOwner(url, async (owner) => {
    await owner.query(SOURCE)
    const { rows } = await owner.query<{ cnt: number }>(known)
    await owner.query(copiesOf(WORKS - (rows[0]?.cnt ?? 0), OF_TODAY))
    const made = await owner.query<{ no: string }>(
      `select permit_no as no from wkod_master where permit_doc_no like 'PTW-COPY-%'`,
    )
    return made.rows.map(({ no }) => Number(no))
  })
  const db = new Database(url)
  try {
    await db.write('SYSTEM', (tx) => recheckSimops(tx, { permitNos, now: new Date(), isRun: true }))
  } finally {
    await db.close()
  }
}

/** What waits for one vendor: permits that came back and demands of inspectors. */
export const fillVendor = (url: string): Promise<void> =>
  withOwner(url, async (owner) => {
    await owner.query(SOURCE)
    await owner.query(copiesOf(OPEN_ROWS / 2, RETURNED))
    await owner.query(DEMANDS)
    await owner.query('analyze')
  })

/** How many conflicts the board shows between works of the day. */
export const conflictsOf = (url: string): Promise<number> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ cnt: number }>(
      `select count(*)::int as cnt from simops_hit where plant_cd = '${PLANT}' and hit_status_cd <> 'CLEARED' and delete_yn = 'N'`,
    )
    return rows[0]?.cnt ?? 0
  })
