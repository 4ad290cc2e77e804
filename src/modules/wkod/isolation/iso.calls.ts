/** Isolations beside their records: what is done at a point, the permits behind a plan, forced removal, the tab of a permit. */
import { call, read, write } from '#platform/model/call.ts'
import { seenVersion, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../permit/permit.model.ts'
import { isoPlan } from './iso-plan.model.ts'

const no = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const rowVersion = seenVersion
const said = (least: number, max: number) => z.string().trim().min(least).max(max)

const changing = {
  right: write(isoPlan),
  tag: isoPlan.label,
  answer: z.object({ rowVersion: z.number(), statusCd: z.string() }),
}
const AT = `${isoPlan.api}/{no}/points/{pointNo}` as const
const ofPoint = { ...changing, places: { pointNo: z.coerce.number().int().min(1).max(1000) } }
export const setIsoPoint = call.post(`${AT}/set`, {
  ...ofPoint,
  body: z.strictObject({ rowVersion, lockNo: said(1, 50), tagNo: said(1, 50) }),
})
export const verifyIsoPoint = call.post(`${AT}/verify`, {
  ...ofPoint,
  body: z.strictObject({ rowVersion, verifyMethodDesc: said(5, 300) }),
})
export const removeIsoPoint = call.post(`${AT}/remove`, {
  ...ofPoint,
  body: z.strictObject({ rowVersion, peopleAwayYn: yesNo, groundOffYn: yesNo }),
})
const force = z.strictObject({
  rowVersion,
  isoPersonalNo: z.number().int().min(1).optional(),
  isoPointNo: z.number().int().min(1).optional(),
  reasonDesc: said(10, 500),
  contacts: z.array(z.strictObject({ contactDt: writtenInstant, contactDesc: said(2, 200) })).max(10),
  checkDesc: said(5, 500),
  briefDesc: said(5, 500),
})
/** Why a lock is cut off whose owner cannot be found, and what was tried before. */
export type Force = Omit<z.infer<typeof force>, 'rowVersion' | 'isoPersonalNo' | 'isoPointNo'>
/** A lock whose owner cannot be found: the head of the plant alone. */
export const forceIso = call.post(`${isoPlan.api}/{no}/forced/removal`, { ...changing, body: force })
/** R1: which permits hang on it. One at work is not taken off it. */
export const linkIso = call.put(`${isoPlan.api}/{no}/permits`, {
  ...changing,
  body: z.strictObject({ rowVersion, permitNos: z.array(no).max(50) }),
})

const text = z.string().nullable()
const linkedPermit = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  statusCd: z.string(),
  workToDt: text,
})
export type LinkedPermit = z.infer<typeof linkedPermit>
/** The plan as its page needs it beside the record: the permits behind it, and names of whom its lines name. */
const live = z.object({
  permits: z.array(linkedPermit),
  names: z.record(z.string(), z.string()),
  choices: z.array(linkedPermit),
})
export type LiveAnswer = z.infer<typeof live>
export const isoLive = call.get(`${isoPlan.api}/{no}/live`, { right: read(isoPlan), through: isoPlan, answer: live })

const worker = z.object({ personNo: z.number().nullable(), userId: text, workerNm: z.string(), crewRoleCd: z.string() })
const point = z.object({
  isoPointNo: z.number(),
  tagNm: z.string(),
  energyCd: z.string(),
  isoMethodCd: z.string(),
  systemCds: text,
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
  mineYn: yesNo,
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
  weakYn: yesNo,
  points: z.array(point),
  locks: z.array(lock),
})
const offer = z.object({
  isoPlanNo: z.number(),
  isoPlanDocNo: text,
  isoDesc: z.string(),
  drawingNo: text,
  statusCd: z.string(),
  rowVersion: z.number(),
  pointCnt: z.number(),
  permitNos: z.array(z.number()),
})
export type IsoOffer = z.infer<typeof offer>
const isolations = z.object({
  crew: z.array(worker),
  rows: z.array(permitIsolation),
  /** Of the same equipment: what could be linked, and what was planned for it before, each scope once; null for who plans none. */
  offers: z.object({ open: z.array(offer), library: z.array(offer) }).nullable(),
})
export type PermitIsolations = z.infer<typeof isolations>

const API = '/api/saf/wkod/permitiso/{permitNo}'
const ofPermit = { through: permit, tag: isoPlan.label, answer: isolations }
export const permitIsolations = call.get(API, { ...ofPermit, right: read(permit) })
const worked = { ...ofPermit, right: write(permit) }
export const lockOnIso = call.post(`${API}/plans/{no}/locks`, {
  ...worked,
  body: z.strictObject({
    personNo: no.nullable().default(null),
    userId: z.string().max(30).nullable().default(null),
    lockNo: said(1, 50),
  }),
})
export const lockOffIso = call.post(`${API}/plans/{no}/locks/{isoPersonalNo}/off`, {
  ...worked,
  body: z.strictObject({}),
})
/** The leader’s half of a test run: he asks, the area opens. */
export const askIsoTest = call.post(`${API}/plans/{no}/test`, {
  right: write(permit),
  program: 'Whether he leads the permit; it is opened as him with the change itself.',
  tag: isoPlan.label,
  body: z.strictObject({}),
  answer: isolations,
})

/** An isolation for the permit, which hangs on it from then on: like one that was planned for the equipment before, or bare. */
export const planIso = call.post(`${API}/plans`, {
  right: write(isoPlan),
  program: 'The permit counts its isolations, which whoever plans one need not be allowed to write.',
  tag: isoPlan.label,
  body: z.strictObject({ fromIsoPlanNo: no.nullable() }),
  answer: z.object({ isoPlanNo: z.number() }),
  makes: true,
})

/** Where its isolation may still begin: what rests on it is looked at before the work begins. */
export const mayPlanIso = (statusCd: string): boolean => ['RQST', 'REVIEW', 'PREP', 'SUSP'].includes(statusCd)
