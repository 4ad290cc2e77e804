/** What muscle-survey-links.ts tells, and what screens read. */
import { z } from '#schema'

export const row = z.object({
  linkNo: z.number(),
  vendorCd: z.string(),
  vendorNm: z.string(),
  untilYmd: z.string(),
  path: z.string(),
  openYn: z.enum(['Y', 'N']),
  /** Null below five. */
  answerCnt: z.number().nullable(),
})
export type WorkerLink = z.infer<typeof row>
