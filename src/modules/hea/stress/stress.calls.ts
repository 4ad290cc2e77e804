/** What stress.routes.ts tells, and what screens read. */
import { z } from '#schema'

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

export const result = z.object({
  site: group,
  groups: z.array(group),
  bySex: z.array(group),
  refs: z.array(z.object({ code: z.string(), value: z.number() })),
})
export type StressResult = z.infer<typeof result>

export const survey = z.object({
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
