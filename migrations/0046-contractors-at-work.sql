ALTER TABLE "wkod_master" ALTER COLUMN "outdoor_yn" SET DATA TYPE varchar(20);
ALTER TABLE "wkod_master" ALTER COLUMN "outdoor_yn" DROP DEFAULT;
ALTER TABLE "wkod_master" ALTER COLUMN "outdoor_yn" DROP NOT NULL;
ALTER TABLE "wkod_master" ALTER COLUMN "msds_no" SET DATA TYPE varchar(300);
-- by hand
-- Whoever still writes a request is asked whether the work is outside; whether weather kinds had been ticked says it of the others.
update wkod_master set outdoor_yn = null where status_cd in ('TEMP', 'RTN') and outdoor_yn = 'N' and weather_kind_cds is null;
update wkod_master set outdoor_yn = 'Y' where outdoor_yn = 'N' and weather_kind_cds <> '';

-- What was returned or refused with its reason: few of many.
create index sys_audit_reason on sys_audit (biz_cd, audit_dt) where reason_cd is not null;

-- Plans of a contract, when it gets the number of its construction.
create index wkod_plan_contract on wkod_plan (contract_no) where contract_no is not null;

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('WKOD_PTW_STAT', '작업허가 통계', 'Work permit statistics', '作业许可统计', 'Estadísticas de permisos', 'WKOD_PTW', 3, 'WKOD',
    '/constSafe/wkod/permitStat', '80', 'chart-column')
) r where exists (select from sys_menu where menu_id = 'WKOD_PTW');
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, 'WKOD_PTW_STAT', 'Y', 'N' from sys_auth_grp g
where g.auth_grp_cd in ('SYS', 'SHM', 'SHD', 'CSO', 'CEO', 'MGR', 'OPR', 'APR', 'PUR', 'AUD')
  and exists (select from sys_menu m where m.menu_id = 'WKOD_PTW_STAT');
