-- Of a vendor, who was behind the gate within the last seven days: who signs what each worker must read.
create function jikim_on_site(vendor text) returns setof bigint language sql stable as $$
  select p.person_no from vendor_person p
  where p.vendor_cd = vendor and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N' and exists (
    select from entry_log l where l.person_no = p.person_no and l.vendor_cd = vendor and l.delete_yn = 'N'
      and l.in_dt > now() - interval '9 days'
      and (l.out_dt is null or l.out_dt > now() - interval '7 days'))
$$;

-- As it was, but for whom a notice to each worker waits.
create or replace function jikim_notice_done(no bigint) returns text language sql stable set search_path = public as $$
  select case when case
      when n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER' and v.vendor_cd <> '' then not exists (
        select from jikim_on_site(v.vendor_cd) p (person_no)
          left join notice_read w on w.notice_no = n.notice_no and w.person_no = p.person_no
        where w.confirm_dt is null)
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
