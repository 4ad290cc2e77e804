CREATE TABLE "com_export_file" (
	"export_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_export_file_export_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"export_nm" varchar(200) NOT NULL,
	"request_json" jsonb NOT NULL,
	"export_status_cd" varchar(20) DEFAULT 'WAIT' NOT NULL,
	"row_cnt" integer DEFAULT 0 NOT NULL,
	"total_cnt" integer,
	"stored_nm" varchar(60),
	"message_desc" varchar(4000),
	"create_dt" timestamp with time zone NOT NULL,
	"done_dt" timestamp with time zone,
	"expire_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "com_export_file" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "com_form_template" (
	"form_template_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_form_template_form_template_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_key" varchar(40) NOT NULL,
	"form_nm" varchar(200) NOT NULL,
	"version_no" integer DEFAULT 1 NOT NULL,
	"file_org_nm" varchar(255) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"content" "bytea" NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sys_saved_search" (
	"saved_search_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_saved_search_saved_search_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"list_path" varchar(200) NOT NULL,
	"saved_search_nm" varchar(60) NOT NULL,
	"query_desc" varchar(2000) NOT NULL,
	"share_auth_grp_no" bigint,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	"update_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "sys_saved_search" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "saf_facility_type" (
	"saf_facility_type_cd" varchar(20) PRIMARY KEY NOT NULL,
	"saf_facility_type_nm" varchar(200) NOT NULL,
	"psaf_facility_type_cd" varchar(20),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appr_line" (
	"appr_line_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appr_line_appr_line_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appr_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"line_type_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"act_user_id" varchar(30),
	"deputy_yn" char(1) DEFAULT 'N' NOT NULL,
	"line_status_cd" varchar(20) DEFAULT 'WAIT' NOT NULL,
	"decision_cd" varchar(20),
	"opinion_desc" varchar(4000),
	"todo_dt" timestamp with time zone,
	"act_dt" timestamp with time zone,
	"read_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "appr_line" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "appr_rqst" (
	"appr_rqst_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appr_rqst_appr_rqst_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appr_biz_cd" varchar(40) NOT NULL,
	"biz_no" bigint NOT NULL,
	"appr_title" varchar(200) NOT NULL,
	"rqst_user_id" varchar(30) NOT NULL,
	"rqst_dept_cd" varchar(20) NOT NULL,
	"rqst_dt" timestamp with time zone,
	"appr_status_cd" varchar(20) DEFAULT 'TEMP' NOT NULL,
	"current_seq_no" integer DEFAULT 0 NOT NULL,
	"snapshot_json" jsonb,
	"snapshot_hash" varchar(64),
	"biz_row_version" integer,
	"urgent_yn" char(1) DEFAULT 'N' NOT NULL,
	"prev_appr_rqst_no" bigint,
	"rqst_opinion_desc" varchar(4000),
	"attach_file_id" bigint,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "appr_rqst" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sys_session" ADD COLUMN "confirm_dt" timestamp with time zone;
ALTER TABLE "appr_line" ADD CONSTRAINT "appr_line_appr_rqst_no_appr_rqst_appr_rqst_no_fk" FOREIGN KEY ("appr_rqst_no") REFERENCES "public"."appr_rqst"("appr_rqst_no") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "com_export_file_user_id_export_no_index" ON "com_export_file" USING btree ("user_id","export_no");
CREATE INDEX "com_export_file_expire_dt_index" ON "com_export_file" USING btree ("expire_dt");
CREATE UNIQUE INDEX "com_form_template_form_key_version_no_index" ON "com_form_template" USING btree ("form_key","version_no");
CREATE UNIQUE INDEX "com_form_template_in_use" ON "com_form_template" USING btree ("form_key") WHERE use_yn = 'Y' and delete_yn = 'N';
CREATE UNIQUE INDEX "sys_saved_search_user_id_list_path_saved_search_nm_index" ON "sys_saved_search" USING btree ("user_id","list_path","saved_search_nm");
CREATE INDEX "sys_saved_search_list_path_share_auth_grp_no_index" ON "sys_saved_search" USING btree ("list_path","share_auth_grp_no");
CREATE INDEX "saf_facility_type_psaf_facility_type_cd_index" ON "saf_facility_type" USING btree ("psaf_facility_type_cd");
CREATE INDEX "appr_line_appr_rqst_no_seq_no_index" ON "appr_line" USING btree ("appr_rqst_no","seq_no");
CREATE INDEX "appr_line_user_id_line_status_cd_index" ON "appr_line" USING btree ("user_id","line_status_cd");
CREATE INDEX "appr_rqst_appr_biz_cd_biz_no_index" ON "appr_rqst" USING btree ("appr_biz_cd","biz_no");
CREATE INDEX "appr_rqst_rqst_user_id_appr_rqst_no_index" ON "appr_rqst" USING btree ("rqst_user_id","appr_rqst_no");
CREATE POLICY "own" ON "com_export_file" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "own" ON "sys_saved_search" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "shared" ON "sys_saved_search" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (share_auth_grp_no in (select a.auth_grp_no from sys_auth_user a where a.user_id = (select current_setting('jikim.user', true))));
CREATE POLICY "scope" ON "appr_line" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "appr_rqst" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

grant select, insert, update, delete on com_export_file, com_form_template, sys_saved_search, saf_facility_type,
  appr_rqst, appr_line to jikim_app;
