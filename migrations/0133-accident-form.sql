CREATE TABLE "acc_lesson" (
	"acc_lesson_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_lesson_acc_lesson_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"notice_no" bigint NOT NULL,
	"lesson_title" varchar(200) NOT NULL,
	"what_desc" varchar(1000) NOT NULL,
	"why_desc" varchar(1000) NOT NULL,
	"learn_desc" varchar(1000) NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_lesson" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "acc_form" ADD COLUMN "signed_json" jsonb;
CREATE INDEX "acc_lesson_accident_no_acc_lesson_no_index" ON "acc_lesson" USING btree ("accident_no","acc_lesson_no");
CREATE POLICY "scope" ON "acc_lesson" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_lesson.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_lesson.accident_no));

grant select, insert, update on acc_lesson to jikim_app;
