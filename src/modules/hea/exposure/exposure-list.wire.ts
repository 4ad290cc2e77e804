/** What exposure-list.ts tells, and what screens read. */
import { z } from '#schema'

const day = z.string().nullable()

const text = z.string().nullable()

const yn = z.enum(['Y', 'N'])

export const exposureRow = z.object({
  workerHazardNo: z.number(),
  plantCd: z.string(),
  userId: z.string(),
  userNm: text,
  deptNm: text,
  processNo: z.number(),
  processNm: text,
  factorCd: z.string(),
  factorNm: text,
  placementYmd: z.string(),
  endYmd: day,
  lastExamYmd: day,
  nextDueYmd: day,
  dueRuleCd: text,
  dueMonthCnt: z.number().nullable(),
  shortenYn: yn,
  /** Null where the reader may not know why. */
  shortenReasonCd: text,
  shortenTriggerYmd: day,
  preExamYn: yn,
  rowVersion: z.number(),
})
export type ExposureRow = z.infer<typeof exposureRow>
