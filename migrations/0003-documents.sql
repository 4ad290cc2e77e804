-- What the tables of documents cannot say: names of keys, exact counters, search, months of the audit log, live events.

-- The name behind a key of the directory, for the differences in a history.
create view directory_name as
  select 'user' as kind, user_id::text as key, user_nm::text as nm from directory_person
  union all select 'department', dept_cd, dept_nm from sys_dept
  union all select 'plant', plant_cd, plant_nm from plant
  union all select 'vendor', vendor_cd, vendor_nm from vendor_info
  union all select 'process', process_no::text, process_nm from process
  union all select 'person', person_no::text, person_nm from vendor_person;

-- Every two neighbouring characters of a text as one number each; texts are compared in small letters.
create function jikim_grams(source text) returns setof integer language sql immutable parallel safe as $$
  select distinct (ascii(c[i]) << 16) | ascii(c[i + 1])
  from (select string_to_array(lower(source), null) as c) chars, generate_series(1, cardinality(c) - 1) as i
  where c[i] <> all (array[' ', E'\n', E'\t']) and c[i + 1] <> all (array[' ', E'\n', E'\t'])
$$;

-- Gives a document's table its counters and its search, kept by statement triggers in the writing transaction.
-- Drafts (never submitted) and deleted rows are in neither.
--   biz, tab, key, doc_no   the document's name, its table, its key and display-number columns
--   start_cd                the state of a draft
--   search                  searched text columns; empty: no search, no table <tab>_gram
--   has_vendor              whether rows may belong to a vendor: then they stand under it too
create function jikim_track(biz text, tab text, key text, doc_no text, start_cd text, search text[], has_vendor boolean)
returns void language plpgsql as $body$
declare
  scopes text := case when has_vendor
    then '(select r.plant_cd as scope_cd union all select r.vendor_cd where r.vendor_cd is not null)'
    else '(select r.plant_cd as scope_cd)' end;
  submitted text := format('(r.delete_yn = ''N'' and (r.status_cd <> %L or r.%I is not null))', start_cd, doc_no);
  vendor text := case when has_vendor then 'r.vendor_cd' else 'null' end;
  texts text := format('concat_ws(E''\n'', %s)', (select string_agg(format('r.%I', c), ', ') from unnest(search) c));
  searched boolean := cardinality(search) > 0;
  count_rows text := format($q$
    insert into doc_count as d (biz_cd, scope_cd, status_cd, slot_no, row_cnt)
    select %L, s.scope_cd, r.status_cd, pg_backend_pid() %% 32, sum(r.sign)
    from ({rows}) r cross join lateral %s s where %s
    group by s.scope_cd, r.status_cd having sum(r.sign) <> 0 order by s.scope_cd, r.status_cd
    on conflict (biz_cd, scope_cd, status_cd, slot_no) do update set row_cnt = d.row_cnt + excluded.row_cnt;
  $q$, biz, scopes, submitted);
  add_grams text := format($q$
    insert into %1$I (gram, scope_cd, %2$I)
    select g.gram, s.scope_cd, r.%2$I from {rows} r
    cross join lateral jikim_grams(%3$s) as g(gram) cross join lateral %4$s s where %5$s;
  $q$, tab || '_gram', key, texts, scopes, submitted);
  drop_grams text := format('delete from %1$I where %2$I in (select %2$I from {rows} r);', tab || '_gram', key);
  state_of text := format('(%s, r.plant_cd, %s, %s)', submitted, vendor, texts);
  touched text := format($q$(select r.* from fresh r join stale o using (%1$I) where %2$s is distinct from %3$s)$q$,
    key, state_of, replace(state_of, 'r.', 'o.'));
begin
  execute format($f$create function %1$I() returns trigger language plpgsql security definer set search_path = public as $t$
    begin %2$s %3$s return null; end $t$$f$, tab || '_inserted',
    replace(count_rows, '{rows}', 'select *, 1 as sign from fresh'),
    case when searched then replace(add_grams, '{rows}', 'fresh') else '' end);
  execute format($f$create function %1$I() returns trigger language plpgsql security definer set search_path = public as $t$
    begin %2$s %3$s return null; end $t$$f$, tab || '_updated',
    replace(count_rows, '{rows}', 'select *, 1 as sign from fresh union all select *, -1 from stale'),
    case when searched then replace(drop_grams || add_grams, '{rows}', touched) else '' end);
  execute format($f$create function %1$I() returns trigger language plpgsql security definer set search_path = public as $t$
    begin %2$s %3$s return null; end $t$$f$, tab || '_deleted',
    replace(count_rows, '{rows}', 'select *, -1 as sign from stale'),
    case when searched then replace(drop_grams, '{rows}', 'stale') else '' end);
  execute format('create trigger track_insert after insert on %1$I referencing new table as fresh for each statement execute function %2$I()', tab, tab || '_inserted');
  execute format('create trigger track_update after update on %1$I referencing old table as stale new table as fresh for each statement execute function %2$I()', tab, tab || '_updated');
  execute format('create trigger track_delete after delete on %1$I referencing old table as stale for each statement execute function %2$I()', tab, tab || '_deleted');
end $body$;

select jikim_track('near-miss', 'near_miss', 'near_miss_no', 'near_miss_doc_no', 'TEMP', '{near_miss_title,place_desc}', true);

-- The months of the audit log from the given day on: this one and the two after it. Returns how many were missing.
create function jikim_audit_months(today date) returns integer language plpgsql security definer set search_path = public as $$
declare
  month date;
  made integer := 0;
begin
  for i in 0..2 loop
    month := date_trunc('month', today) + make_interval(months => i);
    if to_regclass(format('sys_audit_%s', to_char(month, 'YYYYMM'))) is null
      and not exists (select from sys_audit_rest where audit_dt >= month and audit_dt < month + interval '1 month') then
      execute format('create table sys_audit_%s partition of sys_audit for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month::timestamp at time zone 'Asia/Seoul', (month + interval '1 month')::timestamp at time zone 'Asia/Seoul');
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
select jikim_audit_months(current_date);

-- Puts a message into inboxes, each person's once; returns how many were told. Staff and vendors are led by their own routes.
create function jikim_tell(user_ids text[], biz_nos bigint[], all_values jsonb[], once_keys text[], message text, tone text,
  biz text, staff_route text, vendor_route text, at timestamptz)
returns integer language plpgsql security definer set search_path = public as $$
declare
  told integer;
begin
  insert into com_notification (user_id, message_desc, values_json, tone_cd, link_url, biz_cd, biz_no, once_key, create_dt)
  select p.user_id, message, r.values_json, tone,
    case when p.kind = 'vendor' then vendor_route else staff_route end || '/' || r.biz_no, biz, r.biz_no, r.once_key, at
  from unnest(user_ids, biz_nos, all_values, once_keys) as r (user_id, biz_no, values_json, once_key)
    join directory_person p on p.user_id = r.user_id
  on conflict (user_id, once_key) where once_key is not null do nothing;
  get diagnostics told = row_count;
  return told;
end $$;

-- Whoever is told something sees it at once, on every instance of the program.
create function jikim_notified() returns trigger language plpgsql as $$
begin
  perform pg_notify('jikim_notification', string_agg(distinct user_id, ',')) from fresh having count(*) > 0;
  return null;
end $$;
create trigger notified after insert on com_notification referencing new table as fresh
  for each statement execute function jikim_notified();

-- What the role of the requests may do. Logs only grow; counters and grams are kept by the triggers alone.
grant select, insert, update, delete on all tables in schema public to jikim_app;
grant usage on all sequences in schema public to jikim_app;
revoke update, delete, truncate on sys_audit, sys_login_log from jikim_app;
revoke insert, update, delete on doc_count, near_miss_gram, schema_migration from jikim_app;
revoke insert, delete on com_notification from jikim_app;
