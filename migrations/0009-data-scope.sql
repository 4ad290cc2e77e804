ALTER TABLE "sys_dept" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "facility" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_location" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "process" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_map" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_owner" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sys_user" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sys_auth_menu" ADD COLUMN "tier_view_yn" varchar(1);
CREATE POLICY "known" ON "sys_dept" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "sys_dept" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "sys_dept" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "sys_dept" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "facility" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "facility" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "facility" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "facility" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "site_location" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "site_location" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "site_location" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "site_location" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "process" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "process" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "process" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "process" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "site_map" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "site_map" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "site_map" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "site_map" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "task_owner" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "task_owner" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "task_owner" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "task_owner" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "sys_user" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (true);
CREATE POLICY "added" ON "sys_user" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "sys_user" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "sys_user" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) and dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[]))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
ALTER POLICY "scope" ON "sys_audit" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or user_id = (select current_setting('jikim.user', true))
    else false end);
ALTER POLICY "scope" ON "com_comment" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    else false end);
ALTER POLICY "scope" ON "doc_count" TO jikim_app USING (case (select current_setting('jikim.scope', true))
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
ALTER POLICY "scope" ON "vendor_account" TO jikim_app USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
ALTER POLICY "scope" ON "vendor_info" TO jikim_app USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
ALTER POLICY "scope" ON "vendor_person" TO jikim_app USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end) WITH CHECK (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
      when (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') then ((select current_setting('jikim.scope', true)) = 'ALL' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
ALTER POLICY "scope" ON "attach_group" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (biz_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    else false end and (not (biz_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "near_miss" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "near_miss_gram" TO jikim_app USING (case (select current_setting('jikim.scope', true))
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
ALTER POLICY "scope" ON "impr" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then owner_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true)) or suggest_user_id = (select current_setting('jikim.user', true)) or extend_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true)) or suggest_user_id = (select current_setting('jikim.user', true)) or extend_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and impr_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then owner_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true)) or suggest_user_id = (select current_setting('jikim.user', true)) or extend_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true)) or suggest_user_id = (select current_setting('jikim.user', true)) or extend_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and impr_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "impr_gram" TO jikim_app USING (case (select current_setting('jikim.scope', true))
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

-- What a department is called, who heads it and what it belongs to is known everywhere, as the names of people are; its
-- master data is its plant's.
create view directory_dept as
  select dept_cd, dept_nm, pdept_cd, head_user_id, plant_cd, use_yn from sys_dept;
grant select on directory_dept to jikim_app;
