CREATE TABLE "entry_check" (
	"entry_check_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_check_entry_check_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_rqst_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"rule_cd" varchar(20) NOT NULL,
	"result_cd" varchar(20) NOT NULL,
	"msg_desc" varchar(4000) NOT NULL,
	"values_json" jsonb NOT NULL,
	"law_ref_desc" varchar(300),
	"evidence_desc" varchar(4000),
	"until_ymd" date,
	"release_desc" varchar(4000),
	"check_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "entry_check" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_log" (
	"entry_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_log_entry_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"entry_rqst_no" bigint,
	"host_dept_cd" varchar(20),
	"zone_cd" varchar(20) NOT NULL,
	"gate_cd" varchar(20) NOT NULL,
	"out_gate_cd" varchar(20),
	"in_dt" timestamp with time zone NOT NULL,
	"out_dt" timestamp with time zone,
	"work_hour_val" numeric(12, 3),
	"no_exit_yn" char(1) DEFAULT 'N' NOT NULL,
	"late_out_dt" timestamp with time zone,
	"correct_desc" varchar(1000),
	"correct_user_id" varchar(30),
	"entry_muster_no" bigint,
	"muster_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "entry_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_muster" (
	"entry_muster_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_muster_entry_muster_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone,
	"start_user_id" varchar(30),
	"end_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "entry_muster" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_release" (
	"entry_release_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_release_entry_release_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"rule_cd" varchar(20) NOT NULL,
	"until_dt" timestamp with time zone NOT NULL,
	"reason_desc" varchar(1000) NOT NULL,
	"release_user_id" varchar(30) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "entry_release" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_scan" (
	"entry_scan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_scan_entry_scan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_key" varchar(64) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20),
	"person_no" bigint,
	"entry_rqst_no" bigint,
	"entry_log_no" bigint,
	"gate_cd" varchar(20) NOT NULL,
	"scan_text" varchar(200) NOT NULL,
	"direction_cd" varchar(20),
	"result_cd" varchar(20) NOT NULL,
	"rule_cd" varchar(20),
	"msg_desc" varchar(4000),
	"values_json" jsonb NOT NULL,
	"scan_dt" timestamp with time zone NOT NULL,
	"receive_dt" timestamp with time zone NOT NULL,
	"offline_yn" char(1) DEFAULT 'N' NOT NULL,
	"scan_user_id" varchar(30)
);

ALTER TABLE "entry_scan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_rqst" (
	"entry_rqst_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_rqst_entry_rqst_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_rqst_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_type_cd" varchar(20),
	"vendor_cd" varchar(20),
	"contract_no" bigint,
	"host_dept_cd" varchar(20),
	"own_user_id" varchar(30),
	"entry_start_ymd" date,
	"entry_end_ymd" date,
	"zone_cds" varchar(20),
	"gate_cd" varchar(20),
	"purpose_desc" varchar(500),
	"special_kind_nos" varchar(60),
	"exam_hazard_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"person_cnt" integer,
	"vehicle_cnt" integer,
	"equip_cnt" integer,
	"ng_cnt" integer,
	"check_dt" timestamp with time zone,
	"host_due_dt" timestamp with time zone,
	"escort_user_id" varchar(30),
	"emg_reason_desc" varchar(1000),
	"regular_due_dt" timestamp with time zone,
	"appr_user_id" varchar(30),
	"appr_dt" timestamp with time zone,
	"rev_no" integer,
	"prev_entry_rqst_no" bigint,
	"next_entry_rqst_no" bigint,
	CONSTRAINT "entry_rqst_required" CHECK (status_cd = 'TEMP' or (entry_type_cd is not null and vendor_cd is not null and host_dept_cd is not null and own_user_id is not null and entry_start_ymd is not null and entry_end_ymd is not null and zone_cds is not null and gate_cd is not null and purpose_desc is not null))
);

ALTER TABLE "entry_rqst" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_rqst_persons" (
	"entry_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"entry_role_cd" varchar(20),
	"line_status_cd" varchar(20),
	"line_rule_cd" varchar(20),
	"line_until_ymd" date,
	"line_reason_desc" varchar(500),
	CONSTRAINT "entry_rqst_persons_entry_rqst_no_seq_no_pk" PRIMARY KEY("entry_rqst_no","seq_no")
);

ALTER TABLE "entry_rqst_persons" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_rqst_vehicles" (
	"entry_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"vehicle_no" varchar(20),
	"vehicle_type_cd" varchar(20),
	"driver_person_no" bigint,
	"insure_to_ymd" date,
	"spark_arrestor_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"cargo_desc" varchar(200),
	"line_status_cd" varchar(20),
	"line_rule_cd" varchar(20),
	"line_until_ymd" date,
	"line_reason_desc" varchar(500),
	CONSTRAINT "entry_rqst_vehicles_entry_rqst_no_seq_no_pk" PRIMARY KEY("entry_rqst_no","seq_no")
);

ALTER TABLE "entry_rqst_vehicles" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_rqst_equips" (
	"entry_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"equip_type_cd" varchar(20),
	"model_nm" varchar(100),
	"reg_no" varchar(50),
	"rated_load_val" numeric(15, 3),
	"inspect_to_ymd" date,
	"operator_person_no" bigint,
	"ex_proof_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"pre_check_result_cd" varchar(20),
	"pre_check_user_id" varchar(30),
	"pre_check_dt" timestamp with time zone,
	"carry_in_dt" timestamp with time zone,
	"line_status_cd" varchar(20),
	"line_rule_cd" varchar(20),
	"line_until_ymd" date,
	"line_reason_desc" varchar(500),
	CONSTRAINT "entry_rqst_equips_entry_rqst_no_seq_no_pk" PRIMARY KEY("entry_rqst_no","seq_no")
);

ALTER TABLE "entry_rqst_equips" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_rqst_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"entry_rqst_no" bigint NOT NULL,
	CONSTRAINT "entry_rqst_gram_gram_scope_cd_entry_rqst_no_pk" PRIMARY KEY("gram","scope_cd","entry_rqst_no")
);

ALTER TABLE "entry_rqst_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "entry_check_entry_rqst_no_person_no_rule_cd_index" ON "entry_check" USING btree ("entry_rqst_no","person_no","rule_cd");
CREATE INDEX "entry_check_vendor_cd_index" ON "entry_check" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "entry_log_inside" ON "entry_log" USING btree ("person_no") WHERE out_dt is null and delete_yn = 'N';
CREATE INDEX "entry_log_on_site" ON "entry_log" USING btree ("plant_cd","zone_cd") WHERE out_dt is null and delete_yn = 'N';
CREATE INDEX "entry_log_plant_cd_in_dt_index" ON "entry_log" USING btree ("plant_cd","in_dt");
CREATE INDEX "entry_log_vendor_cd_in_dt_index" ON "entry_log" USING btree ("vendor_cd","in_dt");
CREATE INDEX "entry_log_worker_key_in_dt_index" ON "entry_log" USING btree ("worker_key","in_dt");
CREATE INDEX "entry_log_entry_rqst_no_index" ON "entry_log" USING btree ("entry_rqst_no");
CREATE UNIQUE INDEX "entry_muster_open" ON "entry_muster" USING btree ("plant_cd") WHERE end_dt is null;
CREATE INDEX "entry_release_person_no_rule_cd_until_dt_index" ON "entry_release" USING btree ("person_no","rule_cd","until_dt");
CREATE INDEX "entry_release_vendor_cd_index" ON "entry_release" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "entry_scan_plant_cd_scan_key_index" ON "entry_scan" USING btree ("plant_cd","scan_key");
CREATE INDEX "entry_scan_plant_cd_gate_cd_scan_dt_index" ON "entry_scan" USING btree ("plant_cd","gate_cd","scan_dt");
CREATE INDEX "entry_scan_person_no_scan_dt_index" ON "entry_scan" USING btree ("person_no","scan_dt");
CREATE UNIQUE INDEX "entry_rqst_doc_no" ON "entry_rqst" USING btree ("plant_cd","entry_rqst_doc_no");
CREATE INDEX "entry_rqst_newest" ON "entry_rqst" USING btree ("plant_cd","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_status" ON "entry_rqst" USING btree ("plant_cd","status_cd","entry_start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_author" ON "entry_rqst" USING btree ("create_user_id","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_draft" ON "entry_rqst" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and entry_rqst_doc_no is null;
CREATE INDEX "entry_rqst_vendor" ON "entry_rqst" USING btree ("vendor_cd","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_entry_start_ymd" ON "entry_rqst" USING btree ("plant_cd","entry_start_ymd","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_entry_end_ymd" ON "entry_rqst" USING btree ("plant_cd","entry_end_ymd","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_vendor_cd" ON "entry_rqst" USING btree ("plant_cd","vendor_cd","entry_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_own_user_id" ON "entry_rqst" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_escort_user_id" ON "entry_rqst" USING btree ("escort_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_appr_user_id" ON "entry_rqst" USING btree ("appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "entry_rqst_gram_row" ON "entry_rqst_gram" USING btree ("entry_rqst_no");
CREATE POLICY "scope" ON "entry_check" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "entry_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "entry_muster" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "entry_release" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "entry_scan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "entry_rqst" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or escort_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or escort_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and entry_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or escort_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or escort_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and entry_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "entry_rqst_persons" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_persons.entry_rqst_no)) WITH CHECK (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_persons.entry_rqst_no));
CREATE POLICY "scope" ON "entry_rqst_vehicles" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_vehicles.entry_rqst_no)) WITH CHECK (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_vehicles.entry_rqst_no));
CREATE POLICY "scope" ON "entry_rqst_equips" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_equips.entry_rqst_no)) WITH CHECK (exists (select from entry_rqst p where p.entry_rqst_no = entry_rqst_equips.entry_rqst_no));
CREATE POLICY "scope" ON "entry_rqst_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search; vendors have rows.
select jikim_track('entry-rqst', 'entry_rqst', 'entry_rqst_no', 'entry_rqst_doc_no', 'TEMP', '{purpose_desc}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on entry_rqst, entry_rqst_persons, entry_rqst_vehicles, entry_rqst_equips, entry_check, entry_release,
  entry_log, entry_scan, entry_muster to jikim_app;
grant select on entry_rqst_gram to jikim_app;

-- The gate asks by person.
create index entry_rqst_persons_person on entry_rqst_persons (person_no);
