CREATE TABLE "hea_allergy" (
	"allergy_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_allergy_allergy_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"allergen_cd" varchar(20) NOT NULL,
	"reaction_desc" varchar(200),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hea_allergy_one" CHECK ((user_id is null) <> (person_no is null))
);

ALTER TABLE "hea_allergy" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine" (
	"medicine_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_medicine_medicine_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medicine_nm" varchar(200) NOT NULL,
	"med_type_cd" varchar(20) NOT NULL,
	"unit_cd" varchar(20) NOT NULL,
	"safe_qty_val" numeric(12, 3) NOT NULL,
	"allergen_cd" varchar(20),
	"plant_cd" varchar(20) NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_medicine" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine_lot" (
	"medicine_lot_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_medicine_lot_medicine_lot_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medicine_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"lot_no" varchar(50) NOT NULL,
	"expire_ymd" date NOT NULL,
	"remain_qty_val" numeric(12, 3) NOT NULL,
	CONSTRAINT "hea_medicine_lot_remain" CHECK (remain_qty_val >= 0)
);

ALTER TABLE "hea_medicine_lot" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine_txn" (
	"medicine_txn_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_medicine_txn_medicine_txn_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medicine_no" bigint NOT NULL,
	"medicine_lot_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"txn_cd" varchar(20) NOT NULL,
	"qty_val" numeric(12, 3) NOT NULL,
	"change_val" numeric(12, 3) NOT NULL,
	"reason_desc" varchar(4000),
	"hea_first_aid_kit_no" bigint,
	"hea_medicine_count_no" bigint,
	"txn_dt" timestamp with time zone NOT NULL,
	"create_user_id" varchar(30) NOT NULL,
	CONSTRAINT "hea_medicine_txn_sign" CHECK (qty_val > 0 and case txn_cd when 'IN' then change_val = qty_val when 'ADJ' then abs(change_val) = qty_val
        when 'OUT' then change_val = -qty_val when 'DISPOSE' then change_val = -qty_val else false end),
	CONSTRAINT "hea_medicine_txn_reason" CHECK (txn_cd in ('IN', 'OUT') or reason_desc is not null)
);

ALTER TABLE "hea_medicine_txn" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_symptom_cluster" (
	"symptom_cluster_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_symptom_cluster_symptom_cluster_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"process_no" bigint NOT NULL,
	"symptom_cd" varchar(20) NOT NULL,
	"start_dt" timestamp with time zone NOT NULL,
	"last_dt" timestamp with time zone NOT NULL,
	"alert_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "hea_symptom_cluster" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_visit_medicine" (
	"hea_infirm_visit_no" bigint NOT NULL,
	"medicine_txn_no" bigint NOT NULL,
	"dose_desc" varchar(200),
	"prescriber_user_id" varchar(30),
	"allergy_reason_desc" varchar(500),
	CONSTRAINT "hea_visit_medicine_hea_infirm_visit_no_medicine_txn_no_pk" PRIMARY KEY("hea_infirm_visit_no","medicine_txn_no")
);

ALTER TABLE "hea_visit_medicine" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_infirm_visit" (
	"hea_infirm_visit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_infirm_visit_hea_infirm_visit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_infirm_visit_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"visit_dt" timestamp with time zone,
	"user_id" varchar(30),
	"person_no" bigint,
	"visit_vendor_cd" varchar(20),
	"dept_cd" varchar(20),
	"process_no" bigint,
	"symptom_cd" varchar(20),
	"symptom_desc" varchar(500),
	"bp_sys_val" numeric(15, 0),
	"bp_dia_val" numeric(15, 0),
	"pulse_val" numeric(15, 0),
	"body_temp_val" numeric(15, 1),
	"spo2_val" numeric(15, 0),
	"treat_cd" varchar(20),
	"rest_start_dt" timestamp with time zone,
	"rest_end_dt" timestamp with time zone,
	"work_related_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"place_desc" varchar(200),
	"accident_no" numeric(15, 0),
	"refer_hospital_nm" varchar(100),
	"result_cd" varchar(20),
	"nurse_user_id" varchar(30),
	CONSTRAINT "hea_infirm_visit_required" CHECK (status_cd = 'OPEN' or (visit_dt is not null and symptom_cd is not null and treat_cd is not null))
);

ALTER TABLE "hea_infirm_visit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_infirm_visit_addenda" (
	"hea_infirm_visit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"add_dt" timestamp with time zone,
	"add_user_id" varchar(30),
	"add_desc" varchar(1000),
	CONSTRAINT "hea_infirm_visit_addenda_hea_infirm_visit_no_seq_no_pk" PRIMARY KEY("hea_infirm_visit_no","seq_no")
);

ALTER TABLE "hea_infirm_visit_addenda" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_counsel" (
	"hea_counsel_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_counsel_hea_counsel_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_counsel_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"counsel_title" varchar(100),
	"user_id" varchar(30),
	"risk_cd" varchar(20),
	"counsel_ymd" date,
	"hea_checkup_result_no" numeric(15, 0),
	"bp_sys_val" numeric(15, 0),
	"bp_dia_val" numeric(15, 0),
	"glucose_val" numeric(15, 0),
	"weight_val" numeric(15, 1),
	"smoke_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"content_desc" varchar(2000),
	"next_ymd" date,
	"close_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"close_reason_cd" varchar(20),
	"counselor_user_id" varchar(30),
	"prev_counsel_no" numeric(15, 0),
	CONSTRAINT "hea_counsel_required" CHECK (status_cd = 'TEMP' or (user_id is not null and risk_cd is not null and counsel_ymd is not null))
);

ALTER TABLE "hea_counsel" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_counsel_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_counsel_no" bigint NOT NULL,
	CONSTRAINT "hea_counsel_gram_gram_scope_cd_hea_counsel_no_pk" PRIMARY KEY("gram","scope_cd","hea_counsel_no")
);

ALTER TABLE "hea_counsel_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine_count" (
	"hea_medicine_count_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_medicine_count_hea_medicine_count_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_medicine_count_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"count_title" varchar(100),
	"count_ymd" date,
	CONSTRAINT "hea_medicine_count_required" CHECK (status_cd = 'OPEN' or (count_title is not null and count_ymd is not null))
);

ALTER TABLE "hea_medicine_count" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine_count_lines" (
	"hea_medicine_count_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"medicine_lot_no" integer,
	"medicine_nm" varchar(100),
	"lot_no" varchar(50),
	"expire_ymd" date,
	"book_qty_val" numeric(15, 3),
	"count_qty_val" numeric(15, 3),
	"reason_desc" varchar(200),
	CONSTRAINT "hea_medicine_count_lines_hea_medicine_count_no_seq_no_pk" PRIMARY KEY("hea_medicine_count_no","seq_no")
);

ALTER TABLE "hea_medicine_count_lines" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_medicine_count_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_medicine_count_no" bigint NOT NULL,
	CONSTRAINT "hea_medicine_count_gram_gram_scope_cd_hea_medicine_count_no_pk" PRIMARY KEY("gram","scope_cd","hea_medicine_count_no")
);

ALTER TABLE "hea_medicine_count_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_first_aid_kit" (
	"hea_first_aid_kit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_first_aid_kit_hea_first_aid_kit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_first_aid_kit_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"kit_nm" varchar(100),
	"place_desc" varchar(200),
	"dept_cd" varchar(20),
	"manager_user_id" varchar(30),
	"check_note_desc" varchar(500),
	"last_check_ymd" date,
	"last_result_cd" varchar(20),
	"next_check_ymd" date,
	CONSTRAINT "hea_first_aid_kit_required" CHECK (status_cd = 'TEMP' or (kit_nm is not null and place_desc is not null and manager_user_id is not null))
);

ALTER TABLE "hea_first_aid_kit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_first_aid_kit_contents" (
	"hea_first_aid_kit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"item_nm" varchar(100),
	"need_qty_val" integer,
	"have_qty_val" integer,
	"expire_ymd" date,
	CONSTRAINT "hea_first_aid_kit_contents_hea_first_aid_kit_no_seq_no_pk" PRIMARY KEY("hea_first_aid_kit_no","seq_no")
);

ALTER TABLE "hea_first_aid_kit_contents" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_first_aid_kit_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_first_aid_kit_no" bigint NOT NULL,
	CONSTRAINT "hea_first_aid_kit_gram_gram_scope_cd_hea_first_aid_kit_no_pk" PRIMARY KEY("gram","scope_cd","hea_first_aid_kit_no")
);

ALTER TABLE "hea_first_aid_kit_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "hea_allergy_user" ON "hea_allergy" USING btree ("user_id","allergen_cd") WHERE user_id is not null;
CREATE UNIQUE INDEX "hea_allergy_person" ON "hea_allergy" USING btree ("person_no","allergen_cd") WHERE person_no is not null;
CREATE UNIQUE INDEX "hea_medicine_plant_cd_medicine_nm_index" ON "hea_medicine" USING btree ("plant_cd","medicine_nm") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "hea_medicine_lot_medicine_no_lot_no_expire_ymd_index" ON "hea_medicine_lot" USING btree ("medicine_no","lot_no","expire_ymd");
CREATE INDEX "hea_medicine_lot_plant_cd_expire_ymd_index" ON "hea_medicine_lot" USING btree ("plant_cd","expire_ymd");
CREATE INDEX "hea_medicine_txn_plant_cd_txn_dt_index" ON "hea_medicine_txn" USING btree ("plant_cd","txn_dt");
CREATE INDEX "hea_medicine_txn_medicine_lot_no_txn_dt_index" ON "hea_medicine_txn" USING btree ("medicine_lot_no","txn_dt");
CREATE INDEX "hea_symptom_cluster_process_no_symptom_cd_last_dt_index" ON "hea_symptom_cluster" USING btree ("process_no","symptom_cd","last_dt");
CREATE UNIQUE INDEX "hea_infirm_visit_doc_no" ON "hea_infirm_visit" USING btree ("plant_cd","hea_infirm_visit_doc_no");
CREATE INDEX "hea_infirm_visit_newest" ON "hea_infirm_visit" USING btree ("plant_cd","hea_infirm_visit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_infirm_visit_status" ON "hea_infirm_visit" USING btree ("plant_cd","status_cd","visit_dt") WHERE delete_yn = 'N';
CREATE INDEX "hea_infirm_visit_author" ON "hea_infirm_visit" USING btree ("create_user_id","hea_infirm_visit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_infirm_visit_draft" ON "hea_infirm_visit" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and hea_infirm_visit_doc_no is null;
CREATE INDEX "hea_infirm_visit_visit_dt" ON "hea_infirm_visit" USING btree ("plant_cd","visit_dt","hea_infirm_visit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_infirm_visit_user_id" ON "hea_infirm_visit" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_infirm_visit_nurse_user_id" ON "hea_infirm_visit" USING btree ("nurse_user_id","status_cd") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "hea_counsel_doc_no" ON "hea_counsel" USING btree ("plant_cd","hea_counsel_doc_no");
CREATE INDEX "hea_counsel_newest" ON "hea_counsel" USING btree ("plant_cd","hea_counsel_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_status" ON "hea_counsel" USING btree ("plant_cd","status_cd","counsel_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_author" ON "hea_counsel" USING btree ("create_user_id","hea_counsel_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_draft" ON "hea_counsel" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_counsel_doc_no is null;
CREATE INDEX "hea_counsel_counsel_ymd" ON "hea_counsel" USING btree ("plant_cd","counsel_ymd","hea_counsel_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_next_ymd" ON "hea_counsel" USING btree ("plant_cd","next_ymd","hea_counsel_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_user_id" ON "hea_counsel" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_counselor_user_id" ON "hea_counsel" USING btree ("counselor_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_counsel_gram_row" ON "hea_counsel_gram" USING btree ("hea_counsel_no");
CREATE UNIQUE INDEX "hea_medicine_count_doc_no" ON "hea_medicine_count" USING btree ("plant_cd","hea_medicine_count_doc_no");
CREATE INDEX "hea_medicine_count_newest" ON "hea_medicine_count" USING btree ("plant_cd","hea_medicine_count_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_medicine_count_status" ON "hea_medicine_count" USING btree ("plant_cd","status_cd","count_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_medicine_count_author" ON "hea_medicine_count" USING btree ("create_user_id","hea_medicine_count_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_medicine_count_draft" ON "hea_medicine_count" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and hea_medicine_count_doc_no is null;
CREATE INDEX "hea_medicine_count_count_ymd" ON "hea_medicine_count" USING btree ("plant_cd","count_ymd","hea_medicine_count_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_medicine_count_gram_row" ON "hea_medicine_count_gram" USING btree ("hea_medicine_count_no");
CREATE UNIQUE INDEX "hea_first_aid_kit_doc_no" ON "hea_first_aid_kit" USING btree ("plant_cd","hea_first_aid_kit_doc_no");
CREATE INDEX "hea_first_aid_kit_newest" ON "hea_first_aid_kit" USING btree ("plant_cd","hea_first_aid_kit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_first_aid_kit_status" ON "hea_first_aid_kit" USING btree ("plant_cd","status_cd","next_check_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_first_aid_kit_author" ON "hea_first_aid_kit" USING btree ("create_user_id","hea_first_aid_kit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_first_aid_kit_draft" ON "hea_first_aid_kit" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_first_aid_kit_doc_no is null;
CREATE INDEX "hea_first_aid_kit_next_check_ymd" ON "hea_first_aid_kit" USING btree ("plant_cd","next_check_ymd","hea_first_aid_kit_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_first_aid_kit_manager_user_id" ON "hea_first_aid_kit" USING btree ("manager_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_first_aid_kit_gram_row" ON "hea_first_aid_kit_gram" USING btree ("hea_first_aid_kit_no");
CREATE POLICY "scope" ON "hea_allergy" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_medicine" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "hea_medicine_lot" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "hea_medicine_txn" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "hea_symptom_cluster" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "hea_visit_medicine" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_infirm_visit p where p.hea_infirm_visit_no = hea_visit_medicine.hea_infirm_visit_no)) WITH CHECK (exists (select from hea_infirm_visit p where p.hea_infirm_visit_no = hea_visit_medicine.hea_infirm_visit_no));
CREATE POLICY "scope" ON "hea_infirm_visit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'OPEN' and hea_infirm_visit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'OPEN' and hea_infirm_visit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_infirm_visit_addenda" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_infirm_visit p where p.hea_infirm_visit_no = hea_infirm_visit_addenda.hea_infirm_visit_no)) WITH CHECK (exists (select from hea_infirm_visit p where p.hea_infirm_visit_no = hea_infirm_visit_addenda.hea_infirm_visit_no));
CREATE POLICY "scope" ON "hea_counsel" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'TEMP' and hea_counsel_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'TEMP' and hea_counsel_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_counsel_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_counsel p where p.hea_counsel_no = hea_counsel_gram.hea_counsel_no)) WITH CHECK (exists (select from hea_counsel p where p.hea_counsel_no = hea_counsel_gram.hea_counsel_no));
CREATE POLICY "scope" ON "hea_medicine_count" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and hea_medicine_count_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and hea_medicine_count_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_medicine_count_lines" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_medicine_count p where p.hea_medicine_count_no = hea_medicine_count_lines.hea_medicine_count_no)) WITH CHECK (exists (select from hea_medicine_count p where p.hea_medicine_count_no = hea_medicine_count_lines.hea_medicine_count_no));
CREATE POLICY "scope" ON "hea_medicine_count_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "hea_first_aid_kit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or manager_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or manager_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_first_aid_kit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or manager_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or manager_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hea_first_aid_kit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_first_aid_kit_contents" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_first_aid_kit p where p.hea_first_aid_kit_no = hea_first_aid_kit_contents.hea_first_aid_kit_no)) WITH CHECK (exists (select from hea_first_aid_kit p where p.hea_first_aid_kit_no = hea_first_aid_kit_contents.hea_first_aid_kit_no));
CREATE POLICY "scope" ON "hea_first_aid_kit_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('hea-infirm-visit', 'hea_infirm_visit', 'hea_infirm_visit_no', 'hea_infirm_visit_doc_no', 'OPEN', '{}', false);
select jikim_track('hea-counsel', 'hea_counsel', 'hea_counsel_no', 'hea_counsel_doc_no', 'TEMP', '{counsel_title}', false);
select jikim_track('hea-medicine-count', 'hea_medicine_count', 'hea_medicine_count_no', 'hea_medicine_count_doc_no', 'OPEN',
  '{count_title}', false);
select jikim_track('hea-first-aid-kit', 'hea_first_aid_kit', 'hea_first_aid_kit_no', 'hea_first_aid_kit_doc_no', 'TEMP',
  '{kit_nm,place_desc}', false);
grant select, insert, update, delete on hea_infirm_visit, hea_infirm_visit_addenda, hea_counsel, hea_medicine_count,
  hea_medicine_count_lines, hea_first_aid_kit, hea_first_aid_kit_contents, hea_medicine, hea_medicine_lot, hea_allergy to jikim_app;
grant select on hea_first_aid_kit_gram, hea_counsel_gram, hea_medicine_count_gram to jikim_app;
grant select, insert, update on hea_symptom_cluster to jikim_app;
-- What moved stays as it was: a mistake is corrected by a count.
grant select, insert on hea_medicine_txn, hea_visit_medicine to jikim_app;
revoke update, delete, truncate on hea_medicine_txn, hea_visit_medicine from jikim_app;

-- Somebody's history, and visits alike in a process.
create index hea_infirm_visit_person on hea_infirm_visit (person_no, visit_dt) where person_no is not null;
create index hea_infirm_visit_history on hea_infirm_visit (user_id, visit_dt) where user_id is not null;
create index hea_infirm_visit_alike on hea_infirm_visit (process_no, symptom_cd, visit_dt) where process_no is not null;
create index hea_counsel_next on hea_counsel (prev_counsel_no) where prev_counsel_no is not null;
