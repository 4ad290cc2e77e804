CREATE TABLE "acc_ticket" (
	"ticket_digest" varchar(64) PRIMARY KEY NOT NULL,
	"accident_no" bigint NOT NULL,
	"reporter_nm" varchar(100),
	"reporter_tel" varchar(30),
	"create_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "acc_ticket_accidentNo_unique" UNIQUE("accident_no")
);

ALTER TABLE "acc_ticket" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "accident_fix" (
	"accident_fix_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accident_fix_accident_fix_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_fix_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"fix_title" varchar(200),
	"accident_no" bigint,
	"fix_cd" varchar(20),
	"acc_victim_no" integer,
	"new_class_cd" varchar(20),
	"new_day_cnt" integer,
	"new_ymd" date,
	"new_dt" timestamp with time zone,
	"new_kind_cd" varchar(20),
	"new_place_desc" varchar(200),
	"flag_cd" varchar(20),
	"before_desc" text,
	"after_desc" text,
	"reason_desc" varchar(1000),
	"attach_file_id" bigint,
	CONSTRAINT "accident_fix_required" CHECK (status_cd = 'TEMP' or (accident_no is not null and fix_cd is not null and reason_desc is not null)),
	CONSTRAINT "accident_fix_state" CHECK (status_cd in ('TEMP', 'PROGRESS', 'RTN', 'APPR', 'REJ'))
);

ALTER TABLE "accident_fix" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "accident_fix_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"accident_fix_no" bigint NOT NULL,
	CONSTRAINT "accident_fix_gram_gram_scope_cd_accident_fix_no_pk" PRIMARY KEY("gram","scope_cd","accident_fix_no")
);

ALTER TABLE "accident_fix_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "accident_fix_doc_no" ON "accident_fix" USING btree ("plant_cd","accident_fix_doc_no");
CREATE INDEX "accident_fix_newest" ON "accident_fix" USING btree ("plant_cd","accident_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_fix_status" ON "accident_fix" USING btree ("plant_cd","status_cd","accident_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_fix_author" ON "accident_fix" USING btree ("create_user_id","accident_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_fix_draft" ON "accident_fix" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and accident_fix_doc_no is null;
CREATE INDEX "accident_fix_gram_row" ON "accident_fix_gram" USING btree ("accident_fix_no");
CREATE POLICY "scope" ON "acc_ticket" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "accident_fix" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_fix_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_fix_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "accident_fix_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals, counters and search.
select jikim_track('accident-fix', 'accident_fix', 'accident_fix_no', 'accident_fix_doc_no', 'TEMP', '{fix_title}', false);

grant select, insert, update, delete on accident_fix to jikim_app;
grant select on accident_fix_gram to jikim_app;
grant select, insert on acc_ticket to jikim_app;
