/** What notice.routes.ts tells, and what screens read. */
import { z } from '#schema'

const instant = z.string().nullable()

const count = z.number()

const yn = z.enum(['Y', 'N'])

export const readState = z.object({
  noticeNo: count,
  readDt: instant,
  confirmDt: instant,
  /** Null where the notice is not meant for the person. */
  doneYn: yn.nullable(),
  /** Null for who does not publish. */
  targetCnt: count.nullable(),
  doneCnt: count.nullable(),
  ratePct: count.nullable(),
})
export type ReadState = z.infer<typeof readState>

export const reader = z.object({
  kindCd: z.enum(['staff', 'vendor', 'worker']),
  userId: z.string().nullable(),
  vendorCd: z.string().nullable(),
  personNo: count.nullable(),
  readerNm: z.string().nullable(),
  orgNm: z.string().nullable(),
  readDt: instant,
  confirmDt: instant,
  /** Of a vendor, whoever confirmed for it. */
  byNm: z.string().nullable(),
  channelCd: z.string().nullable(),
  doneYn: yn,
})
export type Reader = z.infer<typeof reader>

export const readersAnswer = z.object({
  targetCnt: count,
  doneCnt: count,
  ratePct: count.nullable(),
  rows: z.array(reader),
})
export type Readers = z.infer<typeof readersAnswer>

export const shown = z.object({
  noticeNo: count,
  noticeTitle: z.string(),
  noticeTypeCd: z.string(),
  noticeDesc: z.string(),
  attachFileId: count.nullable(),
  confirmYn: yn,
  confirmLevelCd: z.string().nullable(),
  confirmDueYmd: z.string().nullable(),
  openDt: z.string().nullable(),
  readDt: instant,
  confirmDt: instant,
  linkUrl: z.string(),
})
export type Shown = z.infer<typeof shown>
