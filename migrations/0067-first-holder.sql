ALTER TABLE "auth_rqst" ADD COLUMN "appoint_doc_no" varchar(100);
ALTER TABLE "auth_rqst" ADD COLUMN "appoint_file_id" bigint;
ALTER TABLE "auth_rqst" ADD COLUMN "concerned_user_ids" varchar(3000);
ALTER TABLE "auth_rqst_auth_changes" ADD COLUMN "hea_read_lvl_cd" varchar(20);

create or replace view directory_level_approver as
  select a.user_id, a.appr_rqst_no from sys_level_grant a join sys_auth_grp g on g.auth_grp_no = a.auth_grp_no
  where a.end_dt is null and a.hea_read_lvl_cd = 'F' and g.auth_grp_cd in ('DOC', 'HLM');

-- Who stands behind an approval that concerns these people, or would once it is decided as it stands: APPR a physician or
-- the health manager; FIRST the head of their plant or of the company, while nobody else who is still here ever was one.
-- Nobody is it for himself, nor for those who come to it with him.
create function jikim_approved_by(rqst_no bigint, concerned text[], is_decided boolean) returns text
language sql security definer set search_path = public as $$
  with decider as (
    select case when is_decided then l.act_user_id else l.user_id end as user_id from appr_line l
    where l.appr_rqst_no = rqst_no and l.line_type_cd in ('AGREE', 'APPROVE')
      and (not is_decided or l.decision_cd in ('OK', 'COND'))
  ), other as (
    select d.user_id from decider d where d.user_id <> all (concerned)
  )
  select case
    when exists (select from other o join directory_level_approver a on a.user_id = o.user_id
      where a.appr_rqst_no is distinct from rqst_no) then 'APPR'
    when exists (select from other o join directory_member m on m.user_id = o.user_id
        where m.auth_grp_cd = 'CEO' or m.auth_grp_cd = 'CSO'
          and m.plant_cd in (select u.plant_cd from sys_user u where u.user_id = any (concerned)))
      and not exists (select from sys_level_grant a join sys_auth_grp g on g.auth_grp_no = a.auth_grp_no
          join sys_user u on u.user_id = a.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
        where g.auth_grp_cd in ('DOC', 'HLM') and a.user_id <> all (concerned)
          and a.appr_rqst_no is distinct from rqst_no) then 'FIRST'
  end
$$;

-- An approval is about this person and this group, or about the level of this group and whoever was in it when it was
-- asked for. The first of all takes the document that appoints him.
create or replace function jikim_level_basis(rqst_no bigint, about text, grp_no bigint, lvl text) returns text
language sql security definer set search_path = public as $$
  with rqst as (
    select r.auth_rqst_no, r.appoint_doc_no, r.appoint_file_id,
      array_append(string_to_array(coalesce(r.concerned_user_ids, ''), ' '), r.user_id::text) as concerned
    from appr_rqst q join auth_rqst r on q.appr_biz_cd = 'AUTH_CHANGE' and r.auth_rqst_no = q.biz_no
    where q.appr_rqst_no = rqst_no and exists (
      select from auth_rqst_auth_changes c join sys_auth_grp g on g.auth_grp_cd = c.auth_grp_cd
      where c.auth_rqst_no = r.auth_rqst_no and (
        c.change_cd = 'ADD' and r.user_id = about and (lvl <> 'F' or g.auth_grp_no = grp_no)
        or c.change_cd = 'LEVEL' and g.auth_grp_no = grp_no and c.hea_read_lvl_cd = lvl
          and about = any (string_to_array(r.concerned_user_ids, ' '))))
  ), approved as (
    select r.*, jikim_approved_by(rqst_no, r.concerned, true) as basis from rqst r
  )
  select basis from approved
  where basis = 'APPR' or basis = 'FIRST' and appoint_doc_no is not null and appoint_file_id is not null
    and grp_no in (select g.auth_grp_no from sys_auth_grp g where g.auth_grp_cd in ('DOC', 'HLM'))
$$;

-- A one-time password for who holds a level is approved like the level: good for a day, and for one password.
create function jikim_password_approved(about text) returns boolean
language sql security definer set search_path = public as $$
  select exists (
    select from appr_rqst q join auth_rqst r on q.appr_biz_cd = 'AUTH_CHANGE' and r.auth_rqst_no = q.biz_no
    where r.user_id = about and q.appr_status_cd = 'APPR'
      and exists (select from auth_rqst_auth_changes c where c.auth_rqst_no = r.auth_rqst_no and c.change_cd = 'PASSWORD')
      and jikim_approved_by(q.appr_rqst_no, array[about], true) is not null
      and (select max(l.act_dt) from appr_line l where l.appr_rqst_no = q.appr_rqst_no) >
        greatest(now() - interval '24 hours', (select c.user_pwd_udt from sys_credential c where c.user_id = about)))
$$;
create or replace function jikim_hold_password() returns trigger language plpgsql as $$
begin
  if current_user = 'jikim_app' and jikim_levels_of(new.user_id) and not jikim_password_approved(new.user_id) then
    perform jikim_refuse_levels(jikim_level_people(new.user_id), 'PASSWORD');
  end if;
  return new;
end $$;
