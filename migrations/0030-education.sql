CREATE TABLE "edu_attempt" (
	"edu_attempt_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_attempt_edu_attempt_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_rqst_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"try_no" integer NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"question_nos" bigint[] NOT NULL,
	"answers_json" jsonb,
	"correct_cnt" integer,
	"test_score" numeric(6, 1),
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone,
	"start_user_id" varchar(30)
);

ALTER TABLE "edu_attempt" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_course" (
	"edu_course_cd" varchar(20) PRIMARY KEY NOT NULL,
	"course_nm" varchar(200) NOT NULL,
	"edu_class_cd" varchar(20) NOT NULL,
	"special_kind_no" integer,
	"legal_yn" char(1) DEFAULT 'N' NOT NULL,
	"credit_min_val" integer NOT NULL,
	"method_cd" varchar(20) NOT NULL,
	"test_yn" char(1) DEFAULT 'N' NOT NULL,
	"pass_score" integer DEFAULT 70 NOT NULL,
	"attend_pct_val" integer DEFAULT 90 NOT NULL,
	"valid_month_cnt" integer,
	"renew_day_cnt" integer,
	"absence_day_cnt" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edu_course_kind" CHECK ((special_kind_no is not null) = (edu_class_cd in ('SPECIAL', 'SUP_SPECIAL')))
);

CREATE TABLE "edu_question" (
	"edu_question_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_question_edu_question_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_course_cd" varchar(20) NOT NULL,
	"question_cd" varchar(20) NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"question_desc" varchar(500) NOT NULL,
	"choice1_desc" varchar(300) NOT NULL,
	"choice2_desc" varchar(300) NOT NULL,
	"choice3_desc" varchar(300) NOT NULL,
	"choice4_desc" varchar(300) NOT NULL,
	"answer_no" integer NOT NULL,
	"explain_desc" varchar(500),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "edu_rqst" (
	"edu_rqst_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_rqst_edu_rqst_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_round_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"edu_class_cd" varchar(20) NOT NULL,
	"special_kind_no" integer DEFAULT 0 NOT NULL,
	"seat_status_cd" varchar(20) NOT NULL,
	"apply_dt" timestamp with time zone NOT NULL,
	"apply_user_id" varchar(30),
	"own_user_id" varchar(30),
	"own_dt" timestamp with time zone,
	"seat_key" varchar(32) NOT NULL,
	"check_in_dt" timestamp with time zone,
	"check_out_dt" timestamp with time zone,
	"attend_min_val" integer,
	"sign_json" jsonb,
	"test_score" numeric(6, 1),
	"retake_cnt" integer DEFAULT 0 NOT NULL,
	"edu_result_cd" varchar(20),
	"edu_ymd" date NOT NULL,
	"credit_min_val" integer,
	"valid_from_ymd" date,
	"valid_to_ymd" date,
	"cert_no" varchar(50),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edu_rqst_passed" CHECK (edu_result_cd is distinct from 'PASS' or (cert_no is not null and seat_status_cd = 'CONFIRM'))
);

ALTER TABLE "edu_rqst" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_special_work" (
	"edu_special_work_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_special_work_edu_special_work_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"special_kind_no" integer NOT NULL,
	"first_work_ymd" date NOT NULL,
	"experienced_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "edu_special_work" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_round" (
	"edu_round_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_round_edu_round_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_round_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"round_title" varchar(200),
	"edu_course_cd" varchar(20),
	"edu_class_cd" varchar(20),
	"special_kind_no" integer,
	"start_dt" timestamp with time zone,
	"end_dt" timestamp with time zone,
	"edu_min_val" integer,
	"place_nm" varchar(100),
	"lang_cd" varchar(20),
	"capacity_cnt" integer,
	"cutoff_dt" timestamp with time zone,
	"instructor_user_id" varchar(30),
	"instructor_qual_cd" varchar(20),
	"internal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"log_desc" varchar(4000),
	"photo_file_id" bigint,
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"test_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"pass_score" integer,
	"attend_pct_val" integer,
	"credit_min_val" integer,
	"valid_month_cnt" integer,
	"renew_day_cnt" integer,
	"seat_cnt" integer,
	"wait_cnt" integer,
	"attend_cnt" integer,
	"pass_cnt" integer,
	CONSTRAINT "edu_round_required" CHECK (status_cd = 'TEMP' or (edu_course_cd is not null and start_dt is not null and end_dt is not null and place_nm is not null and lang_cd is not null and capacity_cnt is not null and instructor_user_id is not null))
);

ALTER TABLE "edu_round" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_round_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"edu_round_no" bigint NOT NULL,
	CONSTRAINT "edu_round_gram_gram_scope_cd_edu_round_no_pk" PRIMARY KEY("gram","scope_cd","edu_round_no")
);

ALTER TABLE "edu_round_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_external" (
	"edu_external_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_external_edu_external_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_external_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"external_title" varchar(100),
	"vendor_cd" varchar(20),
	"edu_class_cd" varchar(20),
	"special_kind_no" integer,
	"edu_ymd" date,
	"hour_val" numeric(15, 1),
	"org_nm" varchar(100),
	"attach_file_id" bigint,
	"person_cnt" integer,
	CONSTRAINT "edu_external_required" CHECK (status_cd = 'TEMP' or (external_title is not null and edu_class_cd is not null and edu_ymd is not null and hour_val is not null and org_nm is not null and attach_file_id is not null))
);

ALTER TABLE "edu_external" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_external_edu_persons" (
	"edu_external_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	CONSTRAINT "edu_external_edu_persons_edu_external_no_seq_no_pk" PRIMARY KEY("edu_external_no","seq_no")
);

ALTER TABLE "edu_external_edu_persons" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_external_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"edu_external_no" bigint NOT NULL,
	CONSTRAINT "edu_external_gram_gram_scope_cd_edu_external_no_pk" PRIMARY KEY("gram","scope_cd","edu_external_no")
);

ALTER TABLE "edu_external_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "edu_attempt_edu_rqst_no_try_no_index" ON "edu_attempt" USING btree ("edu_rqst_no","try_no");
CREATE UNIQUE INDEX "edu_question_edu_course_cd_question_cd_lang_cd_index" ON "edu_question" USING btree ("edu_course_cd","question_cd","lang_cd") WHERE delete_yn = 'N';
CREATE INDEX "edu_question_edu_course_cd_lang_cd_index" ON "edu_question" USING btree ("edu_course_cd","lang_cd");
CREATE UNIQUE INDEX "edu_rqst_open" ON "edu_rqst" USING btree ("plant_cd","worker_key","edu_class_cd","special_kind_no") WHERE seat_status_cd <> 'CANC' and edu_result_cd is null and delete_yn = 'N';
CREATE UNIQUE INDEX "edu_rqst_seat_key_index" ON "edu_rqst" USING btree ("seat_key");
CREATE UNIQUE INDEX "edu_rqst_plant_cd_cert_no_index" ON "edu_rqst" USING btree ("plant_cd","cert_no");
CREATE INDEX "edu_rqst_edu_round_no_apply_dt_index" ON "edu_rqst" USING btree ("edu_round_no","apply_dt");
CREATE INDEX "edu_rqst_vendor_cd_edu_class_cd_index" ON "edu_rqst" USING btree ("vendor_cd","edu_class_cd");
CREATE INDEX "edu_rqst_worker_key_edu_class_cd_valid_to_ymd_index" ON "edu_rqst" USING btree ("worker_key","edu_class_cd","valid_to_ymd");
CREATE INDEX "edu_rqst_valid" ON "edu_rqst" USING btree ("valid_to_ymd") WHERE edu_result_cd = 'PASS';
CREATE UNIQUE INDEX "edu_special_work_plant_cd_worker_key_special_kind_no_index" ON "edu_special_work" USING btree ("plant_cd","worker_key","special_kind_no");
CREATE INDEX "edu_special_work_first_work_ymd_index" ON "edu_special_work" USING btree ("first_work_ymd");
CREATE INDEX "edu_special_work_vendor_cd_index" ON "edu_special_work" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "edu_round_doc_no" ON "edu_round" USING btree ("plant_cd","edu_round_doc_no");
CREATE INDEX "edu_round_newest" ON "edu_round" USING btree ("plant_cd","edu_round_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_status" ON "edu_round" USING btree ("plant_cd","status_cd","start_dt") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_author" ON "edu_round" USING btree ("create_user_id","edu_round_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_draft" ON "edu_round" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and edu_round_doc_no is null;
CREATE INDEX "edu_round_start_dt" ON "edu_round" USING btree ("plant_cd","start_dt","edu_round_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_edu_course_cd" ON "edu_round" USING btree ("plant_cd","edu_course_cd","edu_round_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_instructor_user_id" ON "edu_round" USING btree ("instructor_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "edu_round_gram_row" ON "edu_round_gram" USING btree ("edu_round_no");
CREATE UNIQUE INDEX "edu_external_doc_no" ON "edu_external" USING btree ("plant_cd","edu_external_doc_no");
CREATE INDEX "edu_external_newest" ON "edu_external" USING btree ("plant_cd","edu_external_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_status" ON "edu_external" USING btree ("plant_cd","status_cd","edu_ymd") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_author" ON "edu_external" USING btree ("create_user_id","edu_external_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_draft" ON "edu_external" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and edu_external_doc_no is null;
CREATE INDEX "edu_external_vendor" ON "edu_external" USING btree ("vendor_cd","edu_external_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_edu_ymd" ON "edu_external" USING btree ("plant_cd","edu_ymd","edu_external_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_edu_class_cd" ON "edu_external" USING btree ("plant_cd","edu_class_cd","edu_external_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_external_gram_row" ON "edu_external_gram" USING btree ("edu_external_no");
CREATE POLICY "scope" ON "edu_attempt" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "edu_rqst" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "edu_special_work" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "edu_round" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or instructor_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or instructor_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_round_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or instructor_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or instructor_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_round_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "edu_round_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "edu_external" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_external_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_external_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "edu_external_edu_persons" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from edu_external p where p.edu_external_no = edu_external_edu_persons.edu_external_no)) WITH CHECK (exists (select from edu_external p where p.edu_external_no = edu_external_edu_persons.edu_external_no));
CREATE POLICY "scope" ON "edu_external_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- by hand
-- Exact totals and search; vendors have rows of the training that they held themselves.
select jikim_track('edu-round', 'edu_round', 'edu_round_no', 'edu_round_doc_no', 'TEMP', '{round_title,place_nm}', false);
select jikim_track('edu-external', 'edu_external', 'edu_external_no', 'edu_external_doc_no', 'TEMP', '{external_title,org_nm}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on edu_course, edu_question, edu_round, edu_rqst, edu_attempt, edu_special_work, edu_external,
  edu_external_edu_persons to jikim_app;
grant select on edu_round_gram, edu_external_gram to jikim_app;

-- Who chooses among codes hears that there are others.
create trigger tell_directory_change after insert or update or delete on edu_course
  for each statement execute function tell_directory_change();

-- Courses may be chosen by their code.
create or replace view directory_code as
  select code_grp_cd, code, code_nm, code_nm_en, code_nm_zh, code_nm_es, sort_order, use_yn, delete_yn
  from sys_code where code_grp_cd not in ('POSITION', 'DUTY')
  union all
  select 'POSITION', p.position_cd, p.position_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, p.sort_order, p.use_yn, p.delete_yn
  from sys_position p
    left join sys_code c on c.code_grp_cd = 'POSITION' and c.code = p.position_cd and c.code_nm = p.position_nm
  union all
  select 'DUTY', d.duty_cd, d.duty_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, d.sort_order, d.use_yn, d.delete_yn
  from sys_duty d left join sys_code c on c.code_grp_cd = 'DUTY' and c.code = d.duty_cd and c.code_nm = d.duty_nm
  union all
  select 'FACILITY_TYPE', saf_facility_type_cd, saf_facility_type_nm, null, null, null, sort_order, use_yn, delete_yn
  from saf_facility_type
  union all
  select 'HAZARD_FACTOR', factor_cd, factor_nm, factor_en_nm, null, null, sort_order, use_yn, delete_yn from hea_hazard_factor
  union all
  select 'EDU_COURSE', edu_course_cd, course_nm, null, null, null, sort_order, use_yn, delete_yn from edu_course
  union all
  select 'WORK_TYPE', work_type_cd, work_type_nm, null, null, null, sort_order, use_yn, delete_yn from work_type
  union all
  select 'MENU', menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, 0, 'Y', delete_yn from sys_menu
  union all
  select 'CODE_GRP', code_grp_cd, code_grp_nm, null, null, null, 0, 'Y', delete_yn from sys_code_grp
  union all
  select 'AUTH_GRP', auth_grp_cd, auth_grp_nm, null, null, null, auth_grp_no::int, 'Y', delete_yn from sys_auth_grp
  where scope_cd <> 'VENDOR';
