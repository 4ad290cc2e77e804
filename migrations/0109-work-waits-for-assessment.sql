CREATE TABLE "wkod_master_permit_freed" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"rsa_no" integer,
	"rsa_doc_no" varchar(30),
	"freed_for_cd" varchar(20),
	"control_no" integer,
	"control_desc" varchar(1000),
	"to_dt" timestamp with time zone,
	"reason_desc" varchar(500),
	"by_user_id" varchar(30),
	"decide_dt" timestamp with time zone,
	CONSTRAINT "wkod_master_permit_freed_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_freed" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "rsa" ADD COLUMN "taken_over_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "rsa" ADD COLUMN "taken_ymd" date;
ALTER TABLE "rsa" ADD COLUMN "taken_file_id" bigint;
CREATE POLICY "scope" ON "wkod_master_permit_freed" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_freed.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_freed.permit_no));

GRANT SELECT, INSERT, UPDATE, DELETE ON "wkod_master_permit_freed" TO "jikim_app";

-- Where permits were in use before: a missing initial assessment warns for some days from the first on.
insert into sys_setting (setting_cd, setting_val)
  select 'rsaFirstYmd', to_char(now() at time zone 'Asia/Seoul', 'YYYY-MM-DD')
  where exists (select from wkod_master where rqst_dt is not null) on conflict do nothing;
