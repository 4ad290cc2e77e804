CREATE TABLE "hea_checkup_reservation" (
	"hea_checkup_reservation_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_checkup_reservation_hea_checkup_reservation_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checkup_target_no" bigint NOT NULL,
	"plan_org_no" bigint,
	"hea_checked_org_no" bigint,
	"user_id" varchar(30) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"agree_yn" char(1) DEFAULT 'N' NOT NULL,
	"consent_text_ver_no" integer NOT NULL,
	"consent_hash" varchar(64) NOT NULL,
	"agree_dt" timestamp with time zone NOT NULL,
	"agree_way_cd" varchar(20) DEFAULT 'SELF' NOT NULL,
	"withdraw_dt" timestamp with time zone,
	"reservation_status_cd" varchar(20) NOT NULL,
	"cancel_dt" timestamp with time zone,
	"cancel_reason_desc" varchar(4000),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_checkup_reservation" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_target" (
	"hea_checkup_target_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_checkup_target_hea_checkup_target_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checkup_plan_no" bigint NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"hea_checkup_type_nm" varchar(200) NOT NULL,
	"factor_cds" text[] DEFAULT '{}' NOT NULL,
	"due_ymd" date,
	"target_status_cd" varchar(20) DEFAULT 'TARGET' NOT NULL,
	"exam_ymd" date,
	"no_show_cnt" integer DEFAULT 0 NOT NULL,
	"exclude_reason_cd" varchar(20),
	"exclude_desc" varchar(4000),
	"ext_file_id" bigint,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_checkup_target" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_consent_text" (
	"consent_text_ver_no" integer PRIMARY KEY NOT NULL,
	"consent_text_desc" text NOT NULL,
	"text_hash" varchar(64) NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hea_plan_org" (
	"plan_org_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_plan_org_plan_org_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checkup_plan_no" bigint NOT NULL,
	"hea_checked_org_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"exam_ymd" date NOT NULL,
	"slot_cd" varchar(20) NOT NULL,
	"capacity_cnt" integer NOT NULL,
	"reserved_cnt" integer DEFAULT 0 NOT NULL,
	"mobile_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hea_plan_org_seats" CHECK (capacity_cnt >= 1 and reserved_cnt between 0 and capacity_cnt)
);

ALTER TABLE "hea_plan_org" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_second_exam" (
	"hea_checkup_target_no" bigint PRIMARY KEY NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"second_notice_ymd" date NOT NULL,
	"second_due_ymd" date NOT NULL,
	"done_ymd" date,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_second_exam" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_slot_wait" (
	"slot_wait_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_slot_wait_slot_wait_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_org_no" bigint NOT NULL,
	"hea_checkup_target_no" bigint NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"told_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_slot_wait" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_plan" (
	"hea_checkup_plan_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_checkup_plan_hea_checkup_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checkup_plan_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"hea_checkup_plan_nm" varchar(100),
	"hea_checkup_class_cd" varchar(20),
	"hea_checkup_year" integer,
	"checkup_start_ymd" date,
	"checkup_end_ymd" date,
	"reserve_start_ymd" date,
	"reserve_end_ymd" date,
	"plan_reason_desc" varchar(500),
	"guide_desc" varchar(2000),
	"attach_file_id" bigint,
	"target_cnt" integer,
	"done_cnt" integer,
	"done_rate_val" numeric(15, 1),
	CONSTRAINT "hea_checkup_plan_required" CHECK (status_cd = 'TEMP' or (hea_checkup_plan_nm is not null and hea_checkup_class_cd is not null and hea_checkup_year is not null and checkup_start_ymd is not null and checkup_end_ymd is not null))
);

ALTER TABLE "hea_checkup_plan" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checkup_plan_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_checkup_plan_no" bigint NOT NULL,
	CONSTRAINT "hea_checkup_plan_gram_gram_scope_cd_hea_checkup_plan_no_pk" PRIMARY KEY("gram","scope_cd","hea_checkup_plan_no")
);

ALTER TABLE "hea_checkup_plan_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checked_org" (
	"hea_checked_org_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_checked_org_hea_checked_org_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_checked_org_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_org_nm" varchar(100),
	"designation_no" varchar(50),
	"valid_from_ymd" date,
	"valid_to_ymd" date,
	"contact_nm" varchar(50),
	"contact_tel" varchar(20),
	"addr_desc" varchar(200),
	"attach_file_id" bigint,
	CONSTRAINT "hea_checked_org_required" CHECK (status_cd = 'TEMP' or (checked_org_nm is not null and valid_from_ymd is not null and valid_to_ymd is not null))
);

ALTER TABLE "hea_checked_org" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checked_org_classes" (
	"hea_checked_org_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"class_cd" varchar(20),
	"unit_amt" numeric(15, 0),
	CONSTRAINT "hea_checked_org_classes_hea_checked_org_no_seq_no_pk" PRIMARY KEY("hea_checked_org_no","seq_no")
);

ALTER TABLE "hea_checked_org_classes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checked_org_factors" (
	"hea_checked_org_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"factor_cd" varchar(20),
	CONSTRAINT "hea_checked_org_factors_hea_checked_org_no_seq_no_pk" PRIMARY KEY("hea_checked_org_no","seq_no")
);

ALTER TABLE "hea_checked_org_factors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_checked_org_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_checked_org_no" bigint NOT NULL,
	CONSTRAINT "hea_checked_org_gram_gram_scope_cd_hea_checked_org_no_pk" PRIMARY KEY("gram","scope_cd","hea_checked_org_no")
);

ALTER TABLE "hea_checked_org_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "hea_checkup_reservation_one" ON "hea_checkup_reservation" USING btree ("hea_checkup_target_no") WHERE reservation_status_cd = 'RESERVED' and delete_yn = 'N';
CREATE INDEX "hea_checkup_reservation_target" ON "hea_checkup_reservation" USING btree ("hea_checkup_target_no");
CREATE INDEX "hea_checkup_reservation_slot" ON "hea_checkup_reservation" USING btree ("plan_org_no","reservation_status_cd");
CREATE INDEX "hea_checkup_reservation_user" ON "hea_checkup_reservation" USING btree ("user_id");
CREATE UNIQUE INDEX "hea_checkup_target_person" ON "hea_checkup_target" USING btree ("hea_checkup_plan_no","user_id") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_target_state" ON "hea_checkup_target" USING btree ("hea_checkup_plan_no","target_status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_target_user" ON "hea_checkup_target" USING btree ("user_id","hea_checkup_plan_no");
CREATE UNIQUE INDEX "hea_plan_org_slot" ON "hea_plan_org" USING btree ("hea_checkup_plan_no","hea_checked_org_no","exam_ymd","slot_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_plan_org_day" ON "hea_plan_org" USING btree ("plant_cd","exam_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_plan_org_org" ON "hea_plan_org" USING btree ("hea_checked_org_no");
CREATE INDEX "hea_second_exam_open" ON "hea_second_exam" USING btree ("plant_cd","second_due_ymd") WHERE done_ymd is null and delete_yn = 'N';
CREATE INDEX "hea_second_exam_user" ON "hea_second_exam" USING btree ("user_id");
CREATE UNIQUE INDEX "hea_slot_wait_one" ON "hea_slot_wait" USING btree ("plan_org_no","hea_checkup_target_no");
CREATE INDEX "hea_slot_wait_user" ON "hea_slot_wait" USING btree ("user_id");
CREATE UNIQUE INDEX "hea_checkup_plan_doc_no" ON "hea_checkup_plan" USING btree ("plant_cd","hea_checkup_plan_doc_no");
CREATE INDEX "hea_checkup_plan_newest" ON "hea_checkup_plan" USING btree ("plant_cd","hea_checkup_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_plan_status" ON "hea_checkup_plan" USING btree ("plant_cd","status_cd","checkup_start_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_plan_author" ON "hea_checkup_plan" USING btree ("create_user_id","hea_checkup_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_plan_draft" ON "hea_checkup_plan" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_checkup_plan_doc_no is null;
CREATE INDEX "hea_checkup_plan_checkup_start_ymd" ON "hea_checkup_plan" USING btree ("plant_cd","checkup_start_ymd","hea_checkup_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_plan_hea_checkup_year" ON "hea_checkup_plan" USING btree ("plant_cd","hea_checkup_year","hea_checkup_plan_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checkup_plan_gram_row" ON "hea_checkup_plan_gram" USING btree ("hea_checkup_plan_no");
CREATE UNIQUE INDEX "hea_checked_org_doc_no" ON "hea_checked_org" USING btree ("plant_cd","hea_checked_org_doc_no");
CREATE INDEX "hea_checked_org_newest" ON "hea_checked_org" USING btree ("plant_cd","hea_checked_org_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checked_org_status" ON "hea_checked_org" USING btree ("plant_cd","status_cd","hea_checked_org_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checked_org_author" ON "hea_checked_org" USING btree ("create_user_id","hea_checked_org_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_checked_org_draft" ON "hea_checked_org" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_checked_org_doc_no is null;
CREATE INDEX "hea_checked_org_gram_row" ON "hea_checked_org_gram" USING btree ("hea_checked_org_no");
CREATE POLICY "scope" ON "hea_checkup_reservation" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_checkup_target" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "known" ON "hea_plan_org" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "hea_plan_org" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "hea_plan_org" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "hea_plan_org" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "hea_second_exam" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_slot_wait" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_checkup_plan" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_checkup_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_checkup_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_checkup_plan_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "hea_checked_org" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_checked_org_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_checked_org_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_checked_org_classes" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checked_org p where p.hea_checked_org_no = hea_checked_org_classes.hea_checked_org_no)) WITH CHECK (exists (select from hea_checked_org p where p.hea_checked_org_no = hea_checked_org_classes.hea_checked_org_no));
CREATE POLICY "scope" ON "hea_checked_org_factors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_checked_org p where p.hea_checked_org_no = hea_checked_org_factors.hea_checked_org_no)) WITH CHECK (exists (select from hea_checked_org p where p.hea_checked_org_no = hea_checked_org_factors.hea_checked_org_no));
CREATE POLICY "scope" ON "hea_checked_org_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search; staff only.
select jikim_track('hea-checkup-plan', 'hea_checkup_plan', 'hea_checkup_plan_no', 'hea_checkup_plan_doc_no', 'TEMP',
  '{hea_checkup_plan_nm}', false);
select jikim_track('hea-checked-org', 'hea_checked_org', 'hea_checked_org_no', 'hea_checked_org_doc_no', 'TEMP',
  '{checked_org_nm,designation_no}', false);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on hea_checkup_plan, hea_checked_org, hea_checked_org_classes, hea_checked_org_factors,
  hea_plan_org, hea_checkup_target, hea_checkup_reservation, hea_slot_wait, hea_second_exam to jikim_app;
grant select on hea_checkup_plan_gram, hea_checked_org_gram to jikim_app;
-- What somebody agreed to is never changed afterwards.
grant select, insert on hea_consent_text to jikim_app;
revoke update, delete, truncate on hea_consent_text from jikim_app;

-- The history of targets and reservations is read at the levels of the rows themselves.
insert into sys_confidential (biz_cd, level_cds) values ('hea-checkup-target', '{F,E}');

-- The first wording of the consent; the health manager adds others.
insert into hea_consent_text (consent_text_ver_no, consent_text_desc, text_hash, create_user_id)
select 1, t.words, encode(sha256(convert_to(t.words, 'UTF8')), 'hex'), 'SYSTEM' from (select
'회사는 산업안전보건법 제129조부터 제131조까지에 따라 건강진단을 실시하고, 그 결과를 다음과 같이 활용합니다.

1. 활용하는 정보: 건강진단 일자와 기관, 검사항목별 결과, 판정, 업무수행 적합 여부, 사후관리 내용
2. 활용 목적: 근로자의 건강 보호·유지(건강상담, 추적검사, 작업조건 개선 등 사후관리). 그 밖의 목적으로는 사용하지 않습니다(제132조제3항).
3. 열람하는 사람: 사업장의 보건관리자, 의무실 간호사, 산업보건의. 부서장과 관리감독자에게는 업무수행 적합 여부와 작업 조치만 알립니다.
4. 보관 기간: 5년. 발암성 물질 등 법에서 정한 유해인자는 30년(같은 법 시행규칙 제241조)

본인의 동의 없이 개별 근로자의 건강진단 결과를 공개하지 않습니다(제132조제2항). 누가 언제 열람하였는지는 나의 건강검진에서 확인할 수 있습니다.
동의하지 않을 수 있으며, 검진일까지 동의를 철회할 수 있습니다. 이 경우 다른 기관에서 받은 건강진단 결과를 제출할 수 있습니다(제133조 단서).' as words) t;
