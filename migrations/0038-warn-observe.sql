CREATE TABLE "obs_ticket" (
	"ticket_digest" varchar(64) PRIMARY KEY NOT NULL,
	"obs_card_no" bigint NOT NULL,
	"create_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "obs_ticket_obsCardNo_unique" UNIQUE("obs_card_no")
);

ALTER TABLE "obs_ticket" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "obs_card" (
	"obs_card_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "obs_card_obs_card_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"obs_card_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"obs_type_cd" varchar(20),
	"content_desc" varchar(2000),
	"place_desc" varchar(200),
	"obs_dt" timestamp with time zone,
	"attach_file_id" bigint,
	"now_action_desc" varchar(1000),
	"lang_cd" varchar(20),
	"permit_no" integer,
	"permit_doc_no" varchar(50),
	"person_no" bigint,
	"anonymous_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"vendor_cd" varchar(20),
	"triage_due_ymd" date,
	"reply_due_ymd" date,
	"risk_grade_cd" varchar(20),
	"accept_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"owner_user_id" varchar(30),
	"due_ymd" date,
	"dup_card_no" bigint,
	"impr_no" bigint,
	"near_miss_no" bigint,
	"reply_desc" varchar(2000),
	"reply_dt" timestamp with time zone,
	"credit_cnt" integer,
	"credit_ymd" date,
	"stop_due_dt" timestamp with time zone,
	"stop_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"stop_decision_cd" varchar(20),
	"stop_decision_desc" varchar(1000),
	"stop_decision_dt" timestamp with time zone,
	"stop_decision_user_id" varchar(30),
	CONSTRAINT "obs_card_required" CHECK (status_cd = 'NEW' or (obs_type_cd is not null and content_desc is not null and place_desc is not null))
);

ALTER TABLE "obs_card" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "obs_card_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"obs_card_no" bigint NOT NULL,
	CONSTRAINT "obs_card_gram_gram_scope_cd_obs_card_no_pk" PRIMARY KEY("gram","scope_cd","obs_card_no")
);

ALTER TABLE "obs_card_gram" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "warn_point" (
	"warn_point_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warn_point_warn_point_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warn_point_doc_no" varchar(40),
	"status_cd" varchar(20) NOT NULL,
	"plant_cd" varchar(20) NOT NULL,
	"last_actor_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"warn_type_cd" varchar(20),
	"vendor_cd" varchar(20),
	"permit_no" integer,
	"permit_doc_no" varchar(50),
	"found_dt" timestamp with time zone,
	"found_user_id" varchar(30),
	"viol_item_cd" varchar(20),
	"risk_grade_cd" varchar(20),
	"law_ref_desc" varchar(500),
	"place_desc" varchar(200),
	"map_no" integer,
	"place_marks" jsonb,
	"content_desc" varchar(2000),
	"before_file_id" bigint,
	"due_ymd" date,
	"ack_due_ymd" date,
	"issue_dt" timestamp with time zone,
	"stop_desc" varchar(500),
	"propose_cd" varchar(20),
	"repeat_cnt" integer,
	"reply_desc" varchar(2000),
	"interim_desc" varchar(1000),
	"refuse_desc" varchar(2000),
	"refuse_yn" varchar(1) DEFAULT 'N' NOT NULL,
	"resume_cd" varchar(20),
	"action_desc" varchar(2000),
	"after_file_id" bigint,
	"action_dt" timestamp with time zone,
	"action_user_id" varchar(30),
	"verify_cd" varchar(20),
	"verify_user_id" varchar(30),
	"verify_dt" timestamp with time zone,
	"rework_cnt" integer,
	"impr_no" bigint,
	CONSTRAINT "warn_point_required" CHECK (status_cd = 'TEMP' or (warn_type_cd is not null and vendor_cd is not null and found_dt is not null and viol_item_cd is not null and risk_grade_cd is not null and place_desc is not null and content_desc is not null))
);

ALTER TABLE "warn_point" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "warn_point_gram" (
	"gram" integer NOT NULL,
	"scope_cd" varchar(20) NOT NULL,
	"warn_point_no" bigint NOT NULL,
	CONSTRAINT "warn_point_gram_gram_scope_cd_warn_point_no_pk" PRIMARY KEY("gram","scope_cd","warn_point_no")
);

ALTER TABLE "warn_point_gram" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "com_link" ALTER COLUMN "vendor_cd" DROP NOT NULL;
CREATE UNIQUE INDEX "obs_card_doc_no" ON "obs_card" USING btree ("plant_cd","obs_card_doc_no");
CREATE INDEX "obs_card_newest" ON "obs_card" USING btree ("plant_cd","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_status" ON "obs_card" USING btree ("plant_cd","status_cd","obs_dt") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_author" ON "obs_card" USING btree ("create_user_id","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_draft" ON "obs_card" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'NEW' and obs_card_doc_no is null;
CREATE INDEX "obs_card_vendor" ON "obs_card" USING btree ("vendor_cd","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_obs_dt" ON "obs_card" USING btree ("plant_cd","obs_dt","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_place_desc" ON "obs_card" USING btree ("plant_cd","place_desc","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_person_no" ON "obs_card" USING btree ("plant_cd","person_no","obs_card_no") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_owner_user_id" ON "obs_card" USING btree ("owner_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_stop_decision_user_id" ON "obs_card" USING btree ("stop_decision_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "obs_card_gram_row" ON "obs_card_gram" USING btree ("obs_card_no");
CREATE UNIQUE INDEX "warn_point_doc_no" ON "warn_point" USING btree ("plant_cd","warn_point_doc_no");
CREATE INDEX "warn_point_newest" ON "warn_point" USING btree ("plant_cd","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_status" ON "warn_point" USING btree ("plant_cd","status_cd","found_dt") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_author" ON "warn_point" USING btree ("create_user_id","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_draft" ON "warn_point" USING btree ("create_user_id") WHERE delete_yn = 'N' and status_cd = 'TEMP' and warn_point_doc_no is null;
CREATE INDEX "warn_point_vendor" ON "warn_point" USING btree ("vendor_cd","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_found_dt" ON "warn_point" USING btree ("plant_cd","found_dt","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_due_ymd" ON "warn_point" USING btree ("plant_cd","due_ymd","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_vendor_cd" ON "warn_point" USING btree ("plant_cd","vendor_cd","warn_point_no") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_found_user_id" ON "warn_point" USING btree ("found_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_action_user_id" ON "warn_point" USING btree ("action_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_verify_user_id" ON "warn_point" USING btree ("verify_user_id","status_cd") WHERE delete_yn = 'N';
CREATE INDEX "warn_point_gram_row" ON "warn_point_gram" USING btree ("warn_point_no");
CREATE POLICY "scope" ON "obs_ticket" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "obs_card" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'NEW' and obs_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or owner_user_id = (select current_setting('jikim.user', true)) or stop_decision_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'NEW' and obs_card_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "obs_card_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
CREATE POLICY "scope" ON "warn_point" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or found_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or found_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and warn_point_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM')) WITH CHECK (case (select current_setting('jikim.scope', true))
    when 'PLANT' then plant_cd = (select current_setting('jikim.plant', true)) or create_user_id = (select current_setting('jikim.user', true))
    when 'VENDOR' then vendor_cd = any (((select string_to_array(current_setting('jikim.vendors', true), ','))::text[]))
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then create_user_id = any (array(select u.user_id from sys_user u where u.dept_cd = any (((select string_to_array(current_setting('jikim.depts', true), ','))::text[])))) or create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or found_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    when 'OWN' then create_user_id = (select current_setting('jikim.user', true)) or last_actor_id = (select current_setting('jikim.user', true)) or found_user_id = (select current_setting('jikim.user', true)) or action_user_id = (select current_setting('jikim.user', true)) or verify_user_id = (select current_setting('jikim.user', true))
    else false end and (not (status_cd = 'TEMP' and warn_point_doc_no is null) or create_user_id = (select current_setting('jikim.user', true)) or (select current_setting('jikim.scope', true)) = 'SYSTEM'));
CREATE POLICY "scope" ON "warn_point_gram" AS PERMISSIVE FOR ALL TO "jikim_app" USING (case (select current_setting('jikim.scope', true))
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
select jikim_track('warn-point', 'warn_point', 'warn_point_no', 'warn_point_doc_no', 'TEMP', '{content_desc,place_desc}', true);
select jikim_track('obs-card', 'obs_card', 'obs_card_no', 'obs_card_doc_no', 'NEW', '{content_desc,place_desc}', true);

-- Counters and grams are kept by the triggers alone.
grant select, insert, update, delete on warn_point, obs_card, obs_ticket to jikim_app;
grant select on warn_point_gram, obs_card_gram to jikim_app;

-- What rules ask: points of an item at a vendor, the demand of a row of the register, credits of a person, stops of a permit.
create index warn_point_repeated on warn_point (vendor_cd, warn_type_cd, found_dt) where delete_yn = 'N';
create index warn_point_impr on warn_point (impr_no) where impr_no is not null;
create index obs_card_credit on obs_card (create_user_id, credit_ymd) where credit_cnt > 0;
create index obs_card_credit_person on obs_card (person_no, credit_ymd) where credit_cnt > 0;
create index obs_card_stop on obs_card (permit_no) where obs_type_cd = 'STOP';

-- Menu rows of a site that is already there.
insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
  front_end_url, sort_order, icon)
select r.* from (values
  ('VNDM_WARN', '경고·지적', 'Warnings', '警告与指正', 'Avisos', 'VNDM', 2, 'VENDOR', null, '30', 'shield-alert'),
  ('VNDM_WARN_ISSUE', '경고·지적 발부', 'Warnings and points', '签发警告与指正', 'Avisos y observaciones', 'VNDM_WARN', 3, 'VENDOR',
    '/vendor/warnPoint/warnPointIssue', '10', null),
  ('SAF_OBS', '관찰카드', 'Observation cards', '观察卡', 'Tarjetas de observación', 'SAF', 2, 'SAF', null, '15', 'clipboard-list'),
  ('SAF_OBS_LIST', '관찰카드', 'Observation cards', '观察卡', 'Tarjetas de observación', 'SAF_OBS', 3, 'SAF', '/saf/observe/observeList', '10', null),
  ('VND_COWORK_OBS', '관찰카드', 'Observation cards', '观察卡', 'Tarjetas de observación', 'VND_COWORK', 2, 'SAF',
    '/vendor/coworkSaf/observeCard', '15', null),
  ('VND_COWORK_WARN', '경고·지적 현황', 'Warnings and points', '警告与指正情况', 'Avisos y observaciones', 'VND_COWORK', 2, 'VENDOR',
    '/vendor/portal/warnAndPointOutStatus', '30', null)
) r where exists (select from sys_menu);
insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
select g.auth_grp_no, r.menu_id, 'Y', case when g.auth_grp_cd = any (r.writers) or (r.writers = '{*}' and g.auth_grp_cd <> 'AUD') then 'Y' else 'N' end
from sys_auth_grp g join (values
  ('VNDM_WARN', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,OPR,EDU,PUR,SEC,AUD}'::text[], '{}'::text[]),
  ('VNDM_WARN_ISSUE', '{SYS,CSO,SHD,SHM,HLM,MGR,SUP,OWN,OPR,EDU,PUR,SEC,AUD}', '{SHD,SHM,SUP,OWN,OPR}'),
  ('SAF_OBS', '{*}', '{}'),
  ('SAF_OBS_LIST', '{*}', '{*}'),
  ('VND_COWORK_OBS', '{VAD,VSM,VSP}', '{VAD,VSM,VSP}'),
  ('VND_COWORK_WARN', '{VAD,VSM,VSP}', '{VAD,VSM}')
) r (menu_id, readers, writers) on g.auth_grp_cd = any (r.readers) or (r.readers = '{*}' and g.scope_cd <> 'VENDOR')
where exists (select from sys_menu m where m.menu_id = r.menu_id);
