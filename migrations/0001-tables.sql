-- The tables of the first release, as the models and the lists of tables declare them.
-- sys_audit was completed by hand: it is partitioned by month.

CREATE TABLE "sys_audit" (
	"audit_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sys_audit_audit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_dt" timestamp with time zone NOT NULL,
	"user_id" varchar(30),
	"ip_addr" "inet",
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" varchar(60) NOT NULL,
	"plant_cd" varchar(20),
	"vendor_cd" varchar(20),
	"action_cd" varchar(40) NOT NULL,
	"from_status_cd" varchar(20),
	"to_status_cd" varchar(20),
	"reason_cd" varchar(20),
	"reason_desc" varchar(4000),
	"reason_fields" text[],
	"diff_json" jsonb,
	CONSTRAINT "sys_audit_audit_no_audit_dt_pk" PRIMARY KEY("audit_no","audit_dt")
) PARTITION BY RANGE ("audit_dt");
CREATE TABLE "sys_audit_rest" PARTITION OF "sys_audit" DEFAULT;
ALTER TABLE "sys_audit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "com_comment" (
	"comment_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_comment_comment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" bigint NOT NULL,
	"plant_cd" varchar(20),
	"vendor_cd" varchar(20),
	"comment_desc" varchar(4000) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"create_user_id" varchar(30) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL
);
ALTER TABLE "com_comment" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "doc_count" (
	"biz_cd" varchar(60) NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"status_cd" varchar(20) NOT NULL,
	"slot_no" smallint NOT NULL,
	"row_cnt" bigint NOT NULL,
	CONSTRAINT "doc_count_biz_cd_scope_cd_status_cd_slot_no_pk" PRIMARY KEY("biz_cd","scope_cd","status_cd","slot_no")
);
ALTER TABLE "doc_count" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "doc_sequence" (
	"biz_cd" varchar(60) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"ymd" varchar(8) NOT NULL,
	"last_no" integer NOT NULL,
	CONSTRAINT "doc_sequence_biz_cd_plant_cd_ymd_pk" PRIMARY KEY("biz_cd","plant_cd","ymd")
);
CREATE TABLE "sys_error_log" (
	"log_no" varchar(40) PRIMARY KEY NOT NULL,
	"error_dt" timestamp with time zone NOT NULL,
	"side_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"method_cd" varchar(10),
	"url" varchar(500),
	"error_cd" varchar(60),
	"message_desc" text NOT NULL,
	"stack_desc" text
);
CREATE TABLE "sys_idempotency" (
	"user_id" varchar(30) NOT NULL,
	"idempotency_key" varchar(80) NOT NULL,
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" bigint NOT NULL,
	"body_digest" varchar(64) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_idempotency_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
CREATE TABLE "com_notification" (
	"notification_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_notification_notification_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"message_desc" varchar(4000) NOT NULL,
	"values_json" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tone_cd" varchar(20) DEFAULT 'progress' NOT NULL,
	"link_url" varchar(300),
	"biz_cd" varchar(60),
	"biz_no" bigint,
	"once_key" varchar(120),
	"read_dt" timestamp with time zone,
	"create_dt" timestamp with time zone NOT NULL
);
ALTER TABLE "com_notification" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_preference" (
	"user_id" varchar(30) NOT NULL,
	"preference_cd" varchar(120) NOT NULL,
	"value_json" jsonb NOT NULL,
	"update_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_preference_user_id_preference_cd_pk" PRIMARY KEY("user_id","preference_cd")
);
CREATE TABLE "sys_auth_grp" (
	"auth_grp_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_auth_grp_auth_grp_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"auth_grp_cd" varchar(20) NOT NULL,
	"auth_grp_nm" varchar(200) NOT NULL,
	"plant_access_yn" char(1) DEFAULT 'N' NOT NULL,
	"hea_read_lvl_cd" varchar(20) DEFAULT 'N' NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sys_auth_grp_authGrpCd_unique" UNIQUE("auth_grp_cd")
);
CREATE TABLE "sys_auth_menu" (
	"auth_grp_no" bigint NOT NULL,
	"menu_id" varchar(20) NOT NULL,
	"access_yn" char(1) DEFAULT 'N' NOT NULL,
	"write_yn" char(1) DEFAULT 'N' NOT NULL,
	"scope_cd" varchar(20),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sys_auth_menu_auth_grp_no_menu_id_pk" PRIMARY KEY("auth_grp_no","menu_id")
);
CREATE TABLE "sys_auth_user" (
	"auth_grp_no" bigint NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sys_auth_user_auth_grp_no_user_id_pk" PRIMARY KEY("auth_grp_no","user_id")
);
CREATE TABLE "sys_code" (
	"code_grp_cd" varchar(40) NOT NULL,
	"code" varchar(20) NOT NULL,
	"code_nm" varchar(200) NOT NULL,
	"code_nm_en" varchar(200),
	"code_nm_zh" varchar(200),
	"code_nm_es" varchar(200),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sys_code_code_grp_cd_code_pk" PRIMARY KEY("code_grp_cd","code")
);
CREATE TABLE "sys_code_grp" (
	"code_grp_cd" varchar(40) PRIMARY KEY NOT NULL,
	"code_grp_nm" varchar(200) NOT NULL,
	"system_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sys_dept" (
	"dept_cd" varchar(20) PRIMARY KEY NOT NULL,
	"dept_nm" varchar(200) NOT NULL,
	"pdept_cd" varchar(20),
	"plant_cd" varchar(20) NOT NULL,
	"head_user_id" varchar(30),
	"auth_grp_no" bigint,
	"office_off_site_yn" char(1) DEFAULT 'N' NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "com_holiday" (
	"holiday_ymd" date PRIMARY KEY NOT NULL,
	"holiday_nm" varchar(200) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "com_legal_param" (
	"legal_param_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_legal_param_legal_param_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"legal_param_cd" varchar(40) NOT NULL,
	"legal_param_val" varchar(200) NOT NULL,
	"unit_cd" varchar(20),
	"law_ref_desc" varchar(4000),
	"effective_from_ymd" date NOT NULL,
	"effective_to_ymd" date,
	"verified_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sys_menu" (
	"menu_id" varchar(20) PRIMARY KEY NOT NULL,
	"menu_nm" varchar(200) NOT NULL,
	"menu_nm_en" varchar(200),
	"menu_nm_zh" varchar(200),
	"menu_nm_es" varchar(200),
	"up_menu_id" varchar(20),
	"menu_lvl" integer NOT NULL,
	"task_grp_cd" varchar(20),
	"front_end_url" varchar(300),
	"sort_order" varchar(10),
	"color" varchar(20),
	"icon" varchar(40),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "plant" (
	"plant_cd" varchar(20) PRIMARY KEY NOT NULL,
	"plant_nm" varchar(200) NOT NULL,
	"addr_desc" varchar(4000),
	"lat_val" numeric(9, 6),
	"lon_val" numeric(9, 6),
	"control_room_tel" varchar(30),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "process" (
	"process_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_process_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"process_cd" varchar(20) NOT NULL,
	"process_nm" varchar(200) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"dept_cd" varchar(20) NOT NULL,
	"psm_yn" char(1) DEFAULT 'N' NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sys_setting" (
	"setting_cd" varchar(60) PRIMARY KEY NOT NULL,
	"setting_val" text NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sys_user" (
	"user_id" varchar(30) PRIMARY KEY NOT NULL,
	"user_nm" varchar(200) NOT NULL,
	"user_nm_initials" varchar(200) DEFAULT '' NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"dept_cd" varchar(20) NOT NULL,
	"position_cd" varchar(20),
	"duty_cd" varchar(20),
	"job_class_cd" varchar(20) NOT NULL,
	"employ_type_cd" varchar(20) NOT NULL,
	"gender_cd" varchar(20),
	"birth_ymd" date,
	"entry_ymd" date NOT NULL,
	"retire_ymd" date,
	"phone_no" varchar(20),
	"office_tel" varchar(20),
	"email" varchar(200),
	"user_status_cd" varchar(20) DEFAULT 'ACTIVE' NOT NULL,
	"lang_cd" varchar(20) DEFAULT 'kr' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "vendor_account" (
	"portal_id" varchar(30) PRIMARY KEY NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"user_nm" varchar(200) NOT NULL,
	"user_nm_initials" varchar(200) DEFAULT '' NOT NULL,
	"phone_no" varchar(20),
	"email" varchar(200),
	"vendor_role_cd" varchar(20) NOT NULL,
	"account_status_cd" varchar(20) DEFAULT 'ACTIVE' NOT NULL,
	"lang_cd" varchar(20) DEFAULT 'kr' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "vendor_account" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_info" (
	"vendor_cd" varchar(20) PRIMARY KEY NOT NULL,
	"vendor_nm" varchar(200) NOT NULL,
	"chief_nm" varchar(200) NOT NULL,
	"biz_num" varchar(10) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_type_cd" varchar(20) NOT NULL,
	"vendor_risk_cd" varchar(20) NOT NULL,
	"up_vendor_cd" varchar(20),
	"tier_no" integer DEFAULT 1 NOT NULL,
	"insure_mgmt_no" varchar(14),
	"saf_mgr_nm" varchar(200),
	"saf_mgr_phone_no" varchar(20),
	"reg_worker_cnt" integer DEFAULT 1 NOT NULL,
	"vendor_status_cd" varchar(20) DEFAULT 'ACTIVE' NOT NULL,
	"eval_grade_cd" varchar(20),
	"eval_valid_to_ymd" date,
	"tier_view_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "vendor_info" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_person" (
	"person_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_person_person_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"person_nm" varchar(200) NOT NULL,
	"person_nm_initials" varchar(200) DEFAULT '' NOT NULL,
	"birth_ymd" date NOT NULL,
	"gender_cd" varchar(20),
	"nation_cd" varchar(20) DEFAULT 'KR' NOT NULL,
	"visa_type_cd" varchar(20),
	"visa_to_ymd" date,
	"phone_no" varchar(20) NOT NULL,
	"emergency_phone_no" varchar(20),
	"lang_cd" varchar(20) DEFAULT 'kr' NOT NULL,
	"job_type_cd" varchar(20) NOT NULL,
	"employ_type_cd" varchar(20) NOT NULL,
	"contract_from_ymd" date,
	"contract_to_ymd" date,
	"hire_ymd" date NOT NULL,
	"worker_key" varchar(64),
	"agree_yn" char(1) DEFAULT 'N' NOT NULL,
	"agree_dt" timestamp with time zone,
	"person_status_cd" varchar(20) DEFAULT 'ACTIVE' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "vendor_person" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_credential" (
	"user_id" varchar(30) PRIMARY KEY NOT NULL,
	"password_hash" varchar(200) NOT NULL,
	"past_hashes" text[] DEFAULT '{}' NOT NULL,
	"user_pwd_udt" timestamp with time zone NOT NULL,
	"pwd_expired_yn" char(1) DEFAULT 'N' NOT NULL
);
ALTER TABLE "sys_credential" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_login_fail" (
	"user_id" varchar(30) PRIMARY KEY NOT NULL,
	"fail_cnt" integer NOT NULL,
	"last_fail_dt" timestamp with time zone NOT NULL,
	"lock_to_dt" timestamp with time zone
);
ALTER TABLE "sys_login_fail" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_login_log" (
	"login_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_login_log_login_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login_dt" timestamp with time zone NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"kind_cd" varchar(20) NOT NULL,
	"result_cd" varchar(20) NOT NULL,
	"ip_addr" varchar(64),
	"user_agent_desc" varchar(300)
);
ALTER TABLE "sys_login_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sys_session" (
	"session_no" uuid PRIMARY KEY NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"kind_cd" varchar(20) NOT NULL,
	"refresh_digest" varchar(64) NOT NULL,
	"past_refresh_digest" varchar(64),
	"rotate_dt" timestamp with time zone,
	"create_dt" timestamp with time zone NOT NULL,
	"last_use_dt" timestamp with time zone NOT NULL,
	"expire_dt" timestamp with time zone NOT NULL,
	"absolute_expire_dt" timestamp with time zone NOT NULL,
	"ended_dt" timestamp with time zone,
	"end_reason_cd" varchar(20),
	"ip_addr" varchar(64),
	"user_agent_desc" varchar(300)
);
ALTER TABLE "sys_session" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "attach_file" (
	"file_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attach_file_file_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attach_file_id" bigint NOT NULL,
	"stored_nm" varchar(40) NOT NULL,
	"file_org_nm" varchar(255) NOT NULL,
	"file_size" bigint NOT NULL,
	"file_ext" varchar(20) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"width" integer,
	"height" integer,
	"preview_yn" char(1) DEFAULT 'N' NOT NULL,
	"encrypt_yn" char(1) DEFAULT 'N' NOT NULL,
	"picture_explain" varchar(150),
	"create_dt" timestamp with time zone NOT NULL
);
ALTER TABLE "attach_file" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "attach_group" (
	"attach_file_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attach_group_attach_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_class_nm" varchar(60) NOT NULL,
	"biz_cd" varchar(60),
	"biz_no" bigint,
	"plant_cd" varchar(20),
	"vendor_cd" varchar(20),
	"create_user_id" varchar(30) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL
);
ALTER TABLE "attach_group" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "attach_setting" (
	"task_class_nm" varchar(60) PRIMARY KEY NOT NULL,
	"task_class_desc" varchar(4000),
	"accept_ext" varchar(1000),
	"limit_cnt" integer DEFAULT 1 NOT NULL,
	"limit_size" integer DEFAULT 10 NOT NULL,
	"multiple_sel_yn" char(1) DEFAULT 'N' NOT NULL,
	"preview_yn" char(1) DEFAULT 'Y' NOT NULL,
	"picture_explain_yn" char(1) DEFAULT 'N' NOT NULL,
	"encrypt_yn" char(1) DEFAULT 'N' NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "near_miss" (
	"near_miss_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "near_miss_near_miss_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"near_miss_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"near_miss_title" varchar(100),
	"place_desc" varchar(200),
	"photo_file_id" bigint,
	"occur_dt" timestamp with time zone,
	"injured_cnt" integer,
	"process_no" bigint,
	"content_desc" varchar(2000),
	"anonymous_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"vendor_cd" varchar(20),
	"acc_type_cd" varchar(20),
	"pot_sev_cd" varchar(20),
	"hipo_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"owner_user_id" varchar(30),
	"triage_due_ymd" date,
	"due_ymd" date,
	"measure_desc" varchar(2000),
	"after_file_id" bigint,
	"action_dt" timestamp with time zone,
	CONSTRAINT "near_miss_required" CHECK (status_cd = 'TEMP' or (near_miss_title is not null and place_desc is not null and occur_dt is not null and injured_cnt is not null))
);
ALTER TABLE "near_miss" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "near_miss_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"near_miss_no" bigint NOT NULL,
	CONSTRAINT "near_miss_gram_gram_scope_cd_near_miss_no_pk" PRIMARY KEY("gram","scope_cd","near_miss_no")
);
ALTER TABLE "near_miss_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "attach_file" ADD CONSTRAINT "attach_file_attach_file_id_attach_group_attach_file_id_fk" FOREIGN KEY ("attach_file_id") REFERENCES "public"."attach_group"("attach_file_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sys_audit_biz_cd_biz_no_audit_no_index" ON "sys_audit" USING btree ("biz_cd","biz_no","audit_no");
CREATE INDEX "sys_audit_user_id_audit_dt_index" ON "sys_audit" USING btree ("user_id","audit_dt");
CREATE INDEX "com_comment_biz_cd_biz_no_index" ON "com_comment" USING btree ("biz_cd","biz_no");
CREATE INDEX "sys_error_log_error_dt_index" ON "sys_error_log" USING btree ("error_dt");
CREATE INDEX "sys_idempotency_create_dt_index" ON "sys_idempotency" USING btree ("create_dt");
CREATE INDEX "com_notification_user_id_notification_no_index" ON "com_notification" USING btree ("user_id","notification_no" DESC NULLS LAST);
CREATE INDEX "com_notification_unread" ON "com_notification" USING btree ("user_id") WHERE read_dt is null;
CREATE UNIQUE INDEX "com_notification_once" ON "com_notification" USING btree ("user_id","once_key") WHERE once_key is not null;
CREATE INDEX "sys_auth_menu_menu_id_index" ON "sys_auth_menu" USING btree ("menu_id");
CREATE INDEX "sys_auth_user_user_id_index" ON "sys_auth_user" USING btree ("user_id");
CREATE INDEX "sys_dept_plant_cd_index" ON "sys_dept" USING btree ("plant_cd");
CREATE INDEX "sys_dept_pdept_cd_index" ON "sys_dept" USING btree ("pdept_cd");
CREATE UNIQUE INDEX "com_legal_param_legal_param_cd_effective_from_ymd_index" ON "com_legal_param" USING btree ("legal_param_cd","effective_from_ymd");
CREATE UNIQUE INDEX "process_plant_cd_process_cd_index" ON "process" USING btree ("plant_cd","process_cd");
CREATE INDEX "process_dept_cd_index" ON "process" USING btree ("dept_cd");
CREATE INDEX "sys_user_dept_cd_index" ON "sys_user" USING btree ("dept_cd");
CREATE INDEX "sys_user_plant_cd_index" ON "sys_user" USING btree ("plant_cd");
CREATE INDEX "sys_user_user_nm_index" ON "sys_user" USING btree ("user_nm");
CREATE INDEX "sys_user_user_nm_initials_index" ON "sys_user" USING btree ("user_nm_initials");
CREATE INDEX "vendor_account_vendor_cd_index" ON "vendor_account" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "vendor_info_plant_cd_biz_num_index" ON "vendor_info" USING btree ("plant_cd","biz_num") WHERE vendor_status_cd <> 'TERM';
CREATE INDEX "vendor_info_vendor_nm_index" ON "vendor_info" USING btree ("vendor_nm");
CREATE INDEX "vendor_person_vendor_cd_index" ON "vendor_person" USING btree ("vendor_cd");
CREATE INDEX "vendor_person_worker_key_index" ON "vendor_person" USING btree ("worker_key");
CREATE INDEX "sys_login_fail_last_fail_dt_index" ON "sys_login_fail" USING btree ("last_fail_dt");
CREATE INDEX "sys_login_log_user_id_login_dt_index" ON "sys_login_log" USING btree ("user_id","login_dt");
CREATE INDEX "sys_login_log_login_dt_index" ON "sys_login_log" USING btree ("login_dt");
CREATE INDEX "sys_session_live" ON "sys_session" USING btree ("user_id") WHERE ended_dt is null;
CREATE INDEX "sys_session_absolute_expire_dt_index" ON "sys_session" USING btree ("absolute_expire_dt");
CREATE INDEX "attach_file_attach_file_id_index" ON "attach_file" USING btree ("attach_file_id");
CREATE UNIQUE INDEX "attach_file_stored_nm_index" ON "attach_file" USING btree ("stored_nm");
CREATE INDEX "attach_group_biz_cd_biz_no_index" ON "attach_group" USING btree ("biz_cd","biz_no");
CREATE INDEX "attach_group_unbound" ON "attach_group" USING btree ("create_dt") WHERE biz_no is null;
CREATE UNIQUE INDEX "near_miss_doc_no" ON "near_miss" USING btree ("plant_cd","near_miss_doc_no");
CREATE INDEX "near_miss_newest" ON "near_miss" USING btree ("plant_cd","near_miss_no") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_status" ON "near_miss" USING btree ("plant_cd","status_cd","occur_dt") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_author" ON "near_miss" USING btree ("create_user_id","near_miss_no") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_draft" ON "near_miss" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and near_miss_doc_no is null;
CREATE INDEX "near_miss_vendor" ON "near_miss" USING btree ("vendor_cd","near_miss_no") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_occur_dt" ON "near_miss" USING btree ("plant_cd","occur_dt","near_miss_no") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_due_ymd" ON "near_miss" USING btree ("plant_cd","due_ymd","near_miss_no") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_owner_user_id" ON "near_miss" USING btree ("owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "near_miss_gram_row" ON "near_miss_gram" USING btree ("near_miss_no");
CREATE POLICY "scope" ON "sys_audit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then user_id = (select current_setting('jikim.user', true))
    when 'OWN' then user_id = (select current_setting('jikim.user', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then user_id = (select current_setting('jikim.user', true))
    when 'OWN' then user_id = (select current_setting('jikim.user', true))
    else false end);
CREATE POLICY "scope" ON "com_comment" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end);
CREATE POLICY "scope" ON "doc_count" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then null = (select current_setting('jikim.dept', true))
    when 'OWN' then false
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then null = (select current_setting('jikim.dept', true))
    when 'OWN' then false
    else false end);
CREATE POLICY "own" ON "com_notification" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "scope" ON "vendor_account" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true)))) WITH CHECK ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true))));
CREATE POLICY "scope" ON "vendor_info" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true)))) WITH CHECK ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true))));
CREATE POLICY "scope" ON "vendor_person" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true)))) WITH CHECK ((select current_setting('jikim.scope', true)) in ('SYSTEM', 'ALL')
    or ((select current_setting('jikim.scope', true)) in ('PLANT', 'DEPT', 'OWN') and plant_cd = (select current_setting('jikim.plant', true)))
    or ((select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = (select current_setting('jikim.vendor', true))));
CREATE POLICY "scope" ON "sys_credential" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_login_fail" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_login_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sys_session" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "attach_file" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from attach_group g where g.attach_file_id = attach_file.attach_file_id)) WITH CHECK (exists (select from attach_group g where g.attach_file_id = attach_file.attach_file_id));
CREATE POLICY "scope" ON "attach_group" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (biz_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (biz_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "near_miss" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "near_miss_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end);
