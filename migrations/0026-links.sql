CREATE TABLE "com_link" (
	"link_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "com_link_link_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose_cd" varchar(20) NOT NULL,
	"biz_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"salt_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"expire_dt" timestamp with time zone NOT NULL,
	"end_dt" timestamp with time zone,
	"create_user_id" varchar(30) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "com_link" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "com_link_answer" (
	"purpose_cd" varchar(20) NOT NULL,
	"biz_no" bigint NOT NULL,
	"person_no" bigint NOT NULL,
	"link_no" bigint NOT NULL,
	"answer_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "com_link_answer_purpose_cd_biz_no_person_no_pk" PRIMARY KEY("purpose_cd","biz_no","person_no")
);

ALTER TABLE "com_link_answer" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "muscle_symptom" DROP CONSTRAINT "muscle_symptom_required";
ALTER TABLE "muscle_symptom" ADD COLUMN "person_no" bigint;
ALTER TABLE "muscle_symptom" ADD COLUMN "worker_vendor_cd" varchar(20);
CREATE INDEX "com_link_purpose_cd_biz_no_index" ON "com_link" USING btree ("purpose_cd","biz_no");
CREATE INDEX "com_link_answer_link_no_index" ON "com_link_answer" USING btree ("link_no");
ALTER TABLE "muscle_symptom" ADD CONSTRAINT "muscle_symptom_required" CHECK (status_cd = 'SENT' or (muscle_survey_no is not null));
CREATE POLICY "scope" ON "com_link" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "com_link_answer" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
-- by hand
grant select, insert, update, delete on com_link, com_link_answer to jikim_app;
