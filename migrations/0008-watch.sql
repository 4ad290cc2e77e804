CREATE TABLE "sys_job" (
	"job_nm" varchar(80) PRIMARY KEY NOT NULL,
	"schedule_yn" char(1) DEFAULT 'Y' NOT NULL,
	"reason_desc" varchar(4000),
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone NOT NULL
);

CREATE TABLE "sys_request_stat" (
	"minute_dt" timestamp with time zone NOT NULL,
	"method_cd" varchar(10) NOT NULL,
	"route_desc" varchar(200) NOT NULL,
	"request_cnt" integer NOT NULL,
	"error_cnt" integer NOT NULL,
	"class_cnts" integer[] NOT NULL,
	CONSTRAINT "sys_request_stat_minute_dt_method_cd_route_desc_pk" PRIMARY KEY("minute_dt","method_cd","route_desc")
);

ALTER TABLE "sys_error_log" ADD COLUMN "fault_cd" varchar(40) DEFAULT '' NOT NULL;
CREATE INDEX "sys_audit_audit_dt_audit_no_index" ON "sys_audit" USING btree ("audit_dt","audit_no");
CREATE INDEX "sys_error_log_fault_cd_error_dt_index" ON "sys_error_log" USING btree ("fault_cd","error_dt");

grant select, insert, update, delete on sys_job, sys_request_stat to jikim_app;

-- Faults that were kept before faults had a mark are told apart by their words.
update sys_error_log set fault_cd = md5(side_cd || coalesce(error_cd, '') || message_desc);

-- A site that is already there gets the menu rows here; a new one loads them with the rest of its directory.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('MNG_AUTH_WHY', '권한 확인', 'Why may he', '权限核查', 'Por qué puede', 'MNG_AUTH', 3, 'MANAGE',
    '/manage/authManage/authWhy', '40', null),
  ('MNG_LOG', '기록·운영', 'Logs and operation', '日志与运行', 'Registros y operación', 'MNG', 2, 'MANAGE', null, '90', 'activity'),
  ('MNG_LOG_AUDIT', '감사 로그', 'Audit log', '审计日志', 'Registro de auditoría', 'MNG_LOG', 3, 'MANAGE',
    '/manage/log/auditLog', '10', null),
  ('MNG_LOG_ACCESS', '열람·반출 기록', 'Access log', '查阅与导出记录', 'Registro de consultas', 'MNG_LOG', 3, 'MANAGE',
    '/manage/log/accessLog', '20', null),
  ('MNG_LOG_ERROR', '오류 로그', 'Error log', '错误日志', 'Registro de errores', 'MNG_LOG', 3, 'MANAGE',
    '/manage/log/errorLog', '40', null),
  ('MNG_LOG_JOB', '배치 현황', 'Jobs', '批处理', 'Tareas programadas', 'MNG_LOG', 3, 'MANAGE',
    '/manage/log/batchJob', '50', null),
  ('MNG_LOG_STATUS', '시스템 상태', 'System status', '系统状态', 'Estado del sistema', 'MNG_LOG', 3, 'MANAGE',
    '/manage/log/systemStatus', '60', null)
) r where exists (select from sys_menu where menu_id = 'MNG');
update sys_menu set up_menu_id = 'MNG_LOG', sort_order = '30'
where menu_id = 'MNG_SIGNIN_HISTORY' and up_menu_id = 'MNG_SIGNIN' and exists (select from sys_menu where menu_id = 'MNG_LOG');
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, m.menu_id, 'Y', case when g.auth_grp_cd = 'SYS' and m.menu_id = 'MNG_LOG_JOB' then 'Y' else 'N' end
from sys_auth_grp g cross join sys_menu m
where m.menu_id in ('MNG_AUTH_WHY', 'MNG_LOG', 'MNG_LOG_AUDIT', 'MNG_LOG_ACCESS', 'MNG_LOG_ERROR', 'MNG_LOG_JOB', 'MNG_LOG_STATUS')
  and (g.auth_grp_cd = 'SYS' or (g.auth_grp_cd = 'AUD' and m.menu_id in ('MNG_LOG', 'MNG_LOG_AUDIT')))
union all
select g.auth_grp_no, m.menu_id, 'Y', 'N' from sys_auth_grp g cross join sys_menu m
where g.auth_grp_cd = 'AUD' and m.menu_id = 'MNG'
on conflict do nothing;
