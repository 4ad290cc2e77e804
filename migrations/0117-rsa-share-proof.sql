CREATE TABLE "rsa_share_text" (
	"rsa_share_no" bigint NOT NULL,
	"text_ver" varchar(16) NOT NULL,
	"rsa_no" bigint NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"text_json" jsonb NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "rsa_share_text_rsa_share_no_text_ver_pk" PRIMARY KEY("rsa_share_no","text_ver")
);

ALTER TABLE "rsa_share_text" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "rsa_part" ALTER COLUMN "opinion_desc" SET DATA TYPE varchar(2001);
ALTER TABLE "rsa_part" ADD COLUMN "opinion_lang_cd" varchar(20);
ALTER TABLE "rsa_share_person" ADD COLUMN "sign_way_cd" varchar(20);
ALTER TABLE "rsa_share_person" ADD COLUMN "device_cd" varchar(20);
ALTER TABLE "rsa_share_person" ADD COLUMN "lang_cd" varchar(20);
ALTER TABLE "rsa_share_person" ADD COLUMN "text_ver" varchar(16);
ALTER TABLE "rsa_share_person" ADD COLUMN "witness_nm" varchar(200);
ALTER TABLE "rsa_share_person" ADD COLUMN "interpreter_nm" varchar(200);
ALTER TABLE "rsa_share_person" ADD COLUMN "drawn_desc" varchar(8000);
ALTER TABLE "rsa_share_person" ADD COLUMN "opinion_desc" varchar(1000);
ALTER TABLE "rsa_share_person" ADD COLUMN "opinion_lang_cd" varchar(20);
CREATE INDEX "rsa_share_person_person_no_index" ON "rsa_share_person" USING btree ("person_no");
CREATE POLICY "scope" ON "rsa_share_text" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_share_text.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_share_text.rsa_no));
-- What somebody has read before he confirmed it stays as it was.
GRANT SELECT, INSERT ON "rsa_share_text" TO "jikim_app";
