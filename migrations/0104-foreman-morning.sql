CREATE TABLE "com_link_device" (
	"link_no" bigint PRIMARY KEY NOT NULL,
	"device_hash" varchar(64) NOT NULL,
	"bind_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "com_link_device" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "foreman_morning" (
	"foreman_morning_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "foreman_morning_foreman_morning_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"morning_ymd" date NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"send_dt" timestamp with time zone NOT NULL,
	"expire_dt" timestamp with time zone NOT NULL,
	"ready_dt" timestamp with time zone,
	"ready_json" jsonb
);

ALTER TABLE "foreman_morning" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "foreman_morning_person" ON "foreman_morning" USING btree ("morning_ymd","person_no") WHERE person_no is not null;
CREATE UNIQUE INDEX "foreman_morning_user" ON "foreman_morning" USING btree ("morning_ymd","user_id") WHERE user_id is not null;
CREATE POLICY "scope" ON "com_link_device" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "foreman_morning" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

GRANT SELECT, INSERT, UPDATE, DELETE ON "com_link_device", "foreman_morning" TO "jikim_app";
