/** Who of the site is there, and who is heard, on the demo's running day. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Of each work with much risk left another one, as far as there are people for that. */
export const superviseScenes = (tx: Transaction, permitNos: readonly number[]) =>
  tx.query(sql`
    with risky as (select p.permit_no, p.plant_cd, p.issue_dt, p.start_dt, p.done_dt,
        row_number() over (partition by p.plant_cd order by p.status_cd <> 'WORK', p.permit_no) - 1 as nth
      from wkod_master p join jsa j on j.jsa_no = p.jsa_no and j.consent_yn = 'Y'
      where p.permit_no = any(${[...permitNos]}::bigint[])),
    known as (select plant_cd, user_id, row_number() over (partition by plant_cd order by min(rank), user_id) - 1 as nth,
        count(*) over (partition by plant_cd) as of
      from directory_role h join (values ('SUP', 1), ('OWN', 2), ('ENG', 3), ('MNT', 4), ('EMP', 5)) r (cd, rank) on r.cd = h.auth_grp_cd
      group by plant_cd, user_id)
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt, add_dt, leave_dt)
    select r.permit_no, 1 + coalesce((select max(c.seq_no) from wkod_master_permit_crew c where c.permit_no = r.permit_no), 0),
      k.user_id, 'SUP', r.issue_dt + interval '2 minutes', r.start_dt, r.done_dt
    from risky r join known k on k.plant_cd = r.plant_cd and k.nth = r.nth % k.of`)

/** Whoever works alone lets himself be heard. */
export const keepHeard = (tx: Transaction, permitNos: readonly number[], now: Date) =>
  tx.query(sql`
    insert into wkod_master_permit_alone (permit_no, seq_no, person_no, user_id, check_dt, send_dt, via_cd, by_person_no, by_user_id)
    select p.permit_no, 1 + coalesce((select max(a.seq_no) from wkod_master_permit_alone a where a.permit_no = p.permit_no), 0),
      min(c.person_no), min(c.user_id), ${now}, ${now}, 'SELF', min(c.person_no), min(c.user_id)
    from wkod_master p join wkod_master_permit_crew c on c.permit_no = p.permit_no and c.add_dt is not null and c.leave_dt is null
    where p.permit_no = any(${[...permitNos]}::bigint[]) and p.status_cd = 'WORK'
    group by p.permit_no having count(*) = 1`)
