CREATE TABLE "rsa_origin" (
	"origin_cd" varchar(20) NOT NULL,
	"origin_no" bigint NOT NULL,
	"rsa_no" bigint NOT NULL,
	"origin_doc_no" varchar(200) NOT NULL,
	"add_user_id" varchar(30) NOT NULL,
	"add_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "rsa_origin_origin_cd_origin_no_rsa_no_pk" PRIMARY KEY("origin_cd","origin_no","rsa_no")
);

ALTER TABLE "rsa_origin" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "rsa_origin_rsa_no_index" ON "rsa_origin" USING btree ("rsa_no");
CREATE POLICY "scope" ON "rsa_origin" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from rsa p where p.rsa_no = rsa_origin.rsa_no)) WITH CHECK (exists (select from rsa p where p.rsa_no = rsa_origin.rsa_no));
-- As the program, which also checks who may; what an assessment was opened for stays.
GRANT SELECT, INSERT ON "rsa_origin" TO "jikim_app";
