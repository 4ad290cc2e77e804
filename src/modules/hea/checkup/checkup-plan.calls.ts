/** Beside the rows of the list of plans: how many organisations and people, how many reserved and examined. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupPlan } from './checkup-plan.model.ts'

const planCounts = z.object({
  heaCheckupPlanNo: z.number(),
  orgCnt: z.number(),
  targetCnt: z.number(),
  reservedCnt: z.number(),
  doneCnt: z.number(),
  /** K12, one decimal; null without a target. */
  doneRateVal: z.number().nullable(),
})
export type PlanCounts = z.infer<typeof planCounts>
export const countsOfPlans = call.get(`${checkupPlan.api}-counts`, {
  right: read(checkupPlan),
  program: 'Numbers of people of plans that the asker sees, none of their rows.',
  tag: checkupPlan.label,
  query: z.strictObject({
    nos: z
      .string()
      .regex(/^\d+(,\d+)*$/)
      .max(4000),
  }),
  answer: rowsOf(planCounts),
})
