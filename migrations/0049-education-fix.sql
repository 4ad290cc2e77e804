CREATE TABLE "edu_fix" (
	"edu_fix_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_fix_edu_fix_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_fix_doc_no" varchar(40),
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
	"edu_round_no" bigint,
	"reason_desc" varchar(1000),
	"attach_file_id" bigint,
	"fix_desc" varchar(2000),
	CONSTRAINT "edu_fix_required" CHECK (status_cd = 'TEMP' or (edu_round_no is not null and reason_desc is not null))
);

ALTER TABLE "edu_fix" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_fix_fixes" (
	"edu_fix_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"edu_rqst_no" integer,
	"person_nm" varchar(200),
	"vendor_nm" varchar(200),
	"check_in_dt" timestamp with time zone,
	"check_out_dt" timestamp with time zone,
	"test_score" numeric(15, 1),
	"credit_min_val" integer,
	"attend_min_val" integer,
	"edu_result_cd" varchar(20),
	"cert_no" varchar(50),
	"valid_from_ymd" date,
	"valid_to_ymd" date,
	"before_in_dt" timestamp with time zone,
	"before_out_dt" timestamp with time zone,
	"before_score" numeric(15, 1),
	"before_credit_min_val" integer,
	"before_attend_min_val" integer,
	"before_result_cd" varchar(20),
	"before_cert_no" varchar(50),
	"before_valid_to_ymd" date,
	CONSTRAINT "edu_fix_fixes_edu_fix_no_seq_no_pk" PRIMARY KEY("edu_fix_no","seq_no")
);

ALTER TABLE "edu_fix_fixes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_fix_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"edu_fix_no" bigint NOT NULL,
	CONSTRAINT "edu_fix_gram_gram_scope_cd_edu_fix_no_pk" PRIMARY KEY("gram","scope_cd","edu_fix_no")
);

ALTER TABLE "edu_fix_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "edu_fix_doc_no" ON "edu_fix" USING btree ("plant_cd","edu_fix_doc_no");
CREATE INDEX "edu_fix_newest" ON "edu_fix" USING btree ("plant_cd","edu_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_fix_status" ON "edu_fix" USING btree ("plant_cd","status_cd","edu_round_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_fix_author" ON "edu_fix" USING btree ("create_user_id","edu_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_fix_draft" ON "edu_fix" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and edu_fix_doc_no is null;
CREATE INDEX "edu_fix_edu_round_no" ON "edu_fix" USING btree ("plant_cd","edu_round_no","edu_fix_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_fix_gram_row" ON "edu_fix_gram" USING btree ("edu_fix_no");
CREATE POLICY "scope" ON "edu_fix" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_fix_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_fix_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "edu_fix_fixes" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from edu_fix p where p.edu_fix_no = edu_fix_fixes.edu_fix_no)) WITH CHECK (exists (select from edu_fix p where p.edu_fix_no = edu_fix_fixes.edu_fix_no));
CREATE POLICY "scope" ON "edu_fix_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('edu-fix', 'edu_fix', 'edu_fix_no', 'edu_fix_doc_no', 'TEMP', '{fix_title,fix_desc}', false);
grant select, insert, update, delete on edu_fix, edu_fix_fixes to jikim_app;
grant select on edu_fix_gram to jikim_app;

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('EDU_VND_FIX', '교육 정정', 'Corrections of education', '教育更正', 'Correcciones de formación', 'EDU_VND', 3, 'EDU',
    '/education/round/eduFix', '15', 'file-text')
) r where exists (select from sys_menu where menu_id = 'EDU_VND');
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, 'EDU_VND_FIX', 'Y', case when g.auth_grp_cd in ('EDU', 'SHM') then 'Y' else 'N' end from sys_auth_grp g
where g.auth_grp_cd in ('SYS', 'EDU', 'SHM', 'SHD', 'CSO', 'AUD') and exists (select from sys_menu m where m.menu_id = 'EDU_VND_FIX');
