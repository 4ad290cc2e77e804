CREATE TABLE "check_schedule_inspectors" (
	"check_schedule_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"user_id" varchar(30),
	CONSTRAINT "check_schedule_inspectors_check_schedule_no_seq_no_pk" PRIMARY KEY("check_schedule_no","seq_no")
);

ALTER TABLE "check_schedule_inspectors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "safety_check_other_signs" (
	"safety_check_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"user_id" varchar(30),
	"sign_dt" timestamp with time zone,
	"strokes_desc" varchar(20000),
	CONSTRAINT "safety_check_other_signs_safety_check_no_seq_no_pk" PRIMARY KEY("safety_check_no","seq_no")
);

ALTER TABLE "safety_check_other_signs" ENABLE ROW LEVEL SECURITY;
grant select, insert, update, delete on check_schedule_inspectors, safety_check_other_signs to jikim_app;
ALTER TABLE "rsa" DROP CONSTRAINT "rsa_required";
ALTER TABLE "check_plan" ADD COLUMN "other_inspector_user_ids" varchar(400);
ALTER TABLE "check_plan" ADD COLUMN "other_inspector_desc" varchar(600);
ALTER TABLE "safety_check" ADD COLUMN "stop_use_cd" varchar(20);
ALTER TABLE "safety_check" ADD COLUMN "stop_use_desc" varchar(500);
ALTER TABLE "safety_check" ADD COLUMN "stop_use_user_id" varchar(30);
ALTER TABLE "safety_check" ADD COLUMN "stop_use_dt" timestamp with time zone;
CREATE INDEX "safety_check_stop_use_user_id" ON "safety_check" USING btree ("stop_use_user_id","status_cd") WHERE delete_yn = 'N';
ALTER TABLE "rsa" ADD CONSTRAINT "rsa_required" CHECK (status_cd = 'PLAN' or (rsa_title is not null and rsa_type_cd is not null and dept_cd is not null and plan_ymd is not null and do_from_ymd is not null and do_to_ymd is not null and leader_user_id is not null));
CREATE POLICY "scope" ON "check_schedule_inspectors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from check_schedule p where p.check_schedule_no = check_schedule_inspectors.check_schedule_no)) WITH CHECK (exists (select from check_schedule p where p.check_schedule_no = check_schedule_inspectors.check_schedule_no));
CREATE POLICY "scope" ON "safety_check_other_signs" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from safety_check p where p.safety_check_no = safety_check_other_signs.safety_check_no)) WITH CHECK (exists (select from safety_check p where p.safety_check_no = safety_check_other_signs.safety_check_no));
ALTER POLICY "scope" ON "check_schedule" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_schedule_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and check_schedule_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "check_plan" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or skip_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'PLAN' and check_plan_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "safety_check" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or stop_use_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or stop_use_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'DOING' and safety_check_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or stop_use_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or inspector_user_id = (select current_setting('jikim.user', true)) or stop_use_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'DOING' and safety_check_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
-- Who was the other inspector is the first of those who look along.
INSERT INTO check_schedule_inspectors (check_schedule_no, seq_no, user_id)
  SELECT check_schedule_no, 1, other_inspector_user_id FROM check_schedule WHERE other_inspector_user_id IS NOT NULL;
UPDATE check_plan p SET other_inspector_user_ids = p.other_inspector_user_id,
    other_inspector_desc = coalesce((SELECT u.user_nm FROM sys_user u WHERE u.user_id = p.other_inspector_user_id), p.other_inspector_user_id)
  WHERE p.other_inspector_user_id IS NOT NULL;
DROP INDEX "check_schedule_other_inspector_user_id";
DROP INDEX "check_plan_other_inspector_user_id";
ALTER TABLE "check_schedule" DROP COLUMN "other_inspector_user_id";
ALTER TABLE "check_plan" DROP COLUMN "other_inspector_user_id";
