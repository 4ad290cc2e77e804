/** What work-measure.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { workFits } from './result-codes.model.ts'

const text = z.string().nullable()

export const row = z.object({
  workMeasureNo: z.number(),
  plantCd: z.string(),
  userId: z.string(),
  userNm: text,
  deptNm: text,
  measureCd: z.string(),
  workFitCd: oneOf(workFits).nullable(),
  conditionDesc: text,
  measureDesc: text,
  processNms: text,
  reviewYmd: text,
  dueYmd: text,
  startYmd: z.string(),
  endYmd: text,
  confirmDt: text,
  confirmUserNm: text,
  rowVersion: z.number(),
})
export type Row = z.infer<typeof row>
