/** What target.routes.ts tells, and what screens read. */
import { z } from '#schema'

const text = z.string().nullable()

export const row = z.object({
  heaCheckupTargetNo: z.number(),
  heaCheckupPlanNo: z.number(),
  userId: z.string(),
  userNm: z.string(),
  deptNm: text,
  heaCheckupTypeNm: z.string(),
  dueYmd: text,
  targetStatusCd: z.string(),
  examYmd: text,
  slotCd: text,
  checkedOrgNm: text,
  noShowCnt: z.number(),
  excludeReasonCd: text,
  excludeDesc: text,
})
export type Target = z.infer<typeof row>

export const counts = z.object({ code: z.string(), count: z.number() })

export const answer = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  rows: z.array(row),
  states: z.array(counts),
})
export type TargetsAnswer = z.infer<typeof answer>
