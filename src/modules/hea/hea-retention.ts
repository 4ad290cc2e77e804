/**
 * Health records that are destroyed when they have been kept long enough, one entry for each kind. What is about one person
 * is kept like his checkups (K11), measurements as they were told when they were evaluated (W11).
 */
import { extResult } from './checkup/ext-result.model.ts'
import { cvdRisk } from './cvd/cvd-risk.model.ts'
import { workCare } from './cvd/work-care.model.ts'
import { counsel } from './infirm/counsel.model.ts'
import { infirmVisit } from './infirm/visit.model.ts'
import { measure } from './measure/measure.model.ts'
import { muscleSymptom } from './muscle/muscle-symptom.model.ts'
import type { RetentionKind } from './privacy/retention.ts'
import { checkupResult } from './result/checkup-result.model.ts'
import { followUp } from './result/follow-up.model.ts'
import { vendorExam } from './vendor-exam/vendor-exam.model.ts'

const day = (instant: string) => `(${instant} at time zone 'Asia/Seoul')::date`
/** What somebody worked with when he was examined: what the plan named and what the result judged. */
const factorsOfTarget = (targetNo: string) => `coalesce((select t.factor_cds from hea_checkup_target t
  where t.hea_checkup_target_no = ${targetNo}), '{}')`
const factorsOfResult = (resultNo: string, targetNo: string) => `array(select unnest(${factorsOfTarget(targetNo)})
  union select x.factor_cd::text from hea_checkup_result_factors x where x.hea_checkup_result_no = ${resultNo})`
const targetOfResult = (resultNo: string) =>
  `(select c.hea_checkup_target_no from hea_checkup_result c where c.hea_checkup_result_no = ${resultNo})`

export const retentionKinds: readonly RetentionKind[] = [
  // What follows from a result first: it looks for its factors there.
  {
    model: followUp,
    from: day('r.create_dt'),
    when: `r.status_cd = 'DONE'`,
    factorCds: factorsOfResult('r.hea_checkup_result_no', targetOfResult('r.hea_checkup_result_no')),
  },
  {
    model: counsel,
    from: 'r.counsel_ymd',
    when: `r.status_cd in ('DONE', 'CLOSE')`,
    factorCds: factorsOfResult('r.hea_checkup_result_no', targetOfResult('r.hea_checkup_result_no')),
  },
  {
    model: checkupResult,
    from: 'r.receive_ymd',
    factorCds: factorsOfResult('r.hea_checkup_result_no', 'r.hea_checkup_target_no'),
    parts: [
      { table: 'hea_work_measure', on: 'p.hea_checkup_result_no = r.hea_checkup_result_no' },
      { table: 'hea_second_exam', on: 'p.hea_checkup_target_no = r.hea_checkup_target_no' },
    ],
  },
  { model: extResult, from: day('r.create_dt'), factorCds: factorsOfTarget('r.hea_checkup_target_no') },
  {
    model: vendorExam,
    from: 'r.exam_ymd',
    when: `r.status_cd in ('CONFIRM', 'CANC')`,
    factorCds: `array(select x.factor_cd::text from hea_vendor_exam_factors x where x.hea_vendor_exam_no = r.hea_vendor_exam_no)`,
  },
  // To whom a medicine went is append-only for the requests; the database itself lets it go (`jikim_forget`).
  { model: infirmVisit, from: day('r.visit_dt'), when: `r.status_cd <> 'OPEN'` },
  { model: muscleSymptom, from: day('r.create_dt'), when: `r.status_cd = 'CLOSED'` },
  { model: cvdRisk, from: 'r.eval_ymd' },
  { model: workCare, from: day('r.update_dt'), when: `r.status_cd = 'DONE'` },
  {
    model: measure,
    from: 'r.sample_end_ymd',
    when: `r.status_cd = 'DONE'`,
    years: 'r.keep_year_cnt',
    parts: [
      { table: 'measure_sample', on: 'p.measure_no = r.measure_no' },
      { table: 'measure_target', on: 'p.measure_no = r.measure_no' },
    ],
  },
]
