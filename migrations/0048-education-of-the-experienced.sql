ALTER TABLE "edu_external" ADD COLUMN "experienced_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "edu_external" ADD COLUMN "check_user_id" varchar(30);
ALTER TABLE "edu_external" ADD COLUMN "check_dt" timestamp with time zone;
CREATE INDEX "edu_external_check_user_id" ON "edu_external" USING btree ("check_user_id","status_cd") WHERE delete_yn = 'N';
ALTER TABLE "edu_special_work" DROP COLUMN "experienced_yn";
ALTER POLICY "scope" ON "edu_external" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or check_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or check_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_external_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or check_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or check_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and edu_external_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));

-- Who confirmed what is confirmed already stands in its history.
update edu_external x set check_user_id = a.user_id, check_dt = a.audit_dt
from (select distinct on (biz_no) biz_no, user_id, audit_dt from sys_audit
  where biz_cd = 'edu-external' and action_cd = 'confirm' order by biz_no, audit_dt desc) a
where x.status_cd = 'CONFIRM' and a.biz_no = x.edu_external_no::text;
