CREATE TABLE "rsa_checklist" (
	"rsa_checklist_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_checklist_rsa_checklist_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_checklist_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"checklist_nm" varchar(100),
	"process_no" bigint,
	"work_cat_cd" varchar(20),
	"basis_desc" varchar(500),
	"rev_no" integer,
	"question_cnt" integer,
	"prev_checklist_no" bigint,
	CONSTRAINT "rsa_checklist_required" CHECK (status_cd = 'TEMP' or (checklist_nm is not null)),
	CONSTRAINT "rsa_checklist_state" CHECK (status_cd in ('TEMP', 'FIX', 'OLD'))
);

ALTER TABLE "rsa_checklist" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_checklist_questions" (
	"rsa_checklist_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"task_nm" varchar(200),
	"question_desc" varchar(500),
	"hazard_cat_cd" varchar(20),
	"acc_type_cd" varchar(20),
	"law_ref_desc" varchar(300),
	CONSTRAINT "rsa_checklist_questions_rsa_checklist_no_seq_no_pk" PRIMARY KEY("rsa_checklist_no","seq_no")
);

ALTER TABLE "rsa_checklist_questions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_checklist_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"rsa_checklist_no" bigint NOT NULL,
	CONSTRAINT "rsa_checklist_gram_gram_scope_cd_rsa_checklist_no_pk" PRIMARY KEY("gram","scope_cd","rsa_checklist_no")
);

ALTER TABLE "rsa_checklist_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "rsa_checklist_doc_no" ON "rsa_checklist" USING btree ("plant_cd","rsa_checklist_doc_no");
CREATE INDEX "rsa_checklist_newest" ON "rsa_checklist" USING btree ("plant_cd","rsa_checklist_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_checklist_status" ON "rsa_checklist" USING btree ("plant_cd","status_cd","process_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_checklist_author" ON "rsa_checklist" USING btree ("create_user_id","rsa_checklist_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_checklist_draft" ON "rsa_checklist" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and rsa_checklist_doc_no is null;
CREATE INDEX "rsa_checklist_process_no" ON "rsa_checklist" USING btree ("plant_cd","process_no","rsa_checklist_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_checklist_gram_row" ON "rsa_checklist_gram" USING btree ("rsa_checklist_no");
CREATE POLICY "scope" ON "rsa_checklist" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and rsa_checklist_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and rsa_checklist_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "rsa_checklist_questions" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa_checklist p where p.rsa_checklist_no = rsa_checklist_questions.rsa_checklist_no)) WITH CHECK (exists (select from rsa_checklist p where p.rsa_checklist_no = rsa_checklist_questions.rsa_checklist_no));
CREATE POLICY "scope" ON "rsa_checklist_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals, counters and search; a list has its number from the first on, so that whoever releases it finds it.
select jikim_track('rsa-checklist', 'rsa_checklist', 'rsa_checklist_no', 'rsa_checklist_doc_no', 'TEMP', '{checklist_nm}', false);

grant select, insert, update, delete on rsa_checklist, rsa_checklist_questions to jikim_app;
grant select on rsa_checklist_gram to jikim_app;
