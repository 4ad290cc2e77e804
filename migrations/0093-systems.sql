CREATE TABLE "plant_system" (
	"system_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plant_system_system_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"system_cd" varchar(20) NOT NULL,
	"system_nm" varchar(200) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"system_kind_cd" varchar(20) NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "plant_system" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "simops_hit" ALTER COLUMN "gap_val" DROP NOT NULL;
ALTER TABLE "simops_hit" ALTER COLUMN "mark_no" DROP NOT NULL;
ALTER TABLE "simops_hit" ALTER COLUMN "other_mark_no" DROP NOT NULL;
ALTER TABLE "facility" ADD COLUMN "system_cds" varchar(200);
ALTER TABLE "simops_hit" ADD COLUMN "system_cds" varchar(400);
ALTER TABLE "iso_plan_points" ADD COLUMN "system_cds" varchar(200);
CREATE UNIQUE INDEX "plant_system_plant_cd_system_cd_index" ON "plant_system" USING btree ("plant_cd","system_cd");
CREATE POLICY "known" ON "plant_system" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "plant_system" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "plant_system" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "plant_system" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);

GRANT SELECT, INSERT, UPDATE, DELETE ON "plant_system" TO "jikim_app";

-- What every new site begins with; on a site that has rules of its own nothing else is touched.
INSERT INTO "simops_rule" (type_a_cd, type_b_cd, gap_val, vert_cd, cond_cd, level_cd, release_role_cd, rule_desc, sort_order)
SELECT r.* FROM (VALUES
  ('HOT', 'CSE', 11::numeric, 'ANY', 'EQUIP_UNKNOWN', 'BLOCK', 'SHD', '설비가 적히지 않아 같은 설비인지 알 수 없습니다. 설비번호를 적으십시오.', 55),
  ('LNB', NULL, NULL, 'ANY', 'SYSTEM_TEST', 'BLOCK', NULL, '시운전으로 풀린 격리의 에너지가 같은 계통의 작업으로 들어올 수 있습니다.', 132),
  ('HOT', NULL, 11, 'BELOW', 'NONE', 'COORD', NULL, '불티와 용융물이 아래 작업으로 떨어집니다.', 134),
  ('LNB', NULL, 5, 'BELOW', 'NONE', 'COORD', NULL, '배관에 남은 액이 아래 작업으로 떨어집니다.', 136),
  ('HVY', NULL, 0, 'BELOW', 'NONE', 'COORD', NULL, '작업반경 아래에서 다른 작업을 합니다.', 138)
) r WHERE EXISTS (SELECT FROM "simops_rule");
