CREATE TABLE "hea_education_need" (
	"education_need_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hea_education_need_education_need_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"user_id" varchar(30) NOT NULL,
	"cause_cd" varchar(20) NOT NULL,
	"worker_hazard_no" bigint NOT NULL,
	"factor_cd" varchar(20) NOT NULL,
	"process_no" bigint NOT NULL,
	"special_kind_no" integer NOT NULL,
	"start_ymd" date NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone NOT NULL,
	"taken_dt" timestamp with time zone
);

ALTER TABLE "hea_education_need" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hea_hazard_factor" ADD COLUMN "control_yn" varchar(1);
CREATE INDEX "hea_education_need_waiting" ON "hea_education_need" USING btree ("education_need_no") WHERE taken_dt is null;
CREATE INDEX "hea_education_need_user_id_index" ON "hea_education_need" USING btree ("user_id");
CREATE INDEX "hea_worker_hazard_next" ON "hea_worker_hazard" USING btree ("user_id","next_due_ymd","plant_cd") WHERE end_ymd is null and delete_yn = 'N';
CREATE POLICY "scope" ON "hea_education_need" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true
    when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F', 'E']::text[]) or (user_id = (select current_setting('jikim.user', true))) or ((plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['M']::text[] and user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))))) else false end and (not (false) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
-- by hand
grant select, insert, update, delete on hea_education_need to jikim_app;

-- 관리대상 유해물질: of these groups whatever the law asks something of; what is not known stays unknown.
update hea_hazard_factor set control_yn = case
  when factor_group_cd not in ('ORG', 'MET', 'ACID', 'GAS') then 'N'
  when 'Y' in (special_check_yn, measure_yn, special_mgmt_yn) then 'Y'
  when special_check_yn = 'N' and measure_yn = 'N' and coalesce(special_mgmt_yn, 'N') = 'N' then 'N' end;

-- Work that goes on already is waiting to be told of as well.
insert into hea_education_need (plant_cd, user_id, cause_cd, worker_hazard_no, factor_cd, process_no, special_kind_no, start_ymd,
  create_dt)
select h.plant_cd, h.user_id, 'FACTOR', h.worker_hazard_no, h.factor_cd, h.process_no, 35, h.placement_ymd, now()
from hea_worker_hazard h join hea_hazard_factor f on f.factor_cd = h.factor_cd
where h.end_ymd is null and h.delete_yn = 'N' and (coalesce(f.permit_yn, 'Y') <> 'N' or coalesce(f.control_yn, 'Y') <> 'N')
order by h.worker_hazard_no;
