CREATE TABLE "acc_cause" (
	"acc_cause_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_cause_acc_cause_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"method_cd" varchar(20) NOT NULL,
	"parent_cause_no" bigint,
	"seq_no" integer DEFAULT 1 NOT NULL,
	"gate_cd" varchar(20),
	"m4_cd" varchar(20),
	"level_cd" varchar(20) NOT NULL,
	"cause_desc" varchar(1000) NOT NULL,
	"evidence_nos" varchar(300),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_cause" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_evidence" (
	"acc_evidence_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_evidence_acc_evidence_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"evidence_kind_cd" varchar(20) NOT NULL,
	"evidence_nm" varchar(200) NOT NULL,
	"evidence_desc" varchar(4000),
	"attach_file_id" bigint,
	"collect_dt" timestamp with time zone NOT NULL,
	"collect_user_id" varchar(30) NOT NULL,
	"custody_json" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sealed_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_evidence" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_form" (
	"acc_form_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_form_acc_form_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"acc_victim_no" bigint NOT NULL,
	"vendor_cd" varchar(20),
	"form_owner_cd" varchar(20) NOT NULL,
	"form_status_cd" varchar(20) NOT NULL,
	"due_ymd" date NOT NULL,
	"form_json" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rep_nm" varchar(200),
	"rep_sign_json" jsonb,
	"rep_sign_dt" timestamp with time zone,
	"rep_opinion_desc" varchar(1000),
	"submit_dt" timestamp with time zone,
	"submit_user_id" varchar(30),
	"receipt_no" varchar(50),
	"receipt_file_id" bigint,
	"late_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acc_form_accidentNo_accVictimNo_unique" UNIQUE("accident_no","acc_victim_no"),
	CONSTRAINT "acc_form_state" CHECK (form_status_cd in ('TEMP', 'REP', 'REPORTED', 'CANC'))
);

ALTER TABLE "acc_form" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_hour" (
	"plant_cd" varchar(20) NOT NULL,
	"hour_ym" char(7) NOT NULL,
	"population_cd" varchar(20) NOT NULL,
	"origin_cd" varchar(20) NOT NULL,
	"work_hour_val" numeric(14, 2) NOT NULL,
	"worker_cnt" integer NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acc_hour_plant_cd_hour_ym_population_cd_pk" PRIMARY KEY("plant_cd","hour_ym","population_cd")
);

ALTER TABLE "acc_hour" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_measure" (
	"acc_measure_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_measure_acc_measure_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"root_cause_no" bigint NOT NULL,
	"measure_type_cd" varchar(20) NOT NULL,
	"measure_desc" varchar(1000) NOT NULL,
	"why_desc" varchar(500),
	"owner_user_id" varchar(30),
	"vendor_cd" varchar(20),
	"due_ymd" date,
	"impr_no" bigint,
	"accept_desc" varchar(500),
	"accept_user_id" varchar(30),
	"accept_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_measure" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_report_log" (
	"acc_report_log_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_report_log_acc_report_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"report_target_cd" varchar(20) NOT NULL,
	"flag_cd" varchar(20),
	"open_dt" timestamp with time zone NOT NULL,
	"due_dt" timestamp with time zone,
	"end_dt" timestamp with time zone,
	"end_cd" varchar(20),
	"alert_slot_val" integer,
	"report_dt" timestamp with time zone,
	"method_cd" varchar(20),
	"by_user_id" varchar(30),
	"receipt_desc" varchar(1000),
	"late_desc" varchar(500),
	"file_no" bigint,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_report_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_snapshot" (
	"accident_no" bigint NOT NULL,
	"kind_cd" varchar(20) NOT NULL,
	"source_no" bigint NOT NULL,
	"snap_dt" timestamp with time zone NOT NULL,
	"snap_json" jsonb NOT NULL,
	CONSTRAINT "acc_snapshot_accident_no_kind_cd_pk" PRIMARY KEY("accident_no","kind_cd")
);

ALTER TABLE "acc_snapshot" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_team" (
	"acc_team_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_team_acc_team_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"vendor_cd" varchar(20),
	"member_nm" varchar(200) NOT NULL,
	"team_role_cd" varchar(20) NOT NULL,
	"worker_side_yn" char(1) DEFAULT 'N' NOT NULL,
	"sign_json" jsonb,
	"sign_dt" timestamp with time zone,
	"opinion_desc" varchar(1000),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_team" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_timeline" (
	"acc_timeline_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_timeline_acc_timeline_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"event_dt" timestamp with time zone NOT NULL,
	"event_desc" varchar(1000) NOT NULL,
	"evidence_nos" varchar(300),
	"harm_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_timeline" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "acc_victim" (
	"acc_victim_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acc_victim_acc_victim_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_no" bigint NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"seq_no" integer NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"victim_nm" varchar(200) NOT NULL,
	"dept_cd" varchar(20),
	"vendor_cd" varchar(20),
	"employ_type_cd" varchar(20),
	"work_form_cd" varchar(20),
	"hire_ymd" date,
	"same_work_month_cnt" integer,
	"job_nm" varchar(200),
	"nation_cd" varchar(20),
	"visa_type_cd" varchar(20),
	"sex_cd" varchar(20),
	"injury_type_cd" varchar(20),
	"injury_part_cds" varchar(200),
	"sev_class_cd" varchar(20),
	"factor_no" bigint,
	"listed_ill_yn" char(1) DEFAULT 'N' NOT NULL,
	"approve_ymd" date,
	"expect_lost_day_cnt" integer,
	"return_ymd" date,
	"lost_day_cnt" integer DEFAULT 0 NOT NULL,
	"death_ymd" date,
	"care_month_val" numeric(6, 1),
	"treat_month_val" numeric(6, 1),
	"disable_grade_cd" varchar(20),
	"resident_cipher" varchar(400),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "acc_victim" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "accident" (
	"accident_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accident_accident_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"accident_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"accident_title" varchar(100),
	"place_desc" varchar(200),
	"site_mark" jsonb,
	"attach_file_id" bigint,
	"occur_dt" timestamp with time zone,
	"know_dt" timestamp with time zone,
	"report_dt" timestamp with time zone,
	"injured_cnt" integer,
	"dead_cnt" integer,
	"outside_hurt_cnt" integer,
	"content_desc" varchar(2000),
	"first_act_desc" varchar(1000),
	"vendor_cd" varchar(20),
	"src_cd" varchar(20),
	"acc_kind_cd" varchar(20),
	"acc_type_cd" varchar(20),
	"cause_obj_cd" varchar(20),
	"work_type_desc" varchar(200),
	"pot_sev_cd" varchar(20),
	"process_no" bigint,
	"work_cat_cd" varchar(20),
	"no_process_desc" varchar(300),
	"equip_desc" varchar(100),
	"permit_no" bigint,
	"jsa_no" bigint,
	"leak_qty_val" numeric(15, 3),
	"chem_nm" varchar(100),
	"sev_class_cd" varchar(20),
	"own_hurt_cnt" integer,
	"vendor_hurt_cnt" integer,
	"lost_day_cnt" integer,
	"major_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"major_dt" timestamp with time zone,
	"sapa_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"psm_major_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"chem_acc_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"probe_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"form_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"hipo_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"late_reg_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"due_dt" timestamp with time zone,
	"open_clock_cnt" integer,
	"scene_keep_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"scene_desc" varchar(300),
	"scene_radius_val" numeric(15, 1),
	"scene_release_dt" timestamp with time zone,
	"scene_release_user_id" varchar(30),
	"scene_consent_desc" varchar(1000),
	"scene_consent_file_id" bigint,
	"leader_user_id" varchar(30),
	"same_accident_no" bigint,
	"near_miss_no" bigint,
	"end_dt" timestamp with time zone,
	CONSTRAINT "accident_required" CHECK (status_cd = 'TEMP' or (accident_title is not null and place_desc is not null and occur_dt is not null and injured_cnt is not null and dead_cnt is not null and outside_hurt_cnt is not null)),
	CONSTRAINT "accident_state" CHECK (status_cd in ('TEMP', 'REPORTED', 'CLASS', 'INVEST', 'ANALYZE', 'MEASURE', 'APPR', 'EFFECT', 'CLOSE', 'CANC'))
);

ALTER TABLE "accident" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "accident_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"accident_no" bigint NOT NULL,
	CONSTRAINT "accident_gram_gram_scope_cd_accident_no_pk" PRIMARY KEY("gram","scope_cd","accident_no")
);

ALTER TABLE "accident_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "near_miss" ADD COLUMN "accident_no" bigint;
CREATE INDEX "acc_cause_accident_no_acc_cause_no_index" ON "acc_cause" USING btree ("accident_no","acc_cause_no");
CREATE INDEX "acc_evidence_accident_no_acc_evidence_no_index" ON "acc_evidence" USING btree ("accident_no","acc_evidence_no");
CREATE INDEX "acc_form_due_ymd_index" ON "acc_form" USING btree ("due_ymd");
CREATE INDEX "acc_measure_accident_no_acc_measure_no_index" ON "acc_measure" USING btree ("accident_no","acc_measure_no");
CREATE INDEX "acc_measure_impr_no_index" ON "acc_measure" USING btree ("impr_no");
CREATE UNIQUE INDEX "acc_report_log_accident_no_report_target_cd_index" ON "acc_report_log" USING btree ("accident_no","report_target_cd") WHERE end_cd is null or end_cd = 'DONE';
CREATE INDEX "acc_report_log_due_dt_index" ON "acc_report_log" USING btree ("due_dt") WHERE end_dt is null;
CREATE INDEX "acc_team_accident_no_acc_team_no_index" ON "acc_team" USING btree ("accident_no","acc_team_no");
CREATE INDEX "acc_team_user_id_index" ON "acc_team" USING btree ("user_id");
CREATE INDEX "acc_timeline_accident_no_event_dt_index" ON "acc_timeline" USING btree ("accident_no","event_dt");
CREATE INDEX "acc_victim_accident_no_seq_no_index" ON "acc_victim" USING btree ("accident_no","seq_no");
CREATE INDEX "acc_victim_user_id_index" ON "acc_victim" USING btree ("user_id");
CREATE INDEX "acc_victim_person_no_index" ON "acc_victim" USING btree ("person_no");
CREATE INDEX "acc_victim_factor_no_index" ON "acc_victim" USING btree ("factor_no");
CREATE UNIQUE INDEX "accident_doc_no" ON "accident" USING btree ("plant_cd","accident_doc_no");
CREATE INDEX "accident_newest" ON "accident" USING btree ("plant_cd","accident_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_status" ON "accident" USING btree ("plant_cd","status_cd","occur_dt") WHERE delete_yn = 'N';
CREATE INDEX "accident_author" ON "accident" USING btree ("create_user_id","accident_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_draft" ON "accident" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and accident_doc_no is null;
CREATE INDEX "accident_open_rows" ON "accident" USING btree ("plant_cd","accident_no") WHERE delete_yn = 'N' and status_cd in ('TEMP', 'REPORTED', 'CLASS', 'INVEST', 'ANALYZE', 'MEASURE', 'APPR', 'EFFECT');
CREATE INDEX "accident_vendor" ON "accident" USING btree ("vendor_cd","accident_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_occur_dt" ON "accident" USING btree ("plant_cd","occur_dt","accident_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_due_dt" ON "accident" USING btree ("plant_cd","due_dt","accident_no") WHERE delete_yn = 'N';
CREATE INDEX "accident_scene_release_user_id" ON "accident" USING btree ("scene_release_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "accident_leader_user_id" ON "accident" USING btree ("leader_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "accident_gram_row" ON "accident_gram" USING btree ("accident_no");
-- R10: who reads the names of those who were hurt, and what names them. Asked by policies; it knows no more than whether.
create function jikim_names_hurt(accident bigint, plant text, dept text, vendor text) returns boolean
  language sql stable security definer set search_path = public as $$
  select case current_setting('jikim.scope', true)
    when 'SYSTEM' then true
    else exists (select from acc_team t where t.accident_no = accident and t.delete_yn = 'N'
        and t.user_id = current_setting('jikim.user', true))
      or exists (select from directory_member m where m.user_id = current_setting('jikim.user', true) and case
        when current_setting('jikim.scope', true) = 'VENDOR'
          then m.auth_grp_cd = 'VSM' and vendor = current_setting('jikim.vendor', true)
        else (plant = current_setting('jikim.plant', true) or current_setting('jikim.scope', true) = 'ALL')
          and (m.auth_grp_cd in ('SHM', 'SHD', 'HLM', 'CSO') or m.auth_grp_cd in ('SUP', 'MGR')
            and dept = any (string_to_array(current_setting('jikim.depts', true), ','))) end)
    end $$;

CREATE POLICY "scope" ON "acc_cause" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_cause.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_cause.accident_no));
CREATE POLICY "named" ON "acc_evidence" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_evidence.accident_no, acc_evidence.plant_cd, null, null)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_evidence.accident_no, acc_evidence.plant_cd, null, null));
CREATE POLICY "named" ON "acc_form" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_form.accident_no, acc_form.plant_cd, null, acc_form.vendor_cd)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_form.accident_no, acc_form.plant_cd, null, acc_form.vendor_cd));
CREATE POLICY "scope" ON "acc_hour" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "acc_measure" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_measure.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_measure.accident_no));
CREATE POLICY "scope" ON "acc_report_log" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_report_log.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_report_log.accident_no));
CREATE POLICY "scope" ON "acc_snapshot" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_snapshot.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_snapshot.accident_no));
CREATE POLICY "scope" ON "acc_team" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from accident a where a.accident_no = acc_team.accident_no)) WITH CHECK (exists (select from accident a where a.accident_no = acc_team.accident_no));
CREATE POLICY "named" ON "acc_timeline" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_timeline.accident_no, acc_timeline.plant_cd, null, null)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_timeline.accident_no, acc_timeline.plant_cd, null, null));
CREATE POLICY "named" ON "acc_victim" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_victim.accident_no, acc_victim.plant_cd, acc_victim.dept_cd, acc_victim.vendor_cd)) WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(acc_victim.accident_no, acc_victim.plant_cd, acc_victim.dept_cd, acc_victim.vendor_cd));
CREATE POLICY "scope" ON "accident" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or scene_release_user_id = (select current_setting('jikim.user', true)) or leader_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and accident_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "accident_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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

-- Exact totals, counters, the days and search.
select jikim_track('accident', 'accident', 'accident_no', 'accident_doc_no', 'TEMP', '{accident_title,place_desc}', true);
select jikim_track_days('accident', 'accident', 'accident_doc_no', 'TEMP', $$coalesce((r.occur_dt at time zone 'Asia/Seoul')::date, 'infinity'::date)$$, true);

grant select, insert, update, delete on accident to jikim_app;
grant select on accident_gram to jikim_app;
-- Nothing of an accident is deleted: what goes is marked.
grant select, insert, update on acc_victim, acc_report_log, acc_team, acc_evidence, acc_timeline, acc_cause, acc_measure, acc_form, acc_hour to jikim_app;
grant select, insert on acc_snapshot to jikim_app;
