CREATE TABLE "gas_zone" (
	"gas_zone_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gas_zone_gas_zone_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"permit_no" bigint NOT NULL,
	"permit_doc_no" varchar(40),
	"gas_set_no" bigint NOT NULL,
	"result_desc" varchar(500),
	"zone_status_cd" varchar(20) DEFAULT 'CLOSED' NOT NULL,
	"spots_json" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"radius_val" numeric(6, 1) NOT NULL,
	"close_dt" timestamp with time zone NOT NULL,
	"open_dt" timestamp with time zone,
	"open_user_id" varchar(30),
	"open_desc" varchar(1000),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gas_zone_state" CHECK (zone_status_cd in ('CLOSED', 'OPENED'))
);

ALTER TABLE "gas_zone" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "gas_zone_closed" ON "gas_zone" USING btree ("permit_no") WHERE zone_status_cd = 'CLOSED';
CREATE INDEX "gas_zone_plant_cd_zone_status_cd_index" ON "gas_zone" USING btree ("plant_cd","zone_status_cd");
CREATE POLICY "scope" ON "gas_zone" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

grant select, insert, update, delete on gas_zone to jikim_app;
