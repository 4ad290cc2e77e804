DROP INDEX "measure_sample_exceed";
CREATE TABLE "measure_judgement" (
	"measure_no" bigint NOT NULL,
	"measure_unit_no" bigint NOT NULL,
	"factor_cd" varchar(20) NOT NULL,
	"index_val" numeric(15, 5),
	"twa_val" numeric(15, 5),
	"verdict_cd" varchar(20),
	"mix_verdict_cd" varchar(20),
	CONSTRAINT "measure_judgement_measure_no_measure_unit_no_factor_cd_pk" PRIMARY KEY("measure_no","measure_unit_no","factor_cd")
);

ALTER TABLE "measure_judgement" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hea_work_measure" ADD COLUMN "all_work_yn" char(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "hea_worker_hazard_log" ADD COLUMN "cause_cd" varchar(20);
ALTER TABLE "hea_checkup_result" ADD COLUMN "judge_doctor_nm" varchar(50);
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_fit_cd" varchar(20);
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_kind_cd" varchar(20);
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_doctor_nm" varchar(50);
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_ymd" date;
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_condition_desc" varchar(500);
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_review_ymd" date;
ALTER TABLE "hea_checkup_result" ADD COLUMN "hear_file_id" bigint;
ALTER TABLE "hea_checkup_result_factors" ADD COLUMN "shorten_cd" varchar(20);
-- An N was written where nothing was said: it is no answer.
update hea_checkup_result_factors set shorten_cd = 'Y' where shorten_yn = 'Y';
ALTER TABLE "hea_checkup_result_factors" DROP COLUMN "shorten_yn";
CREATE INDEX "measure_judgement_measure_unit_no_measure_no_index" ON "measure_judgement" USING btree ("measure_unit_no","measure_no");
-- What an empty list meant until now is said.
update hea_work_measure set all_work_yn = 'Y' where process_nos = '{}' and measure_cd not in ('5', '6');
ALTER TABLE "hea_work_measure" ADD CONSTRAINT "hea_work_measure_scope" CHECK (measure_cd in ('5', '6') or all_work_yn = 'Y' or process_nos <> '{}');
CREATE POLICY "scope" ON "measure_judgement" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from measure p where p.measure_no = measure_judgement.measure_no)) WITH CHECK (exists (select from measure p where p.measure_no = measure_judgement.measure_no));

grant select, insert, update, delete on measure_judgement to jikim_app;
-- What was evaluated so far, judged as it would be now; of a mixture every chemical that was measured over the day is a part.
insert into measure_judgement (measure_no, measure_unit_no, factor_cd, index_val, twa_val, verdict_cd, mix_verdict_cd)
select s.measure_no, s.measure_unit_no, s.factor_cd, max(s.index_val), max(s.twa_val),
  case when bool_or(s.exceed_yn = 'Y') then 'ABOVE' when max(s.index_val) >= 1 then 'AT' when max(s.index_val) is not null then 'BELOW' end,
  case when bool_or(s.limit_type_cd = 'TWA' and f.phase_cd <> 'PHYS') and max(t.mix_index_val) is not null then
    case when max(t.mix_index_val) > 1 then 'ABOVE' when max(t.mix_index_val) = 1 then 'AT' else 'BELOW' end end
from measure_sample s
  join measure_target t on t.measure_no = s.measure_no and t.measure_unit_no = s.measure_unit_no and t.cycle_cd is not null
  left join hea_hazard_factor f on f.factor_cd = s.factor_cd
where s.delete_yn = 'N' group by s.measure_no, s.measure_unit_no, s.factor_cd;
