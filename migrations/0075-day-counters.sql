CREATE TABLE "doc_day_count" (
	"biz_cd" varchar(60) NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"count_ymd" date NOT NULL,
	"status_cd" varchar(20) NOT NULL,
	"slot_no" smallint NOT NULL,
	"row_cnt" bigint NOT NULL,
	CONSTRAINT "doc_day_count_biz_cd_scope_cd_count_ymd_status_cd_slot_no_pk" PRIMARY KEY("biz_cd","scope_cd","count_ymd","status_cd","slot_no")
);

ALTER TABLE "doc_day_count" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "scope" ON "doc_day_count" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end);
grant select on doc_day_count to jikim_app;

-- Counts the rows of a document by the day of its list, as jikim_track counts them by their state: by statement triggers in
-- the writing transaction, drafts and deleted rows left out. What there is already is counted at once.
--   biz, tab, doc_no, start_cd, has_vendor   as for jikim_track
--   day                                      the day of a row r; infinity for one without a day
create function jikim_track_days(biz text, tab text, doc_no text, start_cd text, day text, has_vendor boolean)
returns void language plpgsql as $body$
declare
  scopes text := case when has_vendor
    then '(select r.plant_cd as scope_cd union all select r.vendor_cd where r.vendor_cd is not null)'
    else '(select r.plant_cd as scope_cd)' end;
  counted text := format($q$
    insert into doc_day_count as d (biz_cd, scope_cd, count_ymd, status_cd, slot_no, row_cnt)
    select %1$L, s.scope_cd, %2$s, r.status_cd, pg_backend_pid() %% 8, sum(r.sign)
    from ({rows}) r cross join lateral %3$s s where r.delete_yn = 'N' and (r.status_cd <> %4$L or r.%5$I is not null)
    group by 2, 3, 4 having sum(r.sign) <> 0 order by 2, 3, 4
    on conflict (biz_cd, scope_cd, count_ymd, status_cd, slot_no) do update set row_cnt = d.row_cnt + excluded.row_cnt;
  $q$, biz, day, scopes, start_cd, doc_no);
  event text;
  rows text;
  seen text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    rows := case event when 'insert' then 'select *, 1 as sign from fresh' when 'delete' then 'select *, -1 as sign from stale'
      else 'select *, 1 as sign from fresh union all select *, -1 from stale' end;
    seen := case event when 'insert' then 'new table as fresh' when 'delete' then 'old table as stale'
      else 'old table as stale new table as fresh' end;
    execute format($f$create function %1$I() returns trigger language plpgsql security definer set search_path = public as $t$
      begin %2$s return null; end $t$$f$, tab || '_days_' || event, replace(counted, '{rows}', rows));
    execute format('create trigger track_days_%1$s after %1$s on %2$I referencing %3$s for each statement execute function %4$I()',
      event, tab, seen, tab || '_days_' || event);
  end loop;
  execute replace(counted, '{rows}', format('select *, 1 as sign from %I', tab));
end $body$;

select jikim_track_days('near-miss', 'near_miss', 'near_miss_doc_no', 'TEMP', $$coalesce((r.occur_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('jsa', 'jsa', 'jsa_doc_no', 'TEMP', $$coalesce(r.next_eval_ymd, 'infinity'::date)$$, true);
select jikim_track_days('jsa-eval', 'jsa_eval', 'jsa_eval_doc_no', 'TARGET', $$coalesce(r.due_ymd, 'infinity'::date)$$, true);
select jikim_track_days('jsa-plan', 'jsa_plan', 'jsa_plan_doc_no', 'ACTION', $$coalesce(r.due_ymd, 'infinity'::date)$$, true);
select jikim_track_days('obs-card', 'obs_card', 'obs_card_doc_no', 'NEW', $$coalesce((r.obs_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('impr', 'impr', 'impr_doc_no', 'TEMP', $$coalesce(r.due_ymd, 'infinity'::date)$$, true);
select jikim_track_days('hea-checkup-plan', 'hea_checkup_plan', 'hea_checkup_plan_doc_no', 'TEMP', $$coalesce(r.checkup_start_ymd, 'infinity'::date)$$, false);
select jikim_track_days('measure-unit', 'measure_unit', 'measure_unit_doc_no', 'TEMP', $$coalesce(r.next_due_ymd, 'infinity'::date)$$, false);
select jikim_track_days('measure', 'measure', 'measure_doc_no', 'TEMP', $$coalesce(r.sample_end_ymd, 'infinity'::date)$$, false);
select jikim_track_days('muscle-survey', 'muscle_survey', 'muscle_survey_doc_no', 'TEMP', $$coalesce(r.start_ymd, 'infinity'::date)$$, false);
select jikim_track_days('hea-medicine-count', 'hea_medicine_count', 'hea_medicine_count_doc_no', 'OPEN', $$coalesce(r.count_ymd, 'infinity'::date)$$, false);
select jikim_track_days('hea-first-aid-kit', 'hea_first_aid_kit', 'hea_first_aid_kit_doc_no', 'TEMP', $$coalesce(r.next_check_ymd, 'infinity'::date)$$, false);
select jikim_track_days('stress-survey', 'stress_survey', 'stress_survey_doc_no', 'TEMP', $$coalesce(r.start_ymd, 'infinity'::date)$$, false);
select jikim_track_days('hea-export', 'hea_export', 'hea_export_doc_no', 'TEMP', $$coalesce((r.file_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);
select jikim_track_days('hea-destroy', 'hea_destroy', 'hea_destroy_doc_no', 'PLAN', $$coalesce((r.destroyed_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);
select jikim_track_days('edu-round', 'edu_round', 'edu_round_doc_no', 'TEMP', $$coalesce((r.start_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);
select jikim_track_days('edu-external', 'edu_external', 'edu_external_doc_no', 'TEMP', $$coalesce(r.edu_ymd, 'infinity'::date)$$, true);
select jikim_track_days('edu-need', 'edu_need', 'edu_need_doc_no', 'OPEN', $$coalesce(r.due_ymd, 'infinity'::date)$$, false);
select jikim_track_days('vendor-doc', 'vendor_doc', 'vendor_doc_doc_no', 'TEMP', $$coalesce(r.valid_to_ymd, 'infinity'::date)$$, true);
select jikim_track_days('vendor-contract', 'vendor_contract', 'vendor_contract_doc_no', 'TEMP', $$coalesce(r.end_ymd, 'infinity'::date)$$, true);
select jikim_track_days('person-qual', 'person_qual', 'person_qual_doc_no', 'TEMP', $$coalesce(r.valid_to_ymd, 'infinity'::date)$$, true);
select jikim_track_days('dept-rqst', 'dept_rqst', 'dept_rqst_doc_no', 'TEMP', $$coalesce(r.want_ymd, 'infinity'::date)$$, true);
select jikim_track_days('entry-rqst', 'entry_rqst', 'entry_rqst_doc_no', 'TEMP', $$coalesce(r.entry_start_ymd, 'infinity'::date)$$, true);
select jikim_track_days('sgc-card', 'sgc_card', 'sgc_card_doc_no', 'RQST', $$coalesce(r.issue_ymd, 'infinity'::date)$$, true);
select jikim_track_days('sgc-demerit', 'sgc_demerit', 'sgc_demerit_doc_no', 'TEMP', $$coalesce((r.viol_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('sgc-sanction', 'sgc_sanction', 'sgc_sanction_doc_no', 'ISSUED', $$coalesce(r.base_ymd, 'infinity'::date)$$, true);
select jikim_track_days('warn-point', 'warn_point', 'warn_point_doc_no', 'TEMP', $$coalesce((r.found_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('self-check-plan', 'self_check_plan', 'self_check_plan_doc_no', 'TEMP', $$coalesce(r.start_ymd, 'infinity'::date)$$, true);
select jikim_track_days('check-result', 'subcon_check_result', 'check_result_doc_no', 'TEMP', $$coalesce((r.check_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('eval-sheet', 'eval_sheet', 'eval_sheet_doc_no', 'TEMP', $$coalesce(r.fix_ymd, 'infinity'::date)$$, false);
select jikim_track_days('eval-plan', 'eval_plan', 'eval_plan_doc_no', 'PLAN', $$coalesce(r.open_ymd, 'infinity'::date)$$, false);
select jikim_track_days('eval', 'subcon_eval', 'eval_doc_no', 'PLAN', $$coalesce(r.fix_ymd, 'infinity'::date)$$, true);
select jikim_track_days('vendor-msds', 'vendor_msds', 'vendor_msds_doc_no', 'TEMP', $$coalesce(r.bring_in_ymd, 'infinity'::date)$$, true);
select jikim_track_days('wkod-plan', 'wkod_plan', 'wkod_plan_doc_no', 'TEMP', $$coalesce(r.plan_start_ymd, 'infinity'::date)$$, true);
select jikim_track_days('wkod-info', 'wkod_info', 'wkod_info_doc_no', 'TEMP', $$coalesce((r.give_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('permit', 'wkod_master', 'permit_doc_no', 'TEMP', $$coalesce((r.work_from_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('gas-set', 'gas_set', 'gas_set_doc_no', 'PASS', $$coalesce((r.measure_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('iso-plan', 'iso_plan', 'iso_plan_doc_no', 'TEMP', $$coalesce(r.set_ymd, 'infinity'::date)$$, false);
select jikim_track_days('const', 'consts', 'const_doc_no', 'TEMP', $$coalesce(r.start_ymd, 'infinity'::date)$$, false);
select jikim_track_days('tbm', 'tbm', 'tbm_doc_no', 'OPEN', $$coalesce((r.tbm_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);
select jikim_track_days('hand', 'permit_handover', 'hand_doc_no', 'OPEN', $$coalesce((r.shift_end_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);
