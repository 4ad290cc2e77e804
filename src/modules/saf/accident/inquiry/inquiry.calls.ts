/** What an investigation holds: who looks, what proves it, what happened minute by minute, why, and what follows. */
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, writtenDay, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'
import { causeGates, causeLevels, causeMethods, fourMs } from '../cause/cause-codes.model.ts'
import { evidenceKinds, measureKinds, teamRoles } from './inquiry-codes.model.ts'

const clean = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const said = (max: number) => clean(max).min(1)
const orNone = (max: number) => clean(max).nullable().default(null)
const key = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Negative while it is not stored. */
const rowNo = z.number().int().min(-100_000).max(Number.MAX_SAFE_INTEGER)
const evidenceNos = z.array(key).max(20).default([])

const member = z.strictObject({
  no: rowNo,
  userId: orNone(30),
  personNo: key.nullable().default(null),
  memberNm: said(100),
  teamRoleCd: oneOf(teamRoles),
  workerSideYn: yesNo.default('N'),
})
const event = z.strictObject({
  no: rowNo,
  eventDt: writtenInstant,
  eventDesc: said(1000),
  evidenceNos,
  harmYn: yesNo.default('N'),
})
const cause = z.strictObject({
  causeNo: rowNo,
  methodCd: oneOf(causeMethods),
  parentNo: rowNo.nullable(),
  gateCd: oneOf(causeGates).nullable(),
  m4Cd: oneOf(fourMs).nullable(),
  levelCd: oneOf(causeLevels),
  /** Empty while somebody is still thinking. */
  causeDesc: clean(1000),
  evidenceNos,
})
const measure = z.strictObject({
  no: rowNo,
  rootCauseNo: key,
  measureTypeCd: oneOf(measureKinds),
  measureDesc: said(1000),
  ownerUserId: orNone(30),
  vendorCd: orNone(20),
  dueYmd: writtenDay.nullable().default(null),
})

const custody = z.object({ at: z.string(), userNm: z.string(), whereDesc: z.string() })
const evidence = z.object({
  no: z.number(),
  evidenceKindCd: oneOf(evidenceKinds),
  evidenceNm: z.string(),
  evidenceDesc: nullableText,
  attachFileId: z.number().nullable(),
  collectDt: z.string(),
  collectUserNm: nullableText,
  /** By his own hand, through the code that he was shown. */
  isByWitness: z.boolean(),
  witnessNm: nullableText,
  witnessTel: nullableText,
  custody: z.array(custody),
})
export type EvidenceLine = z.infer<typeof evidence>

const seenMember = member.extend({
  vendorCd: nullableText,
  signDt: nullableText,
  opinionDesc: nullableText,
  isMe: z.boolean(),
})
const seenMeasure = measure.extend({
  ownerNm: nullableText,
  imprNo: z.number().nullable(),
  imprDocNo: nullableText,
  imprStatusCd: nullableText,
  acceptDesc: nullableText,
})
export type MemberLine = z.infer<typeof seenMember>
export type EventLine = z.infer<typeof event>
export type CauseLine = z.infer<typeof cause>
export type MeasureLine = z.infer<typeof seenMeasure>

export const inquiryParts = ['team', 'timeline', 'causes', 'measures'] as const
export type InquiryPart = (typeof inquiryParts)[number]

const inquiryAnswer = z.object({
  team: z.array(seenMember),
  evidences: z.array(evidence),
  timeline: z.array(event),
  causes: z.array(cause),
  measures: z.array(seenMeasure),
  noEngDesc: nullableText,
  /** Evidence and what happened name people: whoever may not know them is told that there is more. */
  isHidden: z.boolean(),
  /** Which of them the reader may change now. */
  mayChange: z.array(z.enum([...inquiryParts, 'evidence'])),
  /** R3: what lies in a kept scene is passed on by the head of safety. */
  mayMove: z.boolean(),
  maySign: z.boolean(),
  /** Of measures that were given up in the register. */
  mayReplace: z.boolean(),
  mayAccept: z.boolean(),
  isSerious: z.boolean(),
  /** Of each part as it was read: whoever saves says what he saw. */
  stamps: z.object({ team: z.string(), timeline: z.string(), causes: z.string(), measures: z.string() }),
})
export type Inquiry = z.infer<typeof inquiryAnswer>

const writing = { right: write(accident), tag: accident.label, through: accident }
const MOST = 100
const saved = { answer: z.object({ stamp: z.string() }) }
const stamp = z.string().max(64)

export const inquiry = call.get(`${accident.api}/{no}/inquiry`, {
  right: read(accident),
  through: accident,
  answer: inquiryAnswer,
})
export const saveTeam = call.put(`${accident.api}/{no}/team`, {
  ...writing,
  ...saved,
  body: z.strictObject({ stamp, rows: z.array(member).max(MOST) }),
})
export const saveTimeline = call.put(`${accident.api}/{no}/timeline`, {
  ...writing,
  ...saved,
  body: z.strictObject({ stamp, rows: z.array(event).max(MOST) }),
})
export const saveCauses = call.put(`${accident.api}/{no}/causes`, {
  ...writing,
  ...saved,
  body: z.strictObject({ stamp, rows: z.array(cause).max(MOST) }),
})
export const saveMeasures = call.put(`${accident.api}/{no}/measures`, {
  ...writing,
  ...saved,
  body: z.strictObject({ stamp, rows: z.array(measure).max(MOST), noEngDesc: orNone(500) }),
})
const ofMeasure = `${accident.api}/{no}/measures/{measure}` as const
/** In the place of one that was given up in the register. */
export const replaceGone = call.post(`${ofMeasure}/replace`, {
  ...writing,
  body: z.strictObject({
    measureTypeCd: oneOf(measureKinds),
    measureDesc: said(1000),
    ownerUserId: orNone(30),
    vendorCd: orNone(20),
    dueYmd: writtenDay.nullable().default(null),
  }),
})
/** That none takes its place, and why: by the head of safety. */
export const acceptGone = call.post(`${ofMeasure}/accept`, {
  ...writing,
  body: z.strictObject({ acceptDesc: said(500) }),
})
export const addEvidence = call.post(`${accident.api}/{no}/evidences`, {
  ...writing,
  body: z.strictObject({
    evidenceKindCd: oneOf(evidenceKinds),
    evidenceNm: said(100),
    evidenceDesc: orNone(1000),
    attachFileId: key.nullable().default(null),
    collectDt: writtenInstant,
  }),
})
/** Who has it from now on, and where: what was written before stays. */
export const handOver = call.post(`${accident.api}/{no}/evidences/{evidence}/custody`, {
  ...writing,
  body: z.strictObject({ whereDesc: said(200) }),
})
/** Whoever is on the team says that he stands behind what was found, or what he sees otherwise. */
export const signInquiry = call.post(`${accident.api}/{no}/inquiry-sign`, {
  ...writing,
  body: z.strictObject({ opinionDesc: orNone(1000) }),
})
