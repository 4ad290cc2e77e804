/** What the pages of an evaluation are told besides its record; both sides know these shapes. */

import { call, read, write } from '#platform/model/call.ts'
import { oneOf, rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { subconEval } from './eval.model.ts'
import { evalGrades } from './eval-codes.model.ts'
import { evalPlan } from './eval-plan.model.ts'

const text = z.string().nullable()
const number = z.number().nullable()
const grade = oneOf(evalGrades)
const scores = { autoScore: number, manualScore: number, bonusScore: number, totalScore: number }

const item = z.object({
  itemCd: z.string(),
  itemNm: z.string(),
  calcTypeCd: z.enum(['AUTO', 'MANUAL']),
  weightScore: z.number(),
  selfScore: number,
  selfDesc: text,
  evidenceFileNo: number,
  ownScore: number,
  ownDesc: text,
  shmScore: number,
  shmDesc: text,
  evalScore: number,
  naYn: yesNo.nullable(),
  facts: z.record(z.string(), z.number().nullable()).nullable(),
})
export type ItemAnswer = z.infer<typeof item>

const bonus = z.object({ cardCnt: z.number(), workerCnt: z.number(), bonusScore: z.number() })
/** Cards and near misses, the people who told them, and what they are worth. */
export type Bonus = z.infer<typeof bonus>

const items = z.object({
  roleCd: z.enum(['OWN', 'SHM']).nullable(),
  maySelf: z.boolean(),
  bonus: bonus.nullable(),
  items: z.array(item),
})
export type ItemsAnswer = z.infer<typeof items>
export const evalItems = call.get(`${subconEval.api}/{no}/items`, {
  right: read(subconEval),
  through: subconEval,
  answer: items,
})

const written = { right: write(subconEval), through: subconEval }
const itemCd = z.string().max(20)
const score = z.number().min(0).max(100).multipleOf(0.1).nullable()
const words = z.string().max(1000).nullable()
const evidenceFileNo = z.number().int().positive().nullable()
export const saveSelf = call.put(`${subconEval.api}/{no}/self`, {
  ...written,
  body: z.strictObject({
    items: z.array(z.strictObject({ itemCd, selfScore: score, selfDesc: words, evidenceFileNo })).max(40),
  }),
  answer: items,
})
export const saveScore = call.put(`${subconEval.api}/{no}/score`, {
  ...written,
  body: z.strictObject({
    items: z.array(z.strictObject({ itemCd, score, desc: words })).max(40),
  }),
  answer: items,
})
/** Within 60 days after a C: the same vendor once more, from the day of the grade on. */
export const evalAgain = call.post(`${subconEval.api}/{no}/again`, {
  right: write(subconEval),
  program: 'The evaluation before it names the one that follows.',
  tag: subconEval.label,
  answer: z.object({ evalNo: z.number() }),
})

const trendRow = z.object({
  evalNo: z.number(),
  evalDocNo: text,
  evalTitle: z.string(),
  evalClassCd: z.string(),
  vendorCd: z.string(),
  vendorNm: text,
  periodToYmd: z.string(),
  ...scores,
  evalGradeCd: grade.nullable(),
  fixYmd: text,
  gradeValidToYmd: text,
})
export type TrendRow = z.infer<typeof trendRow>
const ofVendor = {
  right: read(subconEval),
  tag: subconEval.label,
  query: z.strictObject({ vendorCd: z.string().max(20).optional() }),
}
export const evalTrend = call.get('/api/saf/subconeval/evaltrend', { ...ofVendor, answer: rowsOf(trendRow) })
export const evalTrendSheet = call.get('/api/saf/subconeval/evaltrend/excel', { ...ofVendor, answer: 'sheet' })

const reportRow = z.object({
  evalNo: z.number(),
  evalDocNo: text,
  vendorNm: text,
  vendorRiskCd: text,
  statusCd: z.string(),
  ...scores,
  evalGradeCd: grade.nullable(),
  capReasonDesc: text,
  selfLateYn: yesNo,
  objectDt: text,
  planDueYmd: text,
})
export type ReportRow = z.infer<typeof reportRow>
const report = z.object({
  states: z.array(z.object({ statusCd: z.string(), count: z.number() })),
  grades: z.array(z.object({ evalGradeCd: grade, count: z.number() })),
  rows: z.array(reportRow),
  withoutGrade: z.array(z.string()),
})
export type ReportAnswer = z.infer<typeof report>
/** 반기 점검: what a round came to, vendor by vendor. @law 중대재해처벌법 시행령 제4조제9호 */
export const evalReport = call.get(`${evalPlan.api}/{no}/report`, {
  right: read(evalPlan),
  through: evalPlan,
  tag: subconEval.label,
  answer: report,
})
