-- What may be chosen by a code: those of the code groups, and the rows of masters whose key is a code. Translations of
-- a position or a duty hold as long as it is called as it was.
create view directory_code as
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
  select 'CODE_GRP', code_grp_cd, code_grp_nm, null, null, null, 0, 'Y', delete_yn from sys_code_grp;
grant select on directory_code to jikim_app;

-- Whoever offers codes to choose from hears that they have changed.
do $$
declare
  code_table text;
begin
  foreach code_table in array array['sys_code', 'sys_code_grp', 'sys_position', 'sys_duty', 'saf_facility_type', 'work_type']
  loop
    execute format('create trigger tell_directory_change after insert or update or delete on %I
      for each statement execute function tell_directory_change()', code_table);
  end loop;
end $$;

-- A site that is already there keeps its positions and duties as masters; their groups are no codes to administer.
insert into sys_position (position_cd, position_nm, sort_order)
select code, code_nm, sort_order from sys_code where code_grp_cd = 'POSITION';
insert into sys_duty (duty_cd, duty_nm, sort_order)
select code, code_nm, sort_order from sys_code where code_grp_cd = 'DUTY';
update sys_code_grp set delete_yn = 'Y' where code_grp_cd in ('POSITION', 'DUTY');
update sys_code set delete_yn = 'Y' where code_grp_cd in ('POSITION', 'DUTY');
