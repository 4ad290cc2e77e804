CREATE TABLE "site_term" (
	"site_term_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_term_site_term_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ko_desc" varchar(300) NOT NULL,
	"en_desc" varchar(500),
	"zh_desc" varchar(500),
	"es_desc" varchar(500),
	"vi_desc" varchar(500),
	"th_desc" varchar(500),
	"uz_desc" varchar(500),
	"note_desc" varchar(300),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "tbm_interpreter" (
	"tbm_interpreter_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tbm_interpreter_tbm_interpreter_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tbm_no" bigint NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"interpreter_nm" varchar(200) NOT NULL,
	"person_no" bigint,
	"sign_way_cd" varchar(20) NOT NULL,
	"sign_json" jsonb,
	"sign_dt" timestamp with time zone NOT NULL,
	"text_digest" varchar(64) NOT NULL,
	"sign_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "tbm_interpreter" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "jsa_texts" (
	"jsa_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"ko_desc" varchar(1000),
	"en_desc" varchar(1500),
	"zh_desc" varchar(1500),
	"es_desc" varchar(1500),
	"vi_desc" varchar(1500),
	"th_desc" varchar(1500),
	"uz_desc" varchar(1500),
	CONSTRAINT "jsa_texts_jsa_no_seq_no_pk" PRIMARY KEY("jsa_no","seq_no")
);

ALTER TABLE "jsa_texts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tbm_texts" (
	"tbm_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"ko_desc" varchar(1000),
	"en_desc" varchar(1500),
	"zh_desc" varchar(1500),
	"es_desc" varchar(1500),
	"vi_desc" varchar(1500),
	"th_desc" varchar(1500),
	"uz_desc" varchar(1500),
	CONSTRAINT "tbm_texts_tbm_no_seq_no_pk" PRIMARY KEY("tbm_no","seq_no")
);

ALTER TABLE "tbm_texts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "permit_check_item" ADD COLUMN "en_desc" varchar(450);
ALTER TABLE "permit_check_item" ADD COLUMN "zh_desc" varchar(450);
ALTER TABLE "permit_check_item" ADD COLUMN "es_desc" varchar(450);
ALTER TABLE "permit_check_item" ADD COLUMN "vi_desc" varchar(450);
ALTER TABLE "permit_check_item" ADD COLUMN "th_desc" varchar(450);
ALTER TABLE "permit_check_item" ADD COLUMN "uz_desc" varchar(450);
CREATE UNIQUE INDEX "site_term_ko_desc_index" ON "site_term" USING btree ("ko_desc") WHERE delete_yn = 'N';
CREATE INDEX "tbm_interpreter_tbm_no_lang_cd_index" ON "tbm_interpreter" USING btree ("tbm_no","lang_cd");
CREATE POLICY "scope" ON "tbm_interpreter" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from tbm p where p.tbm_no = tbm_interpreter.tbm_no)) WITH CHECK (exists (select from tbm p where p.tbm_no = tbm_interpreter.tbm_no));
CREATE POLICY "scope" ON "jsa_texts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from jsa p where p.jsa_no = jsa_texts.jsa_no)) WITH CHECK (exists (select from jsa p where p.jsa_no = jsa_texts.jsa_no));
CREATE POLICY "scope" ON "tbm_texts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from tbm p where p.tbm_no = tbm_texts.tbm_no)) WITH CHECK (exists (select from tbm p where p.tbm_no = tbm_texts.tbm_no));
GRANT SELECT, INSERT, UPDATE, DELETE ON "site_term", "jsa_texts", "tbm_texts", "tbm_interpreter" TO "jikim_app";
