CREATE TABLE "hea_hazard_factor" (
	"factor_cd" varchar(20) PRIMARY KEY NOT NULL,
	"factor_nm" varchar(200) NOT NULL,
	"factor_en_nm" varchar(200),
	"cas_no" varchar(12),
	"factor_group_cd" varchar(20) NOT NULL,
	"phase_cd" varchar(20) NOT NULL,
	"cycle_group_no" integer,
	"first_month_cnt" integer,
	"cycle_month_cnt" integer,
	"keep_year_cnt" integer DEFAULT 5 NOT NULL,
	"mol_weight_val" numeric(12, 4),
	"twa_ppm_val" numeric(12, 4),
	"stel_ppm_val" numeric(12, 4),
	"ceil_ppm_val" numeric(12, 4),
	"twa_mg_val" numeric(12, 4),
	"stel_mg_val" numeric(12, 4),
	"ceil_mg_val" numeric(12, 4),
	"special_check_yn" varchar(1),
	"measure_yn" varchar(1),
	"special_mgmt_yn" varchar(1),
	"permit_yn" varchar(1),
	"skin_yn" varchar(1),
	"verified_yn" char(1) DEFAULT 'N' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hea_hazard_factor_cycle" CHECK ((cycle_group_no is null) = (first_month_cnt is null) and (cycle_group_no is null) = (cycle_month_cnt is null))
);


grant select, insert, update, delete on hea_hazard_factor to jikim_app;

-- Who chooses among codes hears that there are others.
create trigger tell_directory_change after insert or update or delete on hea_hazard_factor
  for each statement execute function tell_directory_change();

-- Harmful factors may be chosen by their code.
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
  select 'HAZARD_FACTOR', factor_cd, factor_nm, factor_en_nm, null, null, sort_order, use_yn, delete_yn from hea_hazard_factor
  union all
  select 'WORK_TYPE', work_type_cd, work_type_nm, null, null, null, sort_order, use_yn, delete_yn from work_type
  union all
  select 'MENU', menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, 0, 'Y', delete_yn from sys_menu
  union all
  select 'CODE_GRP', code_grp_cd, code_grp_nm, null, null, null, 0, 'Y', delete_yn from sys_code_grp
  union all
  select 'AUTH_GRP', auth_grp_cd, auth_grp_nm, null, null, null, auth_grp_no::int, 'Y', delete_yn from sys_auth_grp
  where scope_cd <> 'VENDOR';
