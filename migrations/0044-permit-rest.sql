CREATE TABLE "permit_check_item" (
	"check_item_no" varchar(20) PRIMARY KEY NOT NULL,
	"type_cd" varchar(20) NOT NULL,
	"stage_cd" varchar(20) NOT NULL,
	"check_desc" varchar(300) NOT NULL,
	"law_ref_desc" varchar(100),
	"required_yn" char(1) DEFAULT 'Y' NOT NULL,
	"photo_yn" char(1) DEFAULT 'N' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "wkod_master" ADD COLUMN "own_dept_cd" varchar(20);
ALTER TABLE "wkod_master" ADD COLUMN "head_count_cnt" integer;
ALTER TABLE "wkod_master" ADD COLUMN "conflict_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "wkod_master" ADD COLUMN "iso_cnt" integer;
CREATE UNIQUE INDEX "permit_check_item_type_cd_check_desc_index" ON "permit_check_item" USING btree ("type_cd","check_desc") WHERE delete_yn = 'N';
CREATE INDEX "permit_check_item_type_cd_sort_order_check_item_no_index" ON "permit_check_item" USING btree ("type_cd","sort_order","check_item_no");
ALTER POLICY "scope" ON "wkod_master" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then own_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and permit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then own_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and permit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
-- by hand
grant select, insert, update, delete on permit_check_item to jikim_app;

update wkod_master p set iso_cnt = l.n from (select permit_no, count(*) as n from iso_plan_permit group by 1) l
where l.permit_no = p.permit_no;

-- What the list narrows by: few of many.
create index wkod_master_conflict on wkod_master (plant_cd, permit_no) where conflict_yn = 'Y' and delete_yn = 'N';
create index wkod_master_waiting on wkod_master (plant_cd, sla_due_dt) where status_cd = 'RQST' and delete_yn = 'N';

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('WKOD_PTW_CHECK', '안전조치 항목', 'Permit check items', '安全措施项目', 'Puntos de control del permiso', 'WKOD_PTW', 3, 'WKOD',
    '/constSafe/wkod/checkItem', '90', 'settings')
) r where exists (select from sys_menu where menu_id = 'WKOD_PTW');
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, 'WKOD_PTW_CHECK', 'Y', case when g.auth_grp_cd in ('SHM', 'SHD') then 'Y' else 'N' end
from sys_auth_grp g where g.scope_cd <> 'VENDOR' and exists (select from sys_menu m where m.menu_id = 'WKOD_PTW_CHECK');

update wkod_master p set own_dept_cd = u.dept_cd from sys_user u where u.user_id = p.own_user_id;
