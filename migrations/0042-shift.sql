CREATE TABLE "emergency_stop" (
	"emergency_stop_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_stop_emergency_stop_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"area_dept_cd" varchar(20),
	"reason_desc" varchar(300) NOT NULL,
	"stop_dt" timestamp with time zone NOT NULL,
	"stop_user_id" varchar(30) NOT NULL,
	"stopped_cnt" integer DEFAULT 0 NOT NULL,
	"entry_muster_no" bigint,
	"end_dt" timestamp with time zone,
	"end_user_id" varchar(30),
	"end_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "emergency_stop" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "emergency_stop_permit" (
	"emergency_stop_permit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_stop_permit_emergency_stop_permit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"emergency_stop_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"permit_no" bigint NOT NULL,
	"release_dt" timestamp with time zone,
	"release_user_id" varchar(30),
	"release_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "emergency_stop_permit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "heat_day" (
	"heat_day_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "heat_day_heat_day_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"heat_ymd" date NOT NULL,
	"max_feel_val" numeric(6, 1) NOT NULL,
	"max_obs_dt" timestamp with time zone NOT NULL,
	"heat_limit_val" numeric(6, 1) NOT NULL,
	"measure_cds" varchar(100),
	"measure_desc" varchar(1000),
	"measure_user_id" varchar(30),
	"measure_dt" timestamp with time zone,
	"retain_to_ymd" date NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "heat_day" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rest_log" (
	"rest_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rest_log_rest_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"permit_no" bigint NOT NULL,
	"rest_kind_cd" varchar(20) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone,
	"cool_desc" varchar(200),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rest_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "scaffold_check" (
	"scaffold_check_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scaffold_check_scaffold_check_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"permit_no" bigint NOT NULL,
	"check_dt" timestamp with time zone NOT NULL,
	"check_user_id" varchar(30) NOT NULL,
	"ok_yn" varchar(20) NOT NULL,
	"memo_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "scaffold_check" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "weather_obs" (
	"weather_obs_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_obs_weather_obs_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"obs_dt" timestamp with time zone NOT NULL,
	"wind_val" numeric(6, 1),
	"gust_val" numeric(6, 1),
	"rain_val" numeric(6, 1),
	"snow_val" numeric(6, 1),
	"feel_temp_val" numeric(6, 1),
	"source_cd" varchar(20) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "weather_obs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tbm" (
	"tbm_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tbm_tbm_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tbm_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"permit_no" bigint,
	"permit_doc_no" varchar(40),
	"wkod_title" varchar(200),
	"place_desc" varchar(200),
	"tbm_dt" timestamp with time zone,
	"leader_person_no" bigint,
	"leader_user_id" varchar(30),
	"alcohol_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"health_desc" varchar(500),
	"lang_desc" varchar(100),
	"photo_file_id" bigint,
	"crew_cnt" integer,
	"sign_cnt" integer,
	"unsigned_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"vendor_cd" varchar(20),
	"area_dept_cd" varchar(20),
	CONSTRAINT "tbm_required" CHECK (status_cd = 'OPEN' or (permit_no is not null))
);

ALTER TABLE "tbm" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tbm_topics" (
	"tbm_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"topic_cd" varchar(20),
	"topic_desc" varchar(500),
	"measure_desc" varchar(500),
	CONSTRAINT "tbm_topics_tbm_no_seq_no_pk" PRIMARY KEY("tbm_no","seq_no")
);

ALTER TABLE "tbm_topics" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tbm_signs" (
	"tbm_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"signer_nm" varchar(200),
	"sign_dt" timestamp with time zone,
	"sign_way_cd" varchar(20),
	"late_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "tbm_signs_tbm_no_seq_no_pk" PRIMARY KEY("tbm_no","seq_no")
);

ALTER TABLE "tbm_signs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tbm_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"tbm_no" bigint NOT NULL,
	CONSTRAINT "tbm_gram_gram_scope_cd_tbm_no_pk" PRIMARY KEY("gram","scope_cd","tbm_no")
);

ALTER TABLE "tbm_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "permit_handover" (
	"hand_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permit_handover_hand_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hand_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"hand_title" varchar(100),
	"area_dept_cd" varchar(20),
	"shift_cd" varchar(20),
	"shift_end_dt" timestamp with time zone,
	"permit_cnt" integer,
	"iso_cnt" integer,
	"memo_desc" varchar(2000),
	"out_user_id" varchar(30),
	"out_sign" jsonb,
	"out_dt" timestamp with time zone,
	"in_user_id" varchar(30),
	"in_sign" jsonb,
	"hand_dt" timestamp with time zone,
	"late_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"miss_dt" timestamp with time zone,
	"susp_cnt" integer,
	CONSTRAINT "permit_handover_required" CHECK (status_cd = 'OPEN' or (area_dept_cd is not null))
);

ALTER TABLE "permit_handover" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "permit_handover_permit_rows" (
	"hand_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"permit_no" integer,
	"permit_doc_no" varchar(40),
	"wkod_title" varchar(200),
	"status_cd" varchar(20),
	"susp_reason_cd" varchar(20),
	"work_to_dt" timestamp with time zone,
	"gas_next_due_dt" timestamp with time zone,
	"iso_plan_no" integer,
	"iso_desc" varchar(300),
	"memo_desc" varchar(500),
	CONSTRAINT "permit_handover_permit_rows_hand_no_seq_no_pk" PRIMARY KEY("hand_no","seq_no")
);

ALTER TABLE "permit_handover_permit_rows" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "permit_handover_iso_rows" (
	"hand_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"iso_plan_no" integer,
	"iso_plan_doc_no" varchar(40),
	"equip_no" varchar(50),
	"state_desc" varchar(30),
	"point_cnt" integer,
	"memo_desc" varchar(500),
	CONSTRAINT "permit_handover_iso_rows_hand_no_seq_no_pk" PRIMARY KEY("hand_no","seq_no")
);

ALTER TABLE "permit_handover_iso_rows" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "permit_handover_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hand_no" bigint NOT NULL,
	CONSTRAINT "permit_handover_gram_gram_scope_cd_hand_no_pk" PRIMARY KEY("gram","scope_cd","hand_no")
);

ALTER TABLE "permit_handover_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wkod_master" ADD COLUMN "outdoor_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "wkod_master" ADD COLUMN "weather_kind_cds" varchar(60);
CREATE INDEX "emergency_stop_plant_cd_stop_dt_index" ON "emergency_stop" USING btree ("plant_cd","stop_dt");
CREATE UNIQUE INDEX "emergency_stop_permit_emergency_stop_no_permit_no_index" ON "emergency_stop_permit" USING btree ("emergency_stop_no","permit_no");
CREATE INDEX "emergency_stop_permit_permit_no_index" ON "emergency_stop_permit" USING btree ("permit_no");
CREATE INDEX "emergency_stop_permit_plant_cd_index" ON "emergency_stop_permit" USING btree ("plant_cd");
CREATE UNIQUE INDEX "heat_day_plant_cd_heat_ymd_index" ON "heat_day" USING btree ("plant_cd","heat_ymd");
CREATE INDEX "rest_log_permit_no_start_dt_index" ON "rest_log" USING btree ("permit_no","start_dt");
CREATE UNIQUE INDEX "rest_log_open" ON "rest_log" USING btree ("permit_no","rest_kind_cd") WHERE end_dt is null and delete_yn = 'N';
CREATE INDEX "scaffold_check_permit_no_check_dt_index" ON "scaffold_check" USING btree ("permit_no","check_dt");
CREATE UNIQUE INDEX "weather_obs_plant_cd_obs_dt_source_cd_index" ON "weather_obs" USING btree ("plant_cd","obs_dt","source_cd");
CREATE UNIQUE INDEX "tbm_doc_no" ON "tbm" USING btree ("plant_cd","tbm_doc_no");
CREATE INDEX "tbm_newest" ON "tbm" USING btree ("plant_cd","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_status" ON "tbm" USING btree ("plant_cd","status_cd","tbm_dt") WHERE delete_yn = 'N';
CREATE INDEX "tbm_author" ON "tbm" USING btree ("create_user_id","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_draft" ON "tbm" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and tbm_doc_no is null;
CREATE INDEX "tbm_vendor" ON "tbm" USING btree ("vendor_cd","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_tbm_dt" ON "tbm" USING btree ("plant_cd","tbm_dt","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_permit_no" ON "tbm" USING btree ("plant_cd","permit_no","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_area_dept_cd" ON "tbm" USING btree ("plant_cd","area_dept_cd","tbm_no") WHERE delete_yn = 'N';
CREATE INDEX "tbm_leader_user_id" ON "tbm" USING btree ("leader_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "tbm_gram_row" ON "tbm_gram" USING btree ("tbm_no");
CREATE UNIQUE INDEX "permit_handover_doc_no" ON "permit_handover" USING btree ("plant_cd","hand_doc_no");
CREATE INDEX "permit_handover_newest" ON "permit_handover" USING btree ("plant_cd","hand_no") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_status" ON "permit_handover" USING btree ("plant_cd","status_cd","shift_end_dt") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_author" ON "permit_handover" USING btree ("create_user_id","hand_no") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_draft" ON "permit_handover" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and hand_doc_no is null;
CREATE INDEX "permit_handover_shift_end_dt" ON "permit_handover" USING btree ("plant_cd","shift_end_dt","hand_no") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_area_dept_cd" ON "permit_handover" USING btree ("plant_cd","area_dept_cd","hand_no") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_out_user_id" ON "permit_handover" USING btree ("out_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_in_user_id" ON "permit_handover" USING btree ("in_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "permit_handover_gram_row" ON "permit_handover_gram" USING btree ("hand_no");
CREATE POLICY "scope" ON "emergency_stop" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "emergency_stop_permit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "heat_day" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "rest_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = rest_log.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = rest_log.permit_no));
CREATE POLICY "scope" ON "scaffold_check" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = scaffold_check.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = scaffold_check.permit_no));
CREATE POLICY "scope" ON "weather_obs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "tbm" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and tbm_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and tbm_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "tbm_topics" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from tbm p where p.tbm_no = tbm_topics.tbm_no)) WITH CHECK (exists (select from tbm p where p.tbm_no = tbm_topics.tbm_no));
CREATE POLICY "scope" ON "tbm_signs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from tbm p where p.tbm_no = tbm_signs.tbm_no)) WITH CHECK (exists (select from tbm p where p.tbm_no = tbm_signs.tbm_no));
CREATE POLICY "scope" ON "tbm_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "permit_handover" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and hand_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and hand_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "permit_handover_permit_rows" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from permit_handover p where p.hand_no = permit_handover_permit_rows.hand_no)) WITH CHECK (exists (select from permit_handover p where p.hand_no = permit_handover_permit_rows.hand_no));
CREATE POLICY "scope" ON "permit_handover_iso_rows" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from permit_handover p where p.hand_no = permit_handover_iso_rows.hand_no)) WITH CHECK (exists (select from permit_handover p where p.hand_no = permit_handover_iso_rows.hand_no));
CREATE POLICY "scope" ON "permit_handover_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search; a vendor reads the talks of his own works.
select jikim_track('tbm', 'tbm', 'tbm_no', 'tbm_doc_no', 'OPEN', '{permit_doc_no,wkod_title,place_desc}', true);
select jikim_track('hand', 'permit_handover', 'hand_no', 'hand_doc_no', 'OPEN', '{hand_title}', false);

grant select, insert, update, delete on tbm, tbm_topics, tbm_signs, permit_handover, permit_handover_permit_rows, permit_handover_iso_rows,
  weather_obs, heat_day, rest_log, scaffold_check, emergency_stop, emergency_stop_permit to jikim_app;
grant select on tbm_gram, permit_handover_gram to jikim_app;

-- One record for each area and end of a shift; one open talk is looked for by its permit.
create unique index permit_handover_once on permit_handover (plant_cd, area_dept_cd, shift_end_dt) where delete_yn = 'N';
create index tbm_open on tbm (permit_no, tbm_dt desc) where delete_yn = 'N';

-- The register of a site that is already there; a new one loads these rows with the rest of its directory.
insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, effective_from_ymd, law_ref_desc, verified_yn)
select r.* from (values
  ('SHIFT_END_1', '7', 'HOUR', '2020-01-16'::date, '사내 기준 (야간조 교대 시각)', 'Y'),
  ('SHIFT_END_2', '15', 'HOUR', '2020-01-16'::date, '사내 기준 (주간조 교대 시각)', 'Y'),
  ('SHIFT_END_3', '23', 'HOUR', '2020-01-16'::date, '사내 기준 (저녁조 교대 시각)', 'Y'),
  ('HANDOVER_MIN', '30', 'MINUTE', '2020-01-16'::date, '사내 기준 (교대 시각 전후 인수인계 서명 시간; 지나면 작업중지)', 'Y'),
  ('TBM_OPEN_H', '16', 'HOUR', '2020-01-16'::date, '사내 기준 (작업 전 안전회의에 서명을 더 받을 수 있는 시간)', 'Y'),
  ('CRANE_STOP_GUST', '10', 'MPS', '2020-01-16'::date, '사내 기준 (순간풍속 이상: 이동식 크레인 작업 중지)', 'Y'),
  ('AWP_STOP_GUST', '10', 'MPS', '2020-01-16'::date, '사내 기준 (순간풍속 이상: 고소작업대 작업 중지)', 'Y'),
  ('WEATHER_CLEAR_MIN', '30', 'MINUTE', '2020-01-16'::date, '사내 기준 (기상이 기준 아래로 내려간 뒤 재개까지)', 'Y'),
  ('WEATHER_HOLD_H', '6', 'HOUR', '2020-01-16'::date, '사내 기준 (새 관측이 없을 때 마지막 관측값을 쓰는 시간)', 'Y'),
  ('HEAT_ALERT_MIN', '100', 'MINUTE', '2020-01-16'::date, '사내 기준 (폭염 휴식 알림)', 'Y'),
  ('HEAT_WORK_MIN', '120', 'MINUTE', '2025-07-17'::date, '산업안전보건기준에 관한 규칙 제560조제3항 (매 2시간 이내 휴식)', 'Y')
) r where exists (select from com_legal_param);

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('WKOD_SHIFT', '교대·비상', 'Shift and emergency', '交接与应急', 'Turno y emergencia', 'WKOD', 2, 'WKOD', null, '12', 'clipboard-check'),
  ('WKOD_SHIFT_TBM', 'TBM 일지', 'Toolbox meetings', 'TBM 记录', 'Charlas previas (TBM)', 'WKOD_SHIFT', 3, 'WKOD', '/constSafe/wkod/tbmList', '10', null),
  ('WKOD_SHIFT_HAND', '교대 인수인계', 'Shift hand-over', '交接班', 'Relevo de turno', 'WKOD_SHIFT', 3, 'WKOD', '/constSafe/wkod/handoverList', '20', null),
  ('WKOD_SHIFT_STOP', '비상 작업중지', 'Emergency stop', '紧急停工', 'Parada de emergencia', 'WKOD_SHIFT', 3, 'WKOD', '/constSafe/wkod/emergencyStop', '30', null),
  ('WKOD_SHIFT_SKY', '기상·폭염', 'Weather and heat', '气象与高温', 'Clima y calor', 'WKOD_SHIFT', 3, 'WKOD', '/constSafe/wkod/weatherBoard', '40', null),
  ('VND_WKOD_TBM', 'TBM 일지', 'Toolbox meetings', 'TBM 记录', 'Charlas previas (TBM)', 'VND_WKOD', 2, 'WKOD', '/vendor/constSafe/tbmList', '25', null)
) r where exists (select from sys_menu);
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, r.menu_id, 'Y', case when g.auth_grp_cd = any (r.writers) or (r.writers = '{*}' and g.auth_grp_cd <> 'AUD') then 'Y' else 'N' end
from sys_auth_grp g join (values
  ('WKOD_SHIFT', '{*}'::text[], '{}'::text[]),
  ('WKOD_SHIFT_TBM', '{*}', '{*}'),
  ('WKOD_SHIFT_HAND', '{*}', '{OPR,SUP,APR}'),
  ('WKOD_SHIFT_STOP', '{SYS,SEC,SHM,SHD,CSO,OPR,APR,SUP,MGR,AUD}', '{SEC,SHM,OPR}'),
  ('WKOD_SHIFT_SKY', '{*}', '{SEC,SHM,SHD,OPR,SUP}'),
  ('VND_WKOD_TBM', '{VAD,VSM,VSP}', '{VAD,VSM,VSP}')
) r (menu_id, readers, writers) on g.auth_grp_cd = any (r.readers) or (r.readers = '{*}' and g.scope_cd <> 'VENDOR')
where exists (select from sys_menu m where m.menu_id = r.menu_id);
