CREATE TABLE "subcon_eval_bonus" (
	"eval_no" bigint PRIMARY KEY NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"data_json" jsonb NOT NULL
);

ALTER TABLE "subcon_eval_bonus" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_eval_item" (
	"item_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subcon_eval_item_item_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"eval_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"seq_no" integer NOT NULL,
	"item_cd" varchar(20) NOT NULL,
	"item_nm" varchar(200) NOT NULL,
	"calc_type_cd" varchar(20) NOT NULL,
	"weight_score" numeric(6, 1) NOT NULL,
	"self_score" numeric(6, 1),
	"self_desc" varchar(1000),
	"evidence_file_no" bigint,
	"own_score" numeric(6, 1),
	"own_desc" varchar(1000),
	"shm_score" numeric(6, 1),
	"shm_desc" varchar(1000),
	"eval_score" numeric(6, 1),
	"data_json" jsonb,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "subcon_eval_item" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "eval_sheet" (
	"eval_sheet_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "eval_sheet_eval_sheet_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"eval_sheet_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"sheet_nm" varchar(100),
	"eval_sheet_rev_no" integer,
	"change_desc" varchar(1000),
	"fix_ymd" date,
	CONSTRAINT "eval_sheet_required" CHECK (status_cd = 'TEMP' or (sheet_nm is not null))
);

ALTER TABLE "eval_sheet" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "eval_sheet_items" (
	"eval_sheet_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_cd" varchar(10),
	"item_nm" varchar(100),
	"calc_type_cd" varchar(20),
	"weight_score" numeric(15, 1),
	CONSTRAINT "eval_sheet_items_eval_sheet_no_seq_no_pk" PRIMARY KEY("eval_sheet_no","seq_no")
);

ALTER TABLE "eval_sheet_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "eval_sheet_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"eval_sheet_no" bigint NOT NULL,
	CONSTRAINT "eval_sheet_gram_gram_scope_cd_eval_sheet_no_pk" PRIMARY KEY("gram","scope_cd","eval_sheet_no")
);

ALTER TABLE "eval_sheet_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "eval_plan" (
	"eval_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "eval_plan_eval_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"eval_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"plan_nm" varchar(100),
	"eval_class_cd" varchar(20),
	"period_from_ymd" date,
	"period_to_ymd" date,
	"target_cd" varchar(20),
	"eval_sheet_no" bigint,
	"due_ymd" date,
	"eval_cnt" integer,
	"open_ymd" date,
	"end_desc" varchar(2000),
	CONSTRAINT "eval_plan_required" CHECK (status_cd = 'PLAN' or (plan_nm is not null and eval_class_cd is not null and period_from_ymd is not null and period_to_ymd is not null and target_cd is not null))
);

ALTER TABLE "eval_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "eval_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"eval_plan_no" bigint NOT NULL,
	CONSTRAINT "eval_plan_gram_gram_scope_cd_eval_plan_no_pk" PRIMARY KEY("gram","scope_cd","eval_plan_no")
);

ALTER TABLE "eval_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_eval" (
	"eval_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subcon_eval_eval_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"eval_doc_no" varchar(40),
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
	"eval_class_cd" varchar(20),
	"vendor_cd" varchar(20),
	"period_from_ymd" date,
	"period_to_ymd" date,
	"eval_plan_no" bigint,
	"eval_sheet_no" bigint,
	"eval_sheet_rev_no" integer,
	"own_user_id" varchar(30),
	"shm_user_id" varchar(30),
	"due_ymd" date,
	"self_due_ymd" date,
	"self_dt" timestamp with time zone,
	"self_late_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"evidence_file_id" bigint,
	"gap_score" numeric(15, 1),
	"gap_note_desc" varchar(1000),
	"fatal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"conceal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"cap_note_desc" varchar(1000),
	"auto_score" numeric(15, 1),
	"manual_score" numeric(15, 1),
	"bonus_score" numeric(15, 1),
	"total_score" numeric(15, 1),
	"eval_grade_cd" varchar(20),
	"cap_reason_desc" varchar(1000),
	"grade_basis_desc" varchar(300),
	"open_ymd" date,
	"object_due_ymd" date,
	"agree_dt" timestamp with time zone,
	"object_desc" varchar(2000),
	"object_file_id" bigint,
	"object_dt" timestamp with time zone,
	"decide_due_ymd" date,
	"decision_desc" varchar(2000),
	"fix_ymd" date,
	"grade_valid_to_ymd" date,
	"plan_due_ymd" date,
	"impr_no" bigint,
	"re_eval_due_ymd" date,
	"re_eval_no" bigint,
	CONSTRAINT "subcon_eval_required" CHECK (status_cd = 'PLAN' or (eval_title is not null and eval_class_cd is not null and vendor_cd is not null and period_from_ymd is not null and period_to_ymd is not null))
);

ALTER TABLE "subcon_eval" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_eval_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"eval_no" bigint NOT NULL,
	CONSTRAINT "subcon_eval_gram_gram_scope_cd_eval_no_pk" PRIMARY KEY("gram","scope_cd","eval_no")
);

ALTER TABLE "subcon_eval_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "subcon_eval_bonus_vendor_cd_index" ON "subcon_eval_bonus" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "subcon_eval_item_eval_no_item_cd_index" ON "subcon_eval_item" USING btree ("eval_no","item_cd");
CREATE INDEX "subcon_eval_item_vendor_cd_index" ON "subcon_eval_item" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "eval_sheet_doc_no" ON "eval_sheet" USING btree ("plant_cd","eval_sheet_doc_no");
CREATE INDEX "eval_sheet_newest" ON "eval_sheet" USING btree ("plant_cd","eval_sheet_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_sheet_status" ON "eval_sheet" USING btree ("plant_cd","status_cd","fix_ymd") WHERE delete_yn = 'N';
CREATE INDEX "eval_sheet_author" ON "eval_sheet" USING btree ("create_user_id","eval_sheet_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_sheet_draft" ON "eval_sheet" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and eval_sheet_doc_no is null;
CREATE INDEX "eval_sheet_fix_ymd" ON "eval_sheet" USING btree ("plant_cd","fix_ymd","eval_sheet_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_sheet_gram_row" ON "eval_sheet_gram" USING btree ("eval_sheet_no");
CREATE UNIQUE INDEX "eval_plan_doc_no" ON "eval_plan" USING btree ("plant_cd","eval_plan_doc_no");
CREATE INDEX "eval_plan_newest" ON "eval_plan" USING btree ("plant_cd","eval_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_plan_status" ON "eval_plan" USING btree ("plant_cd","status_cd","open_ymd") WHERE delete_yn = 'N';
CREATE INDEX "eval_plan_author" ON "eval_plan" USING btree ("create_user_id","eval_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_plan_draft" ON "eval_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and eval_plan_doc_no is null;
CREATE INDEX "eval_plan_open_ymd" ON "eval_plan" USING btree ("plant_cd","open_ymd","eval_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "eval_plan_gram_row" ON "eval_plan_gram" USING btree ("eval_plan_no");
CREATE UNIQUE INDEX "subcon_eval_doc_no" ON "subcon_eval" USING btree ("plant_cd","eval_doc_no");
CREATE INDEX "subcon_eval_newest" ON "subcon_eval" USING btree ("plant_cd","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_status" ON "subcon_eval" USING btree ("plant_cd","status_cd","vendor_cd") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_author" ON "subcon_eval" USING btree ("create_user_id","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_draft" ON "subcon_eval" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and eval_doc_no is null;
CREATE INDEX "subcon_eval_vendor" ON "subcon_eval" USING btree ("vendor_cd","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_vendor_cd" ON "subcon_eval" USING btree ("plant_cd","vendor_cd","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_eval_plan_no" ON "subcon_eval" USING btree ("plant_cd","eval_plan_no","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_fix_ymd" ON "subcon_eval" USING btree ("plant_cd","fix_ymd","eval_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_own_user_id" ON "subcon_eval" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_shm_user_id" ON "subcon_eval" USING btree ("shm_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "subcon_eval_gram_row" ON "subcon_eval_gram" USING btree ("eval_no");
CREATE POLICY "scope" ON "subcon_eval_bonus" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "subcon_eval_item" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "eval_sheet" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and eval_sheet_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and eval_sheet_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "eval_sheet_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from eval_sheet p where p.eval_sheet_no = eval_sheet_items.eval_sheet_no)) WITH CHECK (exists (select from eval_sheet p where p.eval_sheet_no = eval_sheet_items.eval_sheet_no));
CREATE POLICY "scope" ON "eval_sheet_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "eval_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and eval_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and eval_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "eval_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "subcon_eval" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or shm_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or shm_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and eval_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or shm_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or shm_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and eval_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "subcon_eval_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('eval-sheet', 'eval_sheet', 'eval_sheet_no', 'eval_sheet_doc_no', 'TEMP', '{sheet_nm}', false);
select jikim_track('eval-plan', 'eval_plan', 'eval_plan_no', 'eval_plan_doc_no', 'PLAN', '{plan_nm}', false);
select jikim_track('eval', 'subcon_eval', 'eval_no', 'eval_doc_no', 'PLAN', '{eval_title}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on eval_sheet, eval_sheet_items, eval_plan, subcon_eval, subcon_eval_item, subcon_eval_bonus to jikim_app;
grant select on eval_sheet_gram, eval_plan_gram, subcon_eval_gram to jikim_app;

-- What the figures of an evaluation ask: measures by their first deadline, what was told in a period, stops of a vendor's permits.
create index impr_vendor_due on impr (vendor_cd, org_due_ymd) where vendor_cd is not null and delete_yn = 'N';
create index obs_card_vendor_dt on obs_card (vendor_cd, obs_dt) where vendor_cd is not null and delete_yn = 'N';
create index wkod_master_vendor_from on wkod_master (vendor_cd, work_from_dt) where vendor_cd is not null and delete_yn = 'N';

-- Numbers and menu rows of a site that is already there.
insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd, verified_yn)
select r.code, r.val, r.unit, '사내 기준: 수급업체 평가 (중대재해처벌법 시행령 제4조제9호) (' || r.what || ')', date '2020-01-16', 'Y' from (values
  ('EVAL_RATE_ZERO', '20', null, '벌점 항목이 0점이 되는 벌점율'), ('EVAL_SUSP_POINT', '2', null, '업체 책임 허가 중지 1건 감점'),
  ('EVAL_NOPERMIT_POINT', '5', null, '무허가 작업 1건 감점'), ('EVAL_LTI_POINT', '10', null, '휴업재해 1건 감점'),
  ('EVAL_TREAT_POINT', '5', null, '작업제한·의료처치 재해 1건 감점'),
  ('EVAL_BONUS_RATE_1', '0.5', null, '1인당 관찰카드·아차사고: 가점 1'), ('EVAL_BONUS_RATE_2', '1', null, '1인당 관찰카드·아차사고: 가점 2'),
  ('EVAL_BONUS_RATE_3', '2', null, '1인당 관찰카드·아차사고: 가점 3'), ('EVAL_GRADE_S', '90', null, 'S 등급'), ('EVAL_GRADE_A', '80', null, 'A 등급'),
  ('EVAL_GRADE_B', '70', null, 'B 등급'), ('EVAL_GRADE_C', '60', null, 'C 등급'), ('EVAL_GAP_POINT', '20', null, '평가자 차이 의견을 적는 점수'),
  ('EVAL_SELF_D', '10', 'DAY', '자체평가 기한'), ('EVAL_OBJECT_D', '10', 'DAY', '이의신청 기한'), ('EVAL_DECIDE_D', '7', 'DAY', '이의 결정 기한'),
  ('EVAL_PLAN_D', '14', 'DAY', 'C 등급 개선계획 기한'), ('EVAL_AGAIN_D', '60', 'DAY', 'C 등급 재평가 기한'), ('EVAL_VALID_MON', '12', 'MONTH', '등급 유효기간')
) r (code, val, unit, what) where exists (select from com_legal_param) on conflict do nothing;
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('VNDM_EVAL', '수급업체 평가', 'Evaluation', '承包商评价', 'Evaluación', 'VNDM', 2, 'VENDOR', null, '50', 'chart-column'),
  ('VNDM_EVAL_PLAN', '평가계획', 'Evaluation rounds', '评价计划', 'Rondas de evaluación', 'VNDM_EVAL', 3, 'VENDOR', '/saf/subconEval/evalPlan', '10', null),
  ('VNDM_EVAL_SCORE', '평가', 'Evaluations', '评价', 'Evaluaciones', 'VNDM_EVAL', 3, 'VENDOR', '/saf/subconEval/evalScore', '20', null),
  ('VNDM_EVAL_SHEET', '평가표', 'Evaluation sheets', '评价表', 'Hojas de evaluación', 'VNDM_EVAL', 3, 'VENDOR', '/saf/subconEval/evalSheet', '30', null),
  ('VND_EVAL', '평가', 'Evaluation', '评价', 'Evaluación', null, 1, 'VENDOR', null, '45', 'chart-column'),
  ('VND_EVAL_RESULT', '평가결과', 'Evaluation results', '评价结果', 'Resultados', 'VND_EVAL', 2, 'VENDOR', '/vendor/subconEval/subconEvalResult', '10', null)
) r where exists (select from sys_menu);
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, r.menu_id, 'Y', case when g.auth_grp_cd = any (r.writers) then 'Y' else 'N' end
from sys_auth_grp g join (values
  ('VNDM_EVAL', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,EDU,PUR,SEC,AUD}'::text[], '{}'::text[]),
  ('VNDM_EVAL_PLAN', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,EDU,PUR,SEC,AUD}', '{SHD,SHM}'),
  ('VNDM_EVAL_SCORE', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,EDU,PUR,SEC,AUD}', '{SHD,SHM,OWN}'),
  ('VNDM_EVAL_SHEET', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,EDU,PUR,SEC,AUD}', '{SHD,SHM}'),
  ('VND_EVAL', '{VAD,VSM,VSP}', '{}'),
  ('VND_EVAL_RESULT', '{VAD,VSM,VSP}', '{VAD,VSM}')
) r (menu_id, readers, writers) on g.auth_grp_cd = any (r.readers)
where exists (select from sys_menu m where m.menu_id = r.menu_id);
