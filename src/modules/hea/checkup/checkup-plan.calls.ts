/** What checkup-plan.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const planCounts = z.object({
  heaCheckupPlanNo: z.number(),
  orgCnt: z.number(),
  targetCnt: z.number(),
  reservedCnt: z.number(),
  doneCnt: z.number(),
  /** K12, one decimal; null without a target. */
  doneRateVal: z.number().nullable(),
})
export type PlanCounts = z.infer<typeof planCounts>
