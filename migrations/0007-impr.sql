CREATE TABLE "impr" (
	"impr_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impr_impr_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"impr_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"impr_title" varchar(100),
	"src_cd" varchar(20),
	"src_no" varchar(40),
	"src_row_no" varchar(20),
	"impr_desc" varchar(2000),
	"place_desc" varchar(200),
	"process_no" bigint,
	"hazard_cat_cd" varchar(20),
	"acc_type_cd" varchar(20),
	"risk_grade_cd" varchar(20),
	"before_file_id" bigint,
	"parent_impr_no" bigint,
	"owner_user_id" varchar(30),
	"owner_dept_cd" varchar(20),
	"vendor_cd" varchar(20),
	"verify_user_id" varchar(30),
	"accept_due_ymd" date,
	"org_due_ymd" date,
	"due_ymd" date,
	"suggest_user_id" varchar(30),
	"bounce_cnt" integer,
	"interim_desc" varchar(1000),
	"interim_due_dt" timestamp with time zone,
	"interim_dt" timestamp with time zone,
	"plan_desc" varchar(2000),
	"extend_cnt" integer,
	"extend_to_ymd" date,
	"extend_user_id" varchar(30),
	"hold_review_ymd" date,
	"measure_type_cd" varchar(20),
	"action_desc" varchar(2000),
	"after_file_id" bigint,
	"cost_amt" numeric(15, 0),
	"budget_no" varchar(40),
	"action_dt" timestamp with time zone,
	"action_user_id" varchar(30),
	"rework_cnt" integer,
	"verify_due_ymd" date,
	"verify_dt" timestamp with time zone,
	"on_time_cd" varchar(20),
	"effect_due_ymd" date,
	"effect_cd" varchar(20),
	"effect_desc" varchar(1000),
	"cancel_desc" varchar(1000),
	"resume_cd" varchar(20),
	CONSTRAINT "impr_required" CHECK (status_cd = 'TEMP' or (impr_title is not null and src_cd is not null and impr_desc is not null and place_desc is not null and risk_grade_cd is not null))
);

ALTER TABLE "impr" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "impr_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"impr_no" bigint NOT NULL,
	CONSTRAINT "impr_gram_gram_scope_cd_impr_no_pk" PRIMARY KEY("gram","scope_cd","impr_no")
);

ALTER TABLE "impr_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "near_miss" ADD COLUMN "impr_no" bigint;
CREATE UNIQUE INDEX "impr_doc_no" ON "impr" USING btree ("plant_cd","impr_doc_no");
CREATE INDEX "impr_newest" ON "impr" USING btree ("plant_cd","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_status" ON "impr" USING btree ("plant_cd","status_cd","due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "impr_author" ON "impr" USING btree ("create_user_id","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_draft" ON "impr" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and impr_doc_no is null;
CREATE INDEX "impr_vendor" ON "impr" USING btree ("vendor_cd","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_due_ymd" ON "impr" USING btree ("plant_cd","due_ymd","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_org_due_ymd" ON "impr" USING btree ("plant_cd","org_due_ymd","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_src_no" ON "impr" USING btree ("plant_cd","src_no","impr_no") WHERE delete_yn = 'N';
CREATE INDEX "impr_owner_user_id" ON "impr" USING btree ("owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "impr_verify_user_id" ON "impr" USING btree ("verify_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "impr_suggest_user_id" ON "impr" USING btree ("suggest_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "impr_extend_user_id" ON "impr" USING btree ("extend_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "impr_action_user_id" ON "impr" USING btree ("action_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "impr_gram_row" ON "impr_gram" USING btree ("impr_no");
CREATE POLICY "scope" ON "impr" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and impr_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = (select current_setting('jikim.vendor', true))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and impr_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "impr_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals and search; vendors have rows of their own.
select jikim_track('impr', 'impr', 'impr_no', 'impr_doc_no', 'TEMP', '{impr_title,place_desc}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on impr to jikim_app;
grant select on impr_gram to jikim_app;
