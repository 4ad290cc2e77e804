/** What muscle-survey.routes.ts tells, and what screens read. */
import { z } from '#schema'

const count = z.number()

export const progress = z.object({
  workCnt: count,
  scoredCnt: count,
  burdenCnt: count,
  /** At the levels 1 to 4. */
  levelCnts: z.array(count),
  improveCnt: count,
  registeredCnt: count,
  /** People of the departments of the works, and workers of the vendors that were given a link. */
  targetCnt: count,
  /** Null below five. */
  answerCnt: count.nullable(),
})
export type Progress = z.infer<typeof progress>

/** By when a plant surveys again. */
export const surveyDue = z.object({
  plantCd: z.string(),
  plantNm: z.string(),
  doneYmd: z.string().nullable(),
  nextDueYmd: z.string().nullable(),
  /** A survey that is under way. */
  openNo: count.nullable(),
})
export type SurveyDue = z.infer<typeof surveyDue>
