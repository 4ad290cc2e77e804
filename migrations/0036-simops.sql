CREATE TABLE "permit_mark" (
	"permit_mark_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permit_mark_permit_mark_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"permit_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"vendor_cd" varchar(20),
	"mark_no" integer NOT NULL,
	"map_no" bigint NOT NULL,
	"mark_type" varchar(20) NOT NULL,
	"location_x" integer NOT NULL,
	"location_y" integer NOT NULL,
	"radius_val" numeric(12, 3),
	"elev_val" numeric(12, 3),
	"wkod_dt" date,
	"wkod_title" varchar(200),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permit_mark_on_plan" CHECK (location_x between 0 and 1000 and location_y between 0 and 1000)
);

ALTER TABLE "permit_mark" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "simops_hit" (
	"hit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simops_hit_hit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"permit_no" bigint NOT NULL,
	"other_permit_no" bigint NOT NULL,
	"rule_no" bigint NOT NULL,
	"level_cd" varchar(20) NOT NULL,
	"gap_val" numeric(9, 1) NOT NULL,
	"mark_no" integer NOT NULL,
	"other_mark_no" integer NOT NULL,
	"hit_status_cd" varchar(20) DEFAULT 'OPEN' NOT NULL,
	"basis_desc" varchar(32) NOT NULL,
	"open_dt" timestamp with time zone NOT NULL,
	"coord_desc" varchar(4000),
	"signs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coord_dt" timestamp with time zone,
	"release_desc" varchar(4000),
	"release_user_id" varchar(30),
	"release_dt" timestamp with time zone,
	"release_to_dt" timestamp with time zone,
	"clear_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simops_hit_two" CHECK (permit_no <> other_permit_no)
);

ALTER TABLE "simops_hit" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "simops_rule" (
	"rule_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simops_rule_rule_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type_a_cd" varchar(20) NOT NULL,
	"type_b_cd" varchar(20),
	"gap_val" numeric(6, 1),
	"vert_cd" varchar(20) DEFAULT 'ANY' NOT NULL,
	"cond_cd" varchar(20) DEFAULT 'NONE' NOT NULL,
	"level_cd" varchar(20) NOT NULL,
	"release_role_cd" varchar(20),
	"rule_desc" varchar(200) NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "site_map" ADD COLUMN "width_val" numeric(12, 3);
ALTER TABLE "site_map" ADD COLUMN "height_val" numeric(12, 3);
ALTER TABLE "site_map" ADD COLUMN "origin_x_val" numeric(12, 3) DEFAULT 0 NOT NULL;
ALTER TABLE "site_map" ADD COLUMN "origin_y_val" numeric(12, 3) DEFAULT 0 NOT NULL;
ALTER TABLE "site_map" ADD COLUMN "level_no" integer DEFAULT 1 NOT NULL;
ALTER TABLE "site_map" ADD COLUMN "elev_val" numeric(12, 3) DEFAULT 0 NOT NULL;
CREATE UNIQUE INDEX "permit_mark_permit_no_mark_no_index" ON "permit_mark" USING btree ("permit_no","mark_no");
CREATE INDEX "permit_mark_map_no_index" ON "permit_mark" USING btree ("map_no");
CREATE UNIQUE INDEX "simops_hit_active" ON "simops_hit" USING btree (least(permit_no, other_permit_no),greatest(permit_no, other_permit_no),"rule_no") WHERE hit_status_cd <> 'CLEARED';
CREATE INDEX "simops_hit_permit_no_index" ON "simops_hit" USING btree ("permit_no");
CREATE INDEX "simops_hit_other_permit_no_index" ON "simops_hit" USING btree ("other_permit_no");
CREATE INDEX "simops_hit_plant_cd_open_dt_index" ON "simops_hit" USING btree ("plant_cd","open_dt");
CREATE INDEX "simops_hit_rule_no_index" ON "simops_hit" USING btree ("rule_no");
CREATE POLICY "scope" ON "permit_mark" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "scope" ON "simops_hit" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- by hand
grant select, insert, update, delete on simops_rule, permit_mark, simops_hit to jikim_app;
-- A thousandth of the width was known before: a plan keeps what it is on the ground. Its height is entered anew.
update site_map set width_val = scale_val * 1000 where scale_val > 0;
ALTER TABLE "site_map" DROP COLUMN "scale_val";
