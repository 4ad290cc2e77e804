CREATE TABLE "permit_print" (
	"permit_no" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"facts_json" jsonb NOT NULL,
	"print_dt" timestamp with time zone NOT NULL,
	"print_user_id" varchar(30) NOT NULL,
	"copy_cnt" integer DEFAULT 1 NOT NULL,
	"last_dt" timestamp with time zone NOT NULL,
	"old_dt" timestamp with time zone,
	CONSTRAINT "permit_print_permit_no_version_no_pk" PRIMARY KEY("permit_no","version_no")
);

ALTER TABLE "permit_print" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "permit_print_old_dt_index" ON "permit_print" USING btree ("old_dt") WHERE old_dt is not null;
CREATE POLICY "scope" ON "permit_print" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

GRANT SELECT, INSERT, UPDATE, DELETE ON "permit_print" TO "jikim_app";
