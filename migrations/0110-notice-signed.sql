CREATE TABLE "notice_read_out" (
	"notice_read_out_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_read_out_notice_read_out_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_no" bigint NOT NULL,
	"vendor_cd" varchar(20) NOT NULL,
	"lang_cd" varchar(20) NOT NULL,
	"reader_role_cd" varchar(20) NOT NULL,
	"reader_nm" varchar(200) NOT NULL,
	"sign_way_cd" varchar(20) NOT NULL,
	"device_cd" varchar(20) NOT NULL,
	"drawn_desc" varchar(8000),
	"read_dt" timestamp with time zone NOT NULL,
	"text_ver" varchar(16) NOT NULL,
	"record_user_id" varchar(30) NOT NULL,
	"record_nm" varchar(200) NOT NULL
);

ALTER TABLE "notice_read_out" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "notice_texts" (
	"notice_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"lang_cd" varchar(20),
	"title_desc" varchar(200),
	"body_desc" varchar(6000),
	CONSTRAINT "notice_texts_notice_no_seq_no_pk" PRIMARY KEY("notice_no","seq_no")
);

ALTER TABLE "notice_texts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notice_read" ADD COLUMN "sign_way_cd" varchar(20);
ALTER TABLE "notice_read" ADD COLUMN "device_cd" varchar(20);
ALTER TABLE "notice_read" ADD COLUMN "lang_cd" varchar(20);
ALTER TABLE "notice_read" ADD COLUMN "text_ver" varchar(16);
ALTER TABLE "notice_read" ADD COLUMN "witness_nm" varchar(200);
ALTER TABLE "notice_read" ADD COLUMN "drawn_desc" varchar(8000);
ALTER TABLE "notice_read" ADD COLUMN "notice_read_out_no" bigint;
CREATE INDEX "notice_read_out_notice_no_vendor_cd_index" ON "notice_read_out" USING btree ("notice_no","vendor_cd");
-- Of before: whoever read it out to workers ticked their names, and accounts confirmed as who they were.
update notice_read set sign_way_cd = case when person_no is null then 'ACCOUNT' when channel_cd = 'TBM' then 'TICKED' else 'OWN_LINK' end
where confirm_dt is not null;
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_signed" CHECK (person_no is null or confirm_dt is null or sign_way_cd is not null);
CREATE POLICY "scope" ON "notice_read_out" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or record_user_id = (select current_setting('jikim.user', true))
  or (select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  or (select current_setting('jikim.scope', true)) <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = notice_read_out.notice_no)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or record_user_id = (select current_setting('jikim.user', true))
  or (select current_setting('jikim.scope', true)) = 'VENDOR' and vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
  or (select current_setting('jikim.scope', true)) <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = notice_read_out.notice_no));
CREATE POLICY "scope" ON "notice_texts" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from notice p where p.notice_no = notice_texts.notice_no)) WITH CHECK (exists (select from notice p where p.notice_no = notice_texts.notice_no));
GRANT SELECT, INSERT, UPDATE, DELETE ON "notice_read_out", "notice_texts" TO "jikim_app";
