/** What the pages of a survey ask besides records: how far it is, and when the next one of each plant is due. */
import { z } from 'zod'
import { rowsOf } from '#platform/model/call-words.ts'
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { type Progress, progress, type SurveyDue, surveyDue } from './muscle-survey.wire.ts'
import { linkRoutes } from './muscle-survey-links.ts'
import { SYMPTOM_LINK } from './muscle-symptom.link.ts'
import { answerRoutes } from './muscle-symptom-answer.ts'
import { resultRoutes } from './muscle-symptom-result.ts'

const tags = [muscleSurvey.label]
export function muscleRoutes(app: App, services: Services): void {
  const { db } = services
  answerRoutes(app, services)
  resultRoutes(app, services)
  linkRoutes(app, services)

  app.get(
    `${muscleSurvey.api}/:no/progress`,
    {
      config: needsDocument(muscleSurvey),
      schema: { tags, params: z.object({ no: z.coerce.number().int().min(1) }), response: { 200: progress } },
    },
    async (request) => {
      const { person } = askerOf(request, muscleSurvey)
      const { no } = request.params
      await db.read(person, (queries) => getRecord(queries, muscleSurvey, no))
      const [row] = await db.query<Progress>('SYSTEM', progressStatement(no))
      const answerCnt = (row?.answerCnt ?? 0) < SMALLEST_GROUP ? null : (row?.answerCnt ?? null)
      return progress.parse({ ...row, answerCnt })
    },
  )

  app.get(
    `${muscleSurvey.api}-due`,
    { config: needsDocument(muscleSurvey), schema: { tags, response: { 200: rowsOf(surveyDue) } } },
    async (request) => {
      const { person } = askerOf(request, muscleSurvey)
      const rows = await db.query<SurveyDue>(
        person,
        sql`select p.plant_cd as "plantCd", p.plant_nm as "plantNm", d.done_ymd as "doneYmd", d.next_due_ymd as "nextDueYmd", o.no as "openNo"
          from plant p
            left join lateral (select done_ymd, next_due_ymd from muscle_survey s where s.plant_cd = p.plant_cd and s.delete_yn = 'N'
              and s.status_cd = 'DONE' order by s.done_ymd desc limit 1) d on true
            left join lateral (select muscle_survey_no as no from muscle_survey s where s.plant_cd = p.plant_cd and s.delete_yn = 'N'
              and s.status_cd not in ('TEMP', 'DONE', 'REJ') order by s.muscle_survey_no desc limit 1) o on true
          where p.delete_yn = 'N' and (d.done_ymd is not null or o.no is not null) order by p.sort_order, p.plant_cd`,
      )
      return { rows }
    },
  )
}

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
