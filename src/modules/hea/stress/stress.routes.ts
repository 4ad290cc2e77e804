/** A survey in figures for who keeps it, and the questions for who is asked. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { itemsOf, type KossForm } from './koss.model.ts'
import { answerSurvey, type MySurvey, mySurveys, surveyOpinions, surveyResult } from './stress.calls.ts'
import { scoresOf } from './stress.logic.ts'
import { takeAnswer } from './stress-answers.ts'
import { stressResult } from './stress-result.ts'

const isOver = (statusCd: string): boolean => !['TEMP', 'OPEN'].includes(statusCd)

const result = answer(surveyResult, ({ record, program, places }) =>
  stressResult(program, places.no, record.formCd as KossForm, isOver(record.statusCd)),
)

const opinions = answer(surveyOpinions, async ({ record, program, places }) => {
  if (!isOver(record.statusCd)) return { rows: [] }
  const rows = await program.query<{ opinionKey: string; opinionDesc: string }>(sql`
    select opinion_key as "opinionKey", opinion_desc as "opinionDesc" from stress_opinion
    where stress_survey_no = ${places.no} order by opinion_key limit 2000`)
  return { rows }
})

const mine = answer(mySurveys, async ({ db, program, person, today }) => {
  const invited = await db.query<{ no: number; answeredYn: 'Y' | 'N'; linkKey: string | null }>(sql`
    select stress_survey_no as no, answered_yn as "answeredYn", link_key as "linkKey" from stress_invite
    where user_id = ${person.userId}`)
  const surveys = await program.query<Omit<MySurvey, 'answeredYn' | 'linkKey'>>(sql`
    select stress_survey_no as "stressSurveyNo", survey_title as "surveyTitle", form_cd as "formCd", start_ymd as "startYmd",
      end_ymd as "endYmd", guide_desc as "guideDesc" from stress_survey
    where stress_survey_no = any(${invited.map(({ no }) => no)}::bigint[]) and status_cd = 'OPEN' and delete_yn = 'N'
      and start_ymd <= ${today}::date and end_ymd >= ${today}::date order by end_ymd, 1`)
  return {
    rows: surveys.flatMap((one) => {
      const own = invited.find(({ no }) => no === one.stressSurveyNo)
      return own ? [{ ...one, answeredYn: own.answeredYn, linkKey: own.linkKey }] : []
    }),
  }
})

const usedLink = () => new Refusal(409, 'HEA_STRESS_ONCE', '이미 응답하셨습니다.')

const given = answer(answerSurvey, async ({ body, places, program, tx, today }) => {
  const stressSurveyNo = places.no
  const { linkKey, answers, opinionDesc } = body
  const [open] = await program.query<{ formCd: KossForm }>(sql`
    select form_cd as "formCd" from stress_survey where stress_survey_no = ${stressSurveyNo} and status_cd = 'OPEN'
      and delete_yn = 'N' and end_ymd >= ${today}::date for share`)
  if (!open) throw notFound()
  if (answers.length !== itemsOf(open.formCd).length)
    throw new Refusal(422, 'HEA_STRESS_ITEMS', '문항 수가 조사와 다릅니다. 새로고침 후 다시 응답하십시오.')
  const scored = scoresOf(open.formCd, answers)
  const kept = { answers, ...scored, opinionDesc: opinionDesc || null }
  if (!(await takeAnswer(tx, { stressSurveyNo, linkKey }, kept))) throw usedLink()
  return { answeredYn: 'Y' as const }
})

export const stressRoutes = routes(result, opinions, mine, given)
