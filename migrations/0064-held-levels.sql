CREATE TABLE "sys_level_grant" (
	"level_grant_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_level_grant_level_grant_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"auth_grp_no" bigint NOT NULL,
	"hea_read_lvl_cd" varchar(20) NOT NULL,
	"basis_cd" varchar(20) NOT NULL,
	"appr_rqst_no" bigint,
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"end_dt" timestamp with time zone,
	CONSTRAINT "sys_level_grant_basis" CHECK ((basis_cd = 'OWNER') = (appr_rqst_no is null))
);

ALTER TABLE "sys_level_grant" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "sys_level_grant_living" ON "sys_level_grant" USING btree ("user_id","auth_grp_no") WHERE end_dt is null;
CREATE UNIQUE INDEX "sys_level_grant_once" ON "sys_level_grant" USING btree ("appr_rqst_no","user_id","auth_grp_no");
CREATE POLICY "scope" ON "sys_level_grant" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

-- Who holds a health level that takes an approval: everybody in a group of level F, and of E, M and S whoever
-- administers rights, by the group SYS or by any other that writes 권한그룹. Who might comes from the few groups that have
-- a level, whether he is in them from where all rights come from: this is asked at every change of them.
create view directory_level_need as
  with administering as (
    select g.auth_grp_no from sys_auth_grp g where g.auth_grp_cd = 'SYS' or exists (
      select from sys_auth_menu r join sys_menu n on n.menu_id = r.menu_id and n.delete_yn = 'N'
      where r.auth_grp_no = g.auth_grp_no and r.delete_yn = 'N' and r.write_yn = 'Y'
        and n.front_end_url = '/manage/authManage/authGroup')
  ), administrator as (
    select c.user_id from (
      select m.user_id, m.auth_grp_no from administering g join sys_auth_user m on m.auth_grp_no = g.auth_grp_no
      union
      select u.user_id, d.auth_grp_no from administering g join sys_dept d on d.auth_grp_no = g.auth_grp_no
        join sys_user u on u.dept_cd = d.dept_cd
    ) c where exists (select from directory_member m where m.user_id = c.user_id and m.auth_grp_no = c.auth_grp_no
      and m.vendor_cd is null offset 0)
  ), candidate as (
    select m.user_id, g.auth_grp_no from sys_auth_grp g join sys_auth_user m on m.auth_grp_no = g.auth_grp_no
      where g.hea_read_lvl_cd = 'F'
    union
    select u.user_id, g.auth_grp_no from sys_auth_grp g join sys_dept d on d.auth_grp_no = g.auth_grp_no
        join sys_user u on u.dept_cd = d.dept_cd
      where g.hea_read_lvl_cd = 'F'
    union
    select a.portal_id, g.auth_grp_no from sys_auth_grp g join vendor_account a on a.vendor_role_cd = g.auth_grp_cd
      where g.hea_read_lvl_cd = 'F'
    union
    select m.user_id, g.auth_grp_no from administrator a join sys_auth_user m on m.user_id = a.user_id
        join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no
      where g.hea_read_lvl_cd in ('E', 'M', 'S')
    union
    select u.user_id, g.auth_grp_no from administrator a join sys_user u on u.user_id = a.user_id
        join sys_dept d on d.dept_cd = u.dept_cd join sys_auth_grp g on g.auth_grp_no = d.auth_grp_no
      where g.hea_read_lvl_cd in ('E', 'M', 'S')
  )
  select c.user_id, c.auth_grp_no, g.auth_grp_nm, g.hea_read_lvl_cd
  from candidate c join sys_auth_grp g on g.auth_grp_no = c.auth_grp_no
  where exists (select from directory_member m where m.user_id = c.user_id and m.auth_grp_no = c.auth_grp_no offset 0);

-- Of these, who has no approval. At the end of a transaction of the program nobody is in here.
create view directory_level_missing as
  select n.* from directory_level_need n
  where not exists (select from sys_level_grant a where a.user_id = n.user_id and a.auth_grp_no = n.auth_grp_no
    and a.end_dt is null and a.hea_read_lvl_cd in ('F', n.hea_read_lvl_cd));

-- Who may approve one: physicians and health managers, who were approved themselves. A group whose level was taken away
-- makes nobody a physician.
create view directory_level_approver as
  select a.user_id from sys_level_grant a join sys_auth_grp g on g.auth_grp_no = a.auth_grp_no
  where a.end_dt is null and a.hea_read_lvl_cd = 'F' and g.auth_grp_cd in ('DOC', 'HLM');

grant select on directory_level_missing, directory_level_approver to jikim_app;
-- Only ever added to by the program; the triggers end what is over.
grant select, insert on sys_level_grant to jikim_app;
revoke update, delete, truncate on sys_level_grant from jikim_app;

-- Who is there already was let in before anybody asked.
insert into sys_level_grant (user_id, auth_grp_no, hea_read_lvl_cd, basis_cd)
  select user_id, auth_grp_no, hea_read_lvl_cd, 'OWNER' from directory_level_missing;

-- What is refused is told with SQLSTATE JKLVL: the people in the detail, why in the hint.
create function jikim_refuse_levels(people jsonb, why text) returns void language plpgsql as $$
begin
  raise exception 'A health level without an approval' using errcode = 'JKLVL', detail = people::text, hint = why;
end $$;

create function jikim_level_people(only_user text) returns jsonb language sql security definer set search_path = public as $$
  select jsonb_agg(jsonb_build_object('userId', n.user_id, 'userNm', p.user_nm, 'authGrpNm', n.auth_grp_nm,
    'heaReadLvlCd', n.hea_read_lvl_cd) order by p.user_nm, n.user_id, n.auth_grp_no)
  from (
    select user_id, auth_grp_no, auth_grp_nm, hea_read_lvl_cd from directory_level_missing where only_user is null
    union all
    select user_id, auth_grp_no, auth_grp_nm, hea_read_lvl_cd from directory_level_need where user_id = only_user
    limit 50
  ) n join directory_person p on p.user_id = n.user_id
$$;

-- An approval ends with what it was given for. F holds what is below it.
create function jikim_end_levels() returns void language plpgsql security definer set search_path = public as $$
begin
  with need as materialized (select * from directory_level_need),
    lowered as (
      update sys_level_grant a set hea_read_lvl_cd = n.hea_read_lvl_cd from need n
      where a.end_dt is null and a.hea_read_lvl_cd = 'F' and n.hea_read_lvl_cd <> 'F'
        and n.user_id = a.user_id and n.auth_grp_no = a.auth_grp_no
    )
  update sys_level_grant a set end_dt = now()
  where a.end_dt is null and not exists (select from need n where n.user_id = a.user_id and n.auth_grp_no = a.auth_grp_no
    and (n.hea_read_lvl_cd = a.hea_read_lvl_cd or a.hea_read_lvl_cd = 'F'));
end $$;

-- A transaction that touches what rights follow from is looked at as it ends, whatever it was: once, and one after the
-- other, so that two that are harmless apart do not make a level together. What the owner of the database does by
-- himself (the first data of a site, a migration, a repair) is written down instead of refused.
create function jikim_touch_levels() returns trigger language plpgsql as $$
begin
  perform set_config('jikim.levels', 'touched', true);
  return null;
end $$;
create function jikim_hold_levels() returns trigger language plpgsql as $$
declare
  missing jsonb;
begin
  if current_setting('jikim.levels', true) is distinct from 'touched' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('jikim.levels'));
  perform jikim_end_levels();
  if current_user = 'jikim_app' then
    missing := jikim_level_people(null);
    if missing is not null then
      perform jikim_refuse_levels(missing, 'APPROVAL');
    end if;
  else
    insert into sys_level_grant (user_id, auth_grp_no, hea_read_lvl_cd, basis_cd)
      select user_id, auth_grp_no, hea_read_lvl_cd, 'OWNER' from directory_level_missing;
  end if;
  perform set_config('jikim.levels', 'held', true);
  return null;
end $$;
do $$
declare
  changes constant jsonb := '{
    "sys_auth_user": "true",
    "sys_user": "(old.user_id, old.dept_cd, old.user_status_cd, old.delete_yn) is distinct from (new.user_id, new.dept_cd, new.user_status_cd, new.delete_yn)",
    "sys_dept": "(old.dept_cd, old.auth_grp_no, old.delete_yn) is distinct from (new.dept_cd, new.auth_grp_no, new.delete_yn)",
    "sys_auth_grp": "(old.auth_grp_cd, old.hea_read_lvl_cd, old.scope_cd, old.delete_yn) is distinct from (new.auth_grp_cd, new.hea_read_lvl_cd, new.scope_cd, new.delete_yn)",
    "sys_auth_menu": "(old.menu_id, old.auth_grp_no, old.write_yn, old.delete_yn) is distinct from (new.menu_id, new.auth_grp_no, new.write_yn, new.delete_yn)",
    "sys_menu": "(old.menu_id, old.front_end_url, old.delete_yn) is distinct from (new.menu_id, new.front_end_url, new.delete_yn)",
    "vendor_account": "(old.portal_id, old.vendor_role_cd, old.account_status_cd, old.delete_yn) is distinct from (new.portal_id, new.vendor_role_cd, new.account_status_cd, new.delete_yn)"
  }';
  rights_table text;
  change text;
begin
  for rights_table, change in select * from jsonb_each_text(changes) loop
    execute format('create trigger touch_levels after insert or update or delete on %I
      for each statement execute function jikim_touch_levels()', rights_table);
    execute format('create constraint trigger level_held_new after insert or delete on %I deferrable initially deferred
      for each row execute function jikim_hold_levels()', rights_table);
    execute format('create constraint trigger level_held after update on %I deferrable initially deferred
      for each row when (%s) execute function jikim_hold_levels()', rights_table, change);
  end loop;
end $$;

-- What makes an approval one: it is about this person and this group, and a physician or the health manager agreed to
-- it or approved it, who is somebody else. The program cannot write down one that is none.
create function jikim_level_basis(rqst_no bigint, about text, grp_no bigint, lvl text) returns text
language sql security definer set search_path = public as $$
  select 'APPR' from appr_rqst q join auth_rqst r on q.appr_biz_cd = 'AUTH_CHANGE' and r.auth_rqst_no = q.biz_no
  where q.appr_rqst_no = rqst_no and r.user_id = about
    and (lvl <> 'F' or exists (select from auth_rqst_auth_changes c join sys_auth_grp g on g.auth_grp_cd = c.auth_grp_cd
      where c.auth_rqst_no = r.auth_rqst_no and c.change_cd = 'ADD' and g.auth_grp_no = grp_no))
    and exists (select from appr_line l join directory_level_approver a on a.user_id = l.act_user_id
      where l.appr_rqst_no = rqst_no and l.line_type_cd in ('AGREE', 'APPROVE') and l.decision_cd in ('OK', 'COND')
        and l.act_user_id <> about)
$$;
create function jikim_has_one_time_password(about text) returns boolean
language sql security definer set search_path = public as $$
  select exists (select from sys_credential c where c.user_id = about and c.pwd_expired_yn = 'Y')
$$;
create function jikim_check_level_grant() returns trigger language plpgsql as $$
begin
  if current_user <> 'jikim_app' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('jikim.levels'));
  new.basis_cd := jikim_level_basis(new.appr_rqst_no, new.user_id, new.auth_grp_no, new.hea_read_lvl_cd);
  if new.basis_cd is null then
    perform jikim_refuse_levels(coalesce(jikim_level_people(new.user_id), '[]'), 'APPROVAL');
  elsif jikim_has_one_time_password(new.user_id) then
    -- Whoever set it would hold the level as well.
    perform jikim_refuse_levels(coalesce(jikim_level_people(new.user_id), '[]'), 'HAS_PASSWORD');
  end if;
  return new;
end $$;
create trigger check_level_grant before insert on sys_level_grant
  for each row execute function jikim_check_level_grant();

-- A password that somebody else knows opens what its owner may: it gives his level to who set it.
create function jikim_levels_of(about text) returns boolean
language sql security definer set search_path = public as $$
  select exists (select from sys_level_grant a where a.user_id = about and a.end_dt is null)
$$;
create function jikim_hold_password() returns trigger language plpgsql as $$
begin
  if current_user = 'jikim_app' and jikim_levels_of(new.user_id) then
    perform jikim_refuse_levels(jikim_level_people(new.user_id), 'PASSWORD');
  end if;
  return new;
end $$;
create trigger hold_password before insert or update on sys_credential
  for each row when (new.pwd_expired_yn = 'Y') execute function jikim_hold_password();
