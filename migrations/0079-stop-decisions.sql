ALTER TABLE "wkod_master" ADD COLUMN "stop_ask_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "wkod_master" ADD COLUMN "stop_decision_cd" varchar(20);
ALTER TABLE "wkod_master_permit_susp" ADD COLUMN "src_cd" varchar(20);
ALTER TABLE "wkod_master_permit_susp" ADD COLUMN "by_person_no" bigint;
ALTER TABLE "wkod_master_permit_susp" ADD COLUMN "decision_cd" varchar(20);

-- What stands stopped by a demand is decided as one that had its grounds, or waits to be decided.
update wkod_master set stop_ask_yn = 'Y', stop_decision_cd = case when coalesce(stop_decision_desc, '') <> '' then 'GROUNDED' end
  where status_cd = 'SUSP' and susp_reason_cd = 'STOPWORK';
