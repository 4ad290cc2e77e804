/** What target-select.routes.ts tells, and what screens read. */
import { z } from '#schema'

const text = z.string().nullable()

/** S-161 */
export const planDetail = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: text,
  heaCheckupClassNm: text,
  heaCheckupPlanPeriod: text,
  planStatusCd: z.string(),
})
export type PlanDetail = z.infer<typeof planDetail>

/** S-166 */
export const candidate = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupTypeNm: text,
  processNm: text,
  deptNm: text,
  userId: z.string(),
  userNm: z.string(),
  entryYmd: text,
  phoneNo: text,
  officeTel: text,
  /** Of all rows that match, whatever page this one is on. */
  totalCnt: z.number(),
})
export type Candidate = z.infer<typeof candidate>
