/** Values of a person over the years, and what he himself may read of his results. */
import { addMonths } from '#platform/model/calendar.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { readerAs } from '#platform/server/calls/reader.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkupResult } from './checkup-result.model.ts'
import { type Measured, type MyResults, myResults, resultTrend } from './result.calls.ts'
import { isCurrent } from './result-current.sql.ts'

const TREND_MONTHS = 60

const trend = answer(resultTrend, async ({ record, db, services, request }) => {
  const rows = await db.query<Measured>(
    valuesOf(sql`r.user_id = ${record.userId} and r.exam_ymd > ${addMonths(String(record.examYmd), -TREND_MONTHS)}::date
      and r.exam_ymd <= ${record.examYmd}::date`),
  )
  await logShown(services, request, checkupResult, [record], 'RECORD')
  return { rows }
})

const valuesOf = (where: ReturnType<typeof sql>) => sql`
  select r.exam_ymd as "examYmd", i.exam_item_cd as "examItemCd", i.result_val as "resultVal", i.unit_cd as "unitCd",
    i.ref_min_val as "refMinVal", i.ref_max_val as "refMaxVal", i.abnormal_yn as "abnormalYn"
  from hea_checkup_result r join hea_checkup_result_items i on i.hea_checkup_result_no = r.hea_checkup_result_no
  where ${where} and ${isCurrent()} and i.result_val is not null order by r.exam_ymd, i.seq_no`

/** As himself and nobody else: a nurse reads here of herself what every employee reads of himself. */
const mine = answer(myResults, async ({ person, services }) => {
  const himself = readerAs(services.db, { ...person, scopeCd: 'OWN', levels: [] })
  const own = sql`r.user_id = ${person.userId} and r.status_cd in ('RELEASED', 'SEALED')`
  const [rows, values] = await Promise.all([
    himself.query<MyResults['rows'][number]>(sql`
          select r.hea_checkup_result_no as "heaCheckupResultNo", p.hea_checkup_plan_nm as "heaCheckupPlanNm",
            r.hea_checkup_class_cd as "heaCheckupClassCd", r.second_round_yn as "secondRoundYn", r.exam_ymd as "examYmd",
            r.update_dt as "releaseDt", r.overall_grade_cd as "overallGradeCd", r.work_fit_cd as "workFitCd",
            r.condition_desc as "conditionDesc", r.review_ymd as "reviewYmd", r.hear_fit_cd as "hearFitCd",
            r.hear_ymd as "hearYmd", r.hear_condition_desc as "hearConditionDesc", r.follow_up_nms as "followUpNms",
            r.doctor_opinion_desc as "doctorOpinionDesc", case r.status_cd when 'SEALED' then 'Y' else 'N' end as "sealedYn",
            (select coalesce(jsonb_agg(jsonb_build_object('factorNm', f.factor_nm, 'organCd', x.organ_cd,
                'gradeCd', x.grade_cd, 'opinionDesc', x.opinion_desc) order by x.seq_no), '[]')
              from hea_checkup_result_factors x left join hea_hazard_factor f on f.factor_cd = x.factor_cd
              where x.hea_checkup_result_no = r.hea_checkup_result_no) as factors
          from hea_checkup_result r left join hea_checkup_plan p on p.hea_checkup_plan_no = r.hea_checkup_plan_no
          where ${own} and r.delete_yn = 'N' order by r.exam_ymd desc, r.hea_checkup_result_no desc limit 50`),
    himself.query<Measured>(valuesOf(own)),
  ])
  return { rows, values }
})

export const resultRoutes = routes(trend, mine)
