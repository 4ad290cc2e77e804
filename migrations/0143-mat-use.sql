CREATE TABLE "chm_mat_use" (
	"chm_mat_use_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_mat_use_chm_mat_use_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"chm_mat_no" bigint NOT NULL,
	"owner_dept_cd" varchar(20) NOT NULL,
	"status_cd" varchar(20) NOT NULL,
	"reason_desc" varchar(500),
	"max_qty_val" numeric(12, 3),
	"day_qty_val" numeric(12, 3),
	"valid_end_ymd" date,
	"stock_loc_nos" bigint[] DEFAULT '{}' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_mat_use_state" CHECK (status_cd in ('PLAN', 'ACTIVE', 'SUSP', 'RETIRED'))
);

ALTER TABLE "chm_mat_use" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "chm_mat_use_proc" (
	"chm_mat_use_proc_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_mat_use_proc_chm_mat_use_proc_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"chm_mat_use_no" bigint NOT NULL,
	"process_no" bigint NOT NULL,
	"use_desc" varchar(200),
	"month_qty_val" numeric(12, 3),
	"handler_user_ids" varchar(30)[] DEFAULT '{}' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_mat_use_proc_qty" CHECK (month_qty_val is null or month_qty_val >= 0)
);

ALTER TABLE "chm_mat_use_proc" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chm_mat_hit" ADD COLUMN "attach_file_id" bigint;
ALTER TABLE "chm_material" ADD COLUMN "use_cds" varchar(120);
ALTER TABLE "chm_reg_item" ADD COLUMN "use_cds" varchar(120);
CREATE UNIQUE INDEX "chm_mat_use_once" ON "chm_mat_use" USING btree ("plant_cd","chm_mat_no") WHERE status_cd <> 'RETIRED' and delete_yn = 'N';
CREATE INDEX "chm_mat_use_chm_mat_no_index" ON "chm_mat_use" USING btree ("chm_mat_no");
CREATE UNIQUE INDEX "chm_mat_use_proc_once" ON "chm_mat_use_proc" USING btree ("chm_mat_use_no","process_no");
CREATE INDEX "chm_mat_use_proc_process_no_index" ON "chm_mat_use_proc" USING btree ("process_no");
CREATE POLICY "known" ON "chm_mat_use" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "chm_mat_use" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "chm_mat_use" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "chm_mat_use" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "known" ON "chm_mat_use_proc" AS PERMISSIVE FOR SELECT TO "jikim_app" USING (case when (select current_setting('jikim.scope', true)) = 'SYSTEM' then true when (select current_setting('jikim.scope', true)) = 'VENDOR' or (select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN')
  then ((select current_setting('jikim.plants', true)) = 'Y' or plant_cd = (select current_setting('jikim.plant', true))) else false end);
CREATE POLICY "added" ON "chm_mat_use_proc" AS PERMISSIVE FOR INSERT TO "jikim_app" WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "changed" ON "chm_mat_use_proc" AS PERMISSIVE FOR UPDATE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);
CREATE POLICY "removed" ON "chm_mat_use_proc" AS PERMISSIVE FOR DELETE TO "jikim_app" USING (case (select current_setting('jikim.scope', true)) when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'DEPT' then plant_cd = (select current_setting('jikim.plant', true))
    when 'OWN' then plant_cd = (select current_setting('jikim.plant', true))
    else false end);

grant select, insert, update, delete on chm_mat_use, chm_mat_use_proc to jikim_app;
