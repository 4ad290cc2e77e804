CREATE TABLE "sys_emergency_read" (
	"emergency_read_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_emergency_read_emergency_read_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"subject_user_id" varchar(30) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"reason_desc" varchar(4000) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_emergency_read_hours" CHECK (end_dt > start_dt and end_dt <= start_dt + interval '1 hour')
);

ALTER TABLE "sys_emergency_read" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_destroy_item" (
	"hea_destroy_item_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_destroy_item_hea_destroy_item_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_destroy_no" bigint NOT NULL,
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" bigint NOT NULL,
	"biz_doc_no" varchar(40),
	"base_ymd" date NOT NULL,
	"keep_year_cnt" integer NOT NULL,
	"keep_to_ymd" date NOT NULL,
	"destroyed_dt" timestamp with time zone
);

ALTER TABLE "hea_destroy_item" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_answer" (
	"answer_key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stress_survey_no" bigint NOT NULL,
	"dept_cd" varchar(20) NOT NULL,
	"sex_cd" varchar(20),
	"age_band_cd" varchar(20),
	"answers_json" jsonb NOT NULL,
	"scores" numeric(4, 1)[] NOT NULL,
	"total_score" numeric(4, 1),
	"item_cnt" smallint NOT NULL
);

ALTER TABLE "stress_answer" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_invite" (
	"stress_invite_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stress_invite_stress_invite_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stress_survey_no" bigint NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"dept_cd" varchar(20) NOT NULL,
	"sex_cd" varchar(20),
	"age_band_cd" varchar(20),
	"link_key" uuid,
	"answered_yn" char(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "stress_invite_stressSurveyNo_userId_unique" UNIQUE("stress_survey_no","user_id")
);

ALTER TABLE "stress_invite" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_opinion" (
	"opinion_key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stress_survey_no" bigint NOT NULL,
	"opinion_desc" varchar(4000) NOT NULL
);

ALTER TABLE "stress_opinion" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_survey" (
	"stress_survey_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stress_survey_stress_survey_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stress_survey_doc_no" varchar(40),
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
	"form_cd" varchar(20),
	"start_ymd" date,
	"end_ymd" date,
	"guide_desc" varchar(2000),
	"target_cnt" integer,
	"answer_cnt" integer,
	"closed_dt" timestamp with time zone,
	"result_desc" varchar(2000),
	"plan_desc" varchar(2000),
	CONSTRAINT "stress_survey_required" CHECK (status_cd = 'TEMP' or (survey_title is not null and form_cd is not null and start_ymd is not null and end_ymd is not null))
);

ALTER TABLE "stress_survey" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_survey_target_depts" (
	"stress_survey_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"target_dept_cd" varchar(20),
	CONSTRAINT "stress_survey_target_depts_stress_survey_no_seq_no_pk" PRIMARY KEY("stress_survey_no","seq_no")
);

ALTER TABLE "stress_survey_target_depts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "stress_survey_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"stress_survey_no" bigint NOT NULL,
	CONSTRAINT "stress_survey_gram_gram_scope_cd_stress_survey_no_pk" PRIMARY KEY("gram","scope_cd","stress_survey_no")
);

ALTER TABLE "stress_survey_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "cvd_risk" (
	"cvd_risk_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cvd_risk_cvd_risk_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cvd_risk_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" varchar(30),
	"person_nm" varchar(100),
	"eval_ymd" date,
	"sex_cd" varchar(20),
	"age_val" integer,
	"bp_sys_val" integer,
	"bp_dia_val" integer,
	"ldl_val" integer,
	"smoke_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"family_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"diabetes_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"organ_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"disease_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"prob10_val" numeric(15, 1),
	"risk_factor_cnt" integer,
	"bp_grade_cd" varchar(20),
	"prob_group_cd" varchar(20),
	"survey_group_cd" varchar(20),
	"risk_group_cd" varchar(20),
	"next_ymd" date,
	"review_due_ymd" date,
	"work_fit_cd" varchar(20),
	"review_desc" varchar(2000),
	"review_dt" timestamp with time zone,
	"overtime_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"night_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"hot_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"manager_user_id" varchar(30),
	"care_desc" varchar(2000),
	"work_care_no" bigint,
	CONSTRAINT "cvd_risk_required" CHECK (status_cd = 'TEMP' or (user_id is not null and eval_ymd is not null))
);

ALTER TABLE "cvd_risk" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "cvd_risk_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"cvd_risk_no" bigint NOT NULL,
	CONSTRAINT "cvd_risk_gram_gram_scope_cd_cvd_risk_no_pk" PRIMARY KEY("gram","scope_cd","cvd_risk_no")
);

ALTER TABLE "cvd_risk_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "work_care" (
	"work_care_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_care_work_care_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_care_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" varchar(30),
	"person_nm" varchar(100),
	"overtime_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"night_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"hot_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"from_ymd" date,
	"review_ymd" date,
	"manager_user_id" varchar(30),
	"result_desc" varchar(1000),
	CONSTRAINT "work_care_required" CHECK (status_cd = 'TEMP' or (user_id is not null and from_ymd is not null and manager_user_id is not null))
);

ALTER TABLE "work_care" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "work_care_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"work_care_no" bigint NOT NULL,
	CONSTRAINT "work_care_gram_gram_scope_cd_work_care_no_pk" PRIMARY KEY("gram","scope_cd","work_care_no")
);

ALTER TABLE "work_care_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_export" (
	"hea_export_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_export_hea_export_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_export_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"export_title" varchar(100),
	"export_biz_cd" varchar(60),
	"within_from_ymd" date,
	"within_to_ymd" date,
	"purpose_desc" varchar(1000),
	"receiver_desc" varchar(200),
	"row_cnt" integer,
	"file_dt" timestamp with time zone,
	"mark_desc" varchar(250),
	CONSTRAINT "hea_export_required" CHECK (status_cd = 'TEMP' or (export_title is not null and export_biz_cd is not null and within_from_ymd is not null and within_to_ymd is not null and purpose_desc is not null and receiver_desc is not null))
);

ALTER TABLE "hea_export" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_export_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_export_no" bigint NOT NULL,
	CONSTRAINT "hea_export_gram_gram_scope_cd_hea_export_no_pk" PRIMARY KEY("gram","scope_cd","hea_export_no")
);

ALTER TABLE "hea_export_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_destroy" (
	"hea_destroy_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_destroy_hea_destroy_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_destroy_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"destroy_title" varchar(100),
	"law_desc" varchar(200),
	"target_cnt" integer,
	"destroyed_cnt" integer,
	"destroyed_dt" timestamp with time zone
);

ALTER TABLE "hea_destroy" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_destroy_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_destroy_no" bigint NOT NULL,
	CONSTRAINT "hea_destroy_gram_gram_scope_cd_hea_destroy_no_pk" PRIMARY KEY("gram","scope_cd","hea_destroy_no")
);

ALTER TABLE "hea_destroy_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "sys_emergency_read_user_id_end_dt_index" ON "sys_emergency_read" USING btree ("user_id","end_dt");
CREATE INDEX "sys_emergency_read_plant_cd_start_dt_index" ON "sys_emergency_read" USING btree ("plant_cd","start_dt");
CREATE INDEX "hea_destroy_item_hea_destroy_no_index" ON "hea_destroy_item" USING btree ("hea_destroy_no");
CREATE INDEX "hea_destroy_item_biz_cd_biz_no_index" ON "hea_destroy_item" USING btree ("biz_cd","biz_no");
CREATE INDEX "stress_answer_stress_survey_no_dept_cd_index" ON "stress_answer" USING btree ("stress_survey_no","dept_cd");
CREATE INDEX "stress_invite_user_id_index" ON "stress_invite" USING btree ("user_id");
CREATE INDEX "stress_opinion_stress_survey_no_index" ON "stress_opinion" USING btree ("stress_survey_no");
CREATE UNIQUE INDEX "stress_survey_doc_no" ON "stress_survey" USING btree ("plant_cd","stress_survey_doc_no");
CREATE INDEX "stress_survey_newest" ON "stress_survey" USING btree ("plant_cd","stress_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "stress_survey_status" ON "stress_survey" USING btree ("plant_cd","status_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "stress_survey_author" ON "stress_survey" USING btree ("create_user_id","stress_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "stress_survey_draft" ON "stress_survey" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and stress_survey_doc_no is null;
CREATE INDEX "stress_survey_start_ymd" ON "stress_survey" USING btree ("plant_cd","start_ymd","stress_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "stress_survey_end_ymd" ON "stress_survey" USING btree ("plant_cd","end_ymd","stress_survey_no") WHERE delete_yn = 'N';
CREATE INDEX "stress_survey_gram_row" ON "stress_survey_gram" USING btree ("stress_survey_no");
CREATE UNIQUE INDEX "cvd_risk_doc_no" ON "cvd_risk" USING btree ("plant_cd","cvd_risk_doc_no");
CREATE INDEX "cvd_risk_newest" ON "cvd_risk" USING btree ("plant_cd","cvd_risk_no") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_status" ON "cvd_risk" USING btree ("plant_cd","status_cd","eval_ymd") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_author" ON "cvd_risk" USING btree ("create_user_id","cvd_risk_no") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_draft" ON "cvd_risk" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and cvd_risk_doc_no is null;
CREATE INDEX "cvd_risk_eval_ymd" ON "cvd_risk" USING btree ("plant_cd","eval_ymd","cvd_risk_no") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_next_ymd" ON "cvd_risk" USING btree ("plant_cd","next_ymd","cvd_risk_no") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_risk_group_cd" ON "cvd_risk" USING btree ("plant_cd","risk_group_cd","cvd_risk_no") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_user_id" ON "cvd_risk" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_manager_user_id" ON "cvd_risk" USING btree ("manager_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "cvd_risk_gram_row" ON "cvd_risk_gram" USING btree ("cvd_risk_no");
CREATE UNIQUE INDEX "work_care_doc_no" ON "work_care" USING btree ("plant_cd","work_care_doc_no");
CREATE INDEX "work_care_newest" ON "work_care" USING btree ("plant_cd","work_care_no") WHERE delete_yn = 'N';
CREATE INDEX "work_care_status" ON "work_care" USING btree ("plant_cd","status_cd","from_ymd") WHERE delete_yn = 'N';
CREATE INDEX "work_care_author" ON "work_care" USING btree ("create_user_id","work_care_no") WHERE delete_yn = 'N';
CREATE INDEX "work_care_draft" ON "work_care" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and work_care_doc_no is null;
CREATE INDEX "work_care_from_ymd" ON "work_care" USING btree ("plant_cd","from_ymd","work_care_no") WHERE delete_yn = 'N';
CREATE INDEX "work_care_review_ymd" ON "work_care" USING btree ("plant_cd","review_ymd","work_care_no") WHERE delete_yn = 'N';
CREATE INDEX "work_care_user_id" ON "work_care" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "work_care_manager_user_id" ON "work_care" USING btree ("manager_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "work_care_gram_row" ON "work_care_gram" USING btree ("work_care_no");
CREATE UNIQUE INDEX "hea_export_doc_no" ON "hea_export" USING btree ("plant_cd","hea_export_doc_no");
CREATE INDEX "hea_export_newest" ON "hea_export" USING btree ("plant_cd","hea_export_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_export_status" ON "hea_export" USING btree ("plant_cd","status_cd","file_dt") WHERE delete_yn = 'N';
CREATE INDEX "hea_export_author" ON "hea_export" USING btree ("create_user_id","hea_export_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_export_draft" ON "hea_export" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_export_doc_no is null;
CREATE INDEX "hea_export_file_dt" ON "hea_export" USING btree ("plant_cd","file_dt","hea_export_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_export_gram_row" ON "hea_export_gram" USING btree ("hea_export_no");
CREATE UNIQUE INDEX "hea_destroy_doc_no" ON "hea_destroy" USING btree ("plant_cd","hea_destroy_doc_no");
CREATE INDEX "hea_destroy_newest" ON "hea_destroy" USING btree ("plant_cd","hea_destroy_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_destroy_status" ON "hea_destroy" USING btree ("plant_cd","status_cd","destroyed_dt") WHERE delete_yn = 'N';
CREATE INDEX "hea_destroy_author" ON "hea_destroy" USING btree ("create_user_id","hea_destroy_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_destroy_draft" ON "hea_destroy" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and hea_destroy_doc_no is null;
CREATE INDEX "hea_destroy_destroyed_dt" ON "hea_destroy" USING btree ("plant_cd","destroyed_dt","hea_destroy_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_destroy_gram_row" ON "hea_destroy_gram" USING btree ("hea_destroy_no");
-- by hand
-- Of whom the acting person may read across plants, because it could not wait; it ends by itself.
create function jikim_emergencies() returns text[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(subject_user_id::text), '{}') from sys_emergency_read
  where user_id = current_setting('jikim.user', true) and start_dt <= now() and end_dt > now()
$$;
grant select, insert on sys_emergency_read to jikim_app;
revoke update, delete, truncate on sys_emergency_read from jikim_app;

-- What a destruction takes besides the rows themselves: the values in their history, and what was said about them. That
-- something was done, by whom and when, stays.
create function jikim_forget(destroy_no bigint) returns void language plpgsql security definer set search_path = public as $$
begin
  if current_setting('jikim.scope', true) is distinct from 'SYSTEM' then raise exception 'only the program destroys'; end if;
  update sys_audit a set diff_json = null, reason_desc = null
  from hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no and d.status_cd in ('APPR', 'DONE')
  where i.hea_destroy_no = destroy_no and i.destroyed_dt is null and a.biz_cd = i.biz_cd and a.biz_no = i.biz_no::text;
  delete from com_comment c
  using hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no and d.status_cd in ('APPR', 'DONE')
  where i.hea_destroy_no = destroy_no and i.destroyed_dt is null and c.biz_cd = i.biz_cd and c.biz_no = i.biz_no;
end $$;
grant select, insert, update on hea_destroy_item to jikim_app;

grant select, insert, update, delete on stress_invite, stress_answer, stress_opinion to jikim_app;
grant select, insert, update, delete on stress_survey, stress_survey_target_depts, cvd_risk, work_care, hea_export, hea_destroy to jikim_app;
grant select on stress_survey_gram, cvd_risk_gram, work_care_gram, hea_export_gram, hea_destroy_gram to jikim_app;
select jikim_track('stress-survey', 'stress_survey', 'stress_survey_no', 'stress_survey_doc_no', 'TEMP', '{survey_title}', false);
select jikim_track('cvd-risk', 'cvd_risk', 'cvd_risk_no', 'cvd_risk_doc_no', 'TEMP', '{person_nm}', false);
select jikim_track('work-care', 'work_care', 'work_care_no', 'work_care_doc_no', 'TEMP', '{person_nm}', false);
select jikim_track('hea-export', 'hea_export', 'hea_export_no', 'hea_export_doc_no', 'TEMP', '{export_title}', false);
select jikim_track('hea-destroy', 'hea_destroy', 'hea_destroy_no', 'hea_destroy_doc_no', 'PLAN', '{destroy_title}', false);

CREATE POLICY "own" ON "sys_emergency_read" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "scope" ON "hea_destroy_item" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "stress_answer" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "own" ON "stress_invite" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "scope" ON "stress_opinion" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "stress_survey" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and stress_survey_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and stress_survey_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "stress_survey_target_depts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from stress_survey p where p.stress_survey_no = stress_survey_target_depts.stress_survey_no)) WITH CHECK (exists (select from stress_survey p where p.stress_survey_no = stress_survey_target_depts.stress_survey_no));
CREATE POLICY "scope" ON "stress_survey_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "cvd_risk" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('REPORTED', 'ACTION', 'DONE')) else false end and (not (status_cd = 'TEMP' and cvd_risk_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true)) and status_cd in ('REPORTED', 'ACTION', 'DONE')) else false end and (not (status_cd = 'TEMP' and cvd_risk_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "emergency" ON "cvd_risk" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'TEMP' and cvd_risk_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "scope" ON "cvd_risk_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from cvd_risk p where p.cvd_risk_no = cvd_risk_gram.cvd_risk_no)) WITH CHECK (exists (select from cvd_risk p where p.cvd_risk_no = cvd_risk_gram.cvd_risk_no));
CREATE POLICY "scope" ON "work_care" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) or (manager_user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (status_cd = 'TEMP' and work_care_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) or (manager_user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (status_cd = 'TEMP' and work_care_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "emergency" ON "work_care" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'TEMP' and work_care_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "emergency" ON "hea_counsel" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'TEMP' and hea_counsel_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "emergency" ON "hea_infirm_visit" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'OPEN' and hea_infirm_visit_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "emergency" ON "muscle_symptom" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'SENT' and muscle_symptom_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "scope" ON "work_care_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from work_care p where p.work_care_no = work_care_gram.work_care_no)) WITH CHECK (exists (select from work_care p where p.work_care_no = work_care_gram.work_care_no));
CREATE POLICY "scope" ON "hea_export" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_export_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_export_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_export_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "hea_destroy" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and hea_destroy_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and hea_destroy_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_destroy_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
