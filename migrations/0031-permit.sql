CREATE TABLE "wkod_master" (
	"permit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wkod_master_permit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"permit_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"wkod_title" varchar(100),
	"wkod_desc" varchar(2000),
	"wkod_dt" date,
	"permit_base_cd" varchar(20),
	"permit_sub_cds" varchar(60),
	"permit_urgent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"urgent_desc" varchar(500),
	"vendor_cd" varchar(20),
	"wkod_plan_no" integer,
	"wkod_plan_rev_no" integer,
	"own_user_id" varchar(30),
	"area_dept_cd" varchar(20),
	"process_no" bigint,
	"equip_no" varchar(50),
	"place_desc" varchar(200),
	"zone_class_cd" varchar(20),
	"work_from_dt" timestamp with time zone,
	"work_to_dt" timestamp with time zone,
	"seven_day_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"leader_person_no" bigint,
	"leader_user_id" varchar(30),
	"watch_person_no" bigint,
	"fire_watch_person_no" bigint,
	"signal_person_no" bigint,
	"cmd_person_no" bigint,
	"jsa_no" bigint,
	"jsa_rev_no" integer,
	"permit_file_id" bigint,
	"posted_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"check_photo_file_id" bigint,
	"combustible11m_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"below_floor_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"opposite_wall_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"routine_place_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"watch_kit_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"blanket_use_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"blanket_cert_no" varchar(50),
	"extinguisher_cnt" integer,
	"spout_cover_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"oxygen_vent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"emptied_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"detector_off_dt" timestamp with time zone,
	"detector_on_dt" timestamp with time zone,
	"cse_kind_no" integer,
	"perm_vent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"perm_vent_check_ymd" date,
	"vent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"supply_air_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"rescue_kit_cds" varchar(40),
	"comm_means_desc" varchar(200),
	"fire_station_tel" varchar(20),
	"drill_ymd" date,
	"line_cut_cd" varchar(20),
	"service_cd" varchar(20),
	"volt_val" numeric(15, 0),
	"kva_val" numeric(15, 3),
	"drawing_no" varchar(50),
	"own_source_cnt" integer,
	"ele_plan_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"line_kv_val" numeric(15, 1),
	"dist_val" numeric(15, 0),
	"depth_val" numeric(15, 1),
	"soil_cd" varchar(20),
	"slope_horiz_val" numeric(15, 1),
	"shoring_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"exc_plan_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"utility_cds" varchar(40),
	"gas_main_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"height_val" numeric(15, 1),
	"means_cd" varchar(20),
	"platform_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"net_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"anchor_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"tripod_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"drop_radius_val" numeric(15, 1),
	"equip_refs" varchar(200),
	"load_val" numeric(15, 3),
	"rig_val" numeric(15, 3),
	"rated_val" numeric(15, 3),
	"radius_val" numeric(15, 1),
	"load2_val" numeric(15, 3),
	"rated2_val" numeric(15, 3),
	"sling_kind_cd" varchar(20),
	"sling_break_val" numeric(15, 3),
	"outrigger_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"lift_plan_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"keep_out_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"source_nm" varchar(100),
	"act_g_bq_val" numeric(15, 3),
	"excl_radius_val" numeric(15, 1),
	"notice_ymd" date,
	"dosimeter_cnt" integer,
	"alarm_meter_cnt" integer,
	"rad_posted_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"line_no" varchar(50),
	"fluid_nm" varchar(100),
	"fluid_cd" varchar(20),
	"press_val" numeric(15, 3),
	"temp_val" numeric(15, 1),
	"residual_val" numeric(15, 3),
	"drain_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"purge_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"blind_list_no" varchar(50),
	"first_break_ppe_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"msds_no" varchar(50),
	"msds_in_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"vapor_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"chm_vent_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"area_hazard_desc" varchar(1000),
	"gas_plan_desc" varchar(500),
	"iso_plan_desc" varchar(500),
	"risk_grade_cd" varchar(20),
	"grade_desc" varchar(300),
	"appr_route_cd" varchar(20),
	"plan_work_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"rqst_dt" timestamp with time zone,
	"rqst_user_id" varchar(30),
	"sla_due_dt" timestamp with time zone,
	"review_user_id" varchar(30),
	"review_dt" timestamp with time zone,
	"co_review_user_id" varchar(30),
	"co_review_dt" timestamp with time zone,
	"head_appr_user_id" varchar(30),
	"appr_user_id" varchar(30),
	"appr_dt" timestamp with time zone,
	"leader_sign_dt" timestamp with time zone,
	"issue_user_id" varchar(30),
	"issue_dt" timestamp with time zone,
	"start_dt" timestamp with time zone,
	"daily_check_ymd" date,
	"susp_reason_cd" varchar(20),
	"susp_dt" timestamp with time zone,
	"gas_high_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"cause_desc" varchar(1000),
	"stop_decision_desc" varchar(1000),
	"resume_ask_dt" timestamp with time zone,
	"shm_release_user_id" varchar(30),
	"shm_release_dt" timestamp with time zone,
	"extend_cnt" integer,
	"extend_to_dt" timestamp with time zone,
	"first_to_dt" timestamp with time zone,
	"gas_from_dt" timestamp with time zone,
	"gas_next_due_dt" timestamp with time zone,
	"hot_end_dt" timestamp with time zone,
	"fire_check_cnt" integer,
	"inside_cnt" integer,
	"finished_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"done_dt" timestamp with time zone,
	"iso_decision_cd" varchar(20),
	"close_desc" varchar(500),
	"print_cnt" integer,
	"close_dt" timestamp with time zone,
	"close_user_id" varchar(30),
	"retain_to_ymd" date,
	"copy_from_permit_no" bigint,
	"gas_fresh_min_val" numeric(15, 0),
	"fire_watch_min_val" numeric(15, 0),
	CONSTRAINT "wkod_master_required" CHECK (status_cd = 'TEMP' or (wkod_title is not null and wkod_desc is not null and wkod_dt is not null and permit_base_cd is not null and own_user_id is not null and area_dept_cd is not null and process_no is not null and place_desc is not null and zone_class_cd is not null and work_from_dt is not null and work_to_dt is not null and jsa_no is not null))
);

ALTER TABLE "wkod_master" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_permit_check" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"check_item_no" varchar(20),
	"type_cd" varchar(10),
	"stage_cd" varchar(20),
	"check_desc" varchar(300),
	"law_ref_desc" varchar(100),
	"required_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"photo_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"ok_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"ok_dt" timestamp with time zone,
	"check_user_id" varchar(30),
	"photo_file_no" integer,
	"memo_desc" varchar(300),
	CONSTRAINT "wkod_master_permit_check_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_check" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_permit_crew" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"crew_role_cd" varchar(20),
	"tbm_sign_dt" timestamp with time zone,
	"add_dt" timestamp with time zone,
	"leave_dt" timestamp with time zone,
	"check_desc" varchar(1000),
	CONSTRAINT "wkod_master_permit_crew_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_crew" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_permit_extend" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"rqst_dt" timestamp with time zone,
	"rqst_user_id" varchar(30),
	"to_dt" timestamp with time zone,
	"reason_desc" varchar(1000),
	"appr_user_id" varchar(30),
	"appr_dt" timestamp with time zone,
	"deny_desc" varchar(1000),
	CONSTRAINT "wkod_master_permit_extend_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_extend" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_permit_susp" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"susp_dt" timestamp with time zone,
	"reason_cd" varchar(20),
	"reason_desc" varchar(1000),
	"by_user_id" varchar(30),
	"resume_dt" timestamp with time zone,
	"resume_user_id" varchar(30),
	"condition_desc" varchar(1000),
	CONSTRAINT "wkod_master_permit_susp_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_permit_susp" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_cse_entry_log" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"person_no" bigint,
	"user_id" varchar(30),
	"in_dt" timestamp with time zone,
	"out_dt" timestamp with time zone,
	"watch_person_no" bigint,
	CONSTRAINT "wkod_master_cse_entry_log_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_cse_entry_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_fire_checks" (
	"permit_no" bigint NOT NULL,
	"seq_no" integer NOT NULL,
	"check_dt" timestamp with time zone,
	"check_user_id" varchar(30),
	"memo_desc" varchar(300),
	CONSTRAINT "wkod_master_fire_checks_permit_no_seq_no_pk" PRIMARY KEY("permit_no","seq_no")
);

ALTER TABLE "wkod_master_fire_checks" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "wkod_master_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"permit_no" bigint NOT NULL,
	CONSTRAINT "wkod_master_gram_gram_scope_cd_permit_no_pk" PRIMARY KEY("gram","scope_cd","permit_no")
);

ALTER TABLE "wkod_master_gram" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "wkod_master_doc_no" ON "wkod_master" USING btree ("plant_cd","permit_doc_no");
CREATE INDEX "wkod_master_newest" ON "wkod_master" USING btree ("plant_cd","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_status" ON "wkod_master" USING btree ("plant_cd","status_cd","work_from_dt") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_author" ON "wkod_master" USING btree ("create_user_id","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_draft" ON "wkod_master" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and permit_doc_no is null;
CREATE INDEX "wkod_master_vendor" ON "wkod_master" USING btree ("vendor_cd","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_work_from_dt" ON "wkod_master" USING btree ("plant_cd","work_from_dt","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_wkod_dt" ON "wkod_master" USING btree ("plant_cd","wkod_dt","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_work_to_dt" ON "wkod_master" USING btree ("plant_cd","work_to_dt","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_gas_next_due_dt" ON "wkod_master" USING btree ("plant_cd","gas_next_due_dt","permit_no") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_own_user_id" ON "wkod_master" USING btree ("own_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_leader_user_id" ON "wkod_master" USING btree ("leader_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_rqst_user_id" ON "wkod_master" USING btree ("rqst_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_review_user_id" ON "wkod_master" USING btree ("review_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_co_review_user_id" ON "wkod_master" USING btree ("co_review_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_head_appr_user_id" ON "wkod_master" USING btree ("head_appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_appr_user_id" ON "wkod_master" USING btree ("appr_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_issue_user_id" ON "wkod_master" USING btree ("issue_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_shm_release_user_id" ON "wkod_master" USING btree ("shm_release_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_close_user_id" ON "wkod_master" USING btree ("close_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "wkod_master_gram_row" ON "wkod_master_gram" USING btree ("permit_no");
CREATE POLICY "scope" ON "wkod_master" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and permit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then area_dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])) or create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or own_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true)) or rqst_user_id = (select current_setting('jikim.user', true)) or review_user_id = (select current_setting('jikim.user', true)) or co_review_user_id = (select current_setting('jikim.user', true)) or head_appr_user_id = (select current_setting('jikim.user', true)) or appr_user_id = (select current_setting('jikim.user', true)) or issue_user_id = (select current_setting('jikim.user', true)) or shm_release_user_id = (select current_setting('jikim.user', true)) or close_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and permit_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "wkod_master_permit_check" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_check.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_check.permit_no));
CREATE POLICY "scope" ON "wkod_master_permit_crew" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_crew.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_crew.permit_no));
CREATE POLICY "scope" ON "wkod_master_permit_extend" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_extend.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_extend.permit_no));
CREATE POLICY "scope" ON "wkod_master_permit_susp" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_permit_susp.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_permit_susp.permit_no));
CREATE POLICY "scope" ON "wkod_master_cse_entry_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_cse_entry_log.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_cse_entry_log.permit_no));
CREATE POLICY "scope" ON "wkod_master_fire_checks" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = wkod_master_fire_checks.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = wkod_master_fire_checks.permit_no));
CREATE POLICY "scope" ON "wkod_master_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then scope_cd = (select current_setting('jikim.plant', true))
    when 'VENDOR' then scope_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then false
    when 'OWN' then false
    else false end);

-- by hand
select jikim_track('permit', 'wkod_master', 'permit_no', 'permit_doc_no', 'TEMP', '{wkod_title,place_desc}', true);
grant select, insert, update, delete on wkod_master, wkod_master_permit_check, wkod_master_permit_crew, wkod_master_permit_extend,
  wkod_master_permit_susp, wkod_master_cse_entry_log, wkod_master_fire_checks to jikim_app;
grant select on wkod_master_gram to jikim_app;
