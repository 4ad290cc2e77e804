/** What is sent about isolations beside the document itself. */
import { z } from 'zod'

const no = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const rowVersion = z.number().int().min(1)
const yn = z.enum(['Y', 'N'])
const said = (least: number, max: number) => z.string().trim().min(least).max(max)

export const planParams = z.object({ no })
export const pointParams = z.object({ no, pointNo: z.coerce.number().int().min(1).max(1000) })
export const permitParams = z.object({ permitNo: no })
export const lockParams = z.object({ permitNo: no, no, isoPersonalNo: z.coerce.number().int().min(1) })

export const setBody = z.strictObject({ rowVersion, lockNo: said(1, 50), tagNo: said(1, 50) })
export const verifyBody = z.strictObject({ rowVersion, verifyMethodDesc: said(5, 300) })
export const removeBody = z.strictObject({ rowVersion, peopleAwayYn: yn, groundOffYn: yn })
export const forceBody = z.strictObject({
  rowVersion,
  isoPersonalNo: z.number().int().min(1).optional(),
  isoPointNo: z.number().int().min(1).optional(),
  reasonDesc: said(10, 500),
  contacts: z.array(z.strictObject({ contactDt: z.iso.datetime({ offset: true }), contactDesc: said(2, 200) })).max(10),
  checkDesc: said(5, 500),
  briefDesc: said(5, 500),
})
export const linkBody = z.strictObject({ rowVersion, permitNos: z.array(no).max(50) })
export const lockBody = z.strictObject({
  personNo: no.nullable().default(null),
  userId: z.string().max(30).nullable().default(null),
  lockNo: said(1, 50),
})

const text = z.string().nullable()
const linkedPermit = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  statusCd: z.string(),
  workToDt: text,
})
/** The plan as its page needs it beside the record: the permits behind it, and names of whom its lines name. */
export const liveAnswer = z.object({
  permits: z.array(linkedPermit),
  names: z.record(z.string(), z.string()),
  choices: z.array(linkedPermit),
})
export type LiveAnswer = z.infer<typeof liveAnswer>

const worker = z.object({ personNo: z.number().nullable(), userId: text, workerNm: z.string(), crewRoleCd: z.string() })
const point = z.object({
  isoPointNo: z.number(),
  tagNm: z.string(),
  energyCd: z.string(),
  isoMethodCd: z.string(),
  lockNo: text,
  tagNo: text,
  pointStatusCd: text,
  verifyMethodDesc: text,
})
const lock = z.object({
  isoPersonalNo: z.number(),
  personNo: z.number().nullable(),
  userId: text,
  workerNm: z.string(),
  lockNo: z.string(),
  onDt: z.string(),
  mineYn: yn,
})
/** The tab 격리(LOTO) of a permit. */
const permitIsolation = z.object({
  isoPlanNo: z.number(),
  isoPlanDocNo: text,
  equipNo: z.string(),
  drawingNo: text,
  lockBoxNo: text,
  statusCd: z.string(),
  testAskUserId: text,
  weakYn: yn,
  points: z.array(point),
  locks: z.array(lock),
})
export const permitIsolations = z.object({ crew: z.array(worker), rows: z.array(permitIsolation) })
export type PermitIsolations = z.infer<typeof permitIsolations>
