/** What exposure.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const event = z.object({
  workerHazardLogNo: z.number(),
  workerHazardNo: z.number(),
  eventCd: z.string(),
  eventYmd: z.string(),
  reasonCd: z.string().nullable(),
  factorNm: z.string().nullable(),
  processNm: z.string().nullable(),
  beforeDueYmd: z.string().nullable(),
  afterDueYmd: z.string().nullable(),
  /** Of a move: the names of both processes. */
  fromProcessNm: z.string().nullable(),
  toProcessNm: z.string().nullable(),
  fromPlacementYmd: z.string().nullable(),
  createDt: z.string(),
  createUserNm: z.string().nullable(),
})
export type Event = z.infer<typeof event>

const changed = z.object({
  workerHazardNo: z.number(),
  userId: z.string(),
  userNm: z.string().nullable(),
  factorNm: z.string().nullable(),
  processNm: z.string().nullable(),
  beforeDueYmd: z.string().nullable(),
  afterDueYmd: z.string().nullable(),
  preExamYn: z.enum(['Y', 'N']),
})

export const bulkAnswer = z.object({
  /** Of those that were asked for; the others are as they should be already. */
  changedCnt: z.number(),
  askedCnt: z.number(),
  /** The first of them. */
  rows: z.array(changed),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>
