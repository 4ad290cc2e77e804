/** What plan-outcome.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { grades, workFits } from './result-codes.model.ts'

const text = z.string().nullable()

export const resultRow = z.object({
  heaCheckupResultNo: z.number(),
  plantCd: z.string(),
  userId: z.string(),
  personNm: z.string(),
  deptNm: text,
  factorNms: text,
  overallGradeCd: oneOf(grades).nullable(),
  secondRoundYn: z.string(),
  workFitCd: oneOf(workFits).nullable(),
  followUpNms: text,
  examYmd: z.string(),
  receiveYmd: z.string(),
  statusCd: z.string(),
})
export type ResultRow = z.infer<typeof resultRow>

export const followRow = z.object({
  heaFollowUpNo: z.number(),
  heaFollowUpDocNo: text,
  plantCd: z.string(),
  userId: z.string(),
  personNm: z.string(),
  deptNm: text,
  followUpCd: z.string(),
  measureDesc: text,
  managerUserNm: text,
  dueYmd: text,
  reportYn: z.string(),
  reportDueYmd: text,
  reportedYmd: text,
  statusCd: z.string(),
})
export type FollowRow = z.infer<typeof followRow>
