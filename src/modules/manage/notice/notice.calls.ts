/** Who has read what: for whoever publishes, and what waits for the person who asks. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { notice } from './notice.model.ts'

const instant = z.string().nullable()

const count = z.number()

const yn = z.enum(['Y', 'N'])

const readState = z.object({
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

const reader = z.object({
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

const readersAnswer = z.object({
  targetCnt: count,
  doneCnt: count,
  ratePct: count.nullable(),
  rows: z.array(reader),
})

/** What the boards call it, on the screen and in their sheets. */
export const readColumns = { mine: '내 확인', rate: '열람률', signed: '확인율' } as const

/** Beside the rows of a list: has the person read it, and how many have; to a vendor, how many of its workers. */
export const noticeStates = call.get(`${notice.api}-states`, {
  right: read(notice),
  tag: notice.label,
  query: z.strictObject({
    nos: z
      .string()
      .regex(/^\d+(,\d+)*$/)
      .max(4000),
  }),
  answer: rowsOf(readState),
})
/** The reading list with names: for whoever publishes; a vendor sees who of it has confirmed. */
export const noticeReaders = call.get(`${notice.api}/{no}/readers`, {
  right: read(notice),
  through: notice,
  answer: readersAnswer,
})

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
