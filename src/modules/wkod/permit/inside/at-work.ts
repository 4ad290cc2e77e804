/** Who is at a work, or in a confined space, when everybody has to be found. */
import type { PresentSince } from '#modules/contractor/entry/entry.ports.ts'
import type { Presence } from '#modules/contractor/muster/muster.logic.ts'
import { sql } from '#platform/server/database/sql.ts'
import { namedParts } from '../crew/party.sql.ts'

/** People of a stopped work are counted as long as they may still stand there: the rest of the shift. */
const STOPPED_HOURS = 12

/**
 * Contractors' people and own employees of works that go on, that were stopped lately, or that ended since; and who has gone
 * into a confined space and was not seen coming out. Between the days of a work nobody is there.
 */
export const presentAtWork: PresentSince = (db, { plantCd, from }) =>
  db.query<Presence>(sql`
    with work as materialized (
      select p.* from wkod_master p where p.plant_cd = ${plantCd} and p.delete_yn = 'N' and (p.status_cd = 'WORK'
        or p.status_cd = 'SUSP' and (coalesce(p.inside_cnt, 0) > 0 or p.susp_reason_cd is distinct from 'BREAK'
          and p.susp_dt > ${from}::timestamptz - make_interval(hours => ${STOPPED_HOURS}))
        or p.status_cd in ('DONE', 'CLOSE') and p.done_dt > ${from})
    ), here as (
      select c.permit_no, c.person_no, c.user_id, 'PERMIT' as source_cd, c.add_dt as since_dt
      from work p join wkod_master_permit_crew c on c.permit_no = p.permit_no
      where c.add_dt is not null and (c.leave_dt is null or c.leave_dt > ${from})
      union all
      select p.permit_no, x.person_no, x.user_id, 'PERMIT', p.start_dt from work p ${namedParts}
      where (x.person_no is not null or x.user_id is not null) and p.start_dt is not null
        and not exists (select from wkod_master_permit_crew c where c.permit_no = p.permit_no
          and (c.person_no = x.person_no or c.user_id = x.user_id))
      union all
      select e.permit_no, e.person_no, e.user_id, 'CSE', e.in_dt
      from work p join wkod_master_cse_entry_log e on e.permit_no = p.permit_no
      where e.in_dt is not null and (e.out_dt is null or e.out_dt > ${from})
    )
    select distinct on (h.permit_no, h.person_no, h.user_id, h.source_cd) h.person_no::int as "personNo", h.user_id as "userId",
      h.source_cd as "sourceCd", h.since_dt as "sinceDt", p.place_desc as "placeDesc", p.permit_no::int as "permitNo",
      p.permit_doc_no as "permitDocNo", p.wkod_title as "wkodTitle", coalesce(v.person_nm, u.user_nm) as "foremanNm",
      coalesce(v.phone_no, u.phone_no) as "foremanTel"
    from here h join work p on p.permit_no = h.permit_no
      left join vendor_person v on v.person_no = p.leader_person_no
      left join sys_user u on p.leader_person_no is null and u.user_id = p.leader_user_id
    where h.since_dt is not null
    order by h.permit_no, h.person_no, h.user_id, h.source_cd, h.since_dt desc`)
