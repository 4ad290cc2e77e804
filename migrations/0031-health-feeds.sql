CREATE TABLE "hea_vendor_exam" (
	"hea_vendor_exam_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_vendor_exam_hea_vendor_exam_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_vendor_exam_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"worker_nm" varchar(100),
	"person_no" bigint,
	"worker_vendor_cd" varchar(20),
	"dept_rqst_no" bigint,
	"factor_nms" varchar(500),
	"exam_ymd" date,
	"exam_org_nm" varchar(100),
	"designation_no" varchar(50),
	"work_fit_cd" varchar(20),
	"condition_desc" varchar(500),
	"review_ymd" date,
	"attach_file_id" bigint,
	CONSTRAINT "hea_vendor_exam_required" CHECK (status_cd = 'TEMP' or (person_no is not null))
);

ALTER TABLE "hea_vendor_exam" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_vendor_exam_factors" (
	"hea_vendor_exam_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"factor_cd" varchar(20),
	CONSTRAINT "hea_vendor_exam_factors_hea_vendor_exam_no_seq_no_pk" PRIMARY KEY("hea_vendor_exam_no","seq_no")
);

ALTER TABLE "hea_vendor_exam_factors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_vendor_exam_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_vendor_exam_no" bigint NOT NULL,
	CONSTRAINT "hea_vendor_exam_gram_gram_scope_cd_hea_vendor_exam_no_pk" PRIMARY KEY("gram","scope_cd","hea_vendor_exam_no")
);

ALTER TABLE "hea_vendor_exam_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_need" (
	"edu_need_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edu_need_edu_need_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edu_need_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"need_title" varchar(200),
	"user_id" varchar(30),
	"dept_cd" varchar(20),
	"cause_cd" varchar(20),
	"process_no" bigint,
	"special_kind_no" integer,
	"start_ymd" date,
	"due_ymd" date,
	"required_hour_val" numeric(15, 1),
	"first_hour_val" numeric(15, 1),
	"first_ymd" date,
	"done_hour_val" numeric(15, 1),
	"done_ymd" date,
	"edu_org_nm" varchar(100),
	"attach_file_id" bigint
);

ALTER TABLE "edu_need" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "edu_need_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"edu_need_no" bigint NOT NULL,
	CONSTRAINT "edu_need_gram_gram_scope_cd_edu_need_no_pk" PRIMARY KEY("gram","scope_cd","edu_need_no")
);

ALTER TABLE "edu_need_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sys_read_log" ALTER COLUMN "subject_user_id" DROP NOT NULL;
ALTER TABLE "sys_read_log" ADD COLUMN "subject_person_no" bigint;
CREATE UNIQUE INDEX "hea_vendor_exam_doc_no" ON "hea_vendor_exam" USING btree ("plant_cd","hea_vendor_exam_doc_no");
CREATE INDEX "hea_vendor_exam_newest" ON "hea_vendor_exam" USING btree ("plant_cd","hea_vendor_exam_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_vendor_exam_status" ON "hea_vendor_exam" USING btree ("plant_cd","status_cd","exam_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_vendor_exam_author" ON "hea_vendor_exam" USING btree ("create_user_id","hea_vendor_exam_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_vendor_exam_draft" ON "hea_vendor_exam" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and hea_vendor_exam_doc_no is null;
CREATE INDEX "hea_vendor_exam_exam_ymd" ON "hea_vendor_exam" USING btree ("plant_cd","exam_ymd","hea_vendor_exam_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_vendor_exam_person_no" ON "hea_vendor_exam" USING btree ("plant_cd","person_no","hea_vendor_exam_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_vendor_exam_gram_row" ON "hea_vendor_exam_gram" USING btree ("hea_vendor_exam_no");
CREATE UNIQUE INDEX "edu_need_doc_no" ON "edu_need" USING btree ("plant_cd","edu_need_doc_no");
CREATE INDEX "edu_need_newest" ON "edu_need" USING btree ("plant_cd","edu_need_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_need_status" ON "edu_need" USING btree ("plant_cd","status_cd","due_ymd") WHERE delete_yn = 'N';
CREATE INDEX "edu_need_author" ON "edu_need" USING btree ("create_user_id","edu_need_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_need_draft" ON "edu_need" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'OPEN' and edu_need_doc_no is null;
CREATE INDEX "edu_need_due_ymd" ON "edu_need" USING btree ("plant_cd","due_ymd","edu_need_no") WHERE delete_yn = 'N';
CREATE INDEX "edu_need_user_id" ON "edu_need" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "edu_need_gram_row" ON "edu_need_gram" USING btree ("edu_need_no");
ALTER TABLE "sys_read_log" ADD CONSTRAINT "sys_read_log_subject" CHECK ((subject_user_id is null) <> (subject_person_no is null));
CREATE POLICY "scope" ON "hea_vendor_exam" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) else false end and (not (status_cd = 'TEMP' and hea_vendor_exam_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) else false end and (not (status_cd = 'TEMP' and hea_vendor_exam_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "hea_vendor_exam_factors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_vendor_exam p where p.hea_vendor_exam_no = hea_vendor_exam_factors.hea_vendor_exam_no)) WITH CHECK (exists (select from hea_vendor_exam p where p.hea_vendor_exam_no = hea_vendor_exam_factors.hea_vendor_exam_no));
CREATE POLICY "scope" ON "hea_vendor_exam_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_vendor_exam p where p.hea_vendor_exam_no = hea_vendor_exam_gram.hea_vendor_exam_no)) WITH CHECK (exists (select from hea_vendor_exam p where p.hea_vendor_exam_no = hea_vendor_exam_gram.hea_vendor_exam_no));
CREATE POLICY "scope" ON "edu_need" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and edu_need_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'OPEN' and edu_need_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "edu_need_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
-- Exact totals and search; vendors have no rows of either.
select jikim_track('hea-vendor-exam', 'hea_vendor_exam', 'hea_vendor_exam_no', 'hea_vendor_exam_doc_no', 'TEMP',
  '{worker_nm,factor_nms}', false);
select jikim_track('edu-need', 'edu_need', 'edu_need_no', 'edu_need_doc_no', 'OPEN', '{need_title}', false);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on hea_vendor_exam, hea_vendor_exam_factors, edu_need to jikim_app;
grant select on hea_vendor_exam_gram, edu_need_gram to jikim_app;

-- A site that is already there gets the menu rows here.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('HEA_CHK_VEXAM', '협력업체 배치전검진', 'Contractors’ placement exams', '承包商上岗前体检', 'Reconocimientos previos de contratistas',
    'HEA_CHK', 3, 'HEA', '/hea/checkup/vendorExam', '47', 'hard-hat'),
  ('EDU_EMP', '임직원 교육', 'Employees’ education', '员工教育', 'Formación del personal', 'EDU', 2, 'EDU', null, '15', 'users'),
  ('EDU_EMP_NEED', '교육 필요', 'Education needs', '培训需求', 'Formación necesaria', 'EDU_EMP', 3, 'EDU',
    '/education/need/eduNeed', '10', 'clipboard-list')
) r where exists (select from sys_menu);
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, m.menu_id, 'Y', case when g.auth_grp_cd = any(r.write) and m.front_end_url is not null then 'Y' else 'N' end
from (values
  ('HEA_CHK_VEXAM', array['HLM', 'NUR', 'DOC'], array['HLM', 'NUR']),
  ('EDU_EMP', array['EDU', 'SHM', 'SHD', 'HLM', 'MGR', 'SUP', 'CSO', 'AUD'], array['']),
  ('EDU_EMP_NEED', array['EDU', 'SHM', 'SHD', 'HLM', 'MGR', 'SUP', 'CSO', 'AUD'], array['EDU', 'SHM'])
) r (menu_id, reads, write) join sys_menu m on m.menu_id = r.menu_id join sys_auth_grp g on g.auth_grp_cd = any(r.reads);
