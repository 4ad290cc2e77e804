CREATE TABLE "patrol_miss" (
	"patrol_miss_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patrol_miss_patrol_miss_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"from_ymd" date NOT NULL,
	"to_ymd" date NOT NULL,
	"miss_status_cd" varchar(20) NOT NULL,
	"miss_dt" timestamp with time zone NOT NULL,
	"done_dt" timestamp with time zone,
	"src_cd" varchar(20),
	"src_no" bigint,
	"check_dt" timestamp with time zone,
	"accept_user_id" varchar(30),
	"accept_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patrol_miss_state" CHECK (miss_status_cd in ('MISS', 'DONE', 'VOID'))
);

ALTER TABLE "patrol_miss" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "patrol_miss_plant_cd_from_ymd_to_ymd_index" ON "patrol_miss" USING btree ("plant_cd","from_ymd","to_ymd");
CREATE INDEX "patrol_miss_plant_cd_to_ymd_index" ON "patrol_miss" USING btree ("plant_cd","to_ymd");
CREATE POLICY "scope" ON "patrol_miss" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

grant select, insert, update, delete on patrol_miss to jikim_app;
