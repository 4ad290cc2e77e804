ALTER TABLE "hea_checkup_result" DROP CONSTRAINT "hea_checkup_result_state";
ALTER TABLE "hea_follow_up" DROP CONSTRAINT "hea_follow_up_state";
ALTER TABLE "hea_checkup_result" ADD COLUMN "prev_result_no" bigint;
ALTER TABLE "hea_checkup_result" ADD COLUMN "reissue_desc" varchar(500);
ALTER TABLE "hea_checkup_result" ADD COLUMN "unanswered_ymd" date;
ALTER TABLE "hea_checkup_result" ADD COLUMN "unanswered_desc" varchar(500);
ALTER TABLE "hea_follow_up" ADD COLUMN "correction_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "hea_checkup_result" ADD CONSTRAINT "hea_checkup_result_state" CHECK (status_cd in ('RECEIVED', 'CHECKED', 'RELEASED', 'SEALED', 'REPLACED'));
ALTER TABLE "hea_follow_up" ADD CONSTRAINT "hea_follow_up_state" CHECK (status_cd in ('PLAN', 'DOING', 'EXPLAINED', 'REPORTED', 'DONE', 'CANC'));
