-- What the directory needs beyond its tables. The views belong to the owner of the tables, so that names resolve
-- where row-level security hides the row itself: these tables must not have FORCE ROW LEVEL SECURITY.

-- Everybody who can act, by the id that stands in createUserId and its like. No joins: a name is one index look-up.
create or replace view directory_person as
  select u.user_id, u.user_nm, u.user_nm_initials,
    (select d.dept_nm from sys_dept d where d.dept_cd = u.dept_cd) as org_nm,
    u.plant_cd, null::varchar as vendor_cd, 'staff' as kind, u.user_status_cd as status_cd
  from sys_user u
  union all
  select a.portal_id, a.user_nm, a.user_nm_initials,
    (select v.vendor_nm from vendor_info v where v.vendor_cd = a.vendor_cd),
    a.plant_cd, a.vendor_cd, 'vendor', a.account_status_cd
  from vendor_account a;

-- Who is in which authority group: by himself, by his department, by his role in the vendor's account. Staff groups
-- hold staff and vendor groups vendors, whatever the tables say. To see all plants takes plantAccessYn = Y.
create view directory_member as
  select u.user_id, g.auth_grp_no, g.auth_grp_cd, u.plant_cd, null::varchar as vendor_cd,
    case when g.scope_cd = 'ALL' and g.plant_access_yn <> 'Y' then 'PLANT' else g.scope_cd end as scope_cd
  from sys_user u
    join sys_auth_user m on m.user_id = u.user_id and m.delete_yn = 'N'
    join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no
  where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and g.delete_yn = 'N' and g.scope_cd <> 'VENDOR'
  union
  select u.user_id, g.auth_grp_no, g.auth_grp_cd, u.plant_cd, null,
    case when g.scope_cd = 'ALL' and g.plant_access_yn <> 'Y' then 'PLANT' else g.scope_cd end
  from sys_user u
    join sys_dept d on d.dept_cd = u.dept_cd and d.delete_yn = 'N'
    join sys_auth_grp g on g.auth_grp_no = d.auth_grp_no
  where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and g.delete_yn = 'N' and g.scope_cd <> 'VENDOR'
  union
  select a.portal_id, g.auth_grp_no, g.auth_grp_cd, a.plant_cd, a.vendor_cd, g.scope_cd
  from vendor_account a
    join sys_auth_user m on m.user_id = a.portal_id and m.delete_yn = 'N'
    join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no
  where a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N' and g.delete_yn = 'N' and g.scope_cd = 'VENDOR'
  union
  select a.portal_id, g.auth_grp_no, g.auth_grp_cd, a.plant_cd, a.vendor_cd, g.scope_cd
  from vendor_account a
    join sys_auth_grp g on g.auth_grp_cd = a.vendor_role_cd
  where a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N' and g.delete_yn = 'N' and g.scope_cd = 'VENDOR';

-- Who answers for a role at a plant: its own people; where it has none, those who see all plants.
drop view if exists directory_role;
create view directory_role as
  select m.user_id, m.auth_grp_cd, m.plant_cd, m.vendor_cd from directory_member m
  union
  select m.user_id, m.auth_grp_cd, p.plant_cd, null
  from directory_member m cross join plant p
  where m.scope_cd = 'ALL' and not exists (
    select from directory_member o where o.auth_grp_cd = m.auth_grp_cd and o.plant_cd = p.plant_cd);

grant select on directory_person, directory_member, directory_role to jikim_app;

-- Staff and vendor accounts share one name space: an id in createUserId is one person.
create function refuse_shared_account_id() returns trigger language plpgsql security definer set search_path = public as $$
declare
  account_id text := to_jsonb(new) ->> tg_argv[0];
  is_taken boolean;
begin
  if tg_table_name = 'sys_user' then
    is_taken := exists (select from vendor_account where portal_id = account_id);
  else
    is_taken := exists (select from sys_user where user_id = account_id);
  end if;
  if is_taken then
    raise unique_violation using message = format('The account id %s is taken', account_id);
  end if;
  return new;
end $$;
create trigger refuse_shared_account_id before insert or update of user_id on sys_user
  for each row execute function refuse_shared_account_id('user_id');
create trigger refuse_shared_account_id before insert or update of portal_id on vendor_account
  for each row execute function refuse_shared_account_id('portal_id');

-- Who somebody is and what he may do is kept in memory by every instance; here it hears that it has changed.
create function tell_directory_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('jikim_directory', tg_table_name);
  return null;
end $$;
do $$
declare
  directory_table text;
begin
  foreach directory_table in array array['sys_user', 'sys_dept', 'vendor_info', 'vendor_account', 'sys_menu',
    'sys_auth_grp', 'sys_auth_menu', 'sys_auth_user', 'sys_setting']
  loop
    execute format('create trigger tell_directory_change after insert or update or delete on %I
      for each statement execute function tell_directory_change()', directory_table);
  end loop;
end $$;

-- What sign-in needs beyond its tables.
grant select, insert, update, delete on sys_credential, sys_login_fail, sys_session to jikim_app;
grant select, insert on sys_login_log to jikim_app;
revoke update, delete, truncate on sys_login_log from jikim_app;

-- A session that was ended is forgotten by every instance at once.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('jikim_session', new.session_no::text);
  return null;
end $$;
create trigger tell_session_end after update of ended_dt on sys_session
  for each row when (old.ended_dt is null and new.ended_dt is not null) execute function tell_session_end();
