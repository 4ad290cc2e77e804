/** Everybody of a work as rows, each once: as `party.logic.ts` has them. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** Of permits `p`: who has a part by name, as `x`. */
export const namedParts: Sql = sql`cross join lateral (values
    (p.leader_person_no, null, 'LEADER', -5), (null, case when p.vendor_cd is null then p.leader_user_id end, 'LEADER', -4),
    (p.watch_person_no, null, 'WATCH', -3), (p.fire_watch_person_no, null, 'FIRE', -2), (p.signal_person_no, null, 'SIGNAL', -1),
    (p.cmd_person_no, null, 'CMD', 0)) x (person_no, user_id, role_cd, at)`

/**
 * `permit_no, person_no, user_id, role_cd, sign_dt, add_dt, at`, in the order `at`: who has not left, and who is named and
 * stands on no line.
 */
export const permitParty: Sql = sql`select c.permit_no, c.person_no, c.user_id, coalesce(c.crew_role_cd, 'WORKER') as role_cd,
    c.tbm_sign_dt as sign_dt, c.add_dt, c.seq_no as at
  from wkod_master_permit_crew c where c.leave_dt is null
  union all
  select p.permit_no, x.person_no, x.user_id, x.role_cd, null, null, x.at
  from wkod_master p ${namedParts}
  where (x.person_no is not null or x.user_id is not null)
    and not exists (select from wkod_master_permit_crew c where c.permit_no = p.permit_no
      and (c.person_no = x.person_no or c.user_id = x.user_id))
    and not exists (select from (values (p.leader_person_no, -5), (p.watch_person_no, -3), (p.fire_watch_person_no, -2),
      (p.signal_person_no, -1)) y (person_no, at) where y.person_no = x.person_no and y.at < x.at)`

/** Who is of works that go on: `permit_no, person_no, user_id, role_cd, add_dt`, one row for each part. */
export const workersNow: Sql = sql`select p.permit_no, c.person_no, c.user_id, coalesce(c.crew_role_cd, 'WORKER') as role_cd, c.add_dt
  from wkod_master p join wkod_master_permit_crew c on c.permit_no = p.permit_no and c.leave_dt is null
  where p.status_cd = 'WORK' and p.delete_yn = 'N'
  union all
  select p.permit_no, x.person_no, x.user_id, x.role_cd, p.start_dt from wkod_master p ${namedParts}
  where p.status_cd = 'WORK' and p.delete_yn = 'N' and (x.person_no is not null or x.user_id is not null)
    and not exists (select from wkod_master_permit_crew c where c.permit_no = p.permit_no and c.leave_dt is not null
      and (c.person_no = x.person_no or c.user_id = x.user_id))`
