CREATE TABLE "permit_doubt" (
	"permit_no" bigint NOT NULL,
	"cond_nm" varchar(40) NOT NULL,
	"since_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "permit_doubt_permit_no_cond_nm_pk" PRIMARY KEY("permit_no","cond_nm")
);

ALTER TABLE "permit_doubt" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "scope" ON "permit_doubt" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');


GRANT SELECT, INSERT, UPDATE, DELETE ON "permit_doubt" TO "jikim_app";
