CREATE INDEX "near_miss_unnamed" ON "near_miss" USING btree ("vendor_cd") WHERE delete_yn = 'N' and anonymous_yn = 'Y';
CREATE INDEX "obs_card_unnamed" ON "obs_card" USING btree ("vendor_cd") WHERE delete_yn = 'N' and anonymous_yn = 'Y';

-- Of a vendor the counters of such a document hold what was told with a name, which all of the vendor read; what was told
-- without one its author reads alone, and counts by the index above. Called after jikim_track and jikim_track_days, whose
-- counting it narrows and whose counters it corrects. Grams stay: who told it finds it by them.
--   biz, tab, doc_no, start_cd, day   as for them
--   unnamed                           of a row r
create function jikim_count_named(biz text, tab text, doc_no text, start_cd text, day text, unnamed text)
returns void language plpgsql as $body$
declare
  of_vendor constant text := 'select r.vendor_cd where r.vendor_cd is not null';
  counted text := format($q$from %I r where r.delete_yn = 'N' and (r.status_cd <> %L or r.%I is not null)
    and r.vendor_cd is not null and %s$q$, tab, start_cd, doc_no, unnamed);
  event text;
  made text;
  at integer;
begin
  foreach event in array array['_inserted', '_updated', '_deleted', '_days_insert', '_days_update', '_days_delete'] loop
    made := pg_get_functiondef((tab || event)::regproc);
    at := position(of_vendor in made);
    if at = 0 then raise exception '% counts no vendors', tab || event; end if;
    execute overlay(made placing of_vendor || format(' and not (%s)', unnamed) from at for length(of_vendor));
  end loop;
  execute format($q$insert into doc_count as d (biz_cd, scope_cd, status_cd, slot_no, row_cnt)
    select %1$L, r.vendor_cd, r.status_cd, 0, -count(*) %2$s group by 2, 3
    on conflict (biz_cd, scope_cd, status_cd, slot_no) do update set row_cnt = d.row_cnt + excluded.row_cnt$q$, biz, counted);
  execute format($q$insert into doc_day_count as d (biz_cd, scope_cd, count_ymd, status_cd, slot_no, row_cnt)
    select %1$L, r.vendor_cd, %3$s, r.status_cd, 0, -count(*) %2$s group by 2, 3, 4
    on conflict (biz_cd, scope_cd, count_ymd, status_cd, slot_no) do update set row_cnt = d.row_cnt + excluded.row_cnt$q$, biz, counted, day);
end $body$;

select jikim_count_named('near-miss', 'near_miss', 'near_miss_doc_no', 'TEMP', $$coalesce((r.occur_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, $$r.anonymous_yn = 'Y'$$);
select jikim_count_named('obs-card', 'obs_card', 'obs_card_doc_no', 'NEW', $$coalesce((r.obs_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, $$r.anonymous_yn = 'Y'$$);
