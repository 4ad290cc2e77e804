/** What the screens of accidents ask besides records: reporting in one go, who was hurt, what was told by when. */

import { call, read, write } from '#platform/model/call.ts'
import { groupCode, nullableText, oneOf, writtenDay, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { siteMark } from '#platform/model/drawn.ts'
import { z } from '#schema'
import { accident } from './accident.model.ts'
import {
  clockEnds,
  employTypes,
  flagNames,
  injuryParts,
  injuryTypes,
  reportMethods,
  reportTargets,
  sevClasses,
  workForms,
} from './accident-codes.model.ts'

const clean = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const words = (max: number) => clean(max).nullable().default(null)
const key = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const keyOrNone = key.nullable().default(null)
const people = (most: number) => z.number().int().min(0).max(most).default(0)

const whom = { userId: words(30), personNo: keyOrNone, victimNm: words(100) }
const parts = z.array(oneOf(injuryParts)).max(15).default([])
const hurt = z.strictObject({ ...whom, injuryPartCds: parts })

export const MOST_VICTIMS = 50
const reportBody = z.strictObject({
  accidentTitle: clean(100),
  placeDesc: clean(200),
  siteMark: siteMark.nullable().default(null),
  processNo: keyOrNone,
  occurDt: writtenInstant,
  /** The moment of writing, without a network too. */
  knowDt: writtenInstant,
  injuredCnt: people(999),
  deadCnt: people(999),
  contentDesc: words(2000),
  firstActDesc: words(1000),
  attachFileId: keyOrNone,
  victims: z.array(hurt).max(MOST_VICTIMS).default([]),
})
export type NewReport = z.infer<typeof reportBody>

const months = z.number().min(0).max(999).nullable().default(null)
const victimBody = z.strictObject({
  ...whom,
  injuryTypeCd: oneOf(injuryTypes).nullable().default(null),
  injuryPartCds: parts,
  sevClassCd: oneOf(sevClasses).nullable().default(null),
  expectLostDayCnt: z.number().int().min(0).max(9999).nullable().default(null),
  returnYmd: writtenDay.nullable().default(null),
  deathYmd: writtenDay.nullable().default(null),
  careMonthVal: months,
  treatMonthVal: months,
  disableGradeCd: z
    .enum(Array.from({ length: 14 }, (_, at) => String(at + 1)))
    .nullable()
    .default(null),
  factorCd: groupCode('HAZARD_FACTOR').nullable().default(null),
  listedIllYn: yesNo.default('N'),
  approveYmd: writtenDay.nullable().default(null),
  employTypeCd: oneOf(employTypes).nullable().default(null),
  workFormCd: oneOf(workForms).nullable().default(null),
  hireYmd: writtenDay.nullable().default(null),
  sameWorkMonthCnt: z.number().int().min(0).max(999).nullable().default(null),
  jobNm: words(100),
})
export type VictimValues = z.infer<typeof victimBody>

const victim = victimBody.extend({
  accVictimNo: z.number(),
  seqNo: z.number(),
  victimNm: z.string(),
  vendorCd: nullableText,
  vendorNm: nullableText,
  deptNm: nullableText,
  lostDayCnt: z.number(),
})
export type VictimLine = z.infer<typeof victim>

const flag = z.object({
  flagCd: oneOf(flagNames),
  yn: yesNo,
  /** Korean with places; null for one that only once was so. */
  why: nullableText,
  values: z.record(z.string(), z.number()),
  law: nullableText,
})
export type FlagLine = z.infer<typeof flag>
const clock = z.object({
  accReportLogNo: z.number(),
  targetCd: oneOf(reportTargets),
  openDt: z.string(),
  dueDt: nullableText,
  endDt: nullableText,
  endCd: oneOf(clockEnds).nullable(),
  reportDt: nullableText,
  methodCd: oneOf(reportMethods).nullable(),
  byUserNm: nullableText,
  receiptDesc: nullableText,
  lateDesc: nullableText,
  law: nullableText,
  mayRecord: z.boolean(),
})
export type ClockLine = z.infer<typeof clock>
const candidate = z.object({
  accidentNo: z.number(),
  docNo: nullableText,
  title: z.string(),
  occurDt: z.string(),
  placeDesc: z.string(),
})
export type Candidate = z.infer<typeof candidate>
const merged = z.object({
  accidentNo: z.number(),
  docNo: nullableText,
  title: z.string(),
  contentDesc: nullableText,
  attachFileId: z.number().nullable(),
})
const caseAnswer = z.object({
  flags: z.array(flag),
  clocks: z.array(clock),
  /** Those whose names the reader may know. */
  victims: z.array(victim),
  hiddenCnt: z.number(),
  mayWriteVictims: z.boolean(),
  seesInquiry: z.boolean(),
  candidates: z.array(candidate),
  /** Who told by a poster and said who he is. */
  reporter: z.object({ reporterNm: nullableText, reporterTel: nullableText }).nullable(),
  merged: z.array(merged),
})
export type AccidentCase = z.infer<typeof caseAnswer>

const recordBody = z.strictObject({
  reportDt: writtenInstant,
  methodCd: oneOf(reportMethods),
  receiptDesc: clean(1000),
  lateDesc: words(500),
})
export type ClockRecorded = z.infer<typeof recordBody>

const writing = { right: write(accident), tag: accident.label }

/** One request from a phone, sent when there is a network: written, and reported with it. */
export const reportAccident = call.post(`${accident.api}-reports`, {
  ...writing,
  body: reportBody,
  answer: z.object({ accidentNo: z.number(), accidentDocNo: nullableText }),
  makes: true,
  urgent: true,
})
export const accidentCase = call.get(`${accident.api}/{no}/case`, {
  right: read(accident),
  through: accident,
  answer: caseAnswer,
})
export const addVictim = call.post(`${accident.api}/{no}/victims`, { ...writing, through: accident, body: victimBody })
export const changeVictim = call.put(`${accident.api}/{no}/victims/{victim}`, {
  ...writing,
  through: accident,
  body: victimBody,
})
export const openAgencyClock = call.post(`${accident.api}/{no}/clocks`, {
  ...writing,
  through: accident,
  body: z.strictObject({ targetCd: z.enum(['KGS', 'KOSHA']) }),
})
export const recordClock = call.put(`${accident.api}/{no}/clocks/{clock}`, {
  ...writing,
  through: accident,
  body: recordBody,
  urgent: true,
})
