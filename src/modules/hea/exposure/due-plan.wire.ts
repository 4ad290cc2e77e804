/** What due-plan.ts tells, and what screens read. */
import { z } from '#schema'

export const duePlanAnswer = z.object({
  /** Null where nobody had to be added. */
  heaCheckupPlanNo: z.number().nullable(),
  addedCnt: z.number(),
  /** Whether they went into a plan that was being written already. */
  isExtended: z.boolean(),
  /** In an open plan for that day already. */
  plannedCnt: z.number(),
  /** The first of them, by name and plan. */
  planned: z.array(z.object({ userNm: z.string(), heaCheckupPlanNm: z.string() })),
})
export type DuePlanAnswer = z.infer<typeof duePlanAnswer>
