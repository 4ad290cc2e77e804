CREATE TABLE "vendor_invite" (
	"vendor_master_no" bigint PRIMARY KEY NOT NULL,
	"link_no" bigint NOT NULL,
	"invite_user_id" varchar(30) NOT NULL,
	"invite_dt" timestamp with time zone NOT NULL,
	"ticket_digest" varchar(64),
	"answer_dt" timestamp with time zone
);

ALTER TABLE "vendor_invite" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "com_legal_param" ADD COLUMN "jsa_yn" char(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "com_legal_param" ADD COLUMN "jsa_type_cd" varchar(20);
ALTER TABLE "near_miss" ADD COLUMN "work_cat_cd" varchar(20);
CREATE POLICY "scope" ON "vendor_invite" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

-- by hand
grant select, insert, update, delete on vendor_invite to jikim_app;

-- What asks for a new look at a JSA: stops since a day, numbers of the law that are marked, analyses of one kind of work.
create index wkod_permit_susp_dt on wkod_master_permit_susp (susp_dt) where reason_cd in ('GAS_HIGH', 'STOPWORK');
create index com_legal_param_jsa on com_legal_param (effective_from_ymd) where jsa_yn = 'Y' and delete_yn = 'N';
create index jsa_work_cat_fixed on jsa (plant_cd, work_cat_cd) where status_cd = 'FIX' and delete_yn = 'N';
create index jsa_eval_open_root on jsa_eval (root_jsa_no) where delete_yn = 'N';

-- What a missed regular request is, for a site that is already there.
insert into viol_item (viol_item_cd, viol_grade_cd, law_ref_desc, sort_order, viol_item_nm, viol_item_nm_en, viol_item_nm_zh, viol_item_nm_es)
select 'MI07', 'MINOR', '사내 기준', 440, '긴급출입 뒤 정규 출입신청 누락', 'No regular request after an emergency entry',
  '紧急出入后未提交正式申请', 'Sin solicitud regular tras una entrada de urgencia'
where exists (select from viol_item) on conflict do nothing;
