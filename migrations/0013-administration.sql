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
