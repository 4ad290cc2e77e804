CREATE TABLE "measure_sample" (
	"measure_sample_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measure_sample_measure_sample_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"measure_no" bigint NOT NULL,
	"measure_unit_no" bigint NOT NULL,
	"factor_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"point_nm" varchar(200),
	"sample_type_cd" varchar(20) NOT NULL,
	"area_reason_desc" varchar(4000),
	"limit_type_cd" varchar(20) NOT NULL,
	"conc_val" numeric(15, 5) NOT NULL,
	"unit_cd" varchar(20) NOT NULL,
	"minute_cnt" integer NOT NULL,
	"work_hour_val" numeric(15, 2) NOT NULL,
	"times_cnt" integer DEFAULT 1 NOT NULL,
	"gap_minute_cnt" integer,
	"twa_val" numeric(15, 5),
	"limit_val" numeric(15, 5),
	"limit_adj_val" numeric(15, 5),
	"index_val" numeric(15, 5),
	"exceed_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "measure_sample" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure_target" (
	"measure_no" bigint NOT NULL,
	"measure_unit_no" bigint NOT NULL,
	"max_index_val" numeric(15, 4),
	"mix_index_val" numeric(15, 4),
	"exceed_yn" char(1) DEFAULT 'N' NOT NULL,
	"cycle_cd" varchar(20),
	"cycle_reason_cd" varchar(20),
	"cycle_factor_cd" varchar(20),
	"next_due_ymd" date,
	CONSTRAINT "measure_target_measure_no_measure_unit_no_pk" PRIMARY KEY("measure_no","measure_unit_no")
);

ALTER TABLE "measure_target" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure_unit" (
	"measure_unit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measure_unit_measure_unit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"measure_unit_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"unit_nm" varchar(100),
	"process_no" bigint,
	"place_desc" varchar(200),
	"worker_cnt" integer,
	"area_val" numeric(15, 1),
	"separate_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"start_ymd" date,
	"change_ymd" date,
	"temp_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"month_hour_val" numeric(15, 1),
	"every_month_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"short_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"day_hour_val" numeric(15, 1),
	"daily_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"use_gram_val" numeric(15, 2),
	"room_val" numeric(15, 1),
	"last_measure_ymd" date,
	"cycle_cd" varchar(20),
	"cycle_reason_cd" varchar(20),
	"cycle_factor_cd" varchar(20),
	"next_due_ymd" date,
	"exceed_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "measure_unit_required" CHECK (status_cd = 'TEMP' or (unit_nm is not null and process_no is not null and worker_cnt is not null and start_ymd is not null))
);

ALTER TABLE "measure_unit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure_unit_factors" (
	"measure_unit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"factor_cd" varchar(20),
	CONSTRAINT "measure_unit_factors_measure_unit_no_seq_no_pk" PRIMARY KEY("measure_unit_no","seq_no")
);

ALTER TABLE "measure_unit_factors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure_unit_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"measure_unit_no" bigint NOT NULL,
	CONSTRAINT "measure_unit_gram_gram_scope_cd_measure_unit_no_pk" PRIMARY KEY("gram","scope_cd","measure_unit_no")
);

ALTER TABLE "measure_unit_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure" (
	"measure_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measure_measure_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"measure_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"measure_nm" varchar(100),
	"measure_year" integer,
	"half_cd" varchar(20),
	"agency_vendor_cd" varchar(20),
	"plan_start_ymd" date,
	"plan_end_ymd" date,
	"prelim_ymd" date,
	"prelim_desc" varchar(2000),
	"worker_rep_nm" varchar(50),
	"rep_join_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"sample_start_ymd" date,
	"sample_end_ymd" date,
	"unit_cnt" integer,
	"sample_cnt" integer,
	"result_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"exceed_cnt" integer,
	"max_index_val" numeric(15, 2),
	"keep_year_cnt" integer,
	"keep_to_ymd" date,
	"extend_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"report_due_ymd" date,
	"legal_last_ymd" date,
	"reported_ymd" date,
	"report_file_id" bigint,
	"improve_due_ymd" date,
	"improve_proof_ymd" date,
	"improve_file_id" bigint,
	"notice_no" bigint,
	CONSTRAINT "measure_required" CHECK (status_cd = 'TEMP' or (measure_nm is not null and measure_year is not null and half_cd is not null and agency_vendor_cd is not null and plan_start_ymd is not null and plan_end_ymd is not null))
);

ALTER TABLE "measure" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "measure_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"measure_no" bigint NOT NULL,
	CONSTRAINT "measure_gram_gram_scope_cd_measure_no_pk" PRIMARY KEY("gram","scope_cd","measure_no")
);

ALTER TABLE "measure_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "measure_sample_measure_no_measure_sample_no_index" ON "measure_sample" USING btree ("measure_no","measure_sample_no");
CREATE INDEX "measure_sample_measure_unit_no_factor_cd_measure_no_index" ON "measure_sample" USING btree ("measure_unit_no","factor_cd","measure_no");
CREATE INDEX "measure_sample_exceed" ON "measure_sample" USING btree ("measure_no","factor_cd") WHERE exceed_yn = 'Y' or index_val >= 1;
CREATE INDEX "measure_target_measure_unit_no_measure_no_index" ON "measure_target" USING btree ("measure_unit_no","measure_no");
CREATE UNIQUE INDEX "measure_unit_doc_no" ON "measure_unit" USING btree ("plant_cd","measure_unit_doc_no");
CREATE INDEX "measure_unit_newest" ON "measure_unit" USING btree ("plant_cd","measure_unit_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_unit_status" ON "measure_unit" USING btree ("plant_cd","status_cd","next_due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "measure_unit_author" ON "measure_unit" USING btree ("create_user_id","measure_unit_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_unit_draft" ON "measure_unit" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and measure_unit_doc_no is null;
CREATE INDEX "measure_unit_next_due_ymd" ON "measure_unit" USING btree ("plant_cd","next_due_ymd","measure_unit_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_unit_process_no" ON "measure_unit" USING btree ("plant_cd","process_no","measure_unit_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_unit_gram_row" ON "measure_unit_gram" USING btree ("measure_unit_no");
CREATE UNIQUE INDEX "measure_doc_no" ON "measure" USING btree ("plant_cd","measure_doc_no");
CREATE INDEX "measure_newest" ON "measure" USING btree ("plant_cd","measure_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_status" ON "measure" USING btree ("plant_cd","status_cd","sample_end_ymd") WHERE delete_yn = 'N';
CREATE INDEX "measure_author" ON "measure" USING btree ("create_user_id","measure_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_draft" ON "measure" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and measure_doc_no is null;
CREATE INDEX "measure_sample_end_ymd" ON "measure" USING btree ("plant_cd","sample_end_ymd","measure_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_report_due_ymd" ON "measure" USING btree ("plant_cd","report_due_ymd","measure_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_measure_year" ON "measure" USING btree ("plant_cd","measure_year","measure_no") WHERE delete_yn = 'N';
CREATE INDEX "measure_gram_row" ON "measure_gram" USING btree ("measure_no");
CREATE POLICY "scope" ON "measure_sample" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from measure p where p.measure_no = measure_sample.measure_no)) WITH CHECK (exists (select from measure p where p.measure_no = measure_sample.measure_no));
CREATE POLICY "scope" ON "measure_target" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from measure p where p.measure_no = measure_target.measure_no)) WITH CHECK (exists (select from measure p where p.measure_no = measure_target.measure_no));
CREATE POLICY "scope" ON "measure_unit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and measure_unit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and measure_unit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "measure_unit_factors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from measure_unit p where p.measure_unit_no = measure_unit_factors.measure_unit_no)) WITH CHECK (exists (select from measure_unit p where p.measure_unit_no = measure_unit_factors.measure_unit_no));
CREATE POLICY "scope" ON "measure_unit_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "measure" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and measure_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and measure_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "measure_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('measure-unit', 'measure_unit', 'measure_unit_no', 'measure_unit_doc_no', 'TEMP', '{unit_nm,place_desc}', false);
select jikim_track('measure', 'measure', 'measure_no', 'measure_doc_no', 'TEMP', '{measure_nm}', false);

grant select, insert, update, delete on measure_unit, measure_unit_factors, measure, measure_target, measure_sample to jikim_app;
grant select on measure_unit_gram, measure_gram to jikim_app;
