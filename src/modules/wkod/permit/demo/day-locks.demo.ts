/** What the works of the demo's running day are cut off from: each behind an isolation, with the own lock of everybody. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { permitParty } from '../crew/party.sql.ts'

export async function lockScenes(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const isolated = sql`p.permit_no = any(${[...permitNos]}::bigint[]) and p.status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP')
    and p.permit_sub_cds ~ '\\y(CSE|ELE|LNB)\\y'`
  const theirs = sql`select l.iso_plan_no, l.permit_no, p.permit_sub_cds, p.start_dt, p.status_cd from iso_plan_permit l
    join wkod_master p using (permit_no) join iso_plan i on i.iso_plan_no = l.iso_plan_no and i.status_cd = 'VERIFIED' where ${isolated}`
  await tx.query(sql`insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
    select i.no, p.permit_no, ${now}, 'oper' from wkod_master p cross join lateral (
        select o.iso_plan_no as no from iso_plan o where o.plant_cd = p.plant_cd and o.status_cd = 'VERIFIED' and o.delete_yn = 'N'
        order by o.long_yn, o.iso_plan_no desc offset p.permit_no % 5 limit 1) i
    where ${isolated} and not exists (select from iso_plan_permit l join iso_plan o using (iso_plan_no)
      where l.permit_no = p.permit_no and o.delete_yn = 'N' and o.status_cd <> 'CANC')`)
  await tx.query(sql`update iso_plan_points t set iso_method_cd = 'BLIND' from (${theirs}) l
    where t.iso_plan_no = l.iso_plan_no and l.permit_sub_cds ~ '\\yCSE\\y' and t.energy_cd <> 'ELE'
      and t.iso_method_cd not in ('BLIND', 'DISC', 'DBB')`)
  await tx.query(sql`with locks as (
      select l.iso_plan_no, l.permit_no, c.person_no, c.user_id, l.start_dt, k.last + row_number() over (
        partition by l.iso_plan_no order by l.permit_no, c.at, c.person_no) as no
      from (${theirs}) l join (${permitParty}) c on c.permit_no = l.permit_no
        cross join lateral (select coalesce(max(o.seq_no), 0) as last from iso_plan_personal o where o.iso_plan_no = l.iso_plan_no) k
      where l.status_cd in ('WORK', 'SUSP') and not exists (select from iso_plan_personal o where o.iso_plan_no = l.iso_plan_no
        and o.permit_no = l.permit_no and o.off_dt is null and (o.person_no = c.person_no or o.user_id = c.user_id)))
    insert into iso_plan_personal (iso_plan_no, seq_no, iso_personal_no, permit_no, person_no, user_id, lock_no, on_dt, on_user_id)
    select iso_plan_no, no, no, permit_no, person_no, user_id, 'P-' || iso_plan_no || '-' || no, start_dt - interval '10 minutes', 'oper' from locks`)
  await tx.query(sql`update iso_plan i set personal_cnt = (select count(*) from iso_plan_personal k where k.iso_plan_no = i.iso_plan_no and k.off_dt is null),
      permit_cnt = (select count(*) from iso_plan_permit k where k.iso_plan_no = i.iso_plan_no)
    where i.iso_plan_no in (select iso_plan_no from (${theirs}) l)`)
  await tx.query(
    sql`update wkod_master p set iso_cnt = (select count(*) from iso_plan_permit k where k.permit_no = p.permit_no) where ${isolated}`,
  )
}
