ALTER TABLE "accident" ADD COLUMN "measure_cnt" integer;
ALTER TABLE "accident" ADD COLUMN "measure_done_cnt" integer;
CREATE INDEX "acc_victim_vendor_cd_accident_no_index" ON "acc_victim" USING btree ("vendor_cd","accident_no");
-- Whose people were hurt: an accident is each one's own (R6). Of others a contractor is told nothing.
create view acc_employer as select accident_no, vendor_cd from acc_victim
  where delete_yn = 'N' and vendor_cd is not null and (current_setting('jikim.scope', true) is distinct from 'VENDOR'
    or vendor_cd = any (string_to_array(current_setting('jikim.vendors', true), ',')));
grant select on acc_employer to jikim_app;
update accident a set measure_cnt = c.cnt, measure_done_cnt = c.done
  from (select m.accident_no, count(*) as cnt, count(*) filter (where i.status_cd in ('EFFECT', 'CLOSE')) as done
    from acc_measure m left join impr i on i.impr_no = m.impr_no where m.delete_yn = 'N' group by 1) c
  where a.accident_no = c.accident_no;
ALTER POLICY "scope" ON "accident" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) or accident_no = any (array(select v.accident_no from acc_employer v where v.vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) or accident_no = any (array(select v.accident_no from acc_employer v where v.vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
