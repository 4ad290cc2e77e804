/** What the pages of a survey ask besides records: how far it is, and when the next one of each plant is due. */
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Progress, progress, type SurveyDue, surveyProgress, surveysDue } from './muscle-survey.calls.ts'
import { linkRoutes } from './muscle-survey-links.ts'
import { SYMPTOM_LINK } from './muscle-symptom.link.ts'
import { answerRoutes } from './muscle-symptom-answer.ts'
import { resultRoutes } from './muscle-symptom-result.ts'

/** In numbers, past the fence of the rows; a small one is not told. */
const howFar = answer(surveyProgress, async ({ places, program }) => {
  const [row] = await program.query<Progress>(progressStatement(places.no))
  const answerCnt = (row?.answerCnt ?? 0) < SMALLEST_GROUP ? null : (row?.answerCnt ?? null)
  return progress.parse({ ...row, answerCnt })
})

const due = answer(surveysDue, async ({ db }) => {
  const rows = await db.query<SurveyDue>(
    sql`select p.plant_cd as "plantCd", p.plant_nm as "plantNm", d.done_ymd as "doneYmd", d.next_due_ymd as "nextDueYmd", o.no as "openNo"
          from plant p
            left join lateral (select done_ymd, next_due_ymd from muscle_survey s where s.plant_cd = p.plant_cd and s.delete_yn = 'N'
              and s.status_cd = 'DONE' order by s.done_ymd desc limit 1) d on true
            left join lateral (select muscle_survey_no as no from muscle_survey s where s.plant_cd = p.plant_cd and s.delete_yn = 'N'
              and s.status_cd not in ('TEMP', 'DONE', 'REJ') order by s.muscle_survey_no desc limit 1) o on true
          where p.delete_yn = 'N' and (d.done_ymd is not null or o.no is not null) order by p.sort_order, p.plant_cd`,
  )
  return { rows }
})

export const muscleRoutes = routes(answerRoutes, resultRoutes, linkRoutes, howFar, due)

const progressStatement = (no: number) => sql`
  with works as materialized (
    select * from muscle_work where muscle_survey_no = ${no} and delete_yn = 'N' and status_cd <> 'CANC'
  )
  select count(*)::int as "workCnt", (count(*) filter (where status_cd = 'SCORED'))::int as "scoredCnt",
    (count(*) filter (where burden_yn = 'Y'))::int as "burdenCnt",
    array[(count(*) filter (where risk_lvl_cd = '1'))::int, (count(*) filter (where risk_lvl_cd = '2'))::int,
      (count(*) filter (where risk_lvl_cd = '3'))::int, (count(*) filter (where risk_lvl_cd = '4'))::int] as "levelCnts",
    (count(*) filter (where improve_yn = 'Y'))::int as "improveCnt", count(impr_no)::int as "registeredCnt",
    (select count(*)::int from sys_user u where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      and u.plant_cd = (select plant_cd from muscle_survey where muscle_survey_no = ${no})
      and u.dept_cd in (with recursive below as (
          select dept_cd from works union select d.dept_cd from sys_dept d join below b on d.pdept_cd = b.dept_cd)
        select dept_cd from below))
      + (select count(*)::int from vendor_person p where p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
        and p.vendor_cd in (select l.vendor_cd from com_link l where l.purpose_cd = ${SYMPTOM_LINK} and l.biz_no = ${no})) as "targetCnt",
    (select count(*)::int from muscle_symptom a where a.muscle_survey_no = ${no} and a.delete_yn = 'N') as "answerCnt"
  from works`
