/** Who takes part in a permit, as rows: its crew that has not left, and whoever has a part of his own, each once. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** `permit_no, person_no, user_id, role_cd, at`, in the order `at`. */
export const permitPeople: Sql = sql`select c.permit_no, c.person_no, c.user_id, coalesce(c.crew_role_cd, 'WORKER') as role_cd,
    c.seq_no as at
  from wkod_master_permit_crew c where c.leave_dt is null
  union all
  select p.permit_no, x.person_no, x.user_id, x.role_cd, x.at
  from wkod_master p cross join lateral (values
      (p.leader_person_no, null, 'LEADER', -5), (null, case when p.vendor_cd is null then p.leader_user_id end, 'LEADER', -4),
      (p.watch_person_no, null, 'WATCH', -3), (p.fire_watch_person_no, null, 'FIRE', -2), (p.signal_person_no, null, 'SIGNAL', -1),
      (p.cmd_person_no, null, 'CMD', 0)) x (person_no, user_id, role_cd, at)
  where (x.person_no is not null or x.user_id is not null)
    and not exists (select from wkod_master_permit_crew c where c.permit_no = p.permit_no and c.leave_dt is null
      and (c.person_no = x.person_no or c.user_id = x.user_id))
    and not exists (select from (values (p.leader_person_no, -5), (p.watch_person_no, -3), (p.fire_watch_person_no, -2),
      (p.signal_person_no, -1)) y (person_no, at) where y.person_no = x.person_no and y.at < x.at)`

/** People of contractors with their parts at works that go on: `permit_no, person_no, role_cd`, one row for each part. */
export const workersNow: Sql = sql`select c.permit_no, c.person_no, coalesce(c.crew_role_cd, 'WORKER') as role_cd
  from wkod_master p join wkod_master_permit_crew c on c.permit_no = p.permit_no and c.leave_dt is null and c.person_no is not null
  where p.status_cd = 'WORK' and p.delete_yn = 'N'
  union all
  select p.permit_no, x.person_no, x.role_cd
  from wkod_master p cross join lateral (values (p.leader_person_no, 'LEADER'), (p.watch_person_no, 'WATCH'),
    (p.fire_watch_person_no, 'FIRE'), (p.signal_person_no, 'SIGNAL'), (p.cmd_person_no, 'CMD')) x (person_no, role_cd)
  where p.status_cd = 'WORK' and p.delete_yn = 'N' and x.person_no is not null`
