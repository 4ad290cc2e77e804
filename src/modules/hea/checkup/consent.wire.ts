/** What consent.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const version = z.object({
  consentTextVerNo: z.number(),
  consentTextDesc: z.string(),
  textHash: z.string(),
  createDt: z.string(),
  createUserNm: z.string().nullable(),
  /** Answers that were given to this wording. */
  answerCnt: z.number(),
})
export type Version = z.infer<typeof version>
