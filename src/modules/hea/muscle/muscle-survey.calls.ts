/** What the pages of a survey ask besides records: how far it is, and when the next one of each plant is due. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { muscleSurvey } from './muscle-survey.model.ts'

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
const surveyDue = z.object({
  plantCd: z.string(),
  plantNm: z.string(),
  doneYmd: z.string().nullable(),
  nextDueYmd: z.string().nullable(),
  /** A survey that is under way. */
  openNo: count.nullable(),
})
export type SurveyDue = z.infer<typeof surveyDue>

export const surveyProgress = call.get(`${muscleSurvey.api}/{no}/progress`, {
  right: read(muscleSurvey),
  through: muscleSurvey,
  answer: progress,
})
export const surveysDue = call.get(`${muscleSurvey.api}-due`, {
  right: read(muscleSurvey),
  tag: muscleSurvey.label,
  answer: rowsOf(surveyDue),
})
