CREATE TABLE "council_attend" (
	"council_attend_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "council_attend_council_attend_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"council_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"attend_yn" char(1) DEFAULT 'N' NOT NULL,
	"person_nm" varchar(200),
	"title_nm" varchar(50),
	"absent_reason_desc" varchar(500),
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

ALTER TABLE "council_attend" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_due" (
	"self_check_due_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_check_due_self_check_due_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"self_check_plan_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"check_type_cd" varchar(20) NOT NULL,
	"from_ymd" date NOT NULL,
	"to_ymd" date NOT NULL,
	"due_status_cd" varchar(20) NOT NULL,
	"check_result_no" bigint,
	"miss_dt" timestamp with time zone
);

ALTER TABLE "self_check_due" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_tmpl" (
	"self_check_tmpl_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_check_tmpl_self_check_tmpl_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"self_check_tmpl_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"tmpl_nm" varchar(100),
	"check_type_cd" varchar(20),
	"rev_no" integer,
	"item_cnt" integer,
	"critical_cnt" integer,
	"prev_tmpl_no" bigint,
	"audience_desc" varchar(100),
	CONSTRAINT "self_check_tmpl_required" CHECK (status_cd = 'TEMP' or (tmpl_nm is not null and check_type_cd is not null))
);

ALTER TABLE "self_check_tmpl" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_tmpl_items" (
	"self_check_tmpl_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_nm" varchar(200),
	"criterion_desc" varchar(300),
	"law_ref_desc" varchar(200),
	"critical_yn" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "self_check_tmpl_items_self_check_tmpl_no_seq_no_pk" PRIMARY KEY("self_check_tmpl_no","seq_no")
);

ALTER TABLE "self_check_tmpl_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_tmpl_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"self_check_tmpl_no" bigint NOT NULL,
	CONSTRAINT "self_check_tmpl_gram_gram_scope_cd_self_check_tmpl_no_pk" PRIMARY KEY("gram","scope_cd","self_check_tmpl_no")
);

ALTER TABLE "self_check_tmpl_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_plan" (
	"self_check_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_check_plan_self_check_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"self_check_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"plan_nm" varchar(200),
	"vendor_cd" varchar(20),
	"check_type_cd" varchar(20),
	"check_tmpl_no" bigint,
	"tmpl_nm" varchar(100),
	"area_cds" varchar(20),
	"start_ymd" date,
	"end_ymd" date,
	"cycle_cd" varchar(20),
	CONSTRAINT "self_check_plan_required" CHECK (status_cd = 'TEMP' or (vendor_cd is not null and check_type_cd is not null and check_tmpl_no is not null and area_cds is not null and start_ymd is not null and end_ymd is not null))
);

ALTER TABLE "self_check_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"self_check_plan_no" bigint NOT NULL,
	CONSTRAINT "self_check_plan_gram_gram_scope_cd_self_check_plan_no_pk" PRIMARY KEY("gram","scope_cd","self_check_plan_no")
);

ALTER TABLE "self_check_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_inspector" (
	"inspector_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_check_inspector_inspector_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inspector_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"inspector_nm" varchar(100),
	"vendor_cd" varchar(20),
	"person_no" bigint,
	"user_id" varchar(30),
	"position_nm" varchar(50),
	"edu_ymd" date,
	"appoint_from_ymd" date,
	"appoint_to_ymd" date,
	CONSTRAINT "self_check_inspector_required" CHECK (status_cd = 'TEMP' or (user_id is not null and position_nm is not null and appoint_from_ymd is not null and appoint_to_ymd is not null))
);

ALTER TABLE "self_check_inspector" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "self_check_inspector_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"inspector_no" bigint NOT NULL,
	CONSTRAINT "self_check_inspector_gram_gram_scope_cd_inspector_no_pk" PRIMARY KEY("gram","scope_cd","inspector_no")
);

ALTER TABLE "self_check_inspector_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_check_result" (
	"check_result_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subcon_check_result_check_result_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_result_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"check_title" varchar(200),
	"self_check_plan_no" bigint,
	"check_type_cd" varchar(20),
	"vendor_cd" varchar(20),
	"check_dt" timestamp with time zone,
	"inspector_no" bigint,
	"inspector_nm" varchar(100),
	"area_cd" varchar(20),
	"photo_file_id" bigint,
	"inspector_sign" jsonb,
	"host_sign" jsonb,
	"host_worker_sign" jsonb,
	"vendor_worker_sign" jsonb,
	"ok_cnt" integer,
	"ng_cnt" integer,
	"na_cnt" integer,
	"check_score" numeric(15, 1),
	"critical_ng_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"result_cd" varchar(20),
	"open_impr_cnt" integer,
	"done_dt" timestamp with time zone,
	"period_ymd" date,
	"limits_desc" varchar(100),
	CONSTRAINT "subcon_check_result_required" CHECK (status_cd = 'TEMP' or (self_check_plan_no is not null and check_dt is not null and inspector_no is not null and area_cd is not null))
);

ALTER TABLE "subcon_check_result" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_check_result_items" (
	"check_result_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_no" integer,
	"item_nm" varchar(200),
	"criterion_desc" varchar(300),
	"critical_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"answer_cd" varchar(20),
	"ng_desc" varchar(500),
	"impr_desc" varchar(500),
	"impr_due_ymd" date,
	"file_no" integer,
	"impr_no" integer,
	CONSTRAINT "subcon_check_result_items_check_result_no_seq_no_pk" PRIMARY KEY("check_result_no","seq_no")
);

ALTER TABLE "subcon_check_result_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_check_result_corrections" (
	"check_result_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"correct_dt" timestamp with time zone,
	"correct_user_id" varchar(30),
	"correct_desc" varchar(2000),
	CONSTRAINT "subcon_check_result_corrections_check_result_no_seq_no_pk" PRIMARY KEY("check_result_no","seq_no")
);

ALTER TABLE "subcon_check_result_corrections" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subcon_check_result_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"check_result_no" bigint NOT NULL,
	CONSTRAINT "subcon_check_result_gram_gram_scope_cd_check_result_no_pk" PRIMARY KEY("gram","scope_cd","check_result_no")
);

ALTER TABLE "subcon_check_result_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "council" (
	"council_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "council_council_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"council_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"meet_title" varchar(100),
	"meet_ym" varchar(7),
	"meet_ymd" date,
	"place_nm" varchar(100),
	"chair_user_id" varchar(30),
	"host_attend_desc" varchar(500),
	"host_sign" jsonb,
	"minutes_desc" varchar(4000),
	"attach_file_id" bigint,
	"member_cnt" integer,
	"attend_cnt" integer,
	"decision_cnt" integer,
	"decision_done_cnt" integer,
	"impl_rate" numeric(15, 1),
	"held_dt" timestamp with time zone,
	"signed_dt" timestamp with time zone,
	"notice_no" bigint,
	"audience_desc" varchar(4000),
	CONSTRAINT "council_required" CHECK (status_cd = 'TEMP' or (meet_ym is not null and meet_ymd is not null and place_nm is not null))
);

ALTER TABLE "council" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "council_agenda_items" (
	"council_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"agenda_cd" varchar(20),
	"agenda_desc" varchar(1000),
	CONSTRAINT "council_agenda_items_council_no_seq_no_pk" PRIMARY KEY("council_no","seq_no")
);

ALTER TABLE "council_agenda_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "council_decisions" (
	"council_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"decision_desc" varchar(500),
	"owner_user_id" varchar(30),
	"vendor_cd" varchar(20),
	"due_ymd" date,
	"impr_no" integer,
	CONSTRAINT "council_decisions_council_no_seq_no_pk" PRIMARY KEY("council_no","seq_no")
);

ALTER TABLE "council_decisions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "council_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"council_no" bigint NOT NULL,
	CONSTRAINT "council_gram_gram_scope_cd_council_no_pk" PRIMARY KEY("gram","scope_cd","council_no")
);

ALTER TABLE "council_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "council_attend_council_no_vendor_cd_index" ON "council_attend" USING btree ("council_no","vendor_cd");
CREATE INDEX "council_attend_vendor_cd_index" ON "council_attend" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "self_check_due_self_check_plan_no_from_ymd_index" ON "self_check_due" USING btree ("self_check_plan_no","from_ymd");
CREATE INDEX "self_check_due_vendor_cd_to_ymd_index" ON "self_check_due" USING btree ("vendor_cd","to_ymd");
CREATE INDEX "self_check_due_plant_cd_to_ymd_index" ON "self_check_due" USING btree ("plant_cd","to_ymd");
CREATE UNIQUE INDEX "self_check_tmpl_doc_no" ON "self_check_tmpl" USING btree ("plant_cd","self_check_tmpl_doc_no");
CREATE INDEX "self_check_tmpl_newest" ON "self_check_tmpl" USING btree ("plant_cd","self_check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_tmpl_status" ON "self_check_tmpl" USING btree ("plant_cd","status_cd","check_type_cd") WHERE delete_yn = 'N';
CREATE INDEX "self_check_tmpl_author" ON "self_check_tmpl" USING btree ("create_user_id","self_check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_tmpl_draft" ON "self_check_tmpl" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and self_check_tmpl_doc_no is null;
CREATE INDEX "self_check_tmpl_check_type_cd" ON "self_check_tmpl" USING btree ("plant_cd","check_type_cd","self_check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_tmpl_gram_row" ON "self_check_tmpl_gram" USING btree ("self_check_tmpl_no");
CREATE UNIQUE INDEX "self_check_plan_doc_no" ON "self_check_plan" USING btree ("plant_cd","self_check_plan_doc_no");
CREATE INDEX "self_check_plan_newest" ON "self_check_plan" USING btree ("plant_cd","self_check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_status" ON "self_check_plan" USING btree ("plant_cd","status_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_author" ON "self_check_plan" USING btree ("create_user_id","self_check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_draft" ON "self_check_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and self_check_plan_doc_no is null;
CREATE INDEX "self_check_plan_vendor" ON "self_check_plan" USING btree ("vendor_cd","self_check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_start_ymd" ON "self_check_plan" USING btree ("plant_cd","start_ymd","self_check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_vendor_cd" ON "self_check_plan" USING btree ("plant_cd","vendor_cd","self_check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_plan_gram_row" ON "self_check_plan_gram" USING btree ("self_check_plan_no");
CREATE UNIQUE INDEX "self_check_inspector_doc_no" ON "self_check_inspector" USING btree ("plant_cd","inspector_doc_no");
CREATE INDEX "self_check_inspector_newest" ON "self_check_inspector" USING btree ("plant_cd","inspector_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_status" ON "self_check_inspector" USING btree ("plant_cd","status_cd","vendor_cd") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_author" ON "self_check_inspector" USING btree ("create_user_id","inspector_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_draft" ON "self_check_inspector" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and inspector_doc_no is null;
CREATE INDEX "self_check_inspector_vendor" ON "self_check_inspector" USING btree ("vendor_cd","inspector_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_vendor_cd" ON "self_check_inspector" USING btree ("plant_cd","vendor_cd","inspector_no") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_user_id" ON "self_check_inspector" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "self_check_inspector_gram_row" ON "self_check_inspector_gram" USING btree ("inspector_no");
CREATE UNIQUE INDEX "subcon_check_result_doc_no" ON "subcon_check_result" USING btree ("plant_cd","check_result_doc_no");
CREATE INDEX "subcon_check_result_newest" ON "subcon_check_result" USING btree ("plant_cd","check_result_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_status" ON "subcon_check_result" USING btree ("plant_cd","status_cd","check_dt") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_author" ON "subcon_check_result" USING btree ("create_user_id","check_result_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_draft" ON "subcon_check_result" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and check_result_doc_no is null;
CREATE INDEX "subcon_check_result_vendor" ON "subcon_check_result" USING btree ("vendor_cd","check_result_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_check_dt" ON "subcon_check_result" USING btree ("plant_cd","check_dt","check_result_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_vendor_cd" ON "subcon_check_result" USING btree ("plant_cd","vendor_cd","check_result_no") WHERE delete_yn = 'N';
CREATE INDEX "subcon_check_result_gram_row" ON "subcon_check_result_gram" USING btree ("check_result_no");
CREATE UNIQUE INDEX "council_doc_no" ON "council" USING btree ("plant_cd","council_doc_no");
CREATE INDEX "council_newest" ON "council" USING btree ("plant_cd","council_no") WHERE delete_yn = 'N';
CREATE INDEX "council_status" ON "council" USING btree ("plant_cd","status_cd","meet_ymd") WHERE delete_yn = 'N';
CREATE INDEX "council_author" ON "council" USING btree ("create_user_id","council_no") WHERE delete_yn = 'N';
CREATE INDEX "council_draft" ON "council" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and council_doc_no is null;
CREATE INDEX "council_meet_ymd" ON "council" USING btree ("plant_cd","meet_ymd","council_no") WHERE delete_yn = 'N';
CREATE INDEX "council_chair_user_id" ON "council" USING btree ("chair_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "council_gram_row" ON "council_gram" USING btree ("council_no");
CREATE POLICY "scope" ON "council_attend" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "scope" ON "self_check_due" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "read" ON "self_check_tmpl" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'SYSTEM' then true
    when 'VENDOR' then plant_cd = (select current_setting('jikim.plant', true)) and status_cd in ('FIX', 'OLD') and string_to_array(audience_desc, ' ') && (select jikim_audience())
    when 'ALL' then true
    else plant_cd = (select current_setting('jikim.plant', true)) and ((select jikim_may_write('/vendor/checkPatrol/checkTmpl')) or create_user_id = (select current_setting('jikim.user', true)) or status_cd in ('FIX', 'OLD', 'RETIRED') and string_to_array(audience_desc, ' ') && (select jikim_audience())) end
    and (not (status_cd = 'TEMP' and self_check_tmpl_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "write" ON "self_check_tmpl" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/vendor/checkPatrol/checkTmpl')) end and (not (status_cd = 'TEMP' and self_check_tmpl_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/vendor/checkPatrol/checkTmpl')) end);
CREATE POLICY "scope" ON "self_check_tmpl_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from self_check_tmpl p where p.self_check_tmpl_no = self_check_tmpl_items.self_check_tmpl_no)) WITH CHECK (exists (select from self_check_tmpl p where p.self_check_tmpl_no = self_check_tmpl_items.self_check_tmpl_no));
CREATE POLICY "scope" ON "self_check_tmpl_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from self_check_tmpl p where p.self_check_tmpl_no = self_check_tmpl_gram.self_check_tmpl_no)) WITH CHECK (exists (select from self_check_tmpl p where p.self_check_tmpl_no = self_check_tmpl_gram.self_check_tmpl_no));
CREATE POLICY "scope" ON "self_check_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and self_check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and self_check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "self_check_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "self_check_inspector" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and inspector_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and inspector_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "self_check_inspector_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "subcon_check_result" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "subcon_check_result_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from subcon_check_result p where p.check_result_no = subcon_check_result_items.check_result_no)) WITH CHECK (exists (select from subcon_check_result p where p.check_result_no = subcon_check_result_items.check_result_no));
CREATE POLICY "scope" ON "subcon_check_result_corrections" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from subcon_check_result p where p.check_result_no = subcon_check_result_corrections.check_result_no)) WITH CHECK (exists (select from subcon_check_result p where p.check_result_no = subcon_check_result_corrections.check_result_no));
CREATE POLICY "scope" ON "subcon_check_result_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "read" ON "council" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'SYSTEM' then true
    when 'VENDOR' then plant_cd = (select current_setting('jikim.plant', true)) and status_cd in ('PLAN', 'HELD', 'SIGNED') and string_to_array(audience_desc, ' ') && (select jikim_audience())
    when 'ALL' then true
    else plant_cd = (select current_setting('jikim.plant', true)) and ((select jikim_may_write('/vendor/council/councilMeeting')) or create_user_id = (select current_setting('jikim.user', true)) or status_cd in ('PLAN', 'HELD', 'SIGNED') and string_to_array(audience_desc, ' ') && (select jikim_audience())) end
    and (not (status_cd = 'TEMP' and council_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "write" ON "council" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/vendor/council/councilMeeting')) end and (not (status_cd = 'TEMP' and council_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/vendor/council/councilMeeting')) end);
CREATE POLICY "scope" ON "council_agenda_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from council p where p.council_no = council_agenda_items.council_no)) WITH CHECK (exists (select from council p where p.council_no = council_agenda_items.council_no));
CREATE POLICY "scope" ON "council_decisions" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from council p where p.council_no = council_decisions.council_no)) WITH CHECK (exists (select from council p where p.council_no = council_decisions.council_no));
CREATE POLICY "scope" ON "council_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from council p where p.council_no = council_gram.council_no)) WITH CHECK (exists (select from council p where p.council_no = council_gram.council_no));

-- by hand
select jikim_track('self-check-tmpl', 'self_check_tmpl', 'self_check_tmpl_no', 'self_check_tmpl_doc_no', 'TEMP', '{tmpl_nm}', false);
select jikim_track('self-check-plan', 'self_check_plan', 'self_check_plan_no', 'self_check_plan_doc_no', 'TEMP', '{plan_nm,tmpl_nm}', true);
select jikim_track('inspector', 'self_check_inspector', 'inspector_no', 'inspector_doc_no', 'TEMP', '{inspector_nm,position_nm}', true);
select jikim_track('check-result', 'subcon_check_result', 'check_result_no', 'check_result_doc_no', 'TEMP', '{check_title,inspector_nm}', true);
select jikim_track('council', 'council', 'council_no', 'council_doc_no', 'TEMP', '{meet_title,place_nm}', false);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on self_check_tmpl, self_check_tmpl_items, self_check_plan, self_check_inspector,
  subcon_check_result, subcon_check_result_items, subcon_check_result_corrections, self_check_due,
  council, council_agenda_items, council_decisions, council_attend to jikim_app;
grant select on self_check_tmpl_gram, self_check_plan_gram, self_check_inspector_gram, subcon_check_result_gram, council_gram
  to jikim_app;

-- What rules and jobs ask: plans in force, who may check as whom, what waits for its period, the council of a month.
create index self_check_plan_active on self_check_plan (vendor_cd, check_type_cd) where status_cd = 'ACTIVE' and delete_yn = 'N';
create index self_check_plan_tmpl on self_check_plan (check_tmpl_no);
create index self_check_inspector_user on self_check_inspector (user_id) where status_cd = 'ACTIVE' and delete_yn = 'N';
create index subcon_check_result_plan on subcon_check_result (self_check_plan_no, status_cd);
create index self_check_due_open on self_check_due (to_ymd) where due_status_cd = 'OPEN';
create index council_month on council (plant_cd, meet_ym) where delete_yn = 'N';
