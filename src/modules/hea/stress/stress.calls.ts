/** A survey in figures for who keeps it, and the questions for who is asked. */
import { call, menu, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { stressSurvey } from './stress-survey.model.ts'

const score = z.number().nullable()

const group = z.object({
  key: z.string(),
  name: z.string().nullable(),
  mergedInto: z.string().nullable(),
  targetCnt: z.number(),
  answerCnt: score,
  scores: z.array(score),
  totalScore: score,
})
export type StressGroup = z.infer<typeof group>

const result = z.object({
  site: group,
  groups: z.array(group),
  bySex: z.array(group),
  refs: z.array(z.object({ code: z.string(), value: z.number() })),
})
export type StressResult = z.infer<typeof result>

const survey = z.object({
  stressSurveyNo: z.number(),
  surveyTitle: z.string(),
  formCd: z.enum(['KOSS43', 'KOSS24']),
  startYmd: z.string(),
  endYmd: z.string(),
  guideDesc: z.string().nullable(),
  answeredYn: z.enum(['Y', 'N']),
  linkKey: z.string().nullable(),
})
export type MySurvey = z.infer<typeof survey>

export const surveyResult = call.get(`${stressSurvey.api}/{no}/result`, {
  right: read(stressSurvey),
  through: stressSurvey,
  answer: result,
})
export const surveyOpinions = call.get(`${stressSurvey.api}/{no}/opinions`, {
  right: { ...read(stressSurvey), roles: ['HLM'] },
  through: stressSurvey,
  answer: rowsOf(z.object({ opinionKey: z.string(), opinionDesc: z.string() })),
})

/** The page of every employee about himself. */
const MY_STRESS_ROUTE = '/hea/stress/myStress'
export const mySurveys = call.get('/api/hea/stress/mysurveys', {
  right: menu(MY_STRESS_ROUTE),
  program: 'The survey is the health team’s; whose invitation it is may see what it asks.',
  tag: stressSurvey.label,
  answer: rowsOf(survey),
})
export const answerSurvey = call.post('/api/hea/stress/mysurvey/{no}', {
  right: menu(MY_STRESS_ROUTE, 'write'),
  program: 'The survey is the health team’s; whose invitation it is may answer.',
  tag: stressSurvey.label,
  body: z.strictObject({
    linkKey: z.uuid(),
    answers: z.array(z.number().int().min(1).max(4).nullable()).max(43),
    opinionDesc: z
      .string()
      .trim()
      .max(1000)
      .refine((text) => text.isWellFormed() && !text.includes('\0'))
      .default(''),
  }),
  answer: z.object({ answeredYn: z.literal('Y') }),
})
