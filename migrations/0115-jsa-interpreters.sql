CREATE TABLE "jsa_interpreter" (
	"jsa_interpreter_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jsa_interpreter_jsa_interpreter_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jsa_no" bigint NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"interpreter_nm" varchar(200) NOT NULL,
	"strokes_json" jsonb NOT NULL,
	"device_cd" varchar(20) NOT NULL,
	"witness_nm" varchar(200) NOT NULL,
	"text_ver" varchar(8) NOT NULL,
	"sign_dt" timestamp with time zone NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "jsa_interpreter" ENABLE ROW LEVEL SECURITY;
CREATE INDEX "jsa_interpreter_jsa_no_lang_cd_index" ON "jsa_interpreter" USING btree ("jsa_no","lang_cd");
CREATE POLICY "scope" ON "jsa_interpreter" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from jsa p where p.jsa_no = jsa_interpreter.jsa_no)) WITH CHECK (exists (select from jsa p where p.jsa_no = jsa_interpreter.jsa_no));
GRANT SELECT, INSERT, UPDATE, DELETE ON "jsa_interpreter" TO "jikim_app";
