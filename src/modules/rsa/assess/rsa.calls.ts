/** What the screens of assessments ask besides records: who takes part, ratings again, who is told. */
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { deviceKinds, signLanguages, signWays } from '#platform/model/sign-proof.ts'
import { z } from '#schema'
import { origins } from '../occasional/occasional-codes.model.ts'
import { MOST_ITEMS, rsa, rsaItemFields } from './rsa.model.ts'
import { channels, checkAnswers, partMethods, partRoles, shareKinds } from './rsa-codes.model.ts'

const clean = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const words = (max: number) => clean(max).nullable().default(null)
const key = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const partBody = z.strictObject({
  partRoleCd: oneOf(partRoles),
  partMethodCd: oneOf(partMethods),
  userId: words(30),
  personNo: key.nullable().default(null),
  partDt: writtenInstant,
  opinionDesc: words(1000),
})
const stroke = z.array(z.number().int().min(0).max(1000)).max(2000)
export const drawnBody = z.strictObject({ strokes: z.array(stroke).min(1).max(200) })
const cardBody = z.strictObject({ text: clean(200) })
/** Before whoever leads it; where nobody has said it in his language, who read it to him. */
const heardBody = { interpreterNm: words(100) }
/** What a signature rests on. */
const proof = z.object({
  wayCd: oneOf(signWays).nullable(),
  deviceCd: oneOf(deviceKinds).nullable(),
  langCd: oneOf(signLanguages).nullable(),
  textVer: nullableText,
  witnessNm: nullableText,
})
const part = z.object({
  rsaPartNo: z.number(),
  partRoleCd: oneOf(partRoles),
  partMethodCd: oneOf(partMethods),
  userId: nullableText,
  personNo: z.number().nullable(),
  vendorNm: nullableText,
  partNm: z.string(),
  partDt: z.string(),
  opinionDesc: nullableText,
  signDt: nullableText,
  strokes: z.array(z.array(z.number())).nullable(),
  opinionLangCd: nullableText,
  how: proof,
})

const step = z.number().int().min(1).max(9).nullable().default(null)
const ratingBody = z.strictObject({
  freqVal: step,
  sevVal: step,
  checkCd: oneOf(checkAnswers).nullable().default(null),
  exposedCnt: z.number().int().min(0).max(9999).nullable().default(null),
  lawOkYn: yesNo,
  fatalYn: yesNo,
  similarYn: yesNo,
  noteDesc: words(500),
})
const evidence = key.nullable().default(null)
const interimBody = z.strictObject({ interimDesc: clean(1000), interimDt: writtenInstant, attachFileId: evidence })
const rev = z.object({
  rsaItemNo: z.number(),
  seqNo: z.number(),
  freqVal: z.number().nullable(),
  sevVal: z.number().nullable(),
  checkCd: oneOf(checkAnswers).nullable(),
  exposedCnt: z.number().nullable(),
  lawOkYn: yesNo,
  fatalYn: yesNo,
  similarYn: yesNo,
  riskVal: z.number().nullable(),
  gradeCd: oneOf(grades).nullable(),
  upReasonCds: nullableText,
  acceptYn: yesNo,
  evalUserId: z.string(),
  evalUserNm: nullableText,
  evalDt: z.string(),
  noteDesc: nullableText,
})

const share = z.object({
  rsaShareNo: z.number(),
  shareCd: oneOf(shareKinds),
  channelCd: oneOf(channels),
  shareDt: z.string(),
  shareDesc: nullableText,
  attachFileId: z.number().nullable(),
  targetCnt: z.number(),
  confirmCnt: z.number(),
  /** Whether the reader is to confirm it, and has. */
  ownCd: z.enum(['NONE', 'ASKED', 'DONE']),
})
const sharePerson = z.object({
  rsaShareNo: z.number(),
  rsaSharePersonNo: z.number(),
  personNm: z.string(),
  vendorNm: nullableText,
  isContractor: z.boolean(),
  confirmDt: nullableText,
  /** Of his vendor's roster. */
  langCd: nullableText,
  opinionDesc: nullableText,
  opinionLangCd: nullableText,
  interpreterNm: nullableText,
  how: proof,
})
/** For what an occasional one was opened: its number, and where whoever may open it reads it. */
const origin = z.object({ originCd: oneOf(origins), originNo: z.number(), originDocNo: z.string(), href: nullableText })
const extraAnswer = z.object({
  /** Where its code leads contractors' people. */
  path: nullableText,
  origins: z.array(origin),
  parts: z.array(part),
  revs: z.array(rev),
  shares: z.array(share),
  people: z.array(sharePerson),
  /** Items that remain although their measure was cancelled, is late or has had no full effect. */
  stuck: z.array(z.number()),
})

export type NewPart = z.infer<typeof partBody>
export type Drawn = z.infer<typeof drawnBody>
export type PartLine = z.infer<typeof part>
export type NewRating = z.infer<typeof ratingBody>
export type Interim = z.infer<typeof interimBody>
export type Rev = z.infer<typeof rev>
export type ShareLine = z.infer<typeof share>
export type SharePerson = z.infer<typeof sharePerson>
export type OriginLine = z.infer<typeof origin>
export type Extra = z.infer<typeof extraAnswer>

const writing = { right: write(rsa), tag: rsa.label }
const small = z.coerce.number().int().min(1).max(9999)

export const rsaExtra = call.get(`${rsa.api}/{no}/extra`, { right: read(rsa), through: rsa, answer: extraAnswer })

const PARTS = `${rsa.api}/{no}/participants` as const
export const addRsaPart = call.post(PARTS, { ...writing, body: partBody })
export const removeRsaPart = call.delete(`${PARTS}/{part}`, writing)
export const signRsaPart = call.put(`${PARTS}/{part}/sign`, { ...writing, body: drawnBody })
export const signRsaPartByCard = call.put(`${PARTS}/{part}/card`, { ...writing, body: cardBody })

export const rateItem = call.post(`${rsa.api}/{no}/items/{item}/ratings`, {
  ...writing,
  places: { item: small },
  body: ratingBody,
})
export const interimOfItem = call.put(`${rsa.api}/{no}/items/{item}/interim`, {
  ...writing,
  places: { item: small },
  body: interimBody,
})

const SHARES = `${rsa.api}/{no}/shares` as const
export const shareRsa = call.post(SHARES, {
  ...writing,
  body: z.strictObject({ channelCd: oneOf(channels), shareDesc: words(1000) }),
})
/** What shows that it was told. */
export const evidenceOfShare = call.put(`${SHARES}/{share}/evidence`, {
  ...writing,
  body: z.strictObject({ attachFileId: key }),
})
export const confirmShare = call.put(`${SHARES}/{share}/confirm`, writing)
export const confirmPeople = call.put(`${SHARES}/{share}/people`, {
  ...writing,
  body: z.strictObject({ personNos: z.array(key).min(1).max(1000) }),
})

const shareLine = z.object({
  label: z.string(),
  value: z.string(),
  isWritten: z.boolean().optional(),
  korean: z.string().optional(),
  lacks: z.boolean().optional(),
  words: z.string().optional(),
})
const shareText = z.object({
  parts: z.array(z.object({ title: z.string(), lines: z.array(shareLine) })),
  /** All of it is said in the language. */
  isSaid: z.boolean(),
})
export type ShareText = z.infer<typeof shareText>
/** What is told, as whoever reads the language reads it. */
export const textOfShare = call.get(`${SHARES}/{share}/text`, {
  right: read(rsa),
  through: rsa,
  query: z.strictObject({ langCd: oneOf(signLanguages).default('kr') }),
  answer: shareText,
})

const said = z.object({ personNm: z.string() })
const PEOPLE = `${SHARES}/{share}/people` as const
export const drawForShare = call.put(`${PEOPLE}/{one}/sign`, {
  ...writing,
  body: z.strictObject({ ...heardBody, ...drawnBody.shape }),
  answer: said,
})
/** Whosever card it is. */
export const scanForShare = call.post(`${SHARES}/{share}/scan`, {
  ...writing,
  body: z.strictObject({ ...heardBody, ...cardBody.shape }),
  answer: said,
})

const { taskNm, hazardCatCd, hazardDesc, accTypeCd, lawRefDesc, existMeasureDesc, exposedCnt, lawOkYn } = rsaItemFields
const { freqVal, sevVal, harmDesc, checkCd, fatalYn, similarYn, noteDesc } = rsaItemFields

/** Items by Excel, in the order in which the ministry's own sheets have them. */
export const rsaItemSheet = defineSheet({
  area: 'rsa',
  label: '위험요인',
  api: `${rsa.api}/{no}/items`,
  right: write(rsa),
  formRight: read(rsa),
  through: rsa,
  most: MOST_ITEMS,
  query: z.strictObject({ modeCd: z.enum(['ADD', 'REPLACE']).default('ADD') }),
  columns: {
    taskNm: { ...taskNm, required: true as const },
    hazardCatCd,
    hazardDesc: { ...hazardDesc, required: true as const },
    accTypeCd,
    lawRefDesc,
    existMeasureDesc,
    exposedCnt,
    lawOkYn,
    freqVal,
    sevVal,
    harmDesc,
    checkCd,
    fatalYn,
    similarYn,
    noteDesc,
  },
})
export const rsaItemsOut = call.get(`${rsa.api}/{no}/items-sheet`, { right: read(rsa), through: rsa, answer: 'sheet' })
