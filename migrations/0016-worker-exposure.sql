CREATE TABLE "hea_general_exam" (
	"user_id" varchar(30) PRIMARY KEY NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_exam_ymd" date NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_general_exam" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_worker_hazard" (
	"worker_hazard_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_worker_hazard_worker_hazard_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"factor_cd" varchar(20) NOT NULL,
	"process_no" bigint NOT NULL,
	"placement_ymd" date NOT NULL,
	"end_ymd" date,
	"last_exam_ymd" date,
	"shorten_reason_cd" varchar(20),
	"shorten_trigger_ymd" date,
	"next_due_ymd" date,
	"due_rule_cd" varchar(20),
	"due_month_cnt" integer,
	"pre_exam_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hea_worker_hazard_shorten" CHECK ((shorten_reason_cd is null) = (shorten_trigger_ymd is null))
);

ALTER TABLE "hea_worker_hazard" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_worker_hazard_log" (
	"worker_hazard_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_worker_hazard_log_worker_hazard_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"worker_hazard_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"event_cd" varchar(20) NOT NULL,
	"event_ymd" date NOT NULL,
	"reason_cd" varchar(20),
	"before_due_ymd" date,
	"after_due_ymd" date,
	"diff" jsonb,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "hea_worker_hazard_log" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "hea_general_exam_plant_cd_index" ON "hea_general_exam" USING btree ("plant_cd");
CREATE UNIQUE INDEX "hea_worker_hazard_active" ON "hea_worker_hazard" USING btree ("user_id","factor_cd","process_no") WHERE end_ymd is null and delete_yn = 'N';
CREATE INDEX "hea_worker_hazard_process_no_factor_cd_index" ON "hea_worker_hazard" USING btree ("process_no","factor_cd");
CREATE INDEX "hea_worker_hazard_due" ON "hea_worker_hazard" USING btree ("plant_cd","next_due_ymd") WHERE end_ymd is null and delete_yn = 'N';
CREATE INDEX "hea_worker_hazard_log_worker_hazard_no_index" ON "hea_worker_hazard_log" USING btree ("worker_hazard_no");
CREATE INDEX "hea_worker_hazard_log_user_id_index" ON "hea_worker_hazard_log" USING btree ("user_id");
CREATE POLICY "scope" ON "hea_general_exam" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_worker_hazard" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_worker_hazard_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
-- by hand
grant select, insert, update, delete on hea_worker_hazard, hea_general_exam to jikim_app;
grant select, insert on hea_worker_hazard_log to jikim_app;

-- A site that is already there hears of the numbers of the law here; a new one loads them with the rest of its register.
insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd, verified_yn)
select r.* from (values
  ('HEA_SHORTEN_DIV', '2', null, '산업안전보건법 시행규칙 제202조제2항 (노출기준 이상·직업병 유소견자·의사 소견: 다음 회에 한하여 주기를 2분의 1로 단축)', date '2020-01-16', 'Y'),
  ('HEA_PRE_EXEMPT_M', '6', 'MONTH', '산업안전보건법 시행규칙 제203조 (배치전건강진단 면제, 별표 23 구분 1~3)', date '2020-01-16', 'Y'),
  ('HEA_PRE_EXEMPT_LONG_M', '12', 'MONTH', '산업안전보건법 시행규칙 제203조 (배치전건강진단 면제, 별표 23 구분 4~6)', date '2020-01-16', 'Y'),
  ('HEA_GEN_OFFICE_M', '24', 'MONTH', '산업안전보건법 시행규칙 제197조 (사무직 2년에 1회 이상)', date '2020-01-16', 'Y'),
  ('HEA_GEN_OTHER_M', '12', 'MONTH', '산업안전보건법 시행규칙 제197조 (그 밖의 근로자 1년에 1회 이상)', date '2020-01-16', 'Y')
) r where exists (select from com_legal_param) on conflict do nothing;
