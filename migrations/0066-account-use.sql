CREATE TABLE "sys_account_use" (
	"user_id" varchar(30) PRIMARY KEY NOT NULL,
	"last_use_dt" timestamp with time zone NOT NULL,
	"lock_dt" timestamp with time zone
);

ALTER TABLE "sys_account_use" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "scope" ON "sys_account_use" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
-- by hand
grant select, insert, update on sys_account_use to jikim_app;

-- Who has signed in before was here then.
insert into sys_account_use (user_id, last_use_dt)
  select user_id, max(login_dt) from sys_login_log where result_cd = 'OK' group by user_id;
