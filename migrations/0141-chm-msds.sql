CREATE TABLE "edu_need_sheets" (
	"edu_need_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"sheet_no" integer,
	"material_no" integer,
	"sheet_nm" varchar(200),
	"sheet_ymd" date,
	CONSTRAINT "edu_need_sheets_edu_need_no_seq_no_pk" PRIMARY KEY("edu_need_no","seq_no")
);

ALTER TABLE "edu_need_sheets" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_msds" (
	"chm_msds_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_msds_chm_msds_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_msds_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"chm_mat_no" integer,
	"mat_nm" varchar(200),
	"supplier_nm" varchar(100),
	"msds_submit_no" varchar(30),
	"except_cd" varchar(20),
	"rev_no" varchar(20),
	"rev_ymd" date,
	"write_ymd" date,
	"lang_cd" varchar(20),
	"emergency_tel" varchar(30),
	"origin_cd" varchar(20),
	"attach_file_id" bigint,
	"rest_ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"calc_desc" varchar(1000),
	"ghs_reason_desc" varchar(500),
	"ghs_user_id" varchar(30),
	"request_user_id" varchar(30),
	"review_by_ymd" date,
	"effective_ymd" date,
	"changed_desc" varchar(50),
	"teach_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"review_due_ymd" date,
	"keep_ymd" date,
	CONSTRAINT "chm_msds_required" CHECK (status_cd = 'TEMP' or (chm_mat_no is not null and supplier_nm is not null and rev_no is not null and rev_ymd is not null and lang_cd is not null and emergency_tel is not null and origin_cd is not null)),
	CONSTRAINT "chm_msds_state" CHECK (status_cd in ('TEMP', 'RTN', 'REVIEW', 'ACTIVE', 'OLD', 'RETIRED'))
);

ALTER TABLE "chm_msds" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_msds_sections" (
	"chm_msds_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"section_no" integer,
	"body_desc" varchar(20000),
	"empty_type_cd" varchar(20),
	CONSTRAINT "chm_msds_sections_chm_msds_no_seq_no_pk" PRIMARY KEY("chm_msds_no","seq_no")
);

ALTER TABLE "chm_msds_sections" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_msds_comps" (
	"chm_msds_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"substance" varchar(200),
	"pct_val" numeric(15, 3),
	"min_pct_val" numeric(15, 3),
	"max_pct_val" numeric(15, 3),
	"secret_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"alt_nm" varchar(200),
	"alt_min_pct_val" numeric(15, 3),
	"alt_max_pct_val" numeric(15, 3),
	"approval_no" varchar(50),
	"approval_end_ymd" date,
	CONSTRAINT "chm_msds_comps_chm_msds_no_seq_no_pk" PRIMARY KEY("chm_msds_no","seq_no")
);

ALTER TABLE "chm_msds_comps" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_msds_hazards" (
	"chm_msds_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"hazard_class_cd" varchar(20),
	"none_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"category_cd" varchar(4),
	"route_cd" varchar(20),
	"ate_val" numeric(15, 6),
	"m_factor_val" integer,
	"cut_pct_val" numeric(15, 3),
	"add_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"organ_desc" varchar(200),
	"origin_cd" varchar(20),
	CONSTRAINT "chm_msds_hazards_chm_msds_no_seq_no_pk" PRIMARY KEY("chm_msds_no","seq_no")
);

ALTER TABLE "chm_msds_hazards" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_msds_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"chm_msds_no" bigint NOT NULL,
	CONSTRAINT "chm_msds_gram_gram_scope_cd_chm_msds_no_pk" PRIMARY KEY("gram","scope_cd","chm_msds_no")
);

ALTER TABLE "chm_msds_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_secret" (
	"chm_secret_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_secret_chm_secret_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_secret_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"chm_mat_no" integer,
	"mat_nm" varchar(200),
	"alt_nm" varchar(200),
	"origin_cd" varchar(20),
	"substance_nm" varchar(200),
	"pct_val" numeric(15, 3),
	"alt_min_pct_val" numeric(15, 3),
	"alt_max_pct_val" numeric(15, 3),
	"rnd_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"reason_desc" varchar(1000),
	"attach_file_id" bigint,
	"apply_ymd" date,
	"decide_by_ymd" date,
	"result_desc" varchar(500),
	"approval_no" varchar(50),
	"start_ymd" date,
	"end_ymd" date,
	"extend_due_ymd" date,
	"extend_ymd" date,
	CONSTRAINT "chm_secret_required" CHECK (status_cd = 'TEMP' or (chm_mat_no is not null and alt_nm is not null)),
	CONSTRAINT "chm_secret_state" CHECK (status_cd in ('TEMP', 'APPLY', 'APPR', 'PART', 'REJ', 'END'))
);

ALTER TABLE "chm_secret" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_secret_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"chm_secret_no" bigint NOT NULL,
	CONSTRAINT "chm_secret_gram_gram_scope_cd_chm_secret_no_pk" PRIMARY KEY("gram","scope_cd","chm_secret_no")
);

ALTER TABLE "chm_secret_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "edu_need" DROP CONSTRAINT "edu_need_state";
DROP INDEX "edu_need_open_rows";
CREATE UNIQUE INDEX "chm_msds_doc_no" ON "chm_msds" USING btree ("plant_cd","chm_msds_doc_no");
CREATE INDEX "chm_msds_newest" ON "chm_msds" USING btree ("plant_cd","chm_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_status" ON "chm_msds" USING btree ("plant_cd","status_cd","rev_ymd") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_author" ON "chm_msds" USING btree ("create_user_id","chm_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_draft" ON "chm_msds" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and chm_msds_doc_no is null;
CREATE INDEX "chm_msds_open_rows" ON "chm_msds" USING btree ("plant_cd","chm_msds_no") WHERE delete_yn = 'N' and status_cd in ('TEMP', 'RTN', 'REVIEW');
CREATE INDEX "chm_msds_rev_ymd" ON "chm_msds" USING btree ("plant_cd","rev_ymd","chm_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_review_due_ymd" ON "chm_msds" USING btree ("plant_cd","review_due_ymd","chm_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_chm_mat_no" ON "chm_msds" USING btree ("plant_cd","chm_mat_no","chm_msds_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_ghs_user_id" ON "chm_msds" USING btree ("ghs_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_request_user_id" ON "chm_msds" USING btree ("request_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "chm_msds_gram_row" ON "chm_msds_gram" USING btree ("chm_msds_no");
CREATE UNIQUE INDEX "chm_secret_doc_no" ON "chm_secret" USING btree ("plant_cd","chm_secret_doc_no");
CREATE INDEX "chm_secret_newest" ON "chm_secret" USING btree ("plant_cd","chm_secret_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_secret_status" ON "chm_secret" USING btree ("plant_cd","status_cd","end_ymd") WHERE delete_yn = 'N';
CREATE INDEX "chm_secret_author" ON "chm_secret" USING btree ("create_user_id","chm_secret_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_secret_draft" ON "chm_secret" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and chm_secret_doc_no is null;
CREATE INDEX "chm_secret_open_rows" ON "chm_secret" USING btree ("plant_cd","chm_secret_no") WHERE delete_yn = 'N' and status_cd in ('TEMP', 'APPLY', 'PART');
CREATE INDEX "chm_secret_end_ymd" ON "chm_secret" USING btree ("plant_cd","end_ymd","chm_secret_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_secret_chm_mat_no" ON "chm_secret" USING btree ("plant_cd","chm_mat_no","chm_secret_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_secret_gram_row" ON "chm_secret_gram" USING btree ("chm_secret_no");
CREATE INDEX "edu_need_open_rows" ON "edu_need" USING btree ("plant_cd","edu_need_no") WHERE delete_yn = 'N' and status_cd in ('OPEN', 'DOING', 'LICENCE', 'SHEET');
ALTER TABLE "edu_need" ADD CONSTRAINT "edu_need_state" CHECK (status_cd in ('OPEN', 'DOING', 'LICENCE', 'SHEET', 'MET', 'WAIVED', 'REPLACED'));
CREATE POLICY "scope" ON "edu_need_sheets" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from edu_need p where p.edu_need_no = edu_need_sheets.edu_need_no)) WITH CHECK (exists (select from edu_need p where p.edu_need_no = edu_need_sheets.edu_need_no));
CREATE POLICY "read" ON "chm_msds" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_msds_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) else false end);
CREATE POLICY "write" ON "chm_msds" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_msds_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) and (select jikim_may_write('/chm/msds/msdsList')) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_msds_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) and (select jikim_may_write('/chm/msds/msdsList')) else false end);
CREATE POLICY "scope" ON "chm_msds_sections" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from chm_msds p where p.chm_msds_no = chm_msds_sections.chm_msds_no)) WITH CHECK (exists (select from chm_msds p where p.chm_msds_no = chm_msds_sections.chm_msds_no));
CREATE POLICY "scope" ON "chm_msds_comps" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from chm_msds p where p.chm_msds_no = chm_msds_comps.chm_msds_no)) WITH CHECK (exists (select from chm_msds p where p.chm_msds_no = chm_msds_comps.chm_msds_no));
CREATE POLICY "scope" ON "chm_msds_hazards" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from chm_msds p where p.chm_msds_no = chm_msds_hazards.chm_msds_no)) WITH CHECK (exists (select from chm_msds p where p.chm_msds_no = chm_msds_hazards.chm_msds_no));
CREATE POLICY "scope" ON "chm_msds_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "read" ON "chm_secret" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_secret_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) else false end);
CREATE POLICY "write" ON "chm_secret" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_secret_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) and (select jikim_may_write('/chm/msds/secretApproval')) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then (not (status_cd = 'TEMP' and chm_secret_doc_no is null) or create_user_id = (select current_setting('jikim.user', true))) and (select jikim_may_write('/chm/msds/secretApproval')) else false end);
CREATE POLICY "scope" ON "chm_secret_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('chm-msds', 'chm_msds', 'chm_msds_no', 'chm_msds_doc_no', 'TEMP', '{mat_nm,supplier_nm,msds_submit_no}', false);
select jikim_track_days('chm-msds', 'chm_msds', 'chm_msds_doc_no', 'TEMP', $$coalesce(r.rev_ymd, 'infinity'::date)$$, false);
select jikim_track('chm-secret', 'chm_secret', 'chm_secret_no', 'chm_secret_doc_no', 'TEMP', '{alt_nm,mat_nm,approval_no}', false);
select jikim_track_days('chm-secret', 'chm_secret', 'chm_secret_doc_no', 'TEMP', $$coalesce(r.end_ymd, 'infinity'::date)$$, false);

grant select, insert, update, delete on chm_msds, chm_msds_sections, chm_msds_comps, chm_msds_hazards, chm_secret, edu_need_sheets to jikim_app;
grant select on chm_msds_gram, chm_secret_gram to jikim_app;
