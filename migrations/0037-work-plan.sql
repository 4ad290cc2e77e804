CREATE TABLE "wkod_plan_doc_type" (
	"plan_doc_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wkod_plan_doc_type_plan_doc_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_work_cd" varchar(20) NOT NULL,
	"phase_cd" varchar(20) NOT NULL,
	"doc_nm" varchar(200) NOT NULL,
	"must_yn" char(1) DEFAULT 'Y' NOT NULL,
	"valid_yn" char(1) DEFAULT 'N' NOT NULL,
	"lead_day_cnt" integer,
	"urgent_day_cnt" integer,
	"law_desc" varchar(200),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "wkod_plan_sign" (
	"wkod_plan_sign_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wkod_plan_sign_wkod_plan_sign_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wkod_plan_no" bigint NOT NULL,
	"person_no" bigint NOT NULL,
	"person_nm" varchar(200) NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"sign_via_cd" varchar(20) NOT NULL,
	"sign_json" jsonb,
	"sign_dt" timestamp with time zone NOT NULL,
	"sign_user_id" varchar(30),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "wkod_plan_sign" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan" (
	"wkod_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wkod_plan_wkod_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wkod_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"wkod_title" varchar(100),
	"wkod_desc" varchar(2000),
	"vendor_cd" varchar(20),
	"contract_no" bigint,
	"const_no" varchar(50),
	"host_dept_cd" varchar(20),
	"own_user_id" varchar(30),
	"area_dept_cd" varchar(20),
	"plan_start_ymd" date,
	"plan_end_ymd" date,
	"actual_end_ymd" date,
	"plan_work_cds" varchar(60),
	"plan_work_nms" varchar(200),
	"work_cmd_person_no" bigint,
	"chem_equip_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"collapse_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"law65_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"info_provide_no" bigint,
	"info_ask_dt" timestamp with time zone,
	"acid_sub_cd" varchar(20),
	"acid_pct_val" numeric(15, 2),
	"acid_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"acid_appr_no" varchar(50),
	"acid_appr_to_ymd" date,
	"acid_remove_ymd" date,
	"chem_handle_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"chem_report_ymd" date,
	"before_file_id" bigint,
	"phone_tree_desc" varchar(1000),
	"hospital_nm" varchar(100),
	"hospital_tel" varchar(20),
	"jsa_cnt" integer,
	"map_no" integer,
	"level_no" integer,
	"plan_marks" jsonb,
	"after_file_id" bigint,
	"after_due_ymd" date,
	"after_lack_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"risk_cd" varchar(20),
	"head_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"rev_no" integer,
	"root_plan_no" integer,
	"own_ok_user_id" varchar(30),
	"own_ok_dt" timestamp with time zone,
	"opr_ok_user_id" varchar(30),
	"opr_ok_dt" timestamp with time zone,
	"appr_user_id" varchar(30),
	"appr_dt" timestamp with time zone,
	"susp_from_cd" varchar(20),
	"susp_desc" varchar(500),
	"rtn_cnt" integer,
	CONSTRAINT "wkod_plan_required" CHECK (status_cd = 'TEMP' or (wkod_title is not null and wkod_desc is not null and contract_no is not null and area_dept_cd is not null and plan_start_ymd is not null and plan_end_ymd is not null))
);

ALTER TABLE "wkod_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_docs" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"plan_doc_no" integer,
	"plan_work_cd" varchar(10),
	"doc_nm" varchar(200),
	"must_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"valid_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"lead_day_cnt" integer,
	"urgent_day_cnt" integer,
	"file_no" integer,
	"file_nm" varchar(255),
	"attach_file_id" integer,
	"doc_ymd" date,
	"urgent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"valid_to_ymd" date,
	"note_desc" varchar(300),
	CONSTRAINT "wkod_plan_docs_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_docs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_equips" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"equip_no" integer,
	"equip_nm" varchar(100),
	"capacity_desc" varchar(100),
	"inspect_to_ymd" date,
	"operator_person_no" bigint,
	CONSTRAINT "wkod_plan_equips_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_equips" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_orgs" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"org_role_cd" varchar(20),
	"person_no" bigint,
	"licence_desc" varchar(100),
	CONSTRAINT "wkod_plan_orgs_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_orgs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_jsas" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"jsa_no" integer,
	"jsa_doc_no" varchar(40),
	"jsa_title" varchar(100),
	"jsa_rev_no" integer,
	"permit_type_cds" varchar(60),
	"work_cat_cd" varchar(20),
	"risk_cd" varchar(20),
	"eval_due_ymd" date,
	CONSTRAINT "wkod_plan_jsas_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_jsas" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_reviews" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"tab_cd" varchar(20),
	"note_desc" varchar(500),
	CONSTRAINT "wkod_plan_reviews_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_reviews" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_after_docs" (
	"wkod_plan_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"plan_doc_no" integer,
	"plan_work_cd" varchar(10),
	"doc_nm" varchar(200),
	"must_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"valid_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"lead_day_cnt" integer,
	"urgent_day_cnt" integer,
	"file_no" integer,
	"file_nm" varchar(255),
	"attach_file_id" integer,
	"doc_ymd" date,
	"urgent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"valid_to_ymd" date,
	"note_desc" varchar(300),
	CONSTRAINT "wkod_plan_after_docs_wkod_plan_no_seq_no_pk" PRIMARY KEY("wkod_plan_no","seq_no")
);

ALTER TABLE "wkod_plan_after_docs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"wkod_plan_no" bigint NOT NULL,
	CONSTRAINT "wkod_plan_gram_gram_scope_cd_wkod_plan_no_pk" PRIMARY KEY("gram","scope_cd","wkod_plan_no")
);

ALTER TABLE "wkod_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_info" (
	"wkod_info_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wkod_info_wkod_info_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wkod_info_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"wkod_plan_no" bigint,
	"root_plan_no" integer,
	"vendor_cd" varchar(20),
	"info_title" varchar(100),
	"place_hazard_desc" varchar(2000),
	"caution_desc" varchar(2000),
	"emergency_desc" varchar(2000),
	"info_file_id" bigint,
	"give_user_id" varchar(30),
	"give_dt" timestamp with time zone,
	"confirm_user_id" varchar(30),
	"confirm_dt" timestamp with time zone,
	"sub_tier_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "wkod_info_required" CHECK (status_cd = 'TEMP' or (wkod_plan_no is not null and caution_desc is not null and emergency_desc is not null))
);

ALTER TABLE "wkod_info" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_info_substances" (
	"wkod_info_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"chem_nm" varchar(100),
	"cas_no" varchar(20),
	"hazard_desc" varchar(500),
	"amount_desc" varchar(100),
	CONSTRAINT "wkod_info_substances_wkod_info_no_seq_no_pk" PRIMARY KEY("wkod_info_no","seq_no")
);

ALTER TABLE "wkod_info_substances" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_info_copies" (
	"wkod_info_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"vendor_nm" varchar(100),
	"receiver_nm" varchar(100),
	"copy_ymd" date,
	CONSTRAINT "wkod_info_copies_wkod_info_no_seq_no_pk" PRIMARY KEY("wkod_info_no","seq_no")
);

ALTER TABLE "wkod_info_copies" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_info_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"wkod_info_no" bigint NOT NULL,
	CONSTRAINT "wkod_info_gram_gram_scope_cd_wkod_info_no_pk" PRIMARY KEY("gram","scope_cd","wkod_info_no")
);

ALTER TABLE "wkod_info_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "wkod_plan_doc_type_plan_work_cd_phase_cd_doc_nm_index" ON "wkod_plan_doc_type" USING btree ("plan_work_cd","phase_cd","doc_nm") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "wkod_plan_sign_wkod_plan_no_person_no_index" ON "wkod_plan_sign" USING btree ("wkod_plan_no","person_no");
CREATE INDEX "wkod_plan_sign_person_no_index" ON "wkod_plan_sign" USING btree ("person_no");
CREATE UNIQUE INDEX "wkod_plan_doc_no" ON "wkod_plan" USING btree ("plant_cd","wkod_plan_doc_no");
CREATE INDEX "wkod_plan_newest" ON "wkod_plan" USING btree ("plant_cd","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_status" ON "wkod_plan" USING btree ("plant_cd","status_cd","plan_start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_author" ON "wkod_plan" USING btree ("create_user_id","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_draft" ON "wkod_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and wkod_plan_doc_no is null;
CREATE INDEX "wkod_plan_vendor" ON "wkod_plan" USING btree ("vendor_cd","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_plan_start_ymd" ON "wkod_plan" USING btree ("plant_cd","plan_start_ymd","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_plan_end_ymd" ON "wkod_plan" USING btree ("plant_cd","plan_end_ymd","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_after_due_ymd" ON "wkod_plan" USING btree ("plant_cd","after_due_ymd","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_root_plan_no" ON "wkod_plan" USING btree ("plant_cd","root_plan_no","wkod_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_own_user_id" ON "wkod_plan" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_own_ok_user_id" ON "wkod_plan" USING btree ("own_ok_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_opr_ok_user_id" ON "wkod_plan" USING btree ("opr_ok_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_appr_user_id" ON "wkod_plan" USING btree ("appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_plan_gram_row" ON "wkod_plan_gram" USING btree ("wkod_plan_no");
CREATE UNIQUE INDEX "wkod_info_doc_no" ON "wkod_info" USING btree ("plant_cd","wkod_info_doc_no");
CREATE INDEX "wkod_info_newest" ON "wkod_info" USING btree ("plant_cd","wkod_info_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_status" ON "wkod_info" USING btree ("plant_cd","status_cd","give_dt") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_author" ON "wkod_info" USING btree ("create_user_id","wkod_info_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_draft" ON "wkod_info" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and wkod_info_doc_no is null;
CREATE INDEX "wkod_info_vendor" ON "wkod_info" USING btree ("vendor_cd","wkod_info_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_give_dt" ON "wkod_info" USING btree ("plant_cd","give_dt","wkod_info_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_root_plan_no" ON "wkod_info" USING btree ("plant_cd","root_plan_no","wkod_info_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_give_user_id" ON "wkod_info" USING btree ("give_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_confirm_user_id" ON "wkod_info" USING btree ("confirm_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_info_gram_row" ON "wkod_info_gram" USING btree ("wkod_info_no");
CREATE POLICY "scope" ON "wkod_plan_sign" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_sign.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_sign.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or own_ok_user_id = (select current_setting('jikim.user', true)) or opr_ok_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or own_ok_user_id = (select current_setting('jikim.user', true)) or opr_ok_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and wkod_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or own_ok_user_id = (select current_setting('jikim.user', true)) or opr_ok_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or own_ok_user_id = (select current_setting('jikim.user', true)) or opr_ok_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and wkod_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "wkod_plan_docs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_docs.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_docs.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_equips" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_equips.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_equips.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_orgs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_orgs.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_orgs.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_jsas" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_jsas.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_jsas.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_reviews" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_reviews.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_reviews.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_after_docs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_after_docs.wkod_plan_no)) WITH CHECK (exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_after_docs.wkod_plan_no));
CREATE POLICY "scope" ON "wkod_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "wkod_info" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or give_user_id = (select current_setting('jikim.user', true)) or confirm_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or give_user_id = (select current_setting('jikim.user', true)) or confirm_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and wkod_info_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or give_user_id = (select current_setting('jikim.user', true)) or confirm_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or give_user_id = (select current_setting('jikim.user', true)) or confirm_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and wkod_info_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "wkod_info_substances" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_info p where p.wkod_info_no = wkod_info_substances.wkod_info_no)) WITH CHECK (exists (select from wkod_info p where p.wkod_info_no = wkod_info_substances.wkod_info_no));
CREATE POLICY "scope" ON "wkod_info_copies" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_info p where p.wkod_info_no = wkod_info_copies.wkod_info_no)) WITH CHECK (exists (select from wkod_info p where p.wkod_info_no = wkod_info_copies.wkod_info_no));
CREATE POLICY "scope" ON "wkod_info_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('wkod-plan', 'wkod_plan', 'wkod_plan_no', 'wkod_plan_doc_no', 'TEMP', '{wkod_title,plan_work_nms}', true);
select jikim_track('wkod-info', 'wkod_info', 'wkod_info_no', 'wkod_info_doc_no', 'TEMP', '{info_title}', true);

-- Counters and grams are kept by the triggers alone; a signature is never changed.
grant select, insert, update, delete on wkod_plan, wkod_plan_docs, wkod_plan_equips, wkod_plan_orgs, wkod_plan_jsas, wkod_plan_reviews,
  wkod_plan_after_docs, wkod_info, wkod_info_substances, wkod_info_copies, wkod_plan_doc_type to jikim_app;
grant select, insert on wkod_plan_sign to jikim_app;
grant select on wkod_plan_gram, wkod_info_gram to jikim_app;

-- What permits ask: the approved revision of a vendor on a day; what holds up new plans.
create index wkod_plan_covering on wkod_plan (vendor_cd, plan_start_ymd, plan_end_ymd) where status_cd = 'APPR' and delete_yn = 'N';
create index wkod_plan_owed on wkod_plan (vendor_cd, actual_end_ymd) where status_cd = 'AFTER' and after_lack_yn = 'Y' and delete_yn = 'N';
