-- Whether the acting person may write under a menu row: what a policy asks once per statement.
create function jikim_may_write(url text) returns boolean language sql stable security definer set search_path = public as $$
  select exists (
    select from directory_member g
      join sys_auth_menu r on r.auth_grp_no = g.auth_grp_no and r.write_yn = 'Y' and r.delete_yn = 'N'
      join sys_menu m on m.menu_id = r.menu_id and m.use_yn = 'Y' and m.delete_yn = 'N'
    where g.user_id = current_setting('jikim.user', true)
      and '/' || ltrim(split_part(m.front_end_url, '?', 1), '/') = url)
$$;

-- The words of `audience.ts` that fit the people of a department, a vendor, and the acting person.
create function jikim_dept_words(dept text) returns text[] language sql stable security definer set search_path = public as $$
  with recursive up as (
    select dept_cd, pdept_cd, 1 as step from sys_dept where dept_cd = dept
    union all
    select d.dept_cd, d.pdept_cd, up.step + 1 from sys_dept d join up on d.dept_cd = up.pdept_cd where up.step < 20
  )
  select array['STAFF'] || array(select 'DEPT:' || dept_cd from up)
$$;
create function jikim_vendor_words(vendor text) returns text[] language sql stable security definer set search_path = public as $$
  select array['VENDORS', 'VENDOR:' || vendor] || array(select 'TYPE:' || vendor_type_cd from vendor_info where vendor_cd = vendor)
$$;
create function jikim_audience() returns text[] language sql stable security definer set search_path = public as $$
  select case current_setting('jikim.scope', true) when 'VENDOR'
    then jikim_vendor_words((select vendor_cd from vendor_account where portal_id = current_setting('jikim.user', true)))
    else jikim_dept_words((select dept_cd from sys_user where user_id = current_setting('jikim.user', true))) end
$$;

CREATE TABLE "sys_notify_setting" (
	"user_id" varchar(30) NOT NULL,
	"event_grp_cd" varchar(40) NOT NULL,
	"channel_cd" varchar(20) NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"update_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_notify_setting_user_id_event_grp_cd_channel_cd_pk" PRIMARY KEY("user_id","event_grp_cd","channel_cd")
);

ALTER TABLE "sys_notify_setting" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "com_privacy_notice" (
	"privacy_notice_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_privacy_notice_privacy_notice_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_no" integer NOT NULL,
	"lang_cd" varchar(20) DEFAULT 'kr' NOT NULL,
	"effective_ymd" date NOT NULL,
	"change_desc" varchar(4000),
	"body_desc" text NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notice_read" (
	"notice_read_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_read_notice_read_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_no" bigint NOT NULL,
	"rev_no" integer NOT NULL,
	"vendor_cd" varchar(20),
	"user_id" varchar(30),
	"person_no" bigint,
	"open_dt" timestamp with time zone NOT NULL,
	"read_dt" timestamp with time zone,
	"confirm_dt" timestamp with time zone,
	"sign_file_id" bigint,
	"channel_cd" varchar(20) DEFAULT 'PORTAL' NOT NULL
);

ALTER TABLE "notice_read" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice" (
	"notice_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_notice_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"notice_title" varchar(100),
	"notice_type_cd" varchar(20),
	"notice_desc" varchar(4000),
	"attach_file_id" bigint,
	"proc_no" varchar(50),
	"rev_no" integer,
	"effective_ymd" date,
	"target_scope_cd" varchar(20),
	"audience_desc" varchar(4000),
	"start_dt" timestamp with time zone,
	"end_dt" timestamp with time zone,
	"popup_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"popup_from_ymd" date,
	"popup_to_ymd" date,
	"confirm_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"confirm_level_cd" varchar(20),
	"confirm_due_ymd" date,
	"urgent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"open_dt" timestamp with time zone,
	"prev_notice_no" bigint,
	"next_notice_no" bigint,
	CONSTRAINT "notice_required" CHECK (status_cd = 'TEMP' or (notice_title is not null and notice_type_cd is not null and notice_desc is not null and target_scope_cd is not null))
);

ALTER TABLE "notice" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice_target_depts" (
	"notice_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"target_dept_cd" varchar(20),
	CONSTRAINT "notice_target_depts_notice_no_seq_no_pk" PRIMARY KEY("notice_no","seq_no")
);

ALTER TABLE "notice_target_depts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice_target_types" (
	"notice_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"target_type_cd" varchar(20),
	CONSTRAINT "notice_target_types_notice_no_seq_no_pk" PRIMARY KEY("notice_no","seq_no")
);

ALTER TABLE "notice_target_types" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice_target_vendors" (
	"notice_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"target_vendor_cd" varchar(20),
	CONSTRAINT "notice_target_vendors_notice_no_seq_no_pk" PRIMARY KEY("notice_no","seq_no")
);

ALTER TABLE "notice_target_vendors" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"notice_no" bigint NOT NULL,
	CONSTRAINT "notice_gram_gram_scope_cd_notice_no_pk" PRIMARY KEY("gram","scope_cd","notice_no")
);

ALTER TABLE "notice_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "com_notification" ADD COLUMN "event_cd" varchar(60);
ALTER TABLE "com_notification" ADD COLUMN "mail_yn" char(1) DEFAULT 'N' NOT NULL;
CREATE UNIQUE INDEX "com_privacy_notice_version" ON "com_privacy_notice" USING btree ("version_no","lang_cd") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "notice_read_user" ON "notice_read" USING btree ("notice_no","user_id") WHERE user_id is not null;
CREATE UNIQUE INDEX "notice_read_person" ON "notice_read" USING btree ("notice_no","person_no") WHERE person_no is not null;
CREATE INDEX "notice_read_user_id_index" ON "notice_read" USING btree ("user_id");
CREATE INDEX "notice_read_vendor_cd_index" ON "notice_read" USING btree ("vendor_cd");
CREATE UNIQUE INDEX "notice_doc_no" ON "notice" USING btree ("plant_cd","notice_doc_no");
CREATE INDEX "notice_newest" ON "notice" USING btree ("plant_cd","notice_no") WHERE delete_yn = 'N';
CREATE INDEX "notice_status" ON "notice" USING btree ("plant_cd","status_cd","start_dt") WHERE delete_yn = 'N';
CREATE INDEX "notice_author" ON "notice" USING btree ("create_user_id","notice_no") WHERE delete_yn = 'N';
CREATE INDEX "notice_draft" ON "notice" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and notice_doc_no is null;
CREATE INDEX "notice_start_dt" ON "notice" USING btree ("plant_cd","start_dt","notice_no") WHERE delete_yn = 'N';
CREATE INDEX "notice_effective_ymd" ON "notice" USING btree ("plant_cd","effective_ymd","notice_no") WHERE delete_yn = 'N';
CREATE INDEX "notice_confirm_due_ymd" ON "notice" USING btree ("plant_cd","confirm_due_ymd","notice_no") WHERE delete_yn = 'N';
CREATE INDEX "notice_gram_row" ON "notice_gram" USING btree ("notice_no");
CREATE INDEX "com_notification_mail" ON "com_notification" USING btree ("notification_no") WHERE mail_yn = 'Y';
CREATE POLICY "own" ON "sys_notify_setting" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "scope" ON "notice_read" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))
  or (select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  or (select current_setting('jikim.scope', true)) <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = notice_read.notice_no)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))
  or (select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  or (select current_setting('jikim.scope', true)) <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = notice_read.notice_no));
CREATE POLICY "read" ON "notice" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'SYSTEM' then true
    when 'VENDOR' then plant_cd = (select current_setting('jikim.plant', true)) and status_cd in ('OPEN') and string_to_array(audience_desc, ' ') && (select jikim_audience())
    when 'ALL' then true
    else plant_cd = (select current_setting('jikim.plant', true)) and ((select jikim_may_write('/manage/notice/noticeList')) or create_user_id = (select current_setting('jikim.user', true)) or status_cd in ('OPEN', 'END', 'OLD') and string_to_array(audience_desc, ' ') && (select jikim_audience())) end
    and (not (status_cd = 'TEMP' and notice_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "write" ON "notice" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/manage/notice/noticeList')) end and (not (status_cd = 'TEMP' and notice_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'VENDOR' then false else (plant_cd = (select current_setting('jikim.plant', true)) or (select current_setting('jikim.scope', true)) = 'ALL') and (select jikim_may_write('/manage/notice/noticeList')) end);
CREATE POLICY "scope" ON "notice_target_depts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from notice p where p.notice_no = notice_target_depts.notice_no)) WITH CHECK (exists (select from notice p where p.notice_no = notice_target_depts.notice_no));
CREATE POLICY "scope" ON "notice_target_types" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from notice p where p.notice_no = notice_target_types.notice_no)) WITH CHECK (exists (select from notice p where p.notice_no = notice_target_types.notice_no));
CREATE POLICY "scope" ON "notice_target_vendors" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from notice p where p.notice_no = notice_target_vendors.notice_no)) WITH CHECK (exists (select from notice p where p.notice_no = notice_target_vendors.notice_no));
CREATE POLICY "scope" ON "notice_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from notice p where p.notice_no = notice_gram.notice_no)) WITH CHECK (exists (select from notice p where p.notice_no = notice_gram.notice_no));

-- Exact totals and search; readers are told by the row itself.
select jikim_track('notice', 'notice', 'notice_no', 'notice_doc_no', 'TEMP', '{notice_title}', false);

grant select, insert, update, delete on notice, notice_target_depts, notice_target_types, notice_target_vendors, notice_read,
  sys_notify_setting, com_privacy_notice to jikim_app;
grant select on notice_gram to jikim_app;

-- Of news with an event it is known who does not want it, who wants it as mail, and how the site words it.
drop function jikim_tell(text[], bigint[], jsonb[], text[], text, text, text, text, text, timestamptz);
create function jikim_tell(user_ids text[], biz_nos bigint[], all_values jsonb[], once_keys text[], message text, tone text,
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
    case when p.kind = 'vendor' then vendor_route else staff_route end || '/' || r.biz_no, biz, r.biz_no, r.once_key, event,
    case when mail and coalesce(s.mail_yn, 'N') = 'Y' then 'Y' else 'N' end, at
  from unnest(user_ids, biz_nos, all_values, once_keys) as r (user_id, biz_no, values_json, once_key)
    join directory_person p on p.user_id = r.user_id
    left join lateral (
      select max(use_yn) filter (where channel_cd = 'NOTICE') as notice_yn, max(use_yn) filter (where channel_cd = 'MAIL') as mail_yn
      from sys_notify_setting where user_id = p.user_id and event_grp_cd = event_grp
    ) s on true
  where not optional or coalesce(s.notice_yn, 'Y') = 'Y'
  on conflict (user_id, once_key) where once_key is not null do nothing;
  get diagnostics told = row_count;
  return told;
end $$;
