/** Work of a contractor that is going on: how its permit came to be is another journey's matter. */
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { now } from '#platform/test/journey.ts'
import type { Sql } from './journey.ts'
import { ofSite, ofVendor } from './permit.ts'

/** Who asks and who leads, at the demo's first contractor. */
export const asker = 'V100001-02'
export const leader = 'V100001-03'

const HOUR_MS = 3_600_000

/** On the clock of the site. */
export const timeOf = (at: Date) =>
  at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

export interface Running {
  permitNo: number
  title: string
  /** Where the site and where the contractor reads it. */
  atSite: string
  atVendor: string
}
interface Hours {
  title: string
  /** Hours from then until it ends; it began two before. */
  hoursLeft: number
  at?: number
}

/** In the area of the demo's first production team, by people whom the gate has let in. */
export async function aWork(sql: Sql, { title, hoursLeft, at = now() }: Hours): Promise<Running> {
  const from = new Date(at - 2 * HOUR_MS)
  const [made] = await sql<{ no: number }>(
    `with pattern as (
        select * from wkod_master where plant_cd = '2000' and vendor_cd = 'V100001' and permit_base_cd = 'GEN' and permit_sub_cds is null
          and leader_person_no is not null and delete_yn = 'N' order by status_cd = 'WORK' desc, permit_no desc limit 1),
      made as (
        insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_desc, wkod_dt, permit_base_cd, vendor_cd, own_user_id,
          area_dept_cd, process_no, place_desc, zone_class_cd, work_from_dt, work_to_dt, leader_person_no, jsa_no, risk_grade_cd,
          create_user_id, rqst_user_id, rqst_dt, issue_dt, start_dt)
        select 'PTW-' || replace($2, '-', '') || '-' || (select 9001 + count(*) from wkod_master where permit_doc_no like 'PTW-%-9___'),
          'WORK', plant_cd, $1, '튜브를 빼내어 닦습니다.', $2::date, 'GEN', vendor_cd, own_user_id, 'D2110', process_no, '열교환기 E-101', 'N',
          $3, $4, leader_person_no, jsa_no, 'LOW', $5, $5, $3, $3, $3 from pattern returning permit_no),
      crew as (
        insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd, tbm_sign_dt, add_dt)
        select m.permit_no, c.seq_no, c.person_no, c.crew_role_cd, $3, $3 from made m, wkod_master_permit_crew c join pattern p using (permit_no)),
      -- Nobody is at two works.
      gone as (
        update wkod_master_permit_crew c set leave_dt = $3 from pattern p
        where c.permit_no = p.permit_no and c.crew_role_cd = 'WORKER' and c.leave_dt is null),
      place as (
        insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, wkod_dt, wkod_title,
          create_user_id, update_user_id)
        select m.permit_no, '2000', 'V100001', 1, map_no, 'GEN', 980, 980, $2::date, $1, $5, $5 from made m, site_map
        where plant_cd = '2000' and level_no = 1 and width_val > 0)
      select permit_no::int as no from made`,
    [title, dayOf(from), from, new Date(at + hoursLeft * HOUR_MS), asker],
  )
  if (!made) throw new Error(`The demo has no ${permit.label} to copy`)
  return { permitNo: made.no, title, atSite: ofSite(made.no), atVendor: ofVendor(made.no) }
}
