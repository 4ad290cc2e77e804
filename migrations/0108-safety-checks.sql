CREATE TABLE "safety_check_release" (
	"safety_check_release_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_check_release_safety_check_release_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"safety_check_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"equip_no" bigint NOT NULL,
	"permit_doc_no" varchar(40) NOT NULL,
	"to_dt" timestamp with time zone NOT NULL,
	"reason_desc" varchar(500) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "safety_check_release" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_tmpl" (
	"check_tmpl_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_tmpl_check_tmpl_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_tmpl_doc_no" varchar(40),
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
	"area_type_cd" varchar(20),
	"rev_no" integer,
	"item_cnt" integer,
	"critical_cnt" integer,
	"point_cnt" integer,
	"root_tmpl_no" bigint,
	"prev_tmpl_no" bigint,
	"audience_desc" varchar(100),
	CONSTRAINT "check_tmpl_required" CHECK (status_cd = 'TEMP' or (tmpl_nm is not null and area_type_cd is not null)),
	CONSTRAINT "check_tmpl_state" CHECK (status_cd in ('TEMP', 'FIX', 'OLD'))
);

ALTER TABLE "check_tmpl" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_tmpl_points" (
	"check_tmpl_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"location_no" integer,
	CONSTRAINT "check_tmpl_points_check_tmpl_no_seq_no_pk" PRIMARY KEY("check_tmpl_no","seq_no")
);

ALTER TABLE "check_tmpl_points" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_tmpl_items" (
	"check_tmpl_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_nm" varchar(200),
	"criterion_desc" varchar(300),
	"law_ref_desc" varchar(200),
	"input_cd" varchar(20),
	"min_val" numeric(15, 3),
	"max_val" numeric(15, 3),
	"unit_nm" varchar(20),
	"critical_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"photo_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"point_no" integer,
	"parent_item_no" integer,
	"open_answer_cd" varchar(20),
	CONSTRAINT "check_tmpl_items_check_tmpl_no_seq_no_pk" PRIMARY KEY("check_tmpl_no","seq_no")
);

ALTER TABLE "check_tmpl_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_tmpl_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"check_tmpl_no" bigint NOT NULL,
	CONSTRAINT "check_tmpl_gram_gram_scope_cd_check_tmpl_no_pk" PRIMARY KEY("gram","scope_cd","check_tmpl_no")
);

ALTER TABLE "check_tmpl_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_schedule" (
	"check_schedule_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_schedule_check_schedule_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_schedule_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"schedule_nm" varchar(200),
	"check_tmpl_no" bigint,
	"area_type_cd" varchar(20),
	"target_keys" varchar(2000),
	"target_desc" varchar(2000),
	"target_cnt" integer,
	"cycle_cd" varchar(20),
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"grace_day_cnt" integer,
	"rest_day_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"owner_user_id" varchar(30),
	"inspector_user_id" varchar(30),
	"other_inspector_user_id" varchar(30),
	"start_ymd" date,
	"end_ymd" date,
	CONSTRAINT "check_schedule_required" CHECK (status_cd = 'TEMP' or (check_tmpl_no is not null and cycle_cd is not null and owner_user_id is not null and inspector_user_id is not null and start_ymd is not null and end_ymd is not null)),
	CONSTRAINT "check_schedule_state" CHECK (status_cd in ('TEMP', 'ACTIVE', 'END'))
);

ALTER TABLE "check_schedule" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_schedule_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"check_schedule_no" bigint NOT NULL,
	CONSTRAINT "check_schedule_gram_gram_scope_cd_check_schedule_no_pk" PRIMARY KEY("gram","scope_cd","check_schedule_no")
);

ALTER TABLE "check_schedule_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_plan" (
	"check_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_plan_check_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"plan_nm" varchar(300),
	"check_schedule_no" bigint,
	"check_tmpl_no" bigint,
	"area_type_cd" varchar(20),
	"target_key" varchar(20),
	"target_nm" varchar(200),
	"equip_no" integer,
	"location_no" integer,
	"process_no" bigint,
	"cycle_cd" varchar(20),
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"plan_ymd" date,
	"due_ymd" date,
	"grace_day_cnt" integer,
	"limit_ymd" date,
	"inspector_user_id" varchar(30),
	"other_inspector_user_id" varchar(30),
	"owner_user_id" varchar(30),
	"safety_check_no" bigint,
	"skip_reason_desc" varchar(500),
	"skip_user_id" varchar(30),
	"skip_rqst_dt" timestamp with time zone,
	"miss_dt" timestamp with time zone,
	CONSTRAINT "check_plan_state" CHECK (status_cd in ('PLAN', 'DOING', 'DONE', 'MISS', 'SKIP'))
);

ALTER TABLE "check_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "check_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"check_plan_no" bigint NOT NULL,
	CONSTRAINT "check_plan_gram_gram_scope_cd_check_plan_no_pk" PRIMARY KEY("gram","scope_cd","check_plan_no")
);

ALTER TABLE "check_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check" (
	"safety_check_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_check_safety_check_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"safety_check_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"check_title" varchar(300),
	"check_plan_no" bigint,
	"check_tmpl_no" bigint,
	"root_tmpl_no" bigint,
	"tmpl_rev_no" integer,
	"area_type_cd" varchar(20),
	"target_key" varchar(20),
	"target_nm" varchar(200),
	"equip_no" integer,
	"location_no" integer,
	"process_no" bigint,
	"legal_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"inspector_user_id" varchar(30),
	"check_dt" timestamp with time zone,
	"arrive_dt" timestamp with time zone,
	"gps_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"photo_file_id" bigint,
	"inspector_sign" jsonb,
	"ok_cnt" integer,
	"ng_cnt" integer,
	"na_cnt" integer,
	"check_score" numeric(15, 1),
	"critical_ng_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"result_cd" varchar(20),
	"open_impr_cnt" integer,
	"limits_desc" text,
	"done_ymd" date,
	CONSTRAINT "safety_check_required" CHECK (status_cd = 'DOING' or (check_plan_no is not null and check_dt is not null)),
	CONSTRAINT "safety_check_state" CHECK (status_cd in ('DOING', 'HOLD', 'DONE'))
);

ALTER TABLE "safety_check" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check_scans" (
	"safety_check_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"place_cd" varchar(20),
	"scan_dt" timestamp with time zone,
	"point_no" integer,
	"location_no" integer,
	"equip_no" integer,
	CONSTRAINT "safety_check_scans_safety_check_no_seq_no_pk" PRIMARY KEY("safety_check_no","seq_no")
);

ALTER TABLE "safety_check_scans" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check_items" (
	"safety_check_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_no" integer,
	"item_nm" varchar(200),
	"criterion_desc" varchar(300),
	"law_ref_desc" varchar(200),
	"input_cd" varchar(20),
	"min_val" numeric(15, 3),
	"max_val" numeric(15, 3),
	"unit_nm" varchar(20),
	"critical_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"photo_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"point_no" integer,
	"asked_by_no" integer,
	"asked_by_cd" varchar(20),
	"answer_cd" varchar(20),
	"num_val" numeric(15, 3),
	"text_desc" varchar(1000),
	"ng_desc" varchar(1000),
	"risk_grade_cd" varchar(20),
	"owner_user_id" varchar(30),
	"vendor_cd" varchar(20),
	"verify_user_id" varchar(30),
	"join_impr_no" integer,
	"file_no" integer,
	"impr_no" integer,
	CONSTRAINT "safety_check_items_safety_check_no_seq_no_pk" PRIMARY KEY("safety_check_no","seq_no")
);

ALTER TABLE "safety_check_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check_corrections" (
	"safety_check_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"correct_dt" timestamp with time zone,
	"correct_user_id" varchar(30),
	"correct_desc" varchar(2000),
	CONSTRAINT "safety_check_corrections_safety_check_no_seq_no_pk" PRIMARY KEY("safety_check_no","seq_no")
);

ALTER TABLE "safety_check_corrections" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"safety_check_no" bigint NOT NULL,
	CONSTRAINT "safety_check_gram_gram_scope_cd_safety_check_no_pk" PRIMARY KEY("gram","scope_cd","safety_check_no")
);

ALTER TABLE "safety_check_gram" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "safety_check_release_safety_check_no_index" ON "safety_check_release" USING btree ("safety_check_no");
CREATE INDEX "safety_check_release_plant_cd_permit_doc_no_index" ON "safety_check_release" USING btree ("plant_cd","permit_doc_no");
CREATE UNIQUE INDEX "check_tmpl_doc_no" ON "check_tmpl" USING btree ("plant_cd","check_tmpl_doc_no");
CREATE INDEX "check_tmpl_newest" ON "check_tmpl" USING btree ("plant_cd","check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "check_tmpl_status" ON "check_tmpl" USING btree ("plant_cd","status_cd","area_type_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_tmpl_author" ON "check_tmpl" USING btree ("create_user_id","check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "check_tmpl_draft" ON "check_tmpl" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and check_tmpl_doc_no is null;
CREATE INDEX "check_tmpl_area_type_cd" ON "check_tmpl" USING btree ("plant_cd","area_type_cd","check_tmpl_no") WHERE delete_yn = 'N';
CREATE INDEX "check_tmpl_gram_row" ON "check_tmpl_gram" USING btree ("check_tmpl_no");
CREATE UNIQUE INDEX "check_schedule_doc_no" ON "check_schedule" USING btree ("plant_cd","check_schedule_doc_no");
CREATE INDEX "check_schedule_newest" ON "check_schedule" USING btree ("plant_cd","check_schedule_no") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_status" ON "check_schedule" USING btree ("plant_cd","status_cd","start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_author" ON "check_schedule" USING btree ("create_user_id","check_schedule_no") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_draft" ON "check_schedule" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and check_schedule_doc_no is null;
CREATE INDEX "check_schedule_open_rows" ON "check_schedule" USING btree ("plant_cd","check_schedule_no") WHERE delete_yn = 'N' and status_cd in ('TEMP', 'ACTIVE');
CREATE INDEX "check_schedule_start_ymd" ON "check_schedule" USING btree ("plant_cd","start_ymd","check_schedule_no") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_cycle_cd" ON "check_schedule" USING btree ("plant_cd","cycle_cd","check_schedule_no") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_owner_user_id" ON "check_schedule" USING btree ("owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_inspector_user_id" ON "check_schedule" USING btree ("inspector_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_other_inspector_user_id" ON "check_schedule" USING btree ("other_inspector_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_schedule_gram_row" ON "check_schedule_gram" USING btree ("check_schedule_no");
CREATE UNIQUE INDEX "check_plan_doc_no" ON "check_plan" USING btree ("plant_cd","check_plan_doc_no");
CREATE INDEX "check_plan_newest" ON "check_plan" USING btree ("plant_cd","check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_status" ON "check_plan" USING btree ("plant_cd","status_cd","plan_ymd") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_author" ON "check_plan" USING btree ("create_user_id","check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_draft" ON "check_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'PLAN' and check_plan_doc_no is null;
CREATE INDEX "check_plan_open_rows" ON "check_plan" USING btree ("plant_cd","check_plan_no") WHERE delete_yn = 'N' and status_cd in ('PLAN', 'DOING');
CREATE INDEX "check_plan_plan_ymd" ON "check_plan" USING btree ("plant_cd","plan_ymd","check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_due_ymd" ON "check_plan" USING btree ("plant_cd","due_ymd","check_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_inspector_user_id" ON "check_plan" USING btree ("inspector_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_other_inspector_user_id" ON "check_plan" USING btree ("other_inspector_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_owner_user_id" ON "check_plan" USING btree ("owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_skip_user_id" ON "check_plan" USING btree ("skip_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "check_plan_gram_row" ON "check_plan_gram" USING btree ("check_plan_no");
CREATE UNIQUE INDEX "safety_check_doc_no" ON "safety_check" USING btree ("plant_cd","safety_check_doc_no");
CREATE INDEX "safety_check_newest" ON "safety_check" USING btree ("plant_cd","safety_check_no") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_status" ON "safety_check" USING btree ("plant_cd","status_cd","check_dt") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_author" ON "safety_check" USING btree ("create_user_id","safety_check_no") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_draft" ON "safety_check" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'DOING' and safety_check_doc_no is null;
CREATE INDEX "safety_check_check_dt" ON "safety_check" USING btree ("plant_cd","check_dt","safety_check_no") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_equip_no" ON "safety_check" USING btree ("plant_cd","equip_no","safety_check_no") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_location_no" ON "safety_check" USING btree ("plant_cd","location_no","safety_check_no") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_inspector_user_id" ON "safety_check" USING btree ("inspector_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "safety_check_gram_row" ON "safety_check_gram" USING btree ("safety_check_no");
CREATE POLICY "scope" ON "safety_check_release" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from safety_check c where c.safety_check_no = safety_check_release.safety_check_no)) WITH CHECK (exists (select from safety_check c where c.safety_check_no = safety_check_release.safety_check_no));
CREATE POLICY "read" ON "check_tmpl" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'SYSTEM' then true
    when 'VENDOR' then plant_cd = (select current_setting('jikim.plant', true)) and false and string_to_array(audience_desc, ' ') && (select jikim_audience())
    when 'ALL' then true
    else plant_cd = (select current_setting('jikim.plant', true)) and ((select jikim_may_write('/saf/check/checkTmpl')) or create_user_id = (select current_setting('jikim.user', true)) or status_cd in ('FIX', 'OLD') and string_to_array(audience_desc, ' ') && (select jikim_audience())) end
    and (not (status_cd = 'TEMP' and check_tmpl_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "write" ON "check_tmpl" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/saf/check/checkTmpl')) end and (not (status_cd = 'TEMP' and check_tmpl_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/saf/check/checkTmpl')) end);
CREATE POLICY "scope" ON "check_tmpl_points" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_points.check_tmpl_no)) WITH CHECK (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_points.check_tmpl_no));
CREATE POLICY "scope" ON "check_tmpl_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_items.check_tmpl_no)) WITH CHECK (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_items.check_tmpl_no));
CREATE POLICY "scope" ON "check_tmpl_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_gram.check_tmpl_no)) WITH CHECK (exists (select from check_tmpl p where p.check_tmpl_no = check_tmpl_gram.check_tmpl_no));
CREATE POLICY "scope" ON "check_schedule" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_schedule_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_schedule_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "check_schedule_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "check_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or other_inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "check_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "safety_check" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'DOING' and safety_check_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'DOING' and safety_check_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "safety_check_scans" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from safety_check p where p.safety_check_no = safety_check_scans.safety_check_no)) WITH CHECK (exists (select from safety_check p where p.safety_check_no = safety_check_scans.safety_check_no));
CREATE POLICY "scope" ON "safety_check_items" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from safety_check p where p.safety_check_no = safety_check_items.safety_check_no)) WITH CHECK (exists (select from safety_check p where p.safety_check_no = safety_check_items.safety_check_no));
CREATE POLICY "scope" ON "safety_check_corrections" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from safety_check p where p.safety_check_no = safety_check_corrections.safety_check_no)) WITH CHECK (exists (select from safety_check p where p.safety_check_no = safety_check_corrections.safety_check_no));
CREATE POLICY "scope" ON "safety_check_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals and search: document, table, key, display number, first state, searched columns, whether vendors have rows.
select jikim_track('check-tmpl', 'check_tmpl', 'check_tmpl_no', 'check_tmpl_doc_no', 'TEMP', '{tmpl_nm}', false);
select jikim_track('check-schedule', 'check_schedule', 'check_schedule_no', 'check_schedule_doc_no', 'TEMP', '{schedule_nm,target_desc}', false);
select jikim_track('check-plan', 'check_plan', 'check_plan_no', 'check_plan_doc_no', 'PLAN', '{plan_nm,target_nm}', false);
select jikim_track('safety-check', 'safety_check', 'safety_check_no', 'safety_check_doc_no', 'DOING', '{check_title,target_nm}', false);
select jikim_track_days('check-schedule', 'check_schedule', 'check_schedule_doc_no', 'TEMP', $$coalesce(r.start_ymd, 'infinity'::date)$$, false);
select jikim_track_days('check-plan', 'check_plan', 'check_plan_doc_no', 'PLAN', $$coalesce(r.plan_ymd, 'infinity'::date)$$, false);
select jikim_track_days('safety-check', 'safety_check', 'safety_check_doc_no', 'DOING', $$coalesce((r.check_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);

grant select, insert, update, delete on check_tmpl, check_tmpl_points, check_tmpl_items, check_schedule, check_plan, safety_check,
  safety_check_scans, safety_check_items, safety_check_corrections, safety_check_release to jikim_app;
grant select on check_tmpl_gram, check_schedule_gram, check_plan_gram, safety_check_gram to jikim_app;
