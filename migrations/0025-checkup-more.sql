CREATE TABLE "hea_ext_result" (
	"hea_ext_result_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_ext_result_hea_ext_result_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hea_ext_result_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"person_nm" varchar(100),
	"user_id" varchar(30),
	"hea_checkup_plan_no" bigint,
	"hea_checkup_target_no" integer,
	"hea_checkup_class_cd" varchar(20),
	"ext_org_nm" varchar(100),
	"designation_no" varchar(50),
	"exam_ymd" date,
	"attach_file_id" bigint,
	"recognize_desc" varchar(500),
	"return_cd" varchar(20),
	"return_desc" varchar(500),
	CONSTRAINT "hea_ext_result_required" CHECK (status_cd = 'RQST' or (hea_checkup_target_no is not null and ext_org_nm is not null and exam_ymd is not null and attach_file_id is not null))
);

ALTER TABLE "hea_ext_result" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "hea_ext_result_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"hea_ext_result_no" bigint NOT NULL,
	CONSTRAINT "hea_ext_result_gram_gram_scope_cd_hea_ext_result_no_pk" PRIMARY KEY("gram","scope_cd","hea_ext_result_no")
);

ALTER TABLE "hea_ext_result_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "hea_ext_result_doc_no" ON "hea_ext_result" USING btree ("plant_cd","hea_ext_result_doc_no");
CREATE INDEX "hea_ext_result_newest" ON "hea_ext_result" USING btree ("plant_cd","hea_ext_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_status" ON "hea_ext_result" USING btree ("plant_cd","status_cd","exam_ymd") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_author" ON "hea_ext_result" USING btree ("create_user_id","hea_ext_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_draft" ON "hea_ext_result" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'RQST' and hea_ext_result_doc_no is null;
CREATE INDEX "hea_ext_result_exam_ymd" ON "hea_ext_result" USING btree ("plant_cd","exam_ymd","hea_ext_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_hea_checkup_target_no" ON "hea_ext_result" USING btree ("plant_cd","hea_checkup_target_no","hea_ext_result_no") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_user_id" ON "hea_ext_result" USING btree ("user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "hea_ext_result_gram_row" ON "hea_ext_result_gram" USING btree ("hea_ext_result_no");
ALTER TABLE "hea_checkup_target" DROP COLUMN "ext_file_id";
CREATE POLICY "scope" ON "hea_ext_result" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'RQST' and hea_ext_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[]) or (user_id = (select current_setting('jikim.user', true))) else false end and (not (status_cd = 'RQST' and hea_ext_result_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "emergency" ON "hea_ext_result" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (status_cd = 'RQST' and hea_ext_result_doc_no is null)
      and user_id = any ((select jikim_emergencies())::text[]));
CREATE POLICY "scope" ON "hea_ext_result_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from hea_ext_result p where p.hea_ext_result_no = hea_ext_result_gram.hea_ext_result_no)) WITH CHECK (exists (select from hea_ext_result p where p.hea_ext_result_no = hea_ext_result_gram.hea_ext_result_no));
-- by hand
select jikim_track('hea-ext-result', 'hea_ext_result', 'hea_ext_result_no', 'hea_ext_result_doc_no', 'RQST',
  '{person_nm,ext_org_nm}', false);
grant select, insert, update, delete on hea_ext_result to jikim_app;
grant select on hea_ext_result_gram to jikim_app;
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('HEA_CHK_EXT', '타기관 검진결과', 'Checkups elsewhere', '其他机构体检结果', 'Reconocimientos externos', 'HEA_CHK', 3, 'HEA',
    '/hea/checkup/checkupExt', '45', 'file-check')
) r where exists (select from sys_menu where menu_id = 'HEA_CHK');
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, m.menu_id, 'Y', case when g.auth_grp_cd in ('HLM', 'NUR') then 'Y' else 'N' end
from sys_auth_grp g cross join sys_menu m
where g.auth_grp_cd in ('HLM', 'NUR', 'DOC') and m.menu_id = 'HEA_CHK_EXT';

-- Reads of confidential records and accesses in an emergency are kept as long as the register says.
create or replace function jikim_forget_log(log text, today date) returns integer language plpgsql security definer
  set search_path = public set lock_timeout = '5s' set timezone = 'Asia/Seoul' as $$
declare
  years integer;
  until date;
  piece text;
  gone integer;
begin
  select legal_param_val::integer into years from com_legal_param
    where legal_param_cd = case log when 'sys_audit' then 'LOG_AUDIT_Y' when 'sys_login_log' then 'LOG_LOGIN_Y'
        when 'sys_access_log' then 'LOG_ACCESS_Y' when 'sys_read_log' then 'LOG_HEA_READ_Y'
        when 'sys_emergency_read' then 'LOG_HEA_READ_Y' end
      and effective_from_ymd <= today and delete_yn = 'N' and legal_param_val ~ '^[0-9]{1,3}$'
    order by effective_from_ymd desc limit 1;
  if years is null then return null; end if;
  until := date_trunc('month', least(today, current_date)::timestamp) - make_interval(years => greatest(years, 1));
  if log = 'sys_login_log' then
    delete from sys_login_log where login_log_no in (select login_log_no from sys_login_log where login_dt < until limit 5000);
  elsif log = 'sys_access_log' then
    delete from sys_access_log where access_log_no in (select access_log_no from sys_access_log where access_dt < until limit 5000);
  elsif log = 'sys_read_log' then
    delete from sys_read_log where read_log_no in (select read_log_no from sys_read_log where read_dt < until limit 5000);
  elsif log = 'sys_emergency_read' then
    delete from sys_emergency_read where emergency_read_no in (
      select emergency_read_no from sys_emergency_read where start_dt < until limit 5000);
  elsif log = 'sys_audit' then
    select c.relname into piece from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'sys_audit'::regclass and c.relname ~ '^sys_audit_[0-9]{6}$'
        and to_date(right(c.relname, 6), 'YYYYMM') < until
      order by 1 limit 1;
    if piece is not null then
      execute format('lock table %I in access exclusive mode', piece);
      execute format('select count(*) from %I', piece) into gone;
      execute format('drop table %I', piece);
      return gone;
    end if;
    delete from sys_audit_rest where (audit_no, audit_dt) in (
      select audit_no, audit_dt from sys_audit_rest where audit_dt < until limit 5000);
  else
    return null;
  end if;
  get diagnostics gone = row_count;
  return nullif(gone, 0);
end $$;

-- What a destruction takes besides the rows themselves: to whom a medicine went as well, which no request may take away.
create or replace function jikim_forget(destroy_no bigint) returns void language plpgsql security definer set search_path = public as $$
begin
  if current_setting('jikim.scope', true) is distinct from 'SYSTEM' then raise exception 'only the program destroys'; end if;
  update sys_audit a set diff_json = null, reason_desc = null
  from hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no and d.status_cd in ('APPR', 'DONE')
  where i.hea_destroy_no = destroy_no and i.destroyed_dt is null and a.biz_cd = i.biz_cd and a.biz_no = i.biz_no::text;
  delete from com_comment c
  using hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no and d.status_cd in ('APPR', 'DONE')
  where i.hea_destroy_no = destroy_no and i.destroyed_dt is null and c.biz_cd = i.biz_cd and c.biz_no = i.biz_no;
  delete from hea_visit_medicine m
  using hea_destroy_item i join hea_destroy d on d.hea_destroy_no = i.hea_destroy_no and d.status_cd in ('APPR', 'DONE')
  where i.hea_destroy_no = destroy_no and i.destroyed_dt is null and i.biz_cd = 'hea-infirm-visit'
    and m.hea_infirm_visit_no = i.biz_no;
end $$;

insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd, verified_yn)
select r.* from (values
  ('LOG_HEA_READ_Y', '5', 'YEAR', '개인정보의 안전성 확보조치 기준 제8조제1항 (민감정보 접속기록 2년 이상; 사내 기준: 건강자료 열람기록 5년)', date '2023-09-22', 'N'),
  ('HEA_KEEP_LONG_Y', '30', 'YEAR', '산업안전보건법 시행규칙 제241조제2항 단서 (제조금지·허가대상·특별관리물질 등 고용노동부장관이 고시하는 물질 30년)', date '2020-01-16', 'Y')
) r where exists (select from com_legal_param) on conflict do nothing;
