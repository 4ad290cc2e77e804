CREATE TABLE "muscle_survey" (
	"muscle_survey_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muscle_survey_muscle_survey_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"muscle_survey_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"survey_title" varchar(100),
	"survey_type_cd" varchar(20),
	"trigger_cd" varchar(20),
	"trigger_ymd" date,
	"open_ymd" date,
	"start_ymd" date,
	"end_ymd" date,
	"worker_rep_nm" varchar(50),
	"plan_desc" varchar(2000),
	"disease_cnt" integer,
	"report_file_id" bigint,
	"start_due_ymd" date,
	"workforce_cnt" integer,
	"program_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"done_ymd" date,
	"cycle_month_cnt" integer,
	"next_due_ymd" date,
	"notice_no" bigint,
	CONSTRAINT "muscle_survey_required" CHECK (status_cd = 'TEMP' or (survey_title is not null and survey_type_cd is not null and start_ymd is not null))
);

ALTER TABLE "muscle_survey" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_survey_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"muscle_survey_no" bigint NOT NULL,
	CONSTRAINT "muscle_survey_gram_gram_scope_cd_muscle_survey_no_pk" PRIMARY KEY("gram","scope_cd","muscle_survey_no")
);

ALTER TABLE "muscle_survey_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_work" (
	"muscle_work_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muscle_work_muscle_work_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"muscle_work_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"muscle_survey_no" bigint,
	"work_nm" varchar(100),
	"dept_cd" varchar(20),
	"process_no" bigint,
	"work_desc" varchar(2000),
	"tool_desc" varchar(200),
	"worker_cnt" integer,
	"annual_work_day_cnt" integer,
	"once_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"duration_month_cnt" numeric(15, 1),
	"photo_file_id" bigint,
	"keyboard_hour_val" numeric(15, 1),
	"repeat_hour_val" numeric(15, 1),
	"arm_up_hour_val" numeric(15, 1),
	"bend_hour_val" numeric(15, 1),
	"squat_hour_val" numeric(15, 1),
	"pinch_hour_val" numeric(15, 1),
	"pinch_kg_val" numeric(15, 1),
	"grip_kg_val" numeric(15, 1),
	"one_hand_hour_val" numeric(15, 1),
	"one_hand_kg_val" numeric(15, 1),
	"lift_over25_kg_cnt" integer,
	"lift_over10_kg_cnt" integer,
	"lift_hour_val" numeric(15, 1),
	"lift_kg_val" numeric(15, 1),
	"lift_per_min_val" numeric(15, 1),
	"impact_hour_val" numeric(15, 1),
	"impact_per_hour_val" integer,
	"burden_item_nos" varchar(40),
	"excluded_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"exclude_cd" varchar(20),
	"burden_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"short_month_cnt" integer,
	"rare_day_cnt" integer,
	"rula_score" integer,
	"reba_score" integer,
	"owas_score" integer,
	"risk_lvl_cd" varchar(20),
	"improve_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"improve_desc" varchar(2000),
	"improve_owner_user_id" varchar(30),
	"improve_due_ymd" date,
	"impr_no" bigint,
	CONSTRAINT "muscle_work_required" CHECK (status_cd = 'TEMP' or (muscle_survey_no is not null and work_nm is not null and dept_cd is not null and process_no is not null and worker_cnt is not null and annual_work_day_cnt is not null))
);

ALTER TABLE "muscle_work" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_work_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"muscle_work_no" bigint NOT NULL,
	CONSTRAINT "muscle_work_gram_gram_scope_cd_muscle_work_no_pk" PRIMARY KEY("gram","scope_cd","muscle_work_no")
);

ALTER TABLE "muscle_work_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_posture" (
	"muscle_posture_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muscle_posture_muscle_posture_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"muscle_posture_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"muscle_work_no" bigint,
	"posture_title" varchar(100),
	"tool_cd" varchar(20),
	"photo_file_id" bigint,
	"photo_marks" jsonb,
	"step_desc" varchar(600),
	"upper_arm_score" integer,
	"lower_arm_score" integer,
	"wrist_score" integer,
	"wrist_twist_score" integer,
	"neck_score" integer,
	"trunk_score" integer,
	"legs_score" integer,
	"muscle_a_score" integer,
	"force_a_score" integer,
	"muscle_b_score" integer,
	"force_b_score" integer,
	"load_score" integer,
	"coupling_score" integer,
	"activity_score" integer,
	"back_score" integer,
	"arms_score" integer,
	"table_a_score" integer,
	"sum_a_score" integer,
	"table_b_score" integer,
	"sum_b_score" integer,
	"table_c_score" integer,
	"final_score" integer,
	"action_lvl_cd" varchar(20),
	CONSTRAINT "muscle_posture_required" CHECK (status_cd = 'TEMP' or (muscle_work_no is not null and posture_title is not null and tool_cd is not null))
);

ALTER TABLE "muscle_posture" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_posture_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"muscle_posture_no" bigint NOT NULL,
	CONSTRAINT "muscle_posture_gram_gram_scope_cd_muscle_posture_no_pk" PRIMARY KEY("gram","scope_cd","muscle_posture_no")
);

ALTER TABLE "muscle_posture_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_symptom" (
	"muscle_symptom_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muscle_symptom_muscle_symptom_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"muscle_symptom_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"muscle_survey_no" bigint,
	"user_id" varchar(30),
	"dept_cd" varchar(20),
	"muscle_work_no" bigint,
	"pain_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"part_verdict_desc" varchar(120),
	"verdict_cd" varchar(20),
	CONSTRAINT "muscle_symptom_required" CHECK (status_cd = 'SENT' or (muscle_survey_no is not null and user_id is not null and dept_cd is not null))
);

ALTER TABLE "muscle_symptom" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "muscle_symptom_complaints" (
	"muscle_symptom_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"part_cd" varchar(20),
	"duration_cd" varchar(20),
	"pain_cd" varchar(20),
	"freq_cd" varchar(20),
	"last_week_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"effect_cds" varchar(60),
	CONSTRAINT "muscle_symptom_complaints_muscle_symptom_no_seq_no_pk" PRIMARY KEY("muscle_symptom_no","seq_no")
);

ALTER TABLE "muscle_symptom_complaints" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "muscle_survey_doc_no" ON "muscle_survey" USING btree ("plant_cd","muscle_survey_doc_no");
CREATE INDEX "muscle_survey_newest" ON "muscle_survey" USING btree ("plant_cd","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_survey_status" ON "muscle_survey" USING btree ("plant_cd","status_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "muscle_survey_author" ON "muscle_survey" USING btree ("create_user_id","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_survey_draft" ON "muscle_survey" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and muscle_survey_doc_no is null;
CREATE INDEX "muscle_survey_start_ymd" ON "muscle_survey" USING btree ("plant_cd","start_ymd","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_survey_next_due_ymd" ON "muscle_survey" USING btree ("plant_cd","next_due_ymd","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_survey_gram_row" ON "muscle_survey_gram" USING btree ("muscle_survey_no");
CREATE UNIQUE INDEX "muscle_work_doc_no" ON "muscle_work" USING btree ("plant_cd","muscle_work_doc_no");
CREATE INDEX "muscle_work_newest" ON "muscle_work" USING btree ("plant_cd","muscle_work_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_status" ON "muscle_work" USING btree ("plant_cd","status_cd","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_author" ON "muscle_work" USING btree ("create_user_id","muscle_work_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_draft" ON "muscle_work" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and muscle_work_doc_no is null;
CREATE INDEX "muscle_work_muscle_survey_no" ON "muscle_work" USING btree ("plant_cd","muscle_survey_no","muscle_work_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_risk_lvl_cd" ON "muscle_work" USING btree ("plant_cd","risk_lvl_cd","muscle_work_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_improve_owner_user_id" ON "muscle_work" USING btree ("improve_owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "muscle_work_gram_row" ON "muscle_work_gram" USING btree ("muscle_work_no");
CREATE UNIQUE INDEX "muscle_posture_doc_no" ON "muscle_posture" USING btree ("plant_cd","muscle_posture_doc_no");
CREATE INDEX "muscle_posture_newest" ON "muscle_posture" USING btree ("plant_cd","muscle_posture_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_posture_status" ON "muscle_posture" USING btree ("plant_cd","status_cd","muscle_work_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_posture_author" ON "muscle_posture" USING btree ("create_user_id","muscle_posture_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_posture_draft" ON "muscle_posture" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and muscle_posture_doc_no is null;
CREATE INDEX "muscle_posture_muscle_work_no" ON "muscle_posture" USING btree ("plant_cd","muscle_work_no","muscle_posture_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_posture_final_score" ON "muscle_posture" USING btree ("plant_cd","final_score","muscle_posture_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_posture_gram_row" ON "muscle_posture_gram" USING btree ("muscle_posture_no");
CREATE UNIQUE INDEX "muscle_symptom_doc_no" ON "muscle_symptom" USING btree ("plant_cd","muscle_symptom_doc_no");
CREATE INDEX "muscle_symptom_newest" ON "muscle_symptom" USING btree ("plant_cd","muscle_symptom_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_symptom_status" ON "muscle_symptom" USING btree ("plant_cd","status_cd","muscle_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_symptom_author" ON "muscle_symptom" USING btree ("create_user_id","muscle_symptom_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_symptom_draft" ON "muscle_symptom" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'SENT' and muscle_symptom_doc_no is null;
CREATE INDEX "muscle_symptom_muscle_survey_no" ON "muscle_symptom" USING btree ("plant_cd","muscle_survey_no","muscle_symptom_no") WHERE delete_yn = 'N';
CREATE INDEX "muscle_symptom_user_id" ON "muscle_symptom" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE POLICY "scope" ON "muscle_survey" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_survey_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_survey_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "muscle_survey_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "muscle_work" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or improve_owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or improve_owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_work_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or improve_owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or improve_owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_work_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "muscle_work_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "muscle_posture" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_posture_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and muscle_posture_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "muscle_posture_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "muscle_symptom" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'SENT' and muscle_symptom_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'SENT' and muscle_symptom_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "muscle_symptom_complaints" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from muscle_symptom p where p.muscle_symptom_no = muscle_symptom_complaints.muscle_symptom_no)) WITH CHECK (exists (select from muscle_symptom p where p.muscle_symptom_no = muscle_symptom_complaints.muscle_symptom_no));

-- by hand
select jikim_track('muscle-survey', 'muscle_survey', 'muscle_survey_no', 'muscle_survey_doc_no', 'TEMP', '{survey_title}', false);
select jikim_track('muscle-work', 'muscle_work', 'muscle_work_no', 'muscle_work_doc_no', 'TEMP', '{work_nm}', false);
select jikim_track('muscle-posture', 'muscle_posture', 'muscle_posture_no', 'muscle_posture_doc_no', 'TEMP', '{posture_title}', false);
select jikim_track('muscle-symptom', 'muscle_symptom', 'muscle_symptom_no', 'muscle_symptom_doc_no', 'SENT', '{}', false);
grant select, insert, update, delete on muscle_survey, muscle_work, muscle_posture, muscle_symptom, muscle_symptom_complaints to jikim_app;
grant select on muscle_survey_gram, muscle_work_gram, muscle_posture_gram to jikim_app;
-- Legal numbers of the surveys, for a site that is already there.
insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, effective_from_ymd, law_ref_desc, verified_yn)
select p.* from (values
  ('MSD_CYCLE', '36', 'MONTH', date '2020-01-16', '산업안전보건기준에 관한 규칙 제657조제1항 (3년마다)', 'Y'),
  ('MSD_NEW_SITE', '12', 'MONTH', date '2020-01-16', '산업안전보건기준에 관한 규칙 제657조제1항 단서 (신설일부터 1년 이내)', 'Y'),
  ('MSD_OCCASIONAL', '1', 'MONTH', date '2020-01-16', '산업안전보건기준에 관한 규칙 제657조제2항 (질환 인정, 새 작업·설비, 작업량·공정 변경)', 'Y'),
  ('MSD_SHORT', '2', 'MONTH', date '2020-01-16', '근골격계부담작업 고시 제2조제2호 (단기간작업: 2개월 이내에 끝나는 1회성 작업)', 'Y'),
  ('MSD_RARE', '60', 'DAY', date '2020-01-16', '근골격계부담작업 고시 제2조제3호 (간헐적인 작업: 연간 총 작업일수 60일 이하)', 'Y'),
  ('MSD_PROGRAM_CASE', '10', 'TIMES_YEAR', date '2020-01-16', '산업안전보건기준에 관한 규칙 제662조제1항제1호 (연간 10명 이상)', 'Y'),
  ('MSD_PROGRAM_SHARE_CASE', '5', 'TIMES_YEAR', date '2020-01-16', '산업안전보건기준에 관한 규칙 제662조제1항제1호 (연간 5명 이상이면서 근로자 수의 10퍼센트 이상)', 'Y'),
  ('MSD_PROGRAM_SHARE', '10', 'PERCENT', date '2020-01-16', '산업안전보건기준에 관한 규칙 제662조제1항제1호 (근로자 수 대비)', 'Y')
) p(cd, val, unit, day, law, ok)
where exists (select from sys_setting) and not exists (select from com_legal_param k where k.legal_param_cd = p.cd);
