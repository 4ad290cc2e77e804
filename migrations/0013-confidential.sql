CREATE TABLE "sys_confidential" (
	"biz_cd" varchar(60) PRIMARY KEY NOT NULL,
	"level_cds" text[] NOT NULL
);

CREATE TABLE "sys_read_log" (
	"read_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_read_log_read_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"read_dt" timestamp with time zone NOT NULL,
	"read_user_id" varchar(30) NOT NULL,
	"subject_user_id" varchar(30) NOT NULL,
	"biz_cd" varchar(60) NOT NULL,
	"biz_no" bigint NOT NULL,
	"plant_cd" varchar(20),
	"field_set_cd" varchar(20) NOT NULL,
	"purpose_cd" varchar(20) NOT NULL,
	"reason_desc" varchar(4000),
	"ip_addr" varchar(64)
);

ALTER TABLE "sys_read_log" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "sys_read_log_subject_user_id_read_log_no_index" ON "sys_read_log" USING btree ("subject_user_id","read_log_no");
CREATE INDEX "sys_read_log_read_user_id_read_log_no_index" ON "sys_read_log" USING btree ("read_user_id","read_log_no");
CREATE INDEX "sys_read_log_read_dt_index" ON "sys_read_log" USING btree ("read_dt");
-- by hand
-- Kinds of documents whose history and comments are not read at the levels of the acting person.
create function jikim_closed() returns text[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(biz_cd::text), '{}') from sys_confidential
  where not level_cds && coalesce(string_to_array(current_setting('jikim.levels', true), ','), '{}')
$$;
grant select, insert, update on sys_confidential to jikim_app;
grant select, insert on sys_read_log to jikim_app;
revoke update, delete, truncate on sys_read_log from jikim_app;

CREATE POLICY "closed" ON "sys_audit" AS RESTRICTIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or biz_cd <> all ((select jikim_closed())::text[]));
CREATE POLICY "closed" ON "com_comment" AS RESTRICTIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or biz_cd <> all ((select jikim_closed())::text[]));
CREATE POLICY "added" ON "sys_read_log" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or read_user_id = (select current_setting('jikim.user', true)));
CREATE POLICY "seen" ON "sys_read_log" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or subject_user_id = (select current_setting('jikim.user', true)));
