CREATE TABLE "hea_work_measure" (
	"work_measure_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_work_measure_work_measure_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"hea_checkup_result_no" bigint NOT NULL,
	"hea_follow_up_no" bigint,
	"measure_cd" varchar(20) NOT NULL,
	"work_fit_cd" varchar(20),
	"condition_desc" varchar(4000),
	"measure_desc" varchar(4000),
	"review_ymd" date,
	"due_ymd" date,
	"process_nos" bigint[] DEFAULT '{}' NOT NULL,
	"start_ymd" date NOT NULL,
	"end_ymd" date,
	"confirm_dt" timestamp with time zone,
	"confirm_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_work_measure" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_result" (
	"hea_checkup_result_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_checkup_result_hea_checkup_result_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checkup_result_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"person_nm" varchar(100),
	"user_id" varchar(30),
	"hea_checkup_plan_no" bigint,
	"hea_checkup_target_no" integer,
	"hea_checkup_class_cd" varchar(20),
	"second_round_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"exam_ymd" date,
	"receive_ymd" date,
	"overall_grade_cd" varchar(20),
	"factor_nms" varchar(500),
	"follow_up_nms" varchar(300),
	"work_fit_cd" varchar(20),
	"condition_desc" varchar(500),
	"review_ymd" date,
	"doctor_opinion_desc" varchar(2000),
	"attach_file_id" bigint,
	CONSTRAINT "hea_checkup_result_required" CHECK (status_cd = 'RECEIVED' or (person_nm is not null and user_id is not null and hea_checkup_plan_no is not null and hea_checkup_target_no is not null and hea_checkup_class_cd is not null and exam_ymd is not null and receive_ymd is not null))
);

ALTER TABLE "hea_checkup_result" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_result_factors" (
	"hea_checkup_result_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"factor_cd" varchar(20),
	"organ_cd" varchar(20),
	"grade_cd" varchar(20),
	"opinion_desc" varchar(500),
	"shorten_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "hea_checkup_result_factors_hea_checkup_result_no_seq_no_pk" PRIMARY KEY("hea_checkup_result_no","seq_no")
);

ALTER TABLE "hea_checkup_result_factors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_result_items" (
	"hea_checkup_result_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"exam_item_cd" varchar(20),
	"result_val" numeric(15, 3),
	"result_desc" varchar(200),
	"unit_cd" varchar(20),
	"ref_min_val" numeric(15, 3),
	"ref_max_val" numeric(15, 3),
	"abnormal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "hea_checkup_result_items_hea_checkup_result_no_seq_no_pk" PRIMARY KEY("hea_checkup_result_no","seq_no")
);

ALTER TABLE "hea_checkup_result_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_result_follow_ups" (
	"hea_checkup_result_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"follow_up_cd" varchar(20),
	CONSTRAINT "hea_checkup_result_follow_ups_hea_checkup_result_no_seq_no_pk" PRIMARY KEY("hea_checkup_result_no","seq_no")
);

ALTER TABLE "hea_checkup_result_follow_ups" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_result_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_checkup_result_no" bigint NOT NULL,
	CONSTRAINT "hea_checkup_result_gram_gram_scope_cd_hea_checkup_result_no_pk" PRIMARY KEY("gram","scope_cd","hea_checkup_result_no")
);

ALTER TABLE "hea_checkup_result_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_follow_up" (
	"hea_follow_up_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_follow_up_hea_follow_up_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_follow_up_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"person_nm" varchar(100),
	"user_id" varchar(30),
	"hea_checkup_result_no" bigint,
	"hea_checkup_plan_no" bigint,
	"follow_up_cd" varchar(20),
	"measure_desc" varchar(1000),
	"manager_user_id" varchar(30),
	"due_ymd" date,
	"done_ymd" date,
	"worker_notice_dt" timestamp with time zone,
	"report_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"report_due_ymd" date,
	"legal_last_ymd" date,
	"reported_ymd" date,
	CONSTRAINT "hea_follow_up_required" CHECK (status_cd = 'PLAN' or (person_nm is not null and user_id is not null and hea_checkup_result_no is not null and hea_checkup_plan_no is not null and follow_up_cd is not null))
);

ALTER TABLE "hea_follow_up" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_follow_up_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_follow_up_no" bigint NOT NULL,
	CONSTRAINT "hea_follow_up_gram_gram_scope_cd_hea_follow_up_no_pk" PRIMARY KEY("gram","scope_cd","hea_follow_up_no")
);

ALTER TABLE "hea_follow_up_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "hea_work_measure_active" ON "hea_work_measure" USING btree ("user_id") WHERE end_ymd is null and delete_yn = 'N';
CREATE INDEX "hea_work_measure_plant" ON "hea_work_measure" USING btree ("plant_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_work_measure_result" ON "hea_work_measure" USING btree ("hea_checkup_result_no");
CREATE INDEX "hea_work_measure_follow" ON "hea_work_measure" USING btree ("hea_follow_up_no");
CREATE UNIQUE INDEX "hea_checkup_result_doc_no" ON "hea_checkup_result" USING btree ("plant_cd","hea_checkup_result_doc_no");
CREATE INDEX "hea_checkup_result_newest" ON "hea_checkup_result" USING btree ("plant_cd","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_status" ON "hea_checkup_result" USING btree ("plant_cd","status_cd","receive_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_author" ON "hea_checkup_result" USING btree ("create_user_id","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_draft" ON "hea_checkup_result" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'RECEIVED' and hea_checkup_result_doc_no is null;
CREATE INDEX "hea_checkup_result_receive_ymd" ON "hea_checkup_result" USING btree ("plant_cd","receive_ymd","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_exam_ymd" ON "hea_checkup_result" USING btree ("plant_cd","exam_ymd","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_overall_grade_cd" ON "hea_checkup_result" USING btree ("plant_cd","overall_grade_cd","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_hea_checkup_plan_no" ON "hea_checkup_result" USING btree ("plant_cd","hea_checkup_plan_no","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_hea_checkup_target_no" ON "hea_checkup_result" USING btree ("plant_cd","hea_checkup_target_no","hea_checkup_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_user_id" ON "hea_checkup_result" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_result_gram_row" ON "hea_checkup_result_gram" USING btree ("hea_checkup_result_no");
CREATE UNIQUE INDEX "hea_follow_up_doc_no" ON "hea_follow_up" USING btree ("plant_cd","hea_follow_up_doc_no");
CREATE INDEX "hea_follow_up_newest" ON "hea_follow_up" USING btree ("plant_cd","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_status" ON "hea_follow_up" USING btree ("plant_cd","status_cd","due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_author" ON "hea_follow_up" USING btree ("create_user_id","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_draft" ON "hea_follow_up" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and hea_follow_up_doc_no is null;
CREATE INDEX "hea_follow_up_due_ymd" ON "hea_follow_up" USING btree ("plant_cd","due_ymd","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_report_due_ymd" ON "hea_follow_up" USING btree ("plant_cd","report_due_ymd","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_hea_checkup_plan_no" ON "hea_follow_up" USING btree ("plant_cd","hea_checkup_plan_no","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_hea_checkup_result_no" ON "hea_follow_up" USING btree ("plant_cd","hea_checkup_result_no","hea_follow_up_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_user_id" ON "hea_follow_up" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_manager_user_id" ON "hea_follow_up" USING btree ("manager_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_follow_up_gram_row" ON "hea_follow_up_gram" USING btree ("hea_follow_up_no");
CREATE POLICY "scope" ON "hea_work_measure" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_checkup_result" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (user_id = (select current_setting('jikim.user', true)) or status_cd not in ('SEALED')) and (((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('RELEASED', 'SEALED'))) else false end and (not (status_cd = 'RECEIVED' and hea_checkup_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (user_id = (select current_setting('jikim.user', true)) or status_cd not in ('SEALED')) and (((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('RELEASED', 'SEALED'))) else false end and (not (status_cd = 'RECEIVED' and hea_checkup_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "emergency" ON "hea_checkup_result" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'RECEIVED' and hea_checkup_result_doc_no is null) and status_cd not in ('SEALED')
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "scope" ON "hea_checkup_result_factors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_factors.hea_checkup_result_no)) WITH CHECK (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_factors.hea_checkup_result_no));
CREATE POLICY "scope" ON "hea_checkup_result_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_items.hea_checkup_result_no)) WITH CHECK (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_items.hea_checkup_result_no));
CREATE POLICY "scope" ON "hea_checkup_result_follow_ups" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_follow_ups.hea_checkup_result_no)) WITH CHECK (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_follow_ups.hea_checkup_result_no));
CREATE POLICY "scope" ON "hea_checkup_result_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_gram.hea_checkup_result_no)) WITH CHECK (exists (select from hea_checkup_result p where p.hea_checkup_result_no = hea_checkup_result_gram.hea_checkup_result_no));
CREATE POLICY "scope" ON "hea_follow_up" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('EXPLAINED', 'REPORTED', 'DONE')) or (manager_user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'PLAN' and hea_follow_up_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('EXPLAINED', 'REPORTED', 'DONE')) or (manager_user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'PLAN' and hea_follow_up_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "emergency" ON "hea_follow_up" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'PLAN' and hea_follow_up_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "scope" ON "hea_follow_up_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_follow_up p where p.hea_follow_up_no = hea_follow_up_gram.hea_follow_up_no)) WITH CHECK (exists (select from hea_follow_up p where p.hea_follow_up_no = hea_follow_up_gram.hea_follow_up_no));
-- by hand
-- Exact totals and search; staff only.
select jikim_track('hea-checkup-result', 'hea_checkup_result', 'hea_checkup_result_no', 'hea_checkup_result_doc_no', 'RECEIVED',
  '{person_nm,factor_nms}', false);
select jikim_track('hea-follow-up', 'hea_follow_up', 'hea_follow_up_no', 'hea_follow_up_doc_no', 'PLAN', '{person_nm}', false);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on hea_checkup_result, hea_checkup_result_factors, hea_checkup_result_items,
  hea_checkup_result_follow_ups, hea_follow_up, hea_work_measure to jikim_app;
grant select on hea_checkup_result_gram, hea_follow_up_gram to jikim_app;

-- What was done with a measure at work is read by who reads the measure's kind at all.
insert into sys_confidential (biz_cd, level_cds) values ('hea-work-measure', '{F}');

-- A site that is already there hears of the numbers of the law here; a new one loads them with the rest of its register.
insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd, verified_yn)
select r.* from (values
  ('HEA_FOLLOW_REPORT_D', '30', 'DAY', '산업안전보건법 제132조제5항, 시행규칙 제210조제4항 (사후관리 조치결과 보고: 결과를 송부받은 날부터 30일 이내)', date '2020-01-16', 'Y'),
  ('HEA_RESULT_D', '30', 'DAY', '산업안전보건법 시행규칙 제209조 (건강진단기관: 건강진단을 실시한 날부터 30일 이내에 결과 송부)', date '2020-01-16', 'Y'),
  ('HEA_SECOND_NOTICE_D', '10', 'DAY', '근로자 건강진단 실시기준 (제2차건강진단 대상 통보, 확인 필요)', date '2020-01-16', 'N'),
  ('HEA_SECOND_END_D', '30', 'DAY', '근로자 건강진단 실시기준 (제2차건강진단을 받지 않으면 판정불가, 확인 필요)', date '2020-01-16', 'N')
) r where exists (select from com_legal_param) on conflict do nothing;
