CREATE TABLE "rsa_scale" (
	"rsa_scale_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_scale_rsa_scale_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rsa_scale_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"scale_title" varchar(100),
	"method_cd" varchar(20),
	"freq_max_val" integer,
	"sev_max_val" integer,
	"combine_cd" varchar(20),
	"accept_max_val" integer,
	"accept_reason_desc" varchar(2000),
	"scale_rev_no" integer,
	"root_scale_no" bigint,
	"appr_user_id" varchar(30),
	"appr_dt" timestamp with time zone,
	CONSTRAINT "rsa_scale_required" CHECK (status_cd = 'TEMP' or (scale_title is not null and method_cd is not null and accept_reason_desc is not null)),
	CONSTRAINT "rsa_scale_state" CHECK (status_cd in ('TEMP', 'RQST', 'RTN', 'APPR', 'OLD'))
);

ALTER TABLE "rsa_scale" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_scale_bands" (
	"rsa_scale_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"grade_cd" varchar(20),
	"max_val" integer,
	CONSTRAINT "rsa_scale_bands_rsa_scale_no_seq_no_pk" PRIMARY KEY("rsa_scale_no","seq_no")
);

ALTER TABLE "rsa_scale_bands" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_scale_cells" (
	"rsa_scale_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"freq_val" integer,
	"sev_val" integer,
	"risk_val" integer,
	CONSTRAINT "rsa_scale_cells_rsa_scale_no_seq_no_pk" PRIMARY KEY("rsa_scale_no","seq_no")
);

ALTER TABLE "rsa_scale_cells" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_scale_levels" (
	"rsa_scale_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"axis_cd" varchar(20),
	"level_val" integer,
	"level_nm" varchar(50),
	"level_desc" varchar(300),
	CONSTRAINT "rsa_scale_levels_rsa_scale_no_seq_no_pk" PRIMARY KEY("rsa_scale_no","seq_no")
);

ALTER TABLE "rsa_scale_levels" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "rsa_scale_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"rsa_scale_no" bigint NOT NULL,
	CONSTRAINT "rsa_scale_gram_gram_scope_cd_rsa_scale_no_pk" PRIMARY KEY("gram","scope_cd","rsa_scale_no")
);

ALTER TABLE "rsa_scale_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "rsa_scale_doc_no" ON "rsa_scale" USING btree ("plant_cd","rsa_scale_doc_no");
CREATE INDEX "rsa_scale_newest" ON "rsa_scale" USING btree ("plant_cd","rsa_scale_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_status" ON "rsa_scale" USING btree ("plant_cd","status_cd","appr_dt") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_author" ON "rsa_scale" USING btree ("create_user_id","rsa_scale_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_draft" ON "rsa_scale" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and rsa_scale_doc_no is null;
CREATE INDEX "rsa_scale_appr_dt" ON "rsa_scale" USING btree ("plant_cd","appr_dt","rsa_scale_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_root_scale_no" ON "rsa_scale" USING btree ("plant_cd","root_scale_no","rsa_scale_no") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_appr_user_id" ON "rsa_scale" USING btree ("appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "rsa_scale_gram_row" ON "rsa_scale_gram" USING btree ("rsa_scale_no");
CREATE POLICY "scope" ON "rsa_scale" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and rsa_scale_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and rsa_scale_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "rsa_scale_bands" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_bands.rsa_scale_no)) WITH CHECK (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_bands.rsa_scale_no));
CREATE POLICY "scope" ON "rsa_scale_cells" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_cells.rsa_scale_no)) WITH CHECK (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_cells.rsa_scale_no));
CREATE POLICY "scope" ON "rsa_scale_levels" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_levels.rsa_scale_no)) WITH CHECK (exists (select from rsa_scale p where p.rsa_scale_no = rsa_scale_levels.rsa_scale_no));
CREATE POLICY "scope" ON "rsa_scale_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals, counters by day and search; scales are the site's own, contractors have none.
select jikim_track('rsa-scale', 'rsa_scale', 'rsa_scale_no', 'rsa_scale_doc_no', 'TEMP', '{scale_title}', false);
select jikim_track_days('rsa-scale', 'rsa_scale', 'rsa_scale_doc_no', 'TEMP', $$coalesce((r.appr_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, false);

grant select, insert, update, delete on rsa_scale, rsa_scale_bands, rsa_scale_cells, rsa_scale_levels to jikim_app;
grant select on rsa_scale_gram to jikim_app;
