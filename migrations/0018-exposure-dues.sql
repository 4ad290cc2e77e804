DROP POLICY "scope" ON "hea_general_exam" CASCADE;
DROP TABLE "hea_general_exam" CASCADE;
CREATE TABLE "hea_due_told" (
	"user_id" varchar(30) NOT NULL,
	"class_cd" varchar(20) NOT NULL,
	"due_ymd" date NOT NULL,
	"stage_cd" varchar(20) NOT NULL,
	"told_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "hea_due_told_user_id_class_cd_due_ymd_stage_cd_pk" PRIMARY KEY("user_id","class_cd","due_ymd","stage_cd")
);

ALTER TABLE "hea_due_told" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "hea_due_told_told_dt_index" ON "hea_due_told" USING btree ("told_dt");
CREATE POLICY "scope" ON "hea_due_told" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
-- by hand
grant select, insert, update, delete on hea_due_told to jikim_app;

-- What is about many records and none in particular leads to their list.
create or replace function jikim_tell(user_ids text[], biz_nos bigint[], all_values jsonb[], once_keys text[], message text, tone text,
  biz text, staff_route text, vendor_route text, at timestamptz, event text, event_grp text, optional boolean, mail boolean)
returns integer language plpgsql security definer set search_path = public as $$
declare
  told integer;
  wording jsonb;
begin
  select jsonb_build_object('$text', jsonb_object_agg(lang_cd, body_desc)) into wording from com_message_template
  where event_cd = event and channel_cd = 'NOTICE' and use_yn = 'Y' and delete_yn = 'N' having count(*) > 0;
  insert into com_notification (user_id, message_desc, values_json, tone_cd, link_url, biz_cd, biz_no, once_key, event_cd, mail_yn,
    create_dt)
  select p.user_id, message, r.values_json || coalesce(wording, '{}'), tone,
    l.route || coalesce('/' || r.biz_no, ''), biz, r.biz_no, r.once_key, event,
    case when mail and coalesce(s.mail_yn, 'N') = 'Y' then 'Y' else 'N' end, at
  from unnest(user_ids, biz_nos, all_values, once_keys) as r (user_id, biz_no, values_json, once_key)
    join directory_person p on p.user_id = r.user_id
    cross join lateral (select case when p.kind = 'vendor' then vendor_route else staff_route end as route) l
    left join lateral (
      select max(use_yn) filter (where channel_cd = 'NOTICE') as notice_yn, max(use_yn) filter (where channel_cd = 'MAIL') as mail_yn
      from sys_notify_setting where user_id = p.user_id and event_grp_cd = event_grp
    ) s on true
  where not optional or coalesce(s.notice_yn, 'Y') = 'Y'
  on conflict (user_id, once_key) where once_key is not null do nothing;
  get diagnostics told = row_count;
  return told;
end $$;
