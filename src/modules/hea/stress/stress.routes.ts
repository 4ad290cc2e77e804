/** A survey in figures for who keeps it, and the questions for who is asked. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { itemsOf, type KossForm } from './koss.model.ts'
import { result, survey } from './stress.calls.ts'
import { scoresOf } from './stress.logic.ts'
import { mySurvey, takeAnswer } from './stress-answers.ts'
import { stressResult } from './stress-result.ts'
import { stressSurvey } from './stress-survey.model.ts'

const ROUTE = mySurvey.route.staff
const tags = [stressSurvey.label]
const params = z.object({ no: z.coerce.number().int().positive() })
const opinions = z.object({ rows: z.array(z.object({ opinionKey: z.string(), opinionDesc: z.string() })) })

export function stressRoutes(app: App, services: Services): void {
  registerResult(app, services)
  registerMine(app, services)
}

function registerResult(app: App, { db }: Services): void {
  app.get(
    `${stressSurvey.api}/:no/result`,
    { config: needsDocument(stressSurvey), schema: { tags, params, response: { 200: result } } },
    async (request) => {
      const { person } = askerOf(request, stressSurvey)
      const { no } = request.params
      const record = await db.read(person, (queries) => getRecord(queries, stressSurvey, no))
      const isOver = !['TEMP', 'OPEN'].includes(record.statusCd)
      return db.read('SYSTEM', (queries) => stressResult(queries, no, record.formCd as KossForm, isOver))
    },
  )

  const right = { ...needsDocument(stressSurvey).right, roles: ['HLM'] }
  app.get(
    `${stressSurvey.api}/:no/opinions`,
    { config: { right }, schema: { tags, params, response: { 200: opinions } } },
    async (request) => {
      const { person } = askerOf(request, stressSurvey)
      const { no } = request.params
      const record = await db.read(person, (queries) => getRecord(queries, stressSurvey, no))
      if (['TEMP', 'OPEN'].includes(record.statusCd)) return { rows: [] }
      const rows = await db.query<{ opinionKey: string; opinionDesc: string }>(
        'SYSTEM',
        sql`select opinion_key as "opinionKey", opinion_desc as "opinionDesc" from stress_opinion
          where stress_survey_no = ${no} order by opinion_key limit 2000`,
      )
      return { rows }
    },
  )
}
const answer = z.strictObject({
  linkKey: z.uuid(),
  answers: z.array(z.number().int().min(1).max(4).nullable()).max(43),
  opinionDesc: z
    .string()
    .trim()
    .max(1000)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .default(''),
})

const usedLink = () => new Refusal(409, 'HEA_STRESS_ONCE', '이미 응답하셨습니다.')

function registerMine(app: App, { db, clock }: Services): void {
  app.get(
    '/api/hea/stress/mysurveys',
    { config: needs(ROUTE), schema: { tags, response: { 200: z.object({ rows: z.array(survey) }) } } },
    async (request) => {
      const person = personUnder(request, ROUTE)
      // The survey is the health team's; whose invitation it is says that he may see what it asks.
      const mine = await db.query<{ no: number; answeredYn: 'Y' | 'N'; linkKey: string | null }>(
        person,
        sql`select stress_survey_no as no, answered_yn as "answeredYn", link_key as "linkKey" from stress_invite
          where user_id = ${person.userId}`,
      )
      const surveys = await db.query<Omit<z.infer<typeof survey>, 'answeredYn' | 'linkKey'>>(
        'SYSTEM',
        sql`select stress_survey_no as "stressSurveyNo", survey_title as "surveyTitle", form_cd as "formCd", start_ymd as "startYmd",
            end_ymd as "endYmd", guide_desc as "guideDesc" from stress_survey
          where stress_survey_no = any(${mine.map(({ no }) => no)}::bigint[]) and status_cd = 'OPEN' and delete_yn = 'N'
            and start_ymd <= ${clock.today()}::date and end_ymd >= ${clock.today()}::date order by end_ymd, 1`,
      )
      return {
        rows: surveys.flatMap((one) => {
          const own = mine.find(({ no }) => no === one.stressSurveyNo)
          return own ? [{ ...one, answeredYn: own.answeredYn, linkKey: own.linkKey }] : []
        }),
      }
    },
  )

  app.post(
    '/api/hea/stress/mysurvey/:no',
    {
      config: needs(ROUTE, 'write'),
      schema: { tags, params, body: answer, response: { 200: z.object({ answeredYn: z.literal('Y') }) } },
    },
    async (request) => {
      const person = personUnder(request, ROUTE, 'write')
      const stressSurveyNo = request.params.no
      const { linkKey, answers, opinionDesc } = request.body
      await db.write(person, async (tx) => {
        const [open] = await tx.queryAs<{ formCd: KossForm }>(
          'SYSTEM',
          sql`select form_cd as "formCd" from stress_survey where stress_survey_no = ${stressSurveyNo} and status_cd = 'OPEN'
            and delete_yn = 'N' and end_ymd >= ${clock.today()}::date for share`,
        )
        if (!open) throw notFound()
        if (answers.length !== itemsOf(open.formCd).length)
          throw new Refusal(422, 'HEA_STRESS_ITEMS', '문항 수가 조사와 다릅니다. 새로고침 후 다시 응답하십시오.')
        const scored = scoresOf(open.formCd, answers)
        const isTaken = await takeAnswer(
          tx,
          { stressSurveyNo, linkKey },
          { answers, ...scored, opinionDesc: opinionDesc || null },
        )
        if (!isTaken) throw usedLink()
      })
      return { answeredYn: 'Y' as const }
    },
  )
}
