ALTER TABLE "appr_rqst" ADD COLUMN "delegate_yn" char(1) DEFAULT 'Y' NOT NULL;
ALTER TABLE "com_outbox" ADD COLUMN "unnamed_yn" char(1) DEFAULT 'N' NOT NULL;

-- What was asked for before: nobody's deputy decides on a report without a name.
update appr_rqst r set delegate_yn = 'N' from near_miss n
where r.appr_biz_cd = 'NEAR_MISS_CLOSE' and r.biz_no = n.near_miss_no and n.anonymous_yn = 'Y';
-- Mail to authors that is there already: its receiver is kept only where it is still to be sent.
update com_outbox o set unnamed_yn = 'Y', user_id = null, error_desc = null,
  recipient_desc = case when o.send_status_cd in ('WAIT', 'FAIL') then o.recipient_desc else '' end
from com_notification n where o.once_key = 'notification:' || n.notification_no
  and n.event_cd in ('NM_RETURNED', 'NM_CLOSED', 'OBS_DECIDED', 'OBS_ACCEPTED', 'OBS_THANKED', 'OBS_REPLIED', 'OBS_MERGED');

ALTER TABLE "com_outbox" ADD CONSTRAINT "com_outbox_unnamed" CHECK (unnamed_yn = 'N' or user_id is null);
ALTER TABLE "com_outbox" ADD CONSTRAINT "com_outbox_unnamed_sent" CHECK (unnamed_yn = 'N' or recipient_desc = '' or send_status_cd in ('WAIT', 'FAIL'));
-- What was told without a name is nobody's to read by the department or the vendor of its author.
ALTER POLICY "scope" ON "near_miss" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) and (not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) and not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) and (not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) and not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and near_miss_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
ALTER POLICY "scope" ON "obs_card" TO jikim_app USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) and (not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true)))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) and not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'NEW' and obs_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[])) and (not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true)))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) and not (anonymous_yn = 'Y') or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'NEW' and obs_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
