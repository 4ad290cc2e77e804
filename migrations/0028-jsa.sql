CREATE TABLE "jsa_mark" (
	"jsa_no" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"mark_desc" varchar(4000) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jsa_mark_jsa_no_row_no_pk" PRIMARY KEY("jsa_no","row_no")
);

ALTER TABLE "jsa_mark" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_part" (
	"jsa_part_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jsa_part_jsa_part_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jsa_no" bigint NOT NULL,
	"part_role_cd" varchar(20) NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"part_nm" varchar(200) NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"sign_json" jsonb,
	"sign_dt" timestamp with time zone,
	"sign_digest" varchar(64),
	"sign_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "jsa_part" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa" (
	"jsa_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jsa_jsa_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jsa_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"jsa_title" varchar(100),
	"jsa_src_cd" varchar(20),
	"work_cat_cd" varchar(20),
	"permit_type_cds" varchar(60),
	"vendor_cd" varchar(20),
	"dept_cd" varchar(20),
	"process_no" bigint,
	"equip_cds" varchar(300),
	"jsa_file_id" bigint,
	"scale_cd" varchar(20),
	"jsa_rev_no" integer,
	"root_jsa_no" bigint,
	"copy_from_jsa_no" bigint,
	"eval_stage_cd" varchar(20),
	"stage_dt" timestamp with time zone,
	"step_cnt" integer,
	"row_cnt" integer,
	"max_before_val" integer,
	"max_after_val" integer,
	"grade_before_cd" varchar(20),
	"grade_after_cd" varchar(20),
	"consent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"part_cnt" integer,
	"opr_user_id" varchar(30),
	"opr_dt" timestamp with time zone,
	"own_user_id" varchar(30),
	"own_dt" timestamp with time zone,
	"fix_user_id" varchar(30),
	"fix_ymd" date,
	"next_eval_ymd" date,
	"rtn_cnt" integer,
	CONSTRAINT "jsa_required" CHECK (status_cd = 'TEMP' or (jsa_title is not null and jsa_src_cd is not null and work_cat_cd is not null and permit_type_cds is not null and dept_cd is not null and process_no is not null))
);

ALTER TABLE "jsa" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_rows" (
	"jsa_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"step_no" integer,
	"step_nm" varchar(200),
	"hazard_desc" varchar(1000),
	"acc_type_cd" varchar(20),
	"hazard_cat_cd" varchar(20),
	"cur_measure_desc" varchar(1000),
	"freq_before_val" integer,
	"sev_before_val" integer,
	"risk_before_val" integer,
	"add_measure_desc" varchar(1000),
	"measure_type_cds" varchar(60),
	"freq_after_val" integer,
	"sev_after_val" integer,
	"risk_after_val" integer,
	"grade_after_cd" varchar(20),
	"owner_desc" varchar(100),
	"due_ymd" date,
	"impr_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"legal_done_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"site_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"note_desc" varchar(500),
	"keep_cd" varchar(20),
	"keep_desc" varchar(500),
	"row_no" integer,
	"impr_no" integer,
	"origin_jsa_no" integer,
	"origin_row_no" integer,
	CONSTRAINT "jsa_rows_jsa_no_seq_no_pk" PRIMARY KEY("jsa_no","seq_no")
);

ALTER TABLE "jsa_rows" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"jsa_no" bigint NOT NULL,
	CONSTRAINT "jsa_gram_gram_scope_cd_jsa_no_pk" PRIMARY KEY("gram","scope_cd","jsa_no")
);

ALTER TABLE "jsa_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_eval" (
	"jsa_eval_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jsa_eval_jsa_eval_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jsa_eval_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"eval_title" varchar(100),
	"jsa_no" bigint,
	"new_jsa_no" bigint,
	"root_jsa_no" bigint,
	"reason_cd" varchar(20),
	"event_desc" varchar(300),
	"due_ymd" date,
	"vendor_cd" varchar(20),
	"dept_cd" varchar(20),
	"author_user_id" varchar(30),
	"start_dt" timestamp with time zone,
	"start_user_id" varchar(30),
	"submit_dt" timestamp with time zone,
	"row_cnt" integer,
	"done_cnt" integer,
	"formal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"review_desc" varchar(1000)
);

ALTER TABLE "jsa_eval" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_eval_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"jsa_eval_no" bigint NOT NULL,
	CONSTRAINT "jsa_eval_gram_gram_scope_cd_jsa_eval_no_pk" PRIMARY KEY("gram","scope_cd","jsa_eval_no")
);

ALTER TABLE "jsa_eval_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_plan" (
	"jsa_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jsa_plan_jsa_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jsa_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"hazard_title" varchar(200),
	"jsa_title" varchar(100),
	"step_nm" varchar(200),
	"jsa_no" bigint,
	"root_jsa_no" bigint,
	"jsa_row_no" integer,
	"scale_cd" varchar(20),
	"freq_before_val" integer,
	"sev_before_val" integer,
	"risk_before_val" integer,
	"add_measure_desc" varchar(1000),
	"measure_type_cds" varchar(60),
	"owner_desc" varchar(100),
	"due_ymd" date,
	"vendor_cd" varchar(20),
	"dept_cd" varchar(20),
	"author_user_id" varchar(30),
	"impr_no" bigint,
	"progress_cnt" integer,
	"done_desc" varchar(1000),
	"evidence_file_id" bigint,
	"done_dt" timestamp with time zone,
	"freq_after_val" integer,
	"sev_after_val" integer,
	"risk_after_val" integer,
	"grade_after_cd" varchar(20),
	"close_dt" timestamp with time zone
);

ALTER TABLE "jsa_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"jsa_plan_no" bigint NOT NULL,
	CONSTRAINT "jsa_plan_gram_gram_scope_cd_jsa_plan_no_pk" PRIMARY KEY("gram","scope_cd","jsa_plan_no")
);

ALTER TABLE "jsa_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "jsa_part_jsa_no_jsa_part_no_index" ON "jsa_part" USING btree ("jsa_no","jsa_part_no");
CREATE INDEX "jsa_part_person_no_index" ON "jsa_part" USING btree ("person_no");
CREATE UNIQUE INDEX "jsa_doc_no" ON "jsa" USING btree ("plant_cd","jsa_doc_no");
CREATE INDEX "jsa_newest" ON "jsa" USING btree ("plant_cd","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_status" ON "jsa" USING btree ("plant_cd","status_cd","next_eval_ymd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_author" ON "jsa" USING btree ("create_user_id","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_draft" ON "jsa" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and jsa_doc_no is null;
CREATE INDEX "jsa_vendor" ON "jsa" USING btree ("vendor_cd","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_next_eval_ymd" ON "jsa" USING btree ("plant_cd","next_eval_ymd","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_fix_ymd" ON "jsa" USING btree ("plant_cd","fix_ymd","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_root_jsa_no" ON "jsa" USING btree ("plant_cd","root_jsa_no","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_stage_cd" ON "jsa" USING btree ("plant_cd","eval_stage_cd","jsa_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_opr_user_id" ON "jsa" USING btree ("opr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_own_user_id" ON "jsa" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_fix_user_id" ON "jsa" USING btree ("fix_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_gram_row" ON "jsa_gram" USING btree ("jsa_no");
CREATE UNIQUE INDEX "jsa_eval_doc_no" ON "jsa_eval" USING btree ("plant_cd","jsa_eval_doc_no");
CREATE INDEX "jsa_eval_newest" ON "jsa_eval" USING btree ("plant_cd","jsa_eval_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_status" ON "jsa_eval" USING btree ("plant_cd","status_cd","due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_author" ON "jsa_eval" USING btree ("create_user_id","jsa_eval_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_draft" ON "jsa_eval" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TARGET' and jsa_eval_doc_no is null;
CREATE INDEX "jsa_eval_vendor" ON "jsa_eval" USING btree ("vendor_cd","jsa_eval_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_due_ymd" ON "jsa_eval" USING btree ("plant_cd","due_ymd","jsa_eval_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_jsa_no" ON "jsa_eval" USING btree ("plant_cd","jsa_no","jsa_eval_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_author_user_id" ON "jsa_eval" USING btree ("author_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_start_user_id" ON "jsa_eval" USING btree ("start_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_eval_gram_row" ON "jsa_eval_gram" USING btree ("jsa_eval_no");
CREATE UNIQUE INDEX "jsa_plan_doc_no" ON "jsa_plan" USING btree ("plant_cd","jsa_plan_doc_no");
CREATE INDEX "jsa_plan_newest" ON "jsa_plan" USING btree ("plant_cd","jsa_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_status" ON "jsa_plan" USING btree ("plant_cd","status_cd","due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_author" ON "jsa_plan" USING btree ("create_user_id","jsa_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_draft" ON "jsa_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'ACTION' and jsa_plan_doc_no is null;
CREATE INDEX "jsa_plan_vendor" ON "jsa_plan" USING btree ("vendor_cd","jsa_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_due_ymd" ON "jsa_plan" USING btree ("plant_cd","due_ymd","jsa_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_root_jsa_no" ON "jsa_plan" USING btree ("plant_cd","root_jsa_no","jsa_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_author_user_id" ON "jsa_plan" USING btree ("author_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "jsa_plan_gram_row" ON "jsa_plan_gram" USING btree ("jsa_plan_no");
CREATE POLICY "scope" ON "jsa_mark" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from jsa p where p.jsa_no = jsa_mark.jsa_no)) WITH CHECK (exists (select from jsa p where p.jsa_no = jsa_mark.jsa_no));
CREATE POLICY "scope" ON "jsa_part" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from jsa p where p.jsa_no = jsa_part.jsa_no)) WITH CHECK (exists (select from jsa p where p.jsa_no = jsa_part.jsa_no));
CREATE POLICY "scope" ON "jsa" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or opr_user_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or fix_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or opr_user_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or fix_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and jsa_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or opr_user_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or fix_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or opr_user_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or fix_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and jsa_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "jsa_rows" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from jsa p where p.jsa_no = jsa_rows.jsa_no)) WITH CHECK (exists (select from jsa p where p.jsa_no = jsa_rows.jsa_no));
CREATE POLICY "scope" ON "jsa_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "jsa_eval" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true)) or start_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true)) or start_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TARGET' and jsa_eval_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true)) or start_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true)) or start_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TARGET' and jsa_eval_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "jsa_eval_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "jsa_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'ACTION' and jsa_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or author_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'ACTION' and jsa_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "jsa_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('jsa', 'jsa', 'jsa_no', 'jsa_doc_no', 'TEMP', '{jsa_title}', true);
select jikim_track('jsa-eval', 'jsa_eval', 'jsa_eval_no', 'jsa_eval_doc_no', 'TARGET', '{eval_title}', true);
select jikim_track('jsa-plan', 'jsa_plan', 'jsa_plan_no', 'jsa_plan_doc_no', 'ACTION', '{hazard_title,jsa_title}', true);
grant select, insert, update, delete on jsa, jsa_rows, jsa_part, jsa_mark, jsa_eval, jsa_plan to jikim_app;
grant select on jsa_gram, jsa_eval_gram, jsa_plan_gram to jikim_app;
