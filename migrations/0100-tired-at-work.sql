CREATE TABLE "wkod_master_permit_tired" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"to_dt" timestamp with time zone,
	"reason_desc" varchar(500),
	"by_user_id" varchar(30),
	"decide_dt" timestamp with time zone,
	CONSTRAINT "wkod_master_permit_tired_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_tired" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "scope" ON "wkod_master_permit_tired" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_tired.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_tired.permit_no));
GRANT SELECT, INSERT, UPDATE, DELETE ON "wkod_master_permit_tired" TO "jikim_app";
