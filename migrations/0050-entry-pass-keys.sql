CREATE TABLE "entry_pass" (
	"entry_pass_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_pass_entry_pass_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_rqst_no" bigint NOT NULL,
	"person_no" bigint NOT NULL,
	"pass_key" varchar(43) NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	"create_user_id" varchar(30),
	"end_dt" timestamp with time zone,
	"end_user_id" varchar(30),
	"reason_desc" varchar(1000)
);

ALTER TABLE "entry_pass" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "entry_scan" ADD COLUMN "way_cd" varchar(20);
CREATE UNIQUE INDEX "entry_pass_pass_key_index" ON "entry_pass" USING btree ("pass_key");
CREATE UNIQUE INDEX "entry_pass_good" ON "entry_pass" USING btree ("entry_rqst_no","person_no") WHERE end_dt is null;
CREATE INDEX "entry_pass_person_no_index" ON "entry_pass" USING btree ("person_no");
CREATE POLICY "scope" ON "entry_pass" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
-- by hand
-- Passes that were printed before carry a number that anybody could guess: they open nothing any more. A pass gets its
-- code when it is next printed.
grant select, insert, update on entry_pass to jikim_app;

-- A code is looked up by its hash: a device without a network keeps and sends nothing else.
create index entry_pass_hash on entry_pass (encode(sha256(pass_key::bytea), 'hex'));
create index sgc_card_key_hash on sgc_card_key (encode(sha256(qr_key::bytea), 'hex'));

-- Codes of cards that stand in the log of the gates as they were read.
update entry_scan s set scan_text = encode(sha256(k.qr_key::bytea), 'hex') from sgc_card_key k where k.qr_key = s.scan_text;
