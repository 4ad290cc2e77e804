CREATE TABLE "com_sheet_proposal" (
	"proposal_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_sheet_proposal_proposal_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" varchar(30) NOT NULL,
	"biz_cd" varchar(60) NOT NULL,
	"proposal_status_cd" varchar(20) DEFAULT 'OPEN' NOT NULL,
	"rows_json" jsonb NOT NULL,
	"version_yn" char(1) DEFAULT 'Y' NOT NULL,
	"undo_yn" char(1) DEFAULT 'N' NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	"done_dt" timestamp with time zone,
	"expire_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "com_sheet_proposal_state" CHECK (proposal_status_cd in ('OPEN', 'DONE', 'UNDONE'))
);

ALTER TABLE "com_sheet_proposal" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "com_sheet_proposal_user_id_proposal_no_index" ON "com_sheet_proposal" USING btree ("user_id","proposal_no");
CREATE INDEX "com_sheet_proposal_expire_dt_index" ON "com_sheet_proposal" USING btree ("expire_dt");
CREATE POLICY "own" ON "com_sheet_proposal" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true))) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or user_id = (select current_setting('jikim.user', true)));
grant select, insert, update, delete on com_sheet_proposal to jikim_app;

-- Of the messages that the running transaction has written itself, past a number: whoever got several gets none of them, and
-- what they were is answered, so that one is told in their place. Nobody can unsay what another transaction has told.
create function jikim_gather(after bigint) returns table (user_id text, told integer, title text, is_grave boolean)
language sql security definer set search_path = public as $$
  with mine as (
    select n.notification_no, n.user_id, n.values_json ->> 'title' as title, n.tone_cd from com_notification n
    where n.notification_no > after and n.xmin = pg_current_xact_id()::xid
  ), several as (
    select m.user_id, count(*)::integer as told, (array_agg(m.title order by m.notification_no))[1] as title,
      bool_or(m.tone_cd = 'danger') as is_grave
    from mine m group by m.user_id having count(*) > 1
  ), gone as (
    delete from com_notification n using mine m join several s on s.user_id = m.user_id
    where n.notification_no = m.notification_no
  )
  select s.user_id::text, s.told, coalesce(s.title, ''), s.is_grave from several s
$$;
revoke execute on function jikim_gather(bigint) from public;
grant execute on function jikim_gather(bigint) to jikim_app;
