ALTER TABLE "sys_audit" ADD COLUMN "about_biz_cd" varchar(60);
ALTER TABLE "sys_audit" ADD COLUMN "about_biz_no" varchar(60);
ALTER POLICY "closed" ON "sys_audit" TO jikim_app USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or coalesce(about_biz_cd, biz_cd) <> all ((select jikim_closed())::text[]));


-- by hand

-- Takes away a piece of a log whose time of keeping is over, whole months only; returns how many rows went, null when
-- nothing is left to go. The only way in which a log gets shorter: the role of the requests may add to it and no more, and
-- by this function nothing that is younger than the register says, than a year, or than the real day of today.
create function jikim_forget_log(log text, today date) returns integer language plpgsql security definer
  set search_path = public set lock_timeout = '5s' set timezone = 'Asia/Seoul' as $$
declare
  years integer;
  until date;
  piece text;
  gone integer;
begin
  select legal_param_val::integer into years from com_legal_param
    where legal_param_cd = case log when 'sys_audit' then 'LOG_AUDIT_Y' when 'sys_login_log' then 'LOG_LOGIN_Y'
        when 'sys_access_log' then 'LOG_ACCESS_Y' end
      and effective_from_ymd <= today and delete_yn = 'N' and legal_param_val ~ '^[0-9]{1,3}$'
    order by effective_from_ymd desc limit 1;
  if years is null then return null; end if;
  until := date_trunc('month', least(today, current_date)::timestamp) - make_interval(years => greatest(years, 1));
  if log = 'sys_login_log' then
    delete from sys_login_log where login_log_no in (select login_log_no from sys_login_log where login_dt < until limit 5000);
  elsif log = 'sys_access_log' then
    delete from sys_access_log where access_log_no in (select access_log_no from sys_access_log where access_dt < until limit 5000);
  else
    select c.relname into piece from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'sys_audit'::regclass and c.relname ~ '^sys_audit_[0-9]{6}$'
        and to_date(right(c.relname, 6), 'YYYYMM') < until
      order by 1 limit 1;
    if piece is not null then
      execute format('lock table %I in access exclusive mode', piece);
      execute format('select count(*) from %I', piece) into gone;
      execute format('drop table %I', piece);
      return gone;
    end if;
    delete from sys_audit_rest where (audit_no, audit_dt) in (
      select audit_no, audit_dt from sys_audit_rest where audit_dt < until limit 5000);
  end if;
  get diagnostics gone = row_count;
  return nullif(gone, 0);
end $$;

-- Whether nothing is left to do about a notice for who asks: Y or N, null where it is not meant for him. A vendor has done
-- what any of its accounts has done, or all of its workers where each must.
create function jikim_notice_done(no bigint) returns text language sql stable set search_path = public as $$
  select case when case
      when n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER' and v.vendor_cd <> '' then not exists (
        select from vendor_person p left join notice_read w on w.notice_no = n.notice_no and w.person_no = p.person_no
        where p.vendor_cd = v.vendor_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N' and w.confirm_dt is null)
      else exists (
        select from notice_read r where r.notice_no = n.notice_no
          and (v.vendor_cd = '' and r.user_id = v.user_id or v.vendor_cd <> '' and r.vendor_cd = v.vendor_cd and r.user_id is not null)
          and case when n.confirm_yn = 'Y' then r.confirm_dt is not null else r.read_dt is not null end)
    end then 'Y' else 'N' end
  from notice n cross join (select current_setting('jikim.user', true) as user_id,
      coalesce(current_setting('jikim.vendor', true), '') as vendor_cd) v
  where n.notice_no = no and n.status_cd = 'OPEN' and n.plant_cd = current_setting('jikim.plant', true)
    and string_to_array(n.audience_desc, ' ') && (select jikim_audience())
$$;

-- Whether somebody has said who asks: a session of the requests' role that has not is shown no vendor and none of its people.
-- The owner's own work and the functions that run as him see all.
create function jikim_is_asked() returns boolean language sql stable as $$
  select not row_security_active('vendor_info')
    or current_setting('jikim.scope', true) in ('SYSTEM', 'ALL', 'PLANT', 'DEPT', 'OWN', 'VENDOR')
$$;
create or replace view directory_person as
  select u.user_id, u.user_nm, u.user_nm_initials,
    (select d.dept_nm from sys_dept d where d.dept_cd = u.dept_cd) as org_nm,
    u.plant_cd, null::varchar as vendor_cd, 'staff' as kind, u.user_status_cd as status_cd
  from sys_user u
  union all
  select a.portal_id, a.user_nm, a.user_nm_initials,
    (select v.vendor_nm from vendor_info v where v.vendor_cd = a.vendor_cd),
    a.plant_cd, a.vendor_cd, 'vendor', a.account_status_cd
  from vendor_account a where (select jikim_is_asked());
create or replace view directory_name as
  select 'user' as kind, user_id::text as key, user_nm::text as nm from directory_person
  union all select 'department', dept_cd, dept_nm from sys_dept
  union all select 'plant', plant_cd, plant_nm from plant
  union all select 'vendor', vendor_cd, vendor_nm from vendor_info where (select jikim_is_asked())
  union all select 'process', process_no::text, process_nm from process
  union all select 'person', person_no::text, person_nm from vendor_person where (select jikim_is_asked());

-- Entries of approvals that are there already stand behind the fence of what they are about.
update sys_audit a set about_biz_cd = k.name, about_biz_no = r.biz_no::text
  from appr_rqst r join (values ('NEAR_MISS_CLOSE', 'near-miss'), ('AUTH_CHANGE', 'auth-rqst')) k (kind, name) on k.kind = r.appr_biz_cd
  where a.biz_cd = 'approval' and a.biz_no = r.appr_rqst_no::text;
