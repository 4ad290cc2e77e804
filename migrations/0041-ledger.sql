CREATE TABLE "chm_stock_loc" (
	"stock_loc_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_stock_loc_stock_loc_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"loc_nm" varchar(100) NOT NULL,
	"loc_kind_cd" varchar(20) NOT NULL,
	"permit_dg_multiple_val" numeric(12, 3),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "chm_stock_loc" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "msds_rule" (
	"msds_rule_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "msds_rule_msds_rule_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bring_rule_cd" varchar(20) NOT NULL,
	"cas_no" varchar(12) NOT NULL,
	"chem_nm" varchar(100) NOT NULL,
	"cut_pct_val" numeric(12, 3),
	"basis_desc" varchar(300),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "vendor_msds" (
	"vendor_msds_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_msds_vendor_msds_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_msds_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"product_nm" varchar(150),
	"vendor_cd" varchar(20),
	"maker_nm" varchar(100),
	"use_desc" varchar(200),
	"msds_submit_no" varchar(50),
	"rev_ymd" date,
	"lang_cd" varchar(20),
	"attach_file_id" bigint,
	"rest_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"cas_nos" varchar(1000),
	"signal_word_cd" varchar(20),
	"ghs_cds" varchar(80),
	"special_mgmt_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"toxic_chem_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"reg_desc" varchar(100),
	"handle_desc" varchar(1000),
	"ppe_desc" varchar(500),
	"first_aid_desc" varchar(1000),
	"haz_class_cd" varchar(20),
	"design_qty_val" numeric(15, 3),
	"use_qty_val" numeric(15, 3),
	"unit_cd" varchar(20),
	"stock_loc_no" integer,
	"stock_loc_nm" varchar(100),
	"container_cnt" integer,
	"multiple_val" numeric(15, 3),
	"bring_in_ymd" date,
	"bring_out_ymd" date,
	"edu_since_ymd" date,
	"list_desc" varchar(500),
	"condition_desc" varchar(1000),
	"hlm_user_id" varchar(30),
	"hlm_dt" timestamp with time zone,
	"chm_user_id" varchar(30),
	"chm_dt" timestamp with time zone,
	"label_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"in_qty_val" numeric(15, 3),
	"in_dt" timestamp with time zone,
	"in_user_id" varchar(30),
	"remain_qty_val" numeric(15, 3),
	"out_qty_val" numeric(15, 3),
	"out_dt" timestamp with time zone,
	"out_user_id" varchar(30),
	"late_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "vendor_msds_required" CHECK (status_cd = 'TEMP' or (product_nm is not null and vendor_cd is not null and maker_nm is not null and rev_ymd is not null and lang_cd is not null and signal_word_cd is not null and haz_class_cd is not null and use_qty_val is not null and unit_cd is not null and stock_loc_no is not null and container_cnt is not null and bring_in_ymd is not null and bring_out_ymd is not null))
);

ALTER TABLE "vendor_msds" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_msds_components" (
	"vendor_msds_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"cas_no" varchar(12),
	"chem_nm" varchar(200),
	"min_pct_val" numeric(15, 3),
	"max_pct_val" numeric(15, 3),
	"secret_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "vendor_msds_components_vendor_msds_no_seq_no_pk" PRIMARY KEY("vendor_msds_no","seq_no")
);

ALTER TABLE "vendor_msds_components" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_msds_handlers" (
	"vendor_msds_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	CONSTRAINT "vendor_msds_handlers_vendor_msds_no_seq_no_pk" PRIMARY KEY("vendor_msds_no","seq_no")
);

ALTER TABLE "vendor_msds_handlers" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "vendor_msds_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"vendor_msds_no" bigint NOT NULL,
	CONSTRAINT "vendor_msds_gram_gram_scope_cd_vendor_msds_no_pk" PRIMARY KEY("gram","scope_cd","vendor_msds_no")
);

ALTER TABLE "vendor_msds_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "consts" (
	"const_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consts_const_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"const_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"const_nm" varchar(100),
	"const_type_cd" varchar(20),
	"place_desc" varchar(200),
	"host_role_cd" varchar(20),
	"host_dept_cd" varchar(20),
	"own_user_id" varchar(30),
	"total_amt" numeric(15, 0),
	"saf_cost_amt" numeric(15, 0),
	"start_ymd" date,
	"end_ymd" date,
	"plan_end_ymd" date,
	"design_end_ymd" date,
	"build_permit_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"full_time_mgr_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"same_place_cnt" integer,
	"height_val" numeric(15, 1),
	"area_val" numeric(15, 1),
	"span_val" numeric(15, 1),
	"depth_val" numeric(15, 1),
	"duty_file_id" bigint,
	"basis_desc" varchar(1000),
	"duty_lack_cnt" integer,
	"duty_lack_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"attach_file_id" bigint,
	"actual_end_ymd" date,
	"measure_desc" varchar(1000),
	"susp_desc" varchar(500),
	"susp_permit_cnt" integer,
	CONSTRAINT "consts_required" CHECK (status_cd = 'TEMP' or (const_nm is not null and const_type_cd is not null and place_desc is not null and host_role_cd is not null and host_dept_cd is not null and own_user_id is not null and total_amt is not null and start_ymd is not null and end_ymd is not null))
);

ALTER TABLE "consts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "consts_duties" (
	"const_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"duty_cd" varchar(20),
	"required_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"due_ymd" date,
	"done_ymd" date,
	"file_no" integer,
	"file_nm" varchar(255),
	"exempt_desc" varchar(500),
	CONSTRAINT "consts_duties_const_no_seq_no_pk" PRIMARY KEY("const_no","seq_no")
);

ALTER TABLE "consts_duties" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "consts_cost_plans" (
	"const_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"cost_cat_cd" varchar(20),
	"plan_amt" numeric(15, 0),
	CONSTRAINT "consts_cost_plans_const_no_seq_no_pk" PRIMARY KEY("const_no","seq_no")
);

ALTER TABLE "consts_cost_plans" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "consts_vendors" (
	"const_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"vendor_cd" varchar(20),
	"work_desc" varchar(100),
	"contract_amt" numeric(15, 0),
	CONSTRAINT "consts_vendors_const_no_seq_no_pk" PRIMARY KEY("const_no","seq_no")
);

ALTER TABLE "consts_vendors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "consts_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"const_no" bigint NOT NULL,
	CONSTRAINT "consts_gram_gram_scope_cd_const_no_pk" PRIMARY KEY("gram","scope_cd","const_no")
);

ALTER TABLE "consts_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "const_cost" (
	"const_cost_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "const_cost_const_cost_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"const_cost_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"cost_title" varchar(150),
	"const_no" bigint,
	"cost_ym" varchar(7),
	"sum_amt" numeric(15, 0),
	"total_amt" numeric(15, 0),
	"cost_file_id" bigint,
	"remark_desc" varchar(500),
	CONSTRAINT "const_cost_required" CHECK (status_cd = 'TEMP' or (const_no is not null and cost_ym is not null))
);

ALTER TABLE "const_cost" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "const_cost_cost_lines" (
	"const_cost_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"cost_cat_cd" varchar(20),
	"use_ymd" date,
	"use_desc" varchar(200),
	"use_amt" numeric(15, 0),
	CONSTRAINT "const_cost_cost_lines_const_cost_no_seq_no_pk" PRIMARY KEY("const_cost_no","seq_no")
);

ALTER TABLE "const_cost_cost_lines" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "const_cost_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"const_cost_no" bigint NOT NULL,
	CONSTRAINT "const_cost_gram_gram_scope_cd_const_cost_no_pk" PRIMARY KEY("gram","scope_cd","const_cost_no")
);

ALTER TABLE "const_cost_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "chm_stock_loc_plant_cd_loc_nm_index" ON "chm_stock_loc" USING btree ("plant_cd","loc_nm") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "msds_rule_cas_no_index" ON "msds_rule" USING btree ("cas_no") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "vendor_msds_doc_no" ON "vendor_msds" USING btree ("plant_cd","vendor_msds_doc_no");
CREATE INDEX "vendor_msds_newest" ON "vendor_msds" USING btree ("plant_cd","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_status" ON "vendor_msds" USING btree ("plant_cd","status_cd","bring_in_ymd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_author" ON "vendor_msds" USING btree ("create_user_id","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_draft" ON "vendor_msds" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and vendor_msds_doc_no is null;
CREATE INDEX "vendor_msds_vendor" ON "vendor_msds" USING btree ("vendor_cd","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_bring_in_ymd" ON "vendor_msds" USING btree ("plant_cd","bring_in_ymd","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_bring_out_ymd" ON "vendor_msds" USING btree ("plant_cd","bring_out_ymd","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_vendor_cd" ON "vendor_msds" USING btree ("plant_cd","vendor_cd","vendor_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_hlm_user_id" ON "vendor_msds" USING btree ("hlm_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_chm_user_id" ON "vendor_msds" USING btree ("chm_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_in_user_id" ON "vendor_msds" USING btree ("in_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_out_user_id" ON "vendor_msds" USING btree ("out_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "vendor_msds_gram_row" ON "vendor_msds_gram" USING btree ("vendor_msds_no");
CREATE UNIQUE INDEX "consts_doc_no" ON "consts" USING btree ("plant_cd","const_doc_no");
CREATE INDEX "consts_newest" ON "consts" USING btree ("plant_cd","const_no") WHERE delete_yn = 'N';
CREATE INDEX "consts_status" ON "consts" USING btree ("plant_cd","status_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "consts_author" ON "consts" USING btree ("create_user_id","const_no") WHERE delete_yn = 'N';
CREATE INDEX "consts_draft" ON "consts" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and const_doc_no is null;
CREATE INDEX "consts_start_ymd" ON "consts" USING btree ("plant_cd","start_ymd","const_no") WHERE delete_yn = 'N';
CREATE INDEX "consts_end_ymd" ON "consts" USING btree ("plant_cd","end_ymd","const_no") WHERE delete_yn = 'N';
CREATE INDEX "consts_total_amt" ON "consts" USING btree ("plant_cd","total_amt","const_no") WHERE delete_yn = 'N';
CREATE INDEX "consts_own_user_id" ON "consts" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "consts_gram_row" ON "consts_gram" USING btree ("const_no");
CREATE UNIQUE INDEX "const_cost_doc_no" ON "const_cost" USING btree ("plant_cd","const_cost_doc_no");
CREATE INDEX "const_cost_newest" ON "const_cost" USING btree ("plant_cd","const_cost_no") WHERE delete_yn = 'N';
CREATE INDEX "const_cost_status" ON "const_cost" USING btree ("plant_cd","status_cd","cost_ym") WHERE delete_yn = 'N';
CREATE INDEX "const_cost_author" ON "const_cost" USING btree ("create_user_id","const_cost_no") WHERE delete_yn = 'N';
CREATE INDEX "const_cost_draft" ON "const_cost" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and const_cost_doc_no is null;
CREATE INDEX "const_cost_cost_ym" ON "const_cost" USING btree ("plant_cd","cost_ym","const_cost_no") WHERE delete_yn = 'N';
CREATE INDEX "const_cost_const_no" ON "const_cost" USING btree ("plant_cd","const_no","const_cost_no") WHERE delete_yn = 'N';
CREATE INDEX "const_cost_gram_row" ON "const_cost_gram" USING btree ("const_cost_no");
CREATE POLICY "known" ON "chm_stock_loc" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "chm_stock_loc" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "chm_stock_loc" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "chm_stock_loc" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "vendor_msds" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or hlm_user_id = (select current_setting('jikim.user', true)) or chm_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or hlm_user_id = (select current_setting('jikim.user', true)) or chm_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_msds_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or hlm_user_id = (select current_setting('jikim.user', true)) or chm_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or hlm_user_id = (select current_setting('jikim.user', true)) or chm_user_id = (select current_setting('jikim.user', true)) or in_user_id = (select current_setting('jikim.user', true)) or out_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and vendor_msds_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "vendor_msds_components" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from vendor_msds p where p.vendor_msds_no = vendor_msds_components.vendor_msds_no)) WITH CHECK (exists (select from vendor_msds p where p.vendor_msds_no = vendor_msds_components.vendor_msds_no));
CREATE POLICY "scope" ON "vendor_msds_handlers" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from vendor_msds p where p.vendor_msds_no = vendor_msds_handlers.vendor_msds_no)) WITH CHECK (exists (select from vendor_msds p where p.vendor_msds_no = vendor_msds_handlers.vendor_msds_no));
CREATE POLICY "scope" ON "vendor_msds_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "consts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and const_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then host_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and const_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "consts_duties" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from consts p where p.const_no = consts_duties.const_no)) WITH CHECK (exists (select from consts p where p.const_no = consts_duties.const_no));
CREATE POLICY "scope" ON "consts_cost_plans" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from consts p where p.const_no = consts_cost_plans.const_no)) WITH CHECK (exists (select from consts p where p.const_no = consts_cost_plans.const_no));
CREATE POLICY "scope" ON "consts_vendors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from consts p where p.const_no = consts_vendors.const_no)) WITH CHECK (exists (select from consts p where p.const_no = consts_vendors.const_no));
CREATE POLICY "scope" ON "consts_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "const_cost" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and const_cost_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and const_cost_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "const_cost_cost_lines" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from const_cost p where p.const_cost_no = const_cost_cost_lines.const_cost_no)) WITH CHECK (exists (select from const_cost p where p.const_cost_no = const_cost_cost_lines.const_cost_no));
CREATE POLICY "scope" ON "const_cost_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('const', 'consts', 'const_no', 'const_doc_no', 'TEMP', '{const_nm,place_desc}', false);
select jikim_track('const-cost', 'const_cost', 'const_cost_no', 'const_cost_doc_no', 'TEMP', '{cost_title}', false);
select jikim_track('vendor-msds', 'vendor_msds', 'vendor_msds_no', 'vendor_msds_doc_no', 'TEMP', '{product_nm,cas_nos,maker_nm}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on consts, consts_duties, consts_cost_plans, consts_vendors, const_cost, const_cost_cost_lines,
  vendor_msds, vendor_msds_components, vendor_msds_handlers, msds_rule, chm_stock_loc to jikim_app;
grant select on consts_gram, const_cost_gram, vendor_msds_gram to jikim_app;

-- What rules ask: a construction by its number, what hangs on it, the statements of a month, what lies in a place.
create index wkod_plan_const on wkod_plan (plant_cd, const_no) where const_no is not null;
create index vendor_contract_const on vendor_contract (plant_cd, const_no) where const_no is not null;
create index wkod_master_plan on wkod_master (wkod_plan_no) where wkod_plan_no is not null;
create unique index const_cost_month on const_cost (const_no, cost_ym) where status_cd <> 'TEMP' and delete_yn = 'N';
create index vendor_msds_place on vendor_msds (stock_loc_no) where status_cd in ('APPR', 'IN');
create index vendor_msds_sheet on vendor_msds (vendor_cd, product_nm, rev_ymd) where delete_yn = 'N';

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('WKOD_CONST', '공사대장', 'Construction ledger', '工程台账', 'Libro de obras', 'WKOD', 2, 'WKOD', null, '40', 'building-2'),
  ('WKOD_CONST_LIST', '공사대장', 'Constructions', '工程台账', 'Obras', 'WKOD_CONST', 3, 'WKOD', '/constSafe/const/constList', '10', null),
  ('WKOD_CONST_COST', '안전관리비 사용명세서', 'Safety cost statements', '安全管理费使用明细', 'Gastos de seguridad', 'WKOD_CONST', 3,
    'WKOD', '/constSafe/const/constCostList', '20', null),
  ('CHM', '화학물질', 'Chemicals', '化学品', 'Productos químicos', null, 1, 'CHM', null, '30', 'flask-conical'),
  ('CHM_VND', '반입물질', 'Materials brought in', '带入物料', 'Materiales introducidos', 'CHM', 2, 'CHM', null, '90', 'flask-conical'),
  ('CHM_VND_MSDS', '반입물질 검토', 'Review of materials', '带入物料审查', 'Revisión de materiales', 'CHM_VND', 3, 'CHM', '/chm/vendorMsds',
    '10', null),
  ('CHM_VND_RULE', '반입 제한물질', 'Banned and restricted', '限制带入物质', 'Prohibidos y restringidos', 'CHM_VND', 3, 'CHM',
    '/chm/vendorMsdsRule', '20', null),
  ('CHM_VND_LOC', '보관장소', 'Storage places', '存放地点', 'Lugares de almacenamiento', 'CHM_VND', 3, 'CHM', '/chm/stockLoc', '30', null),
  ('VND_MSDS', '반입물질', 'Materials', '带入物料', 'Materiales', null, 1, 'VENDOR', null, '27', 'flask-conical'),
  ('VND_MSDS_LIST', 'MSDS', 'MSDS', 'MSDS', 'MSDS', 'VND_MSDS', 2, 'VENDOR', '/vendor/portal/msds', '10', null)
) r where exists (select from sys_menu);
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, r.menu_id, 'Y', case when g.auth_grp_cd = any (r.writers) then 'Y' else 'N' end
from sys_auth_grp g join (values
  ('WKOD_CONST', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,OPR,PUR,ENG,AUD}'::text[], '{}'::text[]),
  ('WKOD_CONST_LIST', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,OPR,PUR,ENG,AUD}', '{SHM,OWN,PUR,CSO}'),
  ('WKOD_CONST_COST', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,OPR,PUR,ENG,AUD}', '{SHM,OWN}'),
  ('CHM', '{SYS,CSO,SHD,SHM,HLM,HYG,CHM,TOX,DGM,MGR,SUP,OWN,OPR,SEC,AUD}', '{}'),
  ('CHM_VND', '{SYS,CSO,SHD,SHM,HLM,HYG,CHM,TOX,DGM,MGR,SUP,OWN,OPR,SEC,AUD}', '{}'),
  ('CHM_VND_MSDS', '{SYS,CSO,SHD,SHM,HLM,HYG,CHM,TOX,DGM,MGR,SUP,OWN,OPR,SEC,AUD}', '{HLM,CHM,SEC}'),
  ('CHM_VND_RULE', '{SYS,CSO,SHD,SHM,HLM,HYG,CHM,TOX,DGM,MGR,SUP,OWN,OPR,SEC,AUD}', '{CHM,HLM}'),
  ('CHM_VND_LOC', '{SYS,CSO,SHD,SHM,HLM,HYG,CHM,TOX,DGM,MGR,SUP,OWN,OPR,SEC,AUD}', '{CHM,DGM}'),
  ('VND_MSDS', '{VAD,VSM,VSP}', '{}'),
  ('VND_MSDS_LIST', '{VAD,VSM,VSP}', '{VAD,VSM}')
) r (menu_id, readers, writers) on g.auth_grp_cd = any (r.readers)
where exists (select from sys_menu m where m.menu_id = r.menu_id);
