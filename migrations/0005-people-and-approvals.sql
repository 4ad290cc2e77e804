CREATE TABLE "sys_job_run" (
	"job_run_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_job_run_job_run_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_nm" varchar(80) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone,
	"result_cd" varchar(20) DEFAULT 'RUN' NOT NULL,
	"done_cnt" integer,
	"message_desc" varchar(4000),
	"user_id" varchar(30)
);

CREATE TABLE "sys_duty" (
	"duty_cd" varchar(20) PRIMARY KEY NOT NULL,
	"duty_nm" varchar(200) NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "facility" (
	"equip_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_equip_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"equip_cd" varchar(40) NOT NULL,
	"equip_nm" varchar(200) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"saf_facility_type_cd" varchar(20) NOT NULL,
	"process_no" bigint,
	"location_no" bigint,
	"inspect_cycle_cd" varchar(20),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "site_location" (
	"location_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_location_location_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_nm" varchar(200) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"plocation_no" bigint,
	"map_no" bigint,
	"location_x" integer,
	"location_y" integer,
	"zone_class_cd" varchar(20),
	"capacity_cnt" integer,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sys_position" (
	"position_cd" varchar(20) PRIMARY KEY NOT NULL,
	"position_nm" varchar(200) NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "site_map" (
	"map_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_map_map_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"map_nm" varchar(200) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"map_file_id" bigint,
	"scale_val" numeric(9, 4),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "task_owner" (
	"task_owner_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_owner_task_owner_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_grp_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"dept_cd" varchar(20),
	"user_id" varchar(30) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "work_type" (
	"work_type_cd" varchar(20) PRIMARY KEY NOT NULL,
	"work_type_nm" varchar(200) NOT NULL,
	"special_kind_no" integer,
	"permit_sub_cd" varchar(20),
	"muscle_part_cds" varchar(200),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sys_access_log" (
	"access_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_access_log_access_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"access_dt" timestamp with time zone NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"access_cd" varchar(20) NOT NULL,
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" varchar(60),
	"detail_desc" varchar(4000),
	"row_cnt" integer,
	"ip_addr" varchar(64)
);

ALTER TABLE "sys_access_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_nonce" (
	"nonce" varchar(64) PRIMARY KEY NOT NULL,
	"used_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "sys_nonce" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_one_time" (
	"one_time_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_one_time_one_time_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"secret_digest" varchar(64) NOT NULL,
	"payload_json" jsonb,
	"try_cnt" integer DEFAULT 0 NOT NULL,
	"expire_dt" timestamp with time zone NOT NULL,
	"used_dt" timestamp with time zone,
	"create_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "sys_one_time" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_try_limit" (
	"subject_key" varchar(120) PRIMARY KEY NOT NULL,
	"try_cnt" integer NOT NULL,
	"window_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "sys_try_limit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "appr_absence" (
	"absence_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appr_absence_absence_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"deputy_user_id" varchar(30) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone NOT NULL,
	"scope_cd" varchar(20) DEFAULT 'ALL' NOT NULL,
	"appr_biz_cds" varchar(1000),
	"reason_desc" varchar(4000) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appr_biz" (
	"appr_biz_cd" varchar(40) PRIMARY KEY NOT NULL,
	"appr_biz_nm" varchar(200) NOT NULL,
	"serial_yn" char(1) DEFAULT 'N' NOT NULL,
	"bulk_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delegate_yn" char(1) DEFAULT 'Y' NOT NULL,
	"self_appr_yn" char(1) DEFAULT 'N' NOT NULL,
	"agree_stop_yn" char(1) DEFAULT 'N' NOT NULL,
	"min_approve_cnt" integer DEFAULT 1 NOT NULL,
	"must_role_cds" varchar(200),
	"lead_day_cnt" integer DEFAULT 3 NOT NULL,
	"ref_open_cd" varchar(20) DEFAULT 'SUBMIT' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appr_template" (
	"template_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appr_template_template_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_nm" varchar(200) NOT NULL,
	"owner_cd" varchar(20) NOT NULL,
	"owner_user_id" varchar(30),
	"owner_dept_cd" varchar(20),
	"appr_biz_cd" varchar(40),
	"lines_json" jsonb NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "com_message_template" (
	"template_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_message_template_template_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_cd" varchar(60) NOT NULL,
	"channel_cd" varchar(20) NOT NULL,
	"lang_cd" varchar(20) DEFAULT 'kr' NOT NULL,
	"subject_desc" varchar(200),
	"body_desc" text NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "com_outbox" (
	"outbox_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_outbox_outbox_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"recipient_desc" varchar(200) NOT NULL,
	"subject_desc" varchar(200),
	"body_desc" text NOT NULL,
	"secret_yn" char(1) DEFAULT 'N' NOT NULL,
	"send_status_cd" varchar(20) DEFAULT 'WAIT' NOT NULL,
	"try_cnt" integer DEFAULT 0 NOT NULL,
	"next_try_dt" timestamp with time zone NOT NULL,
	"sent_dt" timestamp with time zone,
	"error_desc" varchar(1000),
	"once_key" varchar(120),
	"create_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "com_outbox" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "sys_job_run_job_nm_start_dt_index" ON "sys_job_run" USING btree ("job_nm","start_dt");
CREATE INDEX "sys_job_run_start_dt_index" ON "sys_job_run" USING btree ("start_dt");
CREATE UNIQUE INDEX "facility_plant_cd_equip_cd_index" ON "facility" USING btree ("plant_cd","equip_cd");
CREATE INDEX "facility_process_no_index" ON "facility" USING btree ("process_no");
CREATE INDEX "facility_saf_facility_type_cd_index" ON "facility" USING btree ("saf_facility_type_cd");
CREATE INDEX "site_location_plant_cd_index" ON "site_location" USING btree ("plant_cd");
CREATE INDEX "site_location_plocation_no_index" ON "site_location" USING btree ("plocation_no");
CREATE INDEX "site_location_map_no_index" ON "site_location" USING btree ("map_no");
CREATE INDEX "site_map_plant_cd_index" ON "site_map" USING btree ("plant_cd");
CREATE INDEX "task_owner_task_grp_cd_plant_cd_index" ON "task_owner" USING btree ("task_grp_cd","plant_cd");
CREATE INDEX "sys_access_log_user_id_access_dt_index" ON "sys_access_log" USING btree ("user_id","access_dt");
CREATE INDEX "sys_access_log_biz_cd_biz_no_index" ON "sys_access_log" USING btree ("biz_cd","biz_no");
CREATE INDEX "sys_access_log_access_dt_index" ON "sys_access_log" USING btree ("access_dt");
CREATE INDEX "sys_nonce_used_dt_index" ON "sys_nonce" USING btree ("used_dt");
CREATE INDEX "sys_one_time_purpose_cd_secret_digest_index" ON "sys_one_time" USING btree ("purpose_cd","secret_digest");
CREATE INDEX "sys_one_time_user_id_index" ON "sys_one_time" USING btree ("user_id");
CREATE INDEX "sys_one_time_expire_dt_index" ON "sys_one_time" USING btree ("expire_dt");
CREATE INDEX "appr_absence_user_id_end_dt_index" ON "appr_absence" USING btree ("user_id","end_dt");
CREATE INDEX "appr_absence_deputy_user_id_end_dt_index" ON "appr_absence" USING btree ("deputy_user_id","end_dt");
CREATE INDEX "appr_template_owner_user_id_index" ON "appr_template" USING btree ("owner_user_id");
CREATE INDEX "appr_template_owner_dept_cd_index" ON "appr_template" USING btree ("owner_dept_cd");
CREATE UNIQUE INDEX "com_message_template_event_cd_channel_cd_lang_cd_index" ON "com_message_template" USING btree ("event_cd","channel_cd","lang_cd");
CREATE INDEX "com_outbox_waiting" ON "com_outbox" USING btree ("next_try_dt") WHERE send_status_cd = 'WAIT';
CREATE INDEX "com_outbox_create_dt_index" ON "com_outbox" USING btree ("create_dt");
CREATE INDEX "com_outbox_user_id_index" ON "com_outbox" USING btree ("user_id");
CREATE UNIQUE INDEX "com_outbox_once" ON "com_outbox" USING btree ("once_key") WHERE once_key is not null;
CREATE POLICY "scope" ON "sys_access_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_nonce" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_one_time" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_try_limit" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "com_outbox" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

grant select, insert, update, delete on appr_biz, appr_absence, appr_template, sys_nonce, sys_one_time, sys_try_limit,
  com_outbox, com_message_template, sys_position, sys_duty, site_map, site_location, facility, work_type, task_owner,
  sys_job_run to jikim_app;
grant select, insert on sys_access_log to jikim_app;
