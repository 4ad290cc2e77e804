CREATE TABLE "rsa_meeting_part" (
	"rsa_meeting_part_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_meeting_part_rsa_meeting_part_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_meeting_no" bigint NOT NULL,
	"part_role_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"vendor_cd" varchar(20),
	"part_nm" varchar(200) NOT NULL,
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

ALTER TABLE "rsa_meeting_part" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_standstill" (
	"rsa_standstill_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_standstill_rsa_standstill_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"process_no" bigint NOT NULL,
	"stop_ymd" date NOT NULL,
	"reason_desc" varchar(500) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rsa_standstill" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_meeting" (
	"rsa_meeting_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_meeting_rsa_meeting_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_meeting_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"meet_kind_cd" varchar(20),
	"process_no" bigint,
	"meet_ymd" date,
	"content_desc" varchar(4000),
	"attach_file_id" bigint,
	"dept_cd" varchar(20),
	"part_cnt" integer,
	"sign_cnt" integer,
	"done_dt" timestamp with time zone,
	"retain_to_ymd" date,
	CONSTRAINT "rsa_meeting_required" CHECK (status_cd = 'OPEN' or (meet_kind_cd is not null and process_no is not null and meet_ymd is not null and content_desc is not null)),
	CONSTRAINT "rsa_meeting_state" CHECK (status_cd in ('OPEN', 'DONE', 'CANC'))
);

ALTER TABLE "rsa_meeting" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_meeting_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"rsa_meeting_no" bigint NOT NULL,
	CONSTRAINT "rsa_meeting_gram_gram_scope_cd_rsa_meeting_no_pk" PRIMARY KEY("gram","scope_cd","rsa_meeting_no")
);

ALTER TABLE "rsa_meeting_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "rsa_year" ADD COLUMN "cont_ymd" date;
CREATE INDEX "rsa_meeting_part_rsa_meeting_no_rsa_meeting_part_no_index" ON "rsa_meeting_part" USING btree ("rsa_meeting_no","rsa_meeting_part_no");
CREATE UNIQUE INDEX "rsa_standstill_process_no_stop_ymd_index" ON "rsa_standstill" USING btree ("process_no","stop_ymd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_standstill_plant_cd_stop_ymd_index" ON "rsa_standstill" USING btree ("plant_cd","stop_ymd");
CREATE UNIQUE INDEX "rsa_meeting_doc_no" ON "rsa_meeting" USING btree ("plant_cd","rsa_meeting_doc_no");
CREATE INDEX "rsa_meeting_newest" ON "rsa_meeting" USING btree ("plant_cd","rsa_meeting_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_meeting_status" ON "rsa_meeting" USING btree ("plant_cd","status_cd","meet_ymd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_meeting_author" ON "rsa_meeting" USING btree ("create_user_id","rsa_meeting_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_meeting_draft" ON "rsa_meeting" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and rsa_meeting_doc_no is null;
CREATE INDEX "rsa_meeting_open_rows" ON "rsa_meeting" USING btree ("plant_cd","rsa_meeting_no") WHERE delete_yn = 'N' and status_cd in ('OPEN');
CREATE INDEX "rsa_meeting_meet_ymd" ON "rsa_meeting" USING btree ("plant_cd","meet_ymd","rsa_meeting_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_meeting_process_no" ON "rsa_meeting" USING btree ("plant_cd","process_no","rsa_meeting_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_meeting_gram_row" ON "rsa_meeting_gram" USING btree ("rsa_meeting_no");
CREATE POLICY "scope" ON "rsa_meeting_part" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa_meeting m where m.rsa_meeting_no = rsa_meeting_part.rsa_meeting_no)) WITH CHECK (exists (select from rsa_meeting m where m.rsa_meeting_no = rsa_meeting_part.rsa_meeting_no));
CREATE POLICY "scope" ON "rsa_standstill" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "rsa_meeting" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and rsa_meeting_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and rsa_meeting_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "rsa_meeting_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals, counters by day and search; a meeting has its number from its beginning on.
select jikim_track('rsa-meeting', 'rsa_meeting', 'rsa_meeting_no', 'rsa_meeting_doc_no', 'OPEN', '{content_desc}', false);
select jikim_track_days('rsa-meeting', 'rsa_meeting', 'rsa_meeting_doc_no', 'OPEN', $$coalesce(r.meet_ymd, 'infinity'::date)$$, false);

grant select, insert, update, delete on rsa_meeting, rsa_meeting_part to jikim_app;
grant select, insert, update on rsa_standstill to jikim_app;
grant select on rsa_meeting_gram to jikim_app;
