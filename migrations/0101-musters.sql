CREATE TABLE "entry_muster_person" (
	"entry_muster_person_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_muster_person_entry_muster_person_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_muster_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"human_key" varchar(64) NOT NULL,
	"person_nm" varchar(200) NOT NULL,
	"org_nm" varchar(200) NOT NULL,
	"state_cd" varchar(20) NOT NULL,
	"source_cds" varchar(60) NOT NULL,
	"place_desc" varchar(300),
	"permit_no" bigint,
	"permit_doc_no" varchar(30),
	"foreman_nm" varchar(200),
	"in_dt" timestamp with time zone,
	"out_dt" timestamp with time zone,
	"note_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "entry_muster_person" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "entry_muster_tick" (
	"entry_muster_tick_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_muster_tick_entry_muster_tick_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_muster_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"seen_dt" timestamp with time zone NOT NULL,
	"receive_dt" timestamp with time zone NOT NULL,
	"tick_user_id" varchar(30),
	"way_cd" varchar(20) NOT NULL,
	"late_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "entry_muster_tick" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "entry_muster" ADD COLUMN "drill_yn" char(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "entry_muster" ADD COLUMN "end_cd" varchar(20);
ALTER TABLE "entry_muster" ADD COLUMN "person_cnt" integer;
ALTER TABLE "entry_muster" ADD COLUMN "seen_cnt" integer;
ALTER TABLE "entry_muster" ADD COLUMN "out_cnt" integer;
ALTER TABLE "entry_muster" ADD COLUMN "missing_cnt" integer;
ALTER TABLE "entry_muster" ADD COLUMN "sign_json" jsonb;
CREATE INDEX "entry_muster_person_entry_muster_no_index" ON "entry_muster_person" USING btree ("entry_muster_no");
CREATE INDEX "entry_muster_tick_entry_muster_no_seen_dt_index" ON "entry_muster_tick" USING btree ("entry_muster_no","seen_dt");
CREATE INDEX "entry_muster_plant_cd_start_dt_index" ON "entry_muster" USING btree ("plant_cd","start_dt");
-- Who was seen so far stood in the stay; by whom was not kept.
INSERT INTO "entry_muster_tick" ("entry_muster_no", "plant_cd", "person_no", "seen_dt", "receive_dt", "way_cd")
SELECT "entry_muster_no", "plant_cd", "person_no", "muster_dt", "muster_dt", 'CODE' FROM "entry_log"
WHERE "entry_muster_no" IS NOT NULL AND "muster_dt" IS NOT NULL;
ALTER TABLE "entry_log" DROP COLUMN "entry_muster_no";
ALTER TABLE "entry_log" DROP COLUMN "muster_dt";
CREATE POLICY "scope" ON "entry_muster_person" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "entry_muster_tick" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then false
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);

grant select, insert, update, delete on entry_muster_tick, entry_muster_person to jikim_app;
