CREATE TABLE "sys_portlet_layout" (
	"auth_grp_no" bigint PRIMARY KEY NOT NULL,
	"layout_json" jsonb NOT NULL,
	"update_user_id" varchar(30) NOT NULL,
	"update_dt" timestamp with time zone NOT NULL
);

CREATE TABLE "auth_rqst" (
	"auth_rqst_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_rqst_auth_rqst_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"auth_rqst_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" varchar(30),
	"reason_desc" varchar(200),
	"change_desc" varchar(2000),
	CONSTRAINT "auth_rqst_required" CHECK (status_cd = 'TEMP' or (user_id is not null and reason_desc is not null))
);

ALTER TABLE "auth_rqst" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_rqst_auth_changes" (
	"auth_rqst_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"change_cd" varchar(20),
	"auth_grp_cd" varchar(20),
	CONSTRAINT "auth_rqst_auth_changes_auth_rqst_no_seq_no_pk" PRIMARY KEY("auth_rqst_no","seq_no")
);

ALTER TABLE "auth_rqst_auth_changes" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "auth_rqst_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"auth_rqst_no" bigint NOT NULL,
	CONSTRAINT "auth_rqst_gram_gram_scope_cd_auth_rqst_no_pk" PRIMARY KEY("gram","scope_cd","auth_rqst_no")
);

ALTER TABLE "auth_rqst_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sys_audit" ADD COLUMN "on_behalf_user_id" varchar(30);
ALTER TABLE "sys_portlet_layout" ADD CONSTRAINT "sys_portlet_layout_auth_grp_no_sys_auth_grp_auth_grp_no_fk" FOREIGN KEY ("auth_grp_no") REFERENCES "public"."sys_auth_grp"("auth_grp_no") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "auth_rqst_doc_no" ON "auth_rqst" USING btree ("plant_cd","auth_rqst_doc_no");
CREATE INDEX "auth_rqst_newest" ON "auth_rqst" USING btree ("plant_cd","auth_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "auth_rqst_status" ON "auth_rqst" USING btree ("plant_cd","status_cd","auth_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "auth_rqst_author" ON "auth_rqst" USING btree ("create_user_id","auth_rqst_no") WHERE delete_yn = 'N';
CREATE INDEX "auth_rqst_draft" ON "auth_rqst" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and auth_rqst_doc_no is null;
CREATE INDEX "auth_rqst_user_id" ON "auth_rqst" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "auth_rqst_gram_row" ON "auth_rqst_gram" USING btree ("auth_rqst_no");
CREATE POLICY "scope" ON "auth_rqst" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and auth_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and auth_rqst_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "auth_rqst_auth_changes" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from auth_rqst p where p.auth_rqst_no = auth_rqst_auth_changes.auth_rqst_no)) WITH CHECK (exists (select from auth_rqst p where p.auth_rqst_no = auth_rqst_auth_changes.auth_rqst_no));
CREATE POLICY "scope" ON "auth_rqst_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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


-- Exact totals and search; staff only.
select jikim_track('auth-rqst', 'auth_rqst', 'auth_rqst_no', 'auth_rqst_doc_no', 'TEMP', '{reason_desc,change_desc}', false);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on auth_rqst, auth_rqst_auth_changes, sys_portlet_layout to jikim_app;
grant select on auth_rqst_gram to jikim_app;

-- The authority groups of the staff may be chosen by their code.
create or replace view directory_code as
  select code_grp_cd, code, code_nm, code_nm_en, code_nm_zh, code_nm_es, sort_order, use_yn, delete_yn
  from sys_code where code_grp_cd not in ('POSITION', 'DUTY')
  union all
  select 'POSITION', p.position_cd, p.position_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, p.sort_order, p.use_yn, p.delete_yn
  from sys_position p
    left join sys_code c on c.code_grp_cd = 'POSITION' and c.code = p.position_cd and c.code_nm = p.position_nm
  union all
  select 'DUTY', d.duty_cd, d.duty_nm, c.code_nm_en, c.code_nm_zh, c.code_nm_es, d.sort_order, d.use_yn, d.delete_yn
  from sys_duty d left join sys_code c on c.code_grp_cd = 'DUTY' and c.code = d.duty_cd and c.code_nm = d.duty_nm
  union all
  select 'FACILITY_TYPE', saf_facility_type_cd, saf_facility_type_nm, null, null, null, sort_order, use_yn, delete_yn
  from saf_facility_type
  union all
  select 'WORK_TYPE', work_type_cd, work_type_nm, null, null, null, sort_order, use_yn, delete_yn from work_type
  union all
  select 'MENU', menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, 0, 'Y', delete_yn from sys_menu
  union all
  select 'CODE_GRP', code_grp_cd, code_grp_nm, null, null, null, 0, 'Y', delete_yn from sys_code_grp
  union all
  select 'AUTH_GRP', auth_grp_cd, auth_grp_nm, null, null, null, auth_grp_no::int, 'Y', delete_yn from sys_auth_grp
  where scope_cd <> 'VENDOR';
