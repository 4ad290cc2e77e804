/** What the screens of inspections ask besides records. */
import { riskGrades } from '#modules/impr/impr/impr.model.ts'
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, writtenDay, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { checkAnswers, checkCycles, inputs, targetKinds } from './check-codes.model.ts'
import { checkPlan } from './plan/check-plan.model.ts'
import { checkSchedule } from './plan/check-schedule.model.ts'
import { MOST_DRAWN, safetyCheck } from './result/safety-check.model.ts'
import { checkTmpl, MOST_ITEMS, tmplItemFields } from './tmpl/check-tmpl.model.ts'

const key = z.number().int().min(1).max(2_000_000_000)
const nullableNo = z.number().nullable()
const clean = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const words = (max: number) => clean(max).nullable().default(null)

const named = z.object({ key: z.string(), nm: z.string() })
/** What a schedule may be about. */
export const checkTargets = call.get(`${checkSchedule.api}-targets`, {
  right: read(checkSchedule),
  tag: checkSchedule.label,
  query: z.object({ areaTypeCd: oneOf(targetKinds) }),
  answer: rowsOf(named),
})
/** Places of the plant by which a route goes. */
export const checkPlaces = call.get(`${checkTmpl.api}-places`, {
  right: read(checkTmpl),
  tag: checkTmpl.label,
  answer: rowsOf(named),
})
/** Lists that are in force. */
export const checkTmpls = call.get(`${checkSchedule.api}-tmpls`, {
  right: read(checkSchedule),
  tag: checkTmpl.label,
  answer: rowsOf(
    z.object({
      checkTmplNo: z.number(),
      tmplNm: z.string(),
      areaTypeCd: oneOf(targetKinds),
      itemCnt: z.number(),
      revNo: z.number(),
    }),
  ),
})

export const tmplItemSheet = defineSheet({
  area: 'saf',
  label: '점검항목',
  api: `${checkTmpl.api}/{no}/items`,
  right: write(checkTmpl),
  formRight: read(checkTmpl),
  through: checkTmpl,
  most: MOST_ITEMS,
  query: z.strictObject({ modeCd: z.enum(['ADD', 'REPLACE']).default('ADD') }),
  columns: tmplItemFields,
})
export const tmplItemsOut = call.get(`${checkTmpl.api}/{no}/items-sheet`, {
  right: read(checkTmpl),
  through: checkTmpl,
  answer: 'sheet',
})

const item = z.object({
  itemNo: z.number(),
  itemNm: nullableText,
  criterionDesc: nullableText,
  lawRefDesc: nullableText,
  inputCd: oneOf(inputs).nullable(),
  minVal: nullableNo,
  maxVal: nullableNo,
  unitNm: nullableText,
  criticalYn: yesNo,
  photoYn: yesNo,
  pointNo: nullableNo,
  askedByNo: nullableNo,
  askedByCd: oneOf(checkAnswers).nullable(),
  answerCd: oneOf(checkAnswers).nullable(),
  numVal: nullableNo,
  textDesc: nullableText,
  ngDesc: nullableText,
  riskGradeCd: oneOf(riskGrades).nullable(),
  ownerUserId: nullableText,
  vendorCd: nullableText,
  verifyUserId: nullableText,
  joinImprNo: nullableNo,
  fileNo: nullableNo,
  imprNo: nullableNo,
})
/** What was found at an item of the same target when somebody looked last, and what is open of it. */
const before = z.object({
  itemNm: z.string(),
  answerCd: oneOf(checkAnswers).nullable(),
  numVal: nullableNo,
  checkDt: z.string(),
})
const open = z.object({
  itemNm: z.string(),
  imprNo: z.number(),
  imprDocNo: nullableText,
  imprTitle: z.string(),
  dueYmd: nullableText,
})
const sheet = z.object({
  checkPlanNo: z.number(),
  planNm: z.string(),
  checkTmplNo: z.number(),
  areaTypeCd: oneOf(targetKinds),
  targetNm: nullableText,
  statusCd: z.enum(['PLAN', 'DOING', 'MISS']),
  legalYn: yesNo,
  cycleCd: oneOf(checkCycles),
  planYmd: z.string(),
  dueYmd: z.string(),
  limitYmd: z.string(),
  inspectorUserId: z.string(),
  /** All who may make it. */
  inspectors: z.array(z.object({ userId: z.string(), userNm: z.string() })),
  ownerUserId: z.string(),
  items: z.array(item),
  /** For each point of a route, else once: its name, and the labels one of which has to be read; null: any of the plant. */
  points: z.array(z.object({ nm: z.string(), codes: z.array(z.string()).nullable() })),
  before: z.array(before),
  open: z.array(open),
})
export type CheckSheet = z.infer<typeof sheet>
/** What the person may look at now, whole: a phone keeps it for where there is no network. */
export const checkSheets = call.get(`${checkPlan.api}-sheets`, {
  right: read(checkPlan),
  tag: checkPlan.label,
  program: 'A plan names its inspectors, whatever scope they have; items, labels and what is open belong to it.',
  answer: rowsOf(sheet),
})

const said = z.object({
  itemNo: z.number().int().min(1).max(999),
  answerCd: oneOf(checkAnswers).nullable().default(null),
  numVal: z.number().min(-999_999_999).max(999_999_999).nullable().default(null),
  textDesc: words(1000),
  ngDesc: words(1000),
  riskGradeCd: oneOf(riskGrades).nullable().default(null),
  ownerUserId: words(30),
  vendorCd: words(20),
  verifyUserId: words(30),
  joinImprNo: key.nullable().default(null),
})
const scan = z.object({ placeCd: clean(20, 1), scanDt: writtenInstant })
const filled = {
  /** The revision that the device had. */
  checkTmplNo: key.nullable().default(null),
  scans: z.array(scan).max(120),
  items: z.array(said).max(MOST_ITEMS),
}
const point = z.array(z.number().int().min(0).max(1000))
const sign = z.object({
  signerNm: clean(100, 1),
  signDt: writtenInstant,
  strokes: z.array(point.max(2000)).min(1).max(200),
})
const acting = { right: write(safetyCheck), tag: safetyCheck.label, answer: z.object({ safetyCheckNo: z.number() }) }

/** The label was read: the check is under way. */
export const beginCheck = call.post(`${checkPlan.api}/{no}/begin`, {
  ...acting,
  body: z.object({ checkTmplNo: filled.checkTmplNo, scan }),
})
export const pauseCheck = call.post(`${checkPlan.api}/{no}/pause`, { ...acting, body: z.object(filled) })
/** All of a check in one post, so that it may wait on a phone for a network. */
export const finishCheck = call.post(`${checkPlan.api}/{no}/finish`, {
  ...acting,
  body: z.object({
    ...filled,
    checkDt: writtenInstant,
    photoFileId: key.nullable().default(null),
    inspectorSign: sign.nullable().default(null),
    /** Of those who have looked along, as they drew it on this device. */
    otherSigns: z
      .array(z.strictObject({ userId: clean(30, 1), signDt: writtenInstant, strokesDesc: clean(MOST_DRAWN, 1) }))
      .max(10)
      .default([]),
  }),
})

const planned = z.object({
  checkPlanNo: z.number(),
  planNm: z.string(),
  planYmd: z.string(),
  dueYmd: z.string(),
  legalYn: yesNo,
  statusCd: z.enum(['PLAN', 'DOING', 'DONE', 'MISS', 'SKIP']),
})
export type PlannedDay = z.infer<typeof planned>
/** A month of plans, day by day. */
export const planMonth = call.get(`${checkPlan.api}-month`, {
  right: read(checkPlan),
  tag: checkPlan.label,
  query: z.object({ fromYmd: writtenDay, toYmd: writtenDay }),
  answer: rowsOf(planned),
})

const releases = z.object({
  rows: z.array(
    z.object({
      safetyCheckReleaseNo: z.number(),
      permitDocNo: z.string(),
      toDt: z.string(),
      reasonDesc: z.string(),
      createDt: z.string(),
      userNm: nullableText,
    }),
  ),
  /** A critical finding of its equipment is still to be mended. */
  isOpen: z.boolean(),
  /** Those that it holds up, one of which may be let through. */
  permits: z.array(z.object({ permitDocNo: z.string(), workTitle: z.string(), vendorNm: nullableText })),
})
export type Releases = z.infer<typeof releases>
/** R5: which permits may work at the equipment in spite of a critical finding. */
export const checkReleases = call.get(`${safetyCheck.api}/{no}/releases`, {
  right: read(safetyCheck),
  through: safetyCheck,
  answer: releases,
})
export const releaseWork = call.post(`${safetyCheck.api}/{no}/releases`, {
  right: write(safetyCheck),
  tag: safetyCheck.label,
  through: safetyCheck,
  body: z.strictObject({ permitDocNo: clean(40, 1), toDt: writtenInstant, reasonDesc: clean(500, 10) }),
})
