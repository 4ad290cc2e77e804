CREATE TABLE "demerit_credit" (
	"credit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demerit_credit_credit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"credit_score" integer DEFAULT -1 NOT NULL,
	"src_cd" varchar(20) NOT NULL,
	"src_no" varchar(50) NOT NULL,
	"credit_ymd" date NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "demerit_credit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_card_key" (
	"sgc_card_key_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_card_key_sgc_card_key_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sgc_card_no" bigint NOT NULL,
	"qr_key" varchar(43) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone
);

ALTER TABLE "sgc_card_key" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_issue_hist" (
	"sgc_issue_hist_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_issue_hist_sgc_issue_hist_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sgc_card_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"issue_act_cd" varchar(20) NOT NULL,
	"act_dt" timestamp with time zone NOT NULL,
	"act_user_id" varchar(30) NOT NULL,
	"reason_desc" varchar(1000)
);

ALTER TABLE "sgc_issue_hist" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_stop" (
	"sgc_stop_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_stop_sgc_stop_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"person_no" bigint NOT NULL,
	"worker_key" varchar(64) NOT NULL,
	"cause_demerit_no" bigint NOT NULL,
	"level_cd" varchar(20) NOT NULL,
	"point_cnt" integer NOT NULL,
	"day_cnt" integer,
	"from_dt" timestamp with time zone NOT NULL,
	"first_ymd" date NOT NULL,
	"last_ymd" date,
	"reedu_ymd" date,
	"stop_status_cd" varchar(20) DEFAULT 'ACTIVE' NOT NULL,
	"canc_dt" timestamp with time zone,
	"served_day_cnt" integer DEFAULT 0 NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "sgc_stop" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "viol_item" (
	"viol_item_cd" varchar(20) PRIMARY KEY NOT NULL,
	"viol_item_nm" varchar(200) NOT NULL,
	"viol_item_nm_en" varchar(200),
	"viol_item_nm_zh" varchar(200),
	"viol_item_nm_es" varchar(200),
	"viol_grade_cd" varchar(20) NOT NULL,
	"law_ref_desc" varchar(4000),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sgc_card" (
	"sgc_card_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_card_sgc_card_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sgc_card_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"card_nm" varchar(200),
	"vendor_cd" varchar(20),
	"person_no" bigint,
	"card_type_cd" varchar(20),
	"issue_ymd" date,
	"valid_to_ymd" date,
	"lang_cd" varchar(20),
	"stop_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"susp_from_dt" timestamp with time zone,
	"susp_to_dt" timestamp with time zone,
	"susp_desc" varchar(500),
	"reissue_cnt" integer,
	"statement_desc" varchar(1000),
	CONSTRAINT "sgc_card_required" CHECK (status_cd = 'RQST' or (person_no is not null and card_type_cd is not null))
);

ALTER TABLE "sgc_card" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_card_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"sgc_card_no" bigint NOT NULL,
	CONSTRAINT "sgc_card_gram_gram_scope_cd_sgc_card_no_pk" PRIMARY KEY("gram","scope_cd","sgc_card_no")
);

ALTER TABLE "sgc_card_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_demerit" (
	"sgc_demerit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_demerit_sgc_demerit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sgc_demerit_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"demerit_title" varchar(300),
	"vendor_cd" varchar(20),
	"person_no" bigint,
	"viol_item_cd" varchar(20),
	"viol_grade_cd" varchar(20),
	"guide_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"demerit_score" integer,
	"viol_dt" timestamp with time zone,
	"place_desc" varchar(200),
	"permit_doc_no" varchar(30),
	"content_desc" varchar(2000),
	"attach_file_id" bigint,
	"witness_cnt" integer,
	"lang_cd" varchar(20),
	"issue_dt" timestamp with time zone,
	"issuer_user_id" varchar(30),
	"notify_due_ymd" date,
	"notify_dt" timestamp with time zone,
	"object_due_ymd" date,
	"object_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"object_by_cd" varchar(20),
	"object_dt" timestamp with time zone,
	"object_desc" varchar(2000),
	"committee_due_ymd" date,
	"opinion_cd" varchar(20),
	"opinion_desc" varchar(1000),
	"final_score" integer,
	"decision_desc" varchar(2000),
	"decision_dt" timestamp with time zone,
	"effect_ymd" date,
	"stop_base_dt" timestamp with time zone,
	"expire_ymd" date,
	"year_score" integer,
	"level_cd" varchar(20),
	CONSTRAINT "sgc_demerit_required" CHECK (status_cd = 'TEMP' or (person_no is not null and viol_item_cd is not null and viol_dt is not null and place_desc is not null and content_desc is not null))
);

ALTER TABLE "sgc_demerit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_demerit_opinions" (
	"sgc_demerit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"member_user_id" varchar(30),
	"member_role_cd" varchar(20),
	"opinion_cd" varchar(20),
	"opinion_desc" varchar(1000),
	"opinion_dt" timestamp with time zone,
	CONSTRAINT "sgc_demerit_opinions_sgc_demerit_no_seq_no_pk" PRIMARY KEY("sgc_demerit_no","seq_no")
);

ALTER TABLE "sgc_demerit_opinions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_demerit_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"sgc_demerit_no" bigint NOT NULL,
	CONSTRAINT "sgc_demerit_gram_gram_scope_cd_sgc_demerit_no_pk" PRIMARY KEY("gram","scope_cd","sgc_demerit_no")
);

ALTER TABLE "sgc_demerit_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_sanction" (
	"sgc_sanction_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sgc_sanction_sgc_sanction_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sgc_sanction_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"sanction_title" varchar(200),
	"vendor_cd" varchar(20),
	"rate_level_cd" varchar(20),
	"rate_val" numeric(15, 1),
	"point_cnt" integer,
	"headcount_val" numeric(15, 1),
	"base_ymd" date,
	"impr_no" bigint,
	"due_ymd" date,
	"stop_from_ymd" date,
	"stop_to_ymd" date,
	"decision_desc" varchar(2000)
);

ALTER TABLE "sgc_sanction" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sgc_sanction_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"sgc_sanction_no" bigint NOT NULL,
	CONSTRAINT "sgc_sanction_gram_gram_scope_cd_sgc_sanction_no_pk" PRIMARY KEY("gram","scope_cd","sgc_sanction_no")
);

ALTER TABLE "sgc_sanction_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "demerit_credit_once" ON "demerit_credit" USING btree ("plant_cd","src_cd","src_no","worker_key");
CREATE INDEX "demerit_credit_plant_cd_worker_key_credit_ymd_index" ON "demerit_credit" USING btree ("plant_cd","worker_key","credit_ymd");
CREATE INDEX "demerit_credit_vendor_cd_index" ON "demerit_credit" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "sgc_card_key_qr_key_index" ON "sgc_card_key" USING btree ("qr_key");
CREATE UNIQUE INDEX "sgc_card_key_good" ON "sgc_card_key" USING btree ("sgc_card_no") WHERE end_dt is null;
CREATE INDEX "sgc_issue_hist_sgc_card_no_act_dt_index" ON "sgc_issue_hist" USING btree ("sgc_card_no","act_dt");
CREATE INDEX "sgc_issue_hist_vendor_cd_index" ON "sgc_issue_hist" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "sgc_stop_cause" ON "sgc_stop" USING btree ("cause_demerit_no") WHERE stop_status_cd = 'ACTIVE';
CREATE INDEX "sgc_stop_cause_demerit_no_index" ON "sgc_stop" USING btree ("cause_demerit_no");
CREATE INDEX "sgc_stop_plant_cd_worker_key_index" ON "sgc_stop" USING btree ("plant_cd","worker_key");
CREATE INDEX "sgc_stop_vendor_cd_index" ON "sgc_stop" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "sgc_card_doc_no" ON "sgc_card" USING btree ("plant_cd","sgc_card_doc_no");
CREATE INDEX "sgc_card_newest" ON "sgc_card" USING btree ("plant_cd","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_status" ON "sgc_card" USING btree ("plant_cd","status_cd","issue_ymd") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_author" ON "sgc_card" USING btree ("create_user_id","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_draft" ON "sgc_card" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'RQST' and sgc_card_doc_no is null;
CREATE INDEX "sgc_card_vendor" ON "sgc_card" USING btree ("vendor_cd","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_issue_ymd" ON "sgc_card" USING btree ("plant_cd","issue_ymd","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_valid_to_ymd" ON "sgc_card" USING btree ("plant_cd","valid_to_ymd","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_vendor_cd" ON "sgc_card" USING btree ("plant_cd","vendor_cd","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_person_no" ON "sgc_card" USING btree ("plant_cd","person_no","sgc_card_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_card_gram_row" ON "sgc_card_gram" USING btree ("sgc_card_no");
CREATE UNIQUE INDEX "sgc_demerit_doc_no" ON "sgc_demerit" USING btree ("plant_cd","sgc_demerit_doc_no");
CREATE INDEX "sgc_demerit_newest" ON "sgc_demerit" USING btree ("plant_cd","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_status" ON "sgc_demerit" USING btree ("plant_cd","status_cd","viol_dt") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_author" ON "sgc_demerit" USING btree ("create_user_id","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_draft" ON "sgc_demerit" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and sgc_demerit_doc_no is null;
CREATE INDEX "sgc_demerit_vendor" ON "sgc_demerit" USING btree ("vendor_cd","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_viol_dt" ON "sgc_demerit" USING btree ("plant_cd","viol_dt","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_vendor_cd" ON "sgc_demerit" USING btree ("plant_cd","vendor_cd","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_person_no" ON "sgc_demerit" USING btree ("plant_cd","person_no","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_year_score" ON "sgc_demerit" USING btree ("plant_cd","year_score","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_committee_due_ymd" ON "sgc_demerit" USING btree ("plant_cd","committee_due_ymd","sgc_demerit_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_issuer_user_id" ON "sgc_demerit" USING btree ("issuer_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "sgc_demerit_gram_row" ON "sgc_demerit_gram" USING btree ("sgc_demerit_no");
CREATE UNIQUE INDEX "sgc_sanction_doc_no" ON "sgc_sanction" USING btree ("plant_cd","sgc_sanction_doc_no");
CREATE INDEX "sgc_sanction_newest" ON "sgc_sanction" USING btree ("plant_cd","sgc_sanction_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_status" ON "sgc_sanction" USING btree ("plant_cd","status_cd","base_ymd") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_author" ON "sgc_sanction" USING btree ("create_user_id","sgc_sanction_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_draft" ON "sgc_sanction" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'ISSUED' and sgc_sanction_doc_no is null;
CREATE INDEX "sgc_sanction_vendor" ON "sgc_sanction" USING btree ("vendor_cd","sgc_sanction_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_base_ymd" ON "sgc_sanction" USING btree ("plant_cd","base_ymd","sgc_sanction_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_vendor_cd" ON "sgc_sanction" USING btree ("plant_cd","vendor_cd","sgc_sanction_no") WHERE delete_yn = 'N';
CREATE INDEX "sgc_sanction_gram_row" ON "sgc_sanction_gram" USING btree ("sgc_sanction_no");
CREATE POLICY "scope" ON "demerit_credit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "sgc_card_key" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "sgc_issue_hist" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "sgc_stop" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "sgc_card" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'RQST' and sgc_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'RQST' and sgc_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "sgc_card_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "sgc_demerit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or issuer_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or issuer_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and sgc_demerit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or issuer_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or issuer_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and sgc_demerit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "sgc_demerit_opinions" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from sgc_demerit p where p.sgc_demerit_no = sgc_demerit_opinions.sgc_demerit_no)) WITH CHECK (exists (select from sgc_demerit p where p.sgc_demerit_no = sgc_demerit_opinions.sgc_demerit_no));
CREATE POLICY "scope" ON "sgc_demerit_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "sgc_sanction" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'ISSUED' and sgc_sanction_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'ISSUED' and sgc_sanction_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "sgc_sanction_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search; vendors have rows of all three.
select jikim_track('sgc-card', 'sgc_card', 'sgc_card_no', 'sgc_card_doc_no', 'RQST', '{card_nm}', true);
select jikim_track('sgc-demerit', 'sgc_demerit', 'sgc_demerit_no', 'sgc_demerit_doc_no', 'TEMP', '{demerit_title,place_desc}', true);
select jikim_track('sgc-sanction', 'sgc_sanction', 'sgc_sanction_no', 'sgc_sanction_doc_no', 'ISSUED', '{sanction_title}', true);

-- Counters and grams are kept by the triggers alone. What was done with a card is told and never changed.
grant select, insert, update, delete on viol_item, sgc_card, sgc_demerit, sgc_demerit_opinions, sgc_sanction to jikim_app;
grant select, insert, update on sgc_card_key, sgc_stop, demerit_credit to jikim_app;
grant select, insert on sgc_issue_hist to jikim_app;
grant select on sgc_card_gram, sgc_demerit_gram, sgc_sanction_gram to jikim_app;

-- A human is asked about by his rows on the rosters, whichever plant's list they stand in.
create index sgc_card_person on sgc_card (person_no) where delete_yn = 'N';
create index sgc_demerit_person on sgc_demerit (person_no) where delete_yn = 'N';

-- Who chooses among codes hears that there are others.
create trigger tell_directory_change after insert or update or delete on viol_item
  for each statement execute function tell_directory_change();

-- Violations may be chosen by their code, in the language of who chooses.
create or replace view directory_code as
  select code_grp_cd, code, code_nm, code_nm_en, code_nm_zh, code_nm_es, sort_order, use_yn, delete_yn
  from sys_code where code_grp_cd not in ('POSITION', 'DUTY')
  union all
  select 'POSITION', p.position_cd, p.position_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, p.sort_order, p.use_yn, p.delete_yn
  from sys_position p
    left join sys_code c on c.code_grp_cd = 'POSITION' and c.code = p.position_cd and c.code_nm = p.position_nm
  union all
  select 'DUTY', d.duty_cd, d.duty_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, d.sort_order, d.use_yn, d.delete_yn
  from sys_duty d left join sys_code c on c.code_grp_cd = 'DUTY' and c.code = d.duty_cd and c.code_nm = d.duty_nm
  union all
  select 'FACILITY_TYPE', saf_facility_type_cd, saf_facility_type_nm, null, null, null, sort_order, use_yn, delete_yn
  from saf_facility_type
  union all
  select 'HAZARD_FACTOR', factor_cd, factor_nm, factor_en_nm, null, null, sort_order, use_yn, delete_yn from hea_hazard_factor
  union all
  select 'EDU_COURSE', edu_course_cd, course_nm, null, null, null, sort_order, use_yn, delete_yn from edu_course
  union all
  select 'VIOL_ITEM', viol_item_cd, viol_item_nm, viol_item_nm_en, viol_item_nm_zh, viol_item_nm_es, sort_order, use_yn, delete_yn
  from viol_item
  union all
  select 'WORK_TYPE', work_type_cd, work_type_nm, null, null, null, sort_order, use_yn, delete_yn from work_type
  union all
  select 'MENU', menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, 0, 'Y', delete_yn from sys_menu
  union all
  select 'CODE_GRP', code_grp_cd, code_grp_nm, null, null, null, 0, 'Y', delete_yn from sys_code_grp
  union all
  select 'AUTH_GRP', auth_grp_cd, auth_grp_nm, null, null, null, auth_grp_no::int, 'Y', delete_yn from sys_auth_grp
  where scope_cd <> 'VENDOR';
