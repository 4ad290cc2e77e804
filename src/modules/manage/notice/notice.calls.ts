/** Who has read what: for whoever publishes, and what waits for the person who asks. */
import { call, read } from '#platform/model/call.ts'
import { groupCode, oneOf, rowsOf } from '#platform/model/call-words.ts'
import { signature } from '#platform/model/drawn.ts'
import { keptProof } from '#platform/model/proof-words.ts'
import { deviceKinds, signWays } from '#platform/model/sign-proof.ts'
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
  how: keptProof,
  /** Who had read it out to him. */
  readOutNm: z.string().nullable(),
  /** Of a worker: in which he reads, and whether it is said in it or was read out to him today. */
  langCd: z.string().nullable(),
  heardYn: yn,
})
export type Reader = z.infer<typeof reader>

export const readerRoles = { LEADER: '작업책임자', INTERPRETER: '통역자' } as const
const readOut = z.object({
  langCd: z.string(),
  readerRoleCd: oneOf(readerRoles),
  readerNm: z.string(),
  recordNm: z.string(),
  vendorNm: z.string(),
  readDt: z.string(),
  textVer: z.string(),
  deviceCd: oneOf(deviceKinds),
  signWayCd: oneOf(signWays),
  strokes: z.array(z.array(z.number())).nullable(),
})
export type ReadOut = z.infer<typeof readOut>

const readersAnswer = z.object({
  targetCnt: count,
  doneCnt: count,
  ratePct: count.nullable(),
  rows: z.array(reader),
  /** Who has read it out, to whose people. */
  readOuts: z.array(readOut),
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

const asked = { right: read(notice), through: notice, tag: notice.label }
const signed = z.object({ personNo: count, personNm: z.string() })
const strokes = signature.shape.strokes

/** A worker draws on the device of who is signed in, who stands by. */
export const drawForNotice = call.post(`${notice.api}/{no}/sign`, {
  ...asked,
  body: z.strictObject({ personNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER), strokes }),
  answer: signed,
})
/** His safety card before the same device. */
export const scanForNotice = call.post(`${notice.api}/{no}/scan`, {
  ...asked,
  body: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  answer: signed,
})
/** Whoever read it out says so: an interpreter with his own name and hand, or who is signed in. */
export const readOutNotice = call.post(`${notice.api}/{no}/read-out`, {
  ...asked,
  body: z.strictObject({
    langCd: groupCode('LANG'),
    interpreter: z
      .strictObject({
        interpreterNm: z
          .string()
          .trim()
          .regex(/^[^\p{C}]{2,100}$/u),
        strokes,
      })
      .nullable(),
  }),
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
