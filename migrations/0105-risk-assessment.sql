CREATE TABLE "rsa_item_rev" (
	"rsa_no" bigint NOT NULL,
	"rsa_item_no" integer NOT NULL,
	"seq_no" integer NOT NULL,
	"freq_val" integer,
	"sev_val" integer,
	"check_cd" varchar(20),
	"exposed_cnt" integer,
	"law_ok_yn" char(1) DEFAULT 'N' NOT NULL,
	"fatal_yn" char(1) DEFAULT 'N' NOT NULL,
	"similar_yn" char(1) DEFAULT 'N' NOT NULL,
	"risk_val" integer,
	"grade_cd" varchar(20),
	"up_reason_cds" varchar(60),
	"accept_yn" char(1) DEFAULT 'N' NOT NULL,
	"eval_user_id" varchar(30) NOT NULL,
	"eval_dt" timestamp with time zone NOT NULL,
	"note_desc" varchar(500),
	CONSTRAINT "rsa_item_rev_rsa_no_rsa_item_no_seq_no_pk" PRIMARY KEY("rsa_no","rsa_item_no","seq_no")
);

ALTER TABLE "rsa_item_rev" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_part" (
	"rsa_part_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_part_rsa_part_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_no" bigint NOT NULL,
	"part_role_cd" varchar(20) NOT NULL,
	"part_method_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"vendor_cd" varchar(20),
	"part_nm" varchar(200) NOT NULL,
	"part_dt" timestamp with time zone NOT NULL,
	"opinion_desc" varchar(1000),
	"sign_json" jsonb,
	"sign_dt" timestamp with time zone,
	"sign_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rsa_part" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_share" (
	"rsa_share_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_share_rsa_share_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_no" bigint NOT NULL,
	"share_cd" varchar(20) NOT NULL,
	"channel_cd" varchar(20) NOT NULL,
	"share_dt" timestamp with time zone NOT NULL,
	"share_desc" varchar(4000),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rsa_share" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_share_person" (
	"rsa_share_person_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_share_person_rsa_share_person_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_share_no" bigint NOT NULL,
	"rsa_no" bigint NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"vendor_cd" varchar(20),
	"person_nm" varchar(200) NOT NULL,
	"confirm_dt" timestamp with time zone,
	"confirm_user_id" varchar(30)
);

ALTER TABLE "rsa_share_person" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa" (
	"rsa_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_rsa_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"rsa_title" varchar(100),
	"rsa_type_cd" varchar(20),
	"dept_cd" varchar(20),
	"process_no" bigint,
	"work_cat_cd" varchar(20),
	"equip_cds" varchar(300),
	"trigger_cd" varchar(20),
	"trigger_src_desc" varchar(300),
	"scale_no" bigint,
	"scale_rev_no" integer,
	"plan_ymd" date,
	"do_from_ymd" date,
	"do_to_ymd" date,
	"leader_user_id" varchar(30),
	"notice_desc" varchar(1000),
	"pre_channel_cd" varchar(20),
	"survey_desc" varchar(4000),
	"survey_file_id" bigint,
	"special_reason_desc" varchar(500),
	"rep_rqst_dt" timestamp with time zone,
	"item_cnt" integer,
	"open_cnt" integer,
	"max_before_cd" varchar(20),
	"max_after_cd" varchar(20),
	"residual_cnt" integer,
	"part_cnt" integer,
	"sign_cnt" integer,
	"work_block_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"pre_share_dt" timestamp with time zone,
	"decide_dt" timestamp with time zone,
	"decide_user_id" varchar(30),
	"complete_dt" timestamp with time zone,
	"complete_user_id" varchar(30),
	"post_due_ymd" date,
	"post_share_dt" timestamp with time zone,
	"retain_to_ymd" date,
	"site_due_ymd" date,
	"legal_limit_ymd" date,
	CONSTRAINT "rsa_required" CHECK (status_cd = 'PLAN' or (rsa_title is not null and rsa_type_cd is not null and dept_cd is not null and process_no is not null and scale_no is not null and plan_ymd is not null and do_from_ymd is not null and do_to_ymd is not null and leader_user_id is not null)),
	CONSTRAINT "rsa_state" CHECK (status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED', 'DONE', 'SHARED', 'CANC'))
);

ALTER TABLE "rsa" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_items" (
	"rsa_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"task_nm" varchar(200),
	"hazard_cat_cd" varchar(20),
	"hazard_desc" varchar(1000),
	"acc_type_cd" varchar(20),
	"law_ref_desc" varchar(300),
	"exist_measure_desc" varchar(1000),
	"exposed_cnt" integer,
	"law_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"freq_val" integer,
	"sev_val" integer,
	"check_cd" varchar(20),
	"fatal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"similar_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"note_desc" varchar(500),
	"risk_val" integer,
	"grade_cd" varchar(20),
	"up_reason_cds" varchar(60),
	"accept_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"interim_desc" varchar(1000),
	"interim_dt" timestamp with time zone,
	"residual_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"rsa_item_no" integer,
	CONSTRAINT "rsa_items_rsa_no_seq_no_pk" PRIMARY KEY("rsa_no","seq_no")
);

ALTER TABLE "rsa_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_controls" (
	"rsa_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"rsa_item_no" integer,
	"measure_type_cd" varchar(20),
	"control_desc" varchar(1000),
	"owner_user_id" varchar(30),
	"vendor_cd" varchar(20),
	"due_ymd" date,
	"verify_user_id" varchar(30),
	"why_desc" varchar(500),
	"control_no" integer,
	"impr_no" integer,
	"done_ymd" date,
	CONSTRAINT "rsa_controls_rsa_no_seq_no_pk" PRIMARY KEY("rsa_no","seq_no")
);

ALTER TABLE "rsa_controls" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"rsa_no" bigint NOT NULL,
	CONSTRAINT "rsa_gram_gram_scope_cd_rsa_no_pk" PRIMARY KEY("gram","scope_cd","rsa_no")
);

ALTER TABLE "rsa_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "rsa_part_rsa_no_rsa_part_no_index" ON "rsa_part" USING btree ("rsa_no","rsa_part_no");
CREATE INDEX "rsa_part_person_no_index" ON "rsa_part" USING btree ("person_no");
CREATE INDEX "rsa_part_user_id_index" ON "rsa_part" USING btree ("user_id");
CREATE INDEX "rsa_share_rsa_no_rsa_share_no_index" ON "rsa_share" USING btree ("rsa_no","rsa_share_no");
CREATE INDEX "rsa_share_person_rsa_share_no_rsa_share_person_no_index" ON "rsa_share_person" USING btree ("rsa_share_no","rsa_share_person_no");
CREATE INDEX "rsa_share_person_user_id_index" ON "rsa_share_person" USING btree ("user_id");
CREATE INDEX "rsa_share_person_rsa_no_index" ON "rsa_share_person" USING btree ("rsa_no");
CREATE UNIQUE INDEX "rsa_doc_no" ON "rsa" USING btree ("plant_cd","rsa_doc_no");
CREATE INDEX "rsa_newest" ON "rsa" USING btree ("plant_cd","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_status" ON "rsa" USING btree ("plant_cd","status_cd","plan_ymd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_author" ON "rsa" USING btree ("create_user_id","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_draft" ON "rsa" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and rsa_doc_no is null;
CREATE INDEX "rsa_open_rows" ON "rsa" USING btree ("plant_cd","rsa_no") WHERE delete_yn = 'N' and status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED', 'DONE');
CREATE INDEX "rsa_plan_ymd" ON "rsa" USING btree ("plant_cd","plan_ymd","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_site_due_ymd" ON "rsa" USING btree ("plant_cd","site_due_ymd","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_legal_limit_ymd" ON "rsa" USING btree ("plant_cd","legal_limit_ymd","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_process_no" ON "rsa" USING btree ("plant_cd","process_no","rsa_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_leader_user_id" ON "rsa" USING btree ("leader_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_decide_user_id" ON "rsa" USING btree ("decide_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_complete_user_id" ON "rsa" USING btree ("complete_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_gram_row" ON "rsa_gram" USING btree ("rsa_no");
CREATE POLICY "scope" ON "rsa_item_rev" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_item_rev.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_item_rev.rsa_no));
CREATE POLICY "scope" ON "rsa_part" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_part.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_part.rsa_no));
CREATE POLICY "scope" ON "rsa_share" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_share.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_share.rsa_no));
CREATE POLICY "scope" ON "rsa_share_person" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_share_person.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_share_person.rsa_no));
CREATE POLICY "scope" ON "rsa" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or decide_user_id = (select current_setting('jikim.user', true)) or complete_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or decide_user_id = (select current_setting('jikim.user', true)) or complete_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and rsa_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or decide_user_id = (select current_setting('jikim.user', true)) or complete_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or decide_user_id = (select current_setting('jikim.user', true)) or complete_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and rsa_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "rsa_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_items.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_items.rsa_no));
CREATE POLICY "scope" ON "rsa_controls" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_controls.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_controls.rsa_no));
CREATE POLICY "scope" ON "rsa_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals, counters by day and search; an assessment has its number from its plan on.
select jikim_track('rsa', 'rsa', 'rsa_no', 'rsa_doc_no', 'PLAN', '{rsa_title}', false);
select jikim_track_days('rsa', 'rsa', 'rsa_doc_no', 'PLAN', $$coalesce(r.plan_ymd, 'infinity'::date)$$, false);

grant select, insert, update, delete on rsa, rsa_items, rsa_controls, rsa_part, rsa_share, rsa_share_person to jikim_app;
-- What an item was rated at is added to and never changed (R5).
grant select, insert on rsa_item_rev to jikim_app;
grant select on rsa_gram to jikim_app;
