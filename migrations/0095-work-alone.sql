CREATE TABLE "wkod_master_permit_alone" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"check_dt" timestamp with time zone,
	"send_dt" timestamp with time zone,
	"via_cd" varchar(20),
	"by_user_id" varchar(30),
	"by_person_no" bigint,
	CONSTRAINT "wkod_master_permit_alone_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_alone" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "scope" ON "wkod_master_permit_alone" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_alone.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_alone.permit_no));
GRANT SELECT, INSERT, UPDATE, DELETE ON "wkod_master_permit_alone" TO "jikim_app";
