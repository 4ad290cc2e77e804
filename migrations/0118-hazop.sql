CREATE TABLE "hazop" (
	"hazop_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hazop_hazop_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hazop_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"hazop_title" varchar(100),
	"process_no" bigint,
	"dept_cd" varchar(20),
	"drawing_no" varchar(50),
	"drawing_rev_no" varchar(20),
	"scale_no" bigint,
	"leader_user_id" varchar(30),
	"study_ymd" date,
	"node_cnt" integer,
	"review_cnt" integer,
	"open_cnt" integer,
	"revalid_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"done_ymd" date,
	"appr_user_id" varchar(30),
	"revalid_ymd" date,
	CONSTRAINT "hazop_required" CHECK (status_cd = 'TEMP' or (hazop_title is not null and process_no is not null and dept_cd is not null and drawing_no is not null and drawing_rev_no is not null and scale_no is not null and leader_user_id is not null and study_ymd is not null)),
	CONSTRAINT "hazop_state" CHECK (status_cd in ('TEMP', 'DOING', 'RQST', 'DONE'))
);

ALTER TABLE "hazop" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_team" (
	"hazop_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"user_id" varchar(30),
	"part_desc" varchar(100),
	CONSTRAINT "hazop_team_hazop_no_seq_no_pk" PRIMARY KEY("hazop_no","seq_no")
);

ALTER TABLE "hazop_team" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_nodes" (
	"hazop_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"node_nm" varchar(100),
	"node_type_cd" varchar(20),
	"intent_desc" varchar(1000),
	"drawing_no" varchar(50),
	"drawing_rev_no" varchar(20),
	"review_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"node_no" integer,
	CONSTRAINT "hazop_nodes_hazop_no_seq_no_pk" PRIMARY KEY("hazop_no","seq_no")
);

ALTER TABLE "hazop_nodes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_lines" (
	"hazop_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"node_no" integer,
	"deviation_cd" varchar(20),
	"cause_desc" varchar(1000),
	"no_cause_desc" varchar(500),
	"consequence_desc" varchar(1000),
	"safeguard_desc" varchar(1000),
	"freq_val" integer,
	"sev_val" integer,
	"recommend_desc" varchar(1000),
	"owner_user_id" varchar(30),
	"vendor_cd" varchar(20),
	"due_ymd" date,
	"verify_user_id" varchar(30),
	"risk_val" integer,
	"grade_cd" varchar(20),
	"accept_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"hazop_row_no" integer,
	"impr_no" integer,
	"done_ymd" date,
	CONSTRAINT "hazop_lines_hazop_no_seq_no_pk" PRIMARY KEY("hazop_no","seq_no")
);

ALTER TABLE "hazop_lines" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_lopas" (
	"hazop_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"hazop_row_no" integer,
	"ief_val" varchar(20),
	"target_val" varchar(20),
	"freq_val" varchar(400),
	"rrf_val" varchar(400),
	"sil_cd" varchar(20),
	CONSTRAINT "hazop_lopas_hazop_no_seq_no_pk" PRIMARY KEY("hazop_no","seq_no")
);

ALTER TABLE "hazop_lopas" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_ipls" (
	"hazop_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"hazop_row_no" integer,
	"ipl_desc" varchar(200),
	"pfd_val" varchar(20),
	CONSTRAINT "hazop_ipls_hazop_no_seq_no_pk" PRIMARY KEY("hazop_no","seq_no")
);

ALTER TABLE "hazop_ipls" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hazop_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hazop_no" bigint NOT NULL,
	CONSTRAINT "hazop_gram_gram_scope_cd_hazop_no_pk" PRIMARY KEY("gram","scope_cd","hazop_no")
);

ALTER TABLE "hazop_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "hazop_doc_no" ON "hazop" USING btree ("plant_cd","hazop_doc_no");
CREATE INDEX "hazop_newest" ON "hazop" USING btree ("plant_cd","hazop_no") WHERE delete_yn = 'N';
CREATE INDEX "hazop_status" ON "hazop" USING btree ("plant_cd","status_cd","study_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hazop_author" ON "hazop" USING btree ("create_user_id","hazop_no") WHERE delete_yn = 'N';
CREATE INDEX "hazop_draft" ON "hazop" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hazop_doc_no is null;
CREATE INDEX "hazop_open_rows" ON "hazop" USING btree ("plant_cd","hazop_no") WHERE delete_yn = 'N' and status_cd in ('TEMP', 'DOING', 'RQST');
CREATE INDEX "hazop_study_ymd" ON "hazop" USING btree ("plant_cd","study_ymd","hazop_no") WHERE delete_yn = 'N';
CREATE INDEX "hazop_revalid_ymd" ON "hazop" USING btree ("plant_cd","revalid_ymd","hazop_no") WHERE delete_yn = 'N';
CREATE INDEX "hazop_leader_user_id" ON "hazop" USING btree ("leader_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hazop_appr_user_id" ON "hazop" USING btree ("appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hazop_gram_row" ON "hazop_gram" USING btree ("hazop_no");
CREATE POLICY "scope" ON "hazop" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hazop_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and hazop_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hazop_team" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hazop p where p.hazop_no = hazop_team.hazop_no)) WITH CHECK (exists (select from hazop p where p.hazop_no = hazop_team.hazop_no));
CREATE POLICY "scope" ON "hazop_nodes" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hazop p where p.hazop_no = hazop_nodes.hazop_no)) WITH CHECK (exists (select from hazop p where p.hazop_no = hazop_nodes.hazop_no));
CREATE POLICY "scope" ON "hazop_lines" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hazop p where p.hazop_no = hazop_lines.hazop_no)) WITH CHECK (exists (select from hazop p where p.hazop_no = hazop_lines.hazop_no));
CREATE POLICY "scope" ON "hazop_lopas" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hazop p where p.hazop_no = hazop_lopas.hazop_no)) WITH CHECK (exists (select from hazop p where p.hazop_no = hazop_lopas.hazop_no));
CREATE POLICY "scope" ON "hazop_ipls" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hazop p where p.hazop_no = hazop_ipls.hazop_no)) WITH CHECK (exists (select from hazop p where p.hazop_no = hazop_ipls.hazop_no));
CREATE POLICY "scope" ON "hazop_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals, counters by day and search; a study has its number from its beginning on.
select jikim_track('hazop', 'hazop', 'hazop_no', 'hazop_doc_no', 'TEMP', '{hazop_title,drawing_no}', false);
select jikim_track_days('hazop', 'hazop', 'hazop_doc_no', 'TEMP', $$coalesce(r.study_ymd, 'infinity'::date)$$, false);

grant select, insert, update, delete on hazop, hazop_team, hazop_nodes, hazop_lines, hazop_lopas, hazop_ipls to jikim_app;
grant select on hazop_gram to jikim_app;
