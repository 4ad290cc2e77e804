/** What result-upload.ts tells, and what screens read. */
import { z } from '#schema'

export const sheetAnswer = z.object({
  /** People whose results are (or would be) saved. */
  inserted: z.number(),
  /** Of them: how many with which grade, and how many for the second time. */
  grades: z.record(z.string(), z.number()),
  secondCnt: z.number(),
})
export type Answer = z.infer<typeof sheetAnswer>
