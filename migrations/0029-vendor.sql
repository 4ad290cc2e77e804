CREATE TABLE "person_move" (
	"person_move_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_move_person_move_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"from_person_no" bigint NOT NULL,
	"to_person_no" bigint NOT NULL,
	"from_vendor_cd" varchar(20) NOT NULL,
	"to_vendor_cd" varchar(20) NOT NULL,
	"move_status_cd" varchar(20) DEFAULT 'RQST' NOT NULL,
	"due_ymd" date NOT NULL,
	"done_dt" timestamp with time zone,
	"done_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "person_move" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_master" (
	"vendor_master_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_master_vendor_master_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_master_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"vendor_cd" varchar(20),
	"vendor_nm" varchar(100),
	"chief_nm" varchar(40),
	"biz_num" varchar(12),
	"vendor_type_cd" varchar(20),
	"vendor_risk_cd" varchar(20),
	"up_vendor_cd" varchar(20),
	"tier_no" integer,
	"insure_mgmt_no" varchar(14),
	"reg_worker_cnt" integer,
	"saf_mgr_nm" varchar(40),
	"saf_mgr_phone_no" varchar(20),
	"vad_user_nm" varchar(40),
	"vad_phone_no" varchar(20),
	"tier_view_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"eval_grade_cd" varchar(20),
	"eval_valid_to_ymd" date,
	"qual_score_cnt" integer,
	"qual_basis_desc" varchar(1000),
	"person_cnt" integer,
	"expired_doc_cnt" integer,
	"doc_expire_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"suspend_ask_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"suspend_from_ymd" date,
	"suspend_to_ymd" date,
	"suspend_reason_desc" varchar(1000),
	"release_desc" varchar(1000),
	CONSTRAINT "vendor_master_required" CHECK (status_cd = 'TEMP' or (vendor_nm is not null and chief_nm is not null and biz_num is not null and vendor_type_cd is not null and vendor_risk_cd is not null and insure_mgmt_no is not null and reg_worker_cnt is not null and vad_user_nm is not null and vad_phone_no is not null))
);

ALTER TABLE "vendor_master" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_master_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"vendor_master_no" bigint NOT NULL,
	CONSTRAINT "vendor_master_gram_gram_scope_cd_vendor_master_no_pk" PRIMARY KEY("gram","scope_cd","vendor_master_no")
);

ALTER TABLE "vendor_master_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_doc" (
	"vendor_doc_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_doc_vendor_doc_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_doc_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"doc_nm" varchar(100),
	"vendor_cd" varchar(20),
	"doc_type_cd" varchar(20),
	"valid_from_ymd" date,
	"valid_to_ymd" date,
	"attach_file_id" bigint,
	"remark_desc" varchar(500),
	CONSTRAINT "vendor_doc_required" CHECK (status_cd = 'TEMP' or (vendor_cd is not null and doc_type_cd is not null and valid_from_ymd is not null and valid_to_ymd is not null))
);

ALTER TABLE "vendor_doc" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_doc_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"vendor_doc_no" bigint NOT NULL,
	CONSTRAINT "vendor_doc_gram_gram_scope_cd_vendor_doc_no_pk" PRIMARY KEY("gram","scope_cd","vendor_doc_no")
);

ALTER TABLE "vendor_doc_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_contract" (
	"vendor_contract_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_contract_vendor_contract_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_contract_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"vendor_cd" varchar(20),
	"contract_no" varchar(50),
	"contract_nm" varchar(200),
	"host_dept_cd" varchar(20),
	"own_user_id" varchar(30),
	"start_ymd" date,
	"end_ymd" date,
	"contract_amt" numeric(15, 0),
	"permit_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"const_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"const_no" varchar(50),
	"chem_handle_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"chem_report_ymd" date,
	"acid_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"acid_appr_no" varchar(50),
	"acid_appr_to_ymd" date,
	CONSTRAINT "vendor_contract_required" CHECK (status_cd = 'TEMP' or (vendor_cd is not null and contract_no is not null and contract_nm is not null and host_dept_cd is not null and own_user_id is not null and start_ymd is not null and end_ymd is not null))
);

ALTER TABLE "vendor_contract" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_contract_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"vendor_contract_no" bigint NOT NULL,
	CONSTRAINT "vendor_contract_gram_gram_scope_cd_vendor_contract_no_pk" PRIMARY KEY("gram","scope_cd","vendor_contract_no")
);

ALTER TABLE "vendor_contract_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "person_qual" (
	"person_qual_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_qual_person_qual_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_qual_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"qual_nm" varchar(200),
	"vendor_cd" varchar(20),
	"person_no" bigint,
	"qual_type_cd" varchar(20),
	"cert_no" varchar(50),
	"valid_to_ymd" date,
	"attach_file_id" bigint,
	"verify_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"verify_user_id" varchar(30),
	CONSTRAINT "person_qual_required" CHECK (status_cd = 'TEMP' or (person_no is not null and qual_type_cd is not null and cert_no is not null))
);

ALTER TABLE "person_qual" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "person_qual_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"person_qual_no" bigint NOT NULL,
	CONSTRAINT "person_qual_gram_gram_scope_cd_person_qual_no_pk" PRIMARY KEY("gram","scope_cd","person_qual_no")
);

ALTER TABLE "person_qual_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_change" (
	"vendor_change_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_change_vendor_change_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_change_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"vendor_cd" varchar(20),
	"change_reason_desc" varchar(200),
	"chief_nm" varchar(40),
	"insure_mgmt_no" varchar(14),
	"reg_worker_cnt" integer,
	"saf_mgr_nm" varchar(40),
	"saf_mgr_phone_no" varchar(20),
	CONSTRAINT "vendor_change_required" CHECK (status_cd = 'TEMP' or (change_reason_desc is not null and chief_nm is not null and insure_mgmt_no is not null and reg_worker_cnt is not null))
);

ALTER TABLE "vendor_change" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_change_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"vendor_change_no" bigint NOT NULL,
	CONSTRAINT "vendor_change_gram_gram_scope_cd_vendor_change_no_pk" PRIMARY KEY("gram","scope_cd","vendor_change_no")
);

ALTER TABLE "vendor_change_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "dept_rqst" (
	"dept_rqst_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dept_rqst_dept_rqst_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dept_rqst_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"rqst_title" varchar(200),
	"vendor_cd" varchar(20),
	"target_class_cd" varchar(20),
	"contract_no" bigint,
	"host_dept_cd" varchar(20),
	"want_ymd" date,
	"person_cnt" integer,
	"remark_desc" varchar(500),
	"host_due_ymd" date,
	"confirm_due_ymd" date,
	CONSTRAINT "dept_rqst_required" CHECK (status_cd = 'TEMP' or (target_class_cd is not null and contract_no is not null))
);

ALTER TABLE "dept_rqst" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "dept_rqst_persons" (
	"dept_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"line_status_cd" varchar(20),
	"result_ref_no" varchar(50),
	CONSTRAINT "dept_rqst_persons_dept_rqst_no_seq_no_pk" PRIMARY KEY("dept_rqst_no","seq_no")
);

ALTER TABLE "dept_rqst_persons" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "dept_rqst_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"dept_rqst_no" bigint NOT NULL,
	CONSTRAINT "dept_rqst_gram_gram_scope_cd_dept_rqst_no_pk" PRIMARY KEY("gram","scope_cd","dept_rqst_no")
);

ALTER TABLE "dept_rqst_gram" ENABLE ROW LEVEL SECURITY;
DROP INDEX "vendor_info_plant_cd_biz_num_index";
ALTER TABLE "vendor_person" ADD COLUMN "photo_file_id" bigint;
ALTER TABLE "vendor_person" ADD COLUMN "leave_ymd" date;
CREATE UNIQUE INDEX "person_move_open" ON "person_move" USING btree ("to_person_no") WHERE move_status_cd = 'RQST';
CREATE INDEX "person_move_from_vendor_cd_move_status_cd_index" ON "person_move" USING btree ("from_vendor_cd","move_status_cd");
CREATE INDEX "person_move_to_vendor_cd_move_status_cd_index" ON "person_move" USING btree ("to_vendor_cd","move_status_cd");
CREATE INDEX "person_move_due" ON "person_move" USING btree ("due_ymd") WHERE move_status_cd = 'RQST';
CREATE UNIQUE INDEX "vendor_master_doc_no" ON "vendor_master" USING btree ("plant_cd","vendor_master_doc_no");
CREATE INDEX "vendor_master_newest" ON "vendor_master" USING btree ("plant_cd","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_status" ON "vendor_master" USING btree ("plant_cd","status_cd","vendor_nm") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_author" ON "vendor_master" USING btree ("create_user_id","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_draft" ON "vendor_master" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and vendor_master_doc_no is null;
CREATE INDEX "vendor_master_vendor" ON "vendor_master" USING btree ("vendor_cd","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_vendor_nm" ON "vendor_master" USING btree ("plant_cd","vendor_nm","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_vendor_cd" ON "vendor_master" USING btree ("plant_cd","vendor_cd","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_up_vendor_cd" ON "vendor_master" USING btree ("plant_cd","up_vendor_cd","vendor_master_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_master_gram_row" ON "vendor_master_gram" USING btree ("vendor_master_no");
CREATE UNIQUE INDEX "vendor_doc_doc_no" ON "vendor_doc" USING btree ("plant_cd","vendor_doc_doc_no");
CREATE INDEX "vendor_doc_newest" ON "vendor_doc" USING btree ("plant_cd","vendor_doc_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_status" ON "vendor_doc" USING btree ("plant_cd","status_cd","valid_to_ymd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_author" ON "vendor_doc" USING btree ("create_user_id","vendor_doc_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_draft" ON "vendor_doc" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and vendor_doc_doc_no is null;
CREATE INDEX "vendor_doc_vendor" ON "vendor_doc" USING btree ("vendor_cd","vendor_doc_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_valid_to_ymd" ON "vendor_doc" USING btree ("plant_cd","valid_to_ymd","vendor_doc_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_vendor_cd" ON "vendor_doc" USING btree ("plant_cd","vendor_cd","vendor_doc_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_doc_gram_row" ON "vendor_doc_gram" USING btree ("vendor_doc_no");
CREATE UNIQUE INDEX "vendor_contract_doc_no" ON "vendor_contract" USING btree ("plant_cd","vendor_contract_doc_no");
CREATE INDEX "vendor_contract_newest" ON "vendor_contract" USING btree ("plant_cd","vendor_contract_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_status" ON "vendor_contract" USING btree ("plant_cd","status_cd","end_ymd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_author" ON "vendor_contract" USING btree ("create_user_id","vendor_contract_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_draft" ON "vendor_contract" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and vendor_contract_doc_no is null;
CREATE INDEX "vendor_contract_vendor" ON "vendor_contract" USING btree ("vendor_cd","vendor_contract_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_end_ymd" ON "vendor_contract" USING btree ("plant_cd","end_ymd","vendor_contract_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_vendor_cd" ON "vendor_contract" USING btree ("plant_cd","vendor_cd","vendor_contract_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_own_user_id" ON "vendor_contract" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_contract_gram_row" ON "vendor_contract_gram" USING btree ("vendor_contract_no");
CREATE UNIQUE INDEX "person_qual_doc_no" ON "person_qual" USING btree ("plant_cd","person_qual_doc_no");
CREATE INDEX "person_qual_newest" ON "person_qual" USING btree ("plant_cd","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_status" ON "person_qual" USING btree ("plant_cd","status_cd","valid_to_ymd") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_author" ON "person_qual" USING btree ("create_user_id","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_draft" ON "person_qual" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and person_qual_doc_no is null;
CREATE INDEX "person_qual_vendor" ON "person_qual" USING btree ("vendor_cd","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_valid_to_ymd" ON "person_qual" USING btree ("plant_cd","valid_to_ymd","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_vendor_cd" ON "person_qual" USING btree ("plant_cd","vendor_cd","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_person_no" ON "person_qual" USING btree ("plant_cd","person_no","person_qual_no") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_verify_user_id" ON "person_qual" USING btree ("verify_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "person_qual_gram_row" ON "person_qual_gram" USING btree ("person_qual_no");
CREATE UNIQUE INDEX "vendor_change_doc_no" ON "vendor_change" USING btree ("plant_cd","vendor_change_doc_no");
CREATE INDEX "vendor_change_newest" ON "vendor_change" USING btree ("plant_cd","vendor_change_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_change_status" ON "vendor_change" USING btree ("plant_cd","status_cd","vendor_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_change_author" ON "vendor_change" USING btree ("create_user_id","vendor_change_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_change_draft" ON "vendor_change" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and vendor_change_doc_no is null;
CREATE INDEX "vendor_change_vendor" ON "vendor_change" USING btree ("vendor_cd","vendor_change_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_change_vendor_cd" ON "vendor_change" USING btree ("plant_cd","vendor_cd","vendor_change_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_change_gram_row" ON "vendor_change_gram" USING btree ("vendor_change_no");
CREATE UNIQUE INDEX "dept_rqst_doc_no" ON "dept_rqst" USING btree ("plant_cd","dept_rqst_doc_no");
CREATE INDEX "dept_rqst_newest" ON "dept_rqst" USING btree ("plant_cd","dept_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_status" ON "dept_rqst" USING btree ("plant_cd","status_cd","want_ymd") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_author" ON "dept_rqst" USING btree ("create_user_id","dept_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_draft" ON "dept_rqst" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and dept_rqst_doc_no is null;
CREATE INDEX "dept_rqst_vendor" ON "dept_rqst" USING btree ("vendor_cd","dept_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_want_ymd" ON "dept_rqst" USING btree ("plant_cd","want_ymd","dept_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_vendor_cd" ON "dept_rqst" USING btree ("plant_cd","vendor_cd","dept_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "dept_rqst_gram_row" ON "dept_rqst_gram" USING btree ("dept_rqst_no");
CREATE UNIQUE INDEX "vendor_person_employed" ON "vendor_person" USING btree ("plant_cd","worker_key") WHERE person_status_cd = 'ACTIVE' and delete_yn = 'N' and worker_key is not null;
CREATE UNIQUE INDEX "vendor_info_plant_cd_biz_num_index" ON "vendor_info" USING btree ("plant_cd","biz_num") WHERE vendor_status_cd not in ('TERM', 'REJ');
CREATE POLICY "scope" ON "person_move" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true
  when 'VENDOR' then from_vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) or to_vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  when 'ALL' then true when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
  when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true
  when 'VENDOR' then from_vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) or to_vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  when 'ALL' then true when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
  when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) else false end);
CREATE POLICY "scope" ON "vendor_master" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_master_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_master_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "vendor_master_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "vendor_doc" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_doc_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_doc_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "vendor_doc_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "vendor_contract" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_contract_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_contract_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "vendor_contract_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "person_qual" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and person_qual_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and person_qual_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "person_qual_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "vendor_change" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_change_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_change_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "vendor_change_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "dept_rqst" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and dept_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and dept_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "dept_rqst_persons" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from dept_rqst p where p.dept_rqst_no = dept_rqst_persons.dept_rqst_no)) WITH CHECK (exists (select from dept_rqst p where p.dept_rqst_no = dept_rqst_persons.dept_rqst_no));
CREATE POLICY "scope" ON "dept_rqst_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search. All have rows of vendors.
select jikim_track('vendor-master', 'vendor_master', 'vendor_master_no', 'vendor_master_doc_no', 'TEMP', '{vendor_nm,biz_num,chief_nm}', true);
select jikim_track('vendor-doc', 'vendor_doc', 'vendor_doc_no', 'vendor_doc_doc_no', 'TEMP', '{doc_nm}', true);
select jikim_track('vendor-contract', 'vendor_contract', 'vendor_contract_no', 'vendor_contract_doc_no', 'TEMP', '{contract_nm,contract_no}', true);
select jikim_track('person-qual', 'person_qual', 'person_qual_no', 'person_qual_doc_no', 'TEMP', '{qual_nm,cert_no}', true);
select jikim_track('vendor-change', 'vendor_change', 'vendor_change_no', 'vendor_change_doc_no', 'TEMP', '{change_reason_desc}', true);
select jikim_track('dept-rqst', 'dept_rqst', 'dept_rqst_no', 'dept_rqst_doc_no', 'TEMP', '{rqst_title}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on vendor_master, vendor_doc, vendor_contract, person_qual, vendor_change, dept_rqst,
  dept_rqst_persons, person_move to jikim_app;
grant select on vendor_master_gram, vendor_doc_gram, vendor_contract_gram, person_qual_gram, vendor_change_gram, dept_rqst_gram to jikim_app;

-- V100001 … given once, in the order of registration.
create sequence vendor_cd_seq start 100001;
grant usage on sequence vendor_cd_seq to jikim_app;

create index vendor_doc_of on vendor_doc (vendor_cd, doc_type_cd, status_cd) where delete_yn = 'N';
create index person_qual_of on person_qual (person_no, status_cd) where delete_yn = 'N';

-- The directory's vendor is what everybody of the plant may know of a registered one; it follows its master, whoever writes that.
create function jikim_follow_vendor() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.vendor_cd is null then
    return null;
  end if;
  insert into vendor_info (vendor_cd, vendor_nm, chief_nm, biz_num, plant_cd, vendor_type_cd, vendor_risk_cd, up_vendor_cd, tier_no,
    insure_mgmt_no, saf_mgr_nm, saf_mgr_phone_no, reg_worker_cnt, vendor_status_cd, eval_grade_cd, eval_valid_to_ymd, tier_view_yn,
    delete_yn, create_user_id, create_dt, update_user_id, update_dt)
  values (new.vendor_cd, new.vendor_nm, new.chief_nm, new.biz_num, new.plant_cd, new.vendor_type_cd, new.vendor_risk_cd, new.up_vendor_cd,
    coalesce(new.tier_no, 1), new.insure_mgmt_no, new.saf_mgr_nm, new.saf_mgr_phone_no, coalesce(new.reg_worker_cnt, 1), new.status_cd,
    new.eval_grade_cd, new.eval_valid_to_ymd, new.tier_view_yn, new.delete_yn, new.create_user_id, new.create_dt, new.update_user_id,
    new.update_dt)
  on conflict (vendor_cd) do update set vendor_nm = excluded.vendor_nm, chief_nm = excluded.chief_nm, biz_num = excluded.biz_num,
    vendor_type_cd = excluded.vendor_type_cd, vendor_risk_cd = excluded.vendor_risk_cd, up_vendor_cd = excluded.up_vendor_cd,
    tier_no = excluded.tier_no, insure_mgmt_no = excluded.insure_mgmt_no, saf_mgr_nm = excluded.saf_mgr_nm,
    saf_mgr_phone_no = excluded.saf_mgr_phone_no, reg_worker_cnt = excluded.reg_worker_cnt, vendor_status_cd = excluded.vendor_status_cd,
    eval_grade_cd = excluded.eval_grade_cd, eval_valid_to_ymd = excluded.eval_valid_to_ymd, tier_view_yn = excluded.tier_view_yn,
    delete_yn = excluded.delete_yn, row_version = vendor_info.row_version + 1, update_user_id = excluded.update_user_id,
    update_dt = excluded.update_dt
  where (vendor_info.vendor_nm, vendor_info.chief_nm, vendor_info.biz_num, vendor_info.vendor_type_cd, vendor_info.vendor_risk_cd,
      vendor_info.up_vendor_cd, vendor_info.tier_no, vendor_info.insure_mgmt_no, vendor_info.saf_mgr_nm, vendor_info.saf_mgr_phone_no,
      vendor_info.reg_worker_cnt, vendor_info.vendor_status_cd, vendor_info.eval_grade_cd, vendor_info.eval_valid_to_ymd,
      vendor_info.tier_view_yn, vendor_info.delete_yn)
    is distinct from (excluded.vendor_nm, excluded.chief_nm, excluded.biz_num, excluded.vendor_type_cd, excluded.vendor_risk_cd,
      excluded.up_vendor_cd, excluded.tier_no, excluded.insure_mgmt_no, excluded.saf_mgr_nm, excluded.saf_mgr_phone_no,
      excluded.reg_worker_cnt, excluded.vendor_status_cd, excluded.eval_grade_cd, excluded.eval_valid_to_ymd, excluded.tier_view_yn,
      excluded.delete_yn);
  return null;
end $$;
revoke execute on function jikim_follow_vendor() from public;
create trigger vendor_master_follow after insert or update on vendor_master for each row execute function jikim_follow_vendor();

-- Vendors that a site has already become records with the number of their code.
insert into vendor_master (vendor_master_doc_no, status_cd, plant_cd, vendor_cd, vendor_nm, chief_nm, biz_num, vendor_type_cd,
  vendor_risk_cd, up_vendor_cd, tier_no, insure_mgmt_no, reg_worker_cnt, saf_mgr_nm, saf_mgr_phone_no, vad_user_nm, vad_phone_no,
  tier_view_yn, eval_grade_cd, eval_valid_to_ymd, create_user_id, create_dt, update_user_id, update_dt)
select 'VD-' || v.vendor_cd, v.vendor_status_cd, v.plant_cd, v.vendor_cd, v.vendor_nm, v.chief_nm, v.biz_num, v.vendor_type_cd,
  v.vendor_risk_cd, v.up_vendor_cd, v.tier_no, coalesce(v.insure_mgmt_no, '-'), v.reg_worker_cnt, v.saf_mgr_nm, v.saf_mgr_phone_no,
  coalesce(a.user_nm, v.chief_nm), coalesce(a.phone_no, '-'), v.tier_view_yn, v.eval_grade_cd, v.eval_valid_to_ymd,
  v.create_user_id, v.create_dt, v.update_user_id, v.update_dt
from vendor_info v left join lateral (select user_nm, phone_no from vendor_account a where a.vendor_cd = v.vendor_cd
  and a.vendor_role_cd = 'VAD' order by portal_id limit 1) a on true
where v.delete_yn = 'N';
select setval('vendor_cd_seq', max(substr(vendor_cd, 2)::bigint)) from vendor_info where vendor_cd ~ '^V\d{6}$' having count(*) > 0;
