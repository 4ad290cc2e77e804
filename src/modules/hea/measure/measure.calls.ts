/** What the screens of measurements ask the server besides the records themselves. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { paramCodes } from './measure.logic.ts'
import { measure } from './measure.model.ts'
import { measureUnit } from './measure-unit.model.ts'

const no = z.number().int().min(1)
const val = z.number().nullable()
/** What an int4 holds; whether it is a count is judged line by line. */
const cnt = z.number().int().min(-2_147_483_648).max(2_147_483_647).nullable()
const word = z.string().nullable()
const yn = z.enum(['Y', 'N'])

/** A line as it comes from a grid or a sheet: of the right types, not yet of the right values. */
const sampleDraft = z.strictObject({
  measureUnitNo: val,
  factorCd: z.string().max(20).nullable(),
  userId: z.string().max(30).nullable(),
  pointNm: z.string().max(100).nullable(),
  sampleTypeCd: z.string().max(20).nullable(),
  areaReasonDesc: z.string().max(500).nullable(),
  limitTypeCd: z.string().max(20).nullable(),
  concVal: val,
  unitCd: z.string().max(20).nullable(),
  minuteCnt: cnt,
  workHourVal: val,
  timesCnt: cnt,
  gapMinuteCnt: cnt,
})

export const MOST_SAMPLES = 5000
export const samplesBody = z.strictObject({
  rowVersion: no,
  added: z.array(sampleDraft).max(MOST_SAMPLES),
  updated: z.array(sampleDraft.extend({ measureSampleNo: no })).max(MOST_SAMPLES),
  removed: z.array(no).max(MOST_SAMPLES),
})
export const unitsBody = z.strictObject({ rowVersion: no, measureUnitNos: z.array(no).max(1000) })

const unit = z.object({
  measureUnitNo: z.number(),
  unitNm: z.string(),
  processNo: z.number(),
  processNm: word,
  placeDesc: word,
  workerCnt: z.number(),
  areaVal: val,
  separateYn: yn,
  lastMeasureYmd: word,
  cycleCd: word,
  nextDueYmd: word,
  factorCds: z.array(z.string()),
})
const target = unit.extend({
  maxIndexVal: val,
  mixIndexVal: val,
  exceedYn: yn,
  decidedCycleCd: word,
  decidedReasonCd: word,
  decidedFactorCd: word,
  decidedDueYmd: word,
})
const sample = z.object({
  ...sampleDraft.shape,
  measureSampleNo: z.number(),
  userNm: word,
  twaVal: val,
  limitVal: val,
  limitAdjVal: val,
  indexVal: val,
  exceedYn: yn,
})
const factor = z.object({
  factorCd: z.string(),
  factorNm: z.string(),
  phaseCd: z.string(),
  measureYn: word,
  specialMgmtYn: word,
  permitYn: word,
  molWeightVal: val,
  twaPpmVal: val,
  stelPpmVal: val,
  ceilPpmVal: val,
  twaMgVal: val,
  stelMgVal: val,
  ceilMgVal: val,
})
const improvement = z.object({
  imprNo: z.number(),
  imprDocNo: word,
  imprTitle: z.string(),
  statusCd: z.string(),
  dueYmd: word,
  ownerUserNm: word,
})
export type Improvement = z.infer<typeof improvement>
const reading = z.object({
  noticeNo: z.number(),
  noticeTitle: z.string(),
  openDt: word,
  confirmDueYmd: word,
  targetCnt: z.number(),
  doneCnt: z.number(),
})

const params = z.record(z.enum(Object.keys(paramCodes) as [keyof typeof paramCodes]), z.number())
const unitChoice = unit.extend({ chosenYn: yn })
const resultAnswer = z.object({
  factors: z.array(factor),
  params,
  targets: z.array(target),
  samples: z.array(sample),
  improvements: z.array(improvement),
  notice: reading.nullable(),
})
const trendRow = z.object({
  measureNo: z.number(),
  sampleEndYmd: z.string(),
  factorCd: z.string(),
  factorNm: z.string(),
  indexVal: z.number(),
})

export type UnitChoice = z.infer<typeof unitChoice>
export type ResultAnswer = z.infer<typeof resultAnswer>
export type ResultTarget = ResultAnswer['targets'][number]
export type ResultSample = ResultAnswer['samples'][number]
export type TrendRow = z.infer<typeof trendRow>

/** Units to choose from. */
export const measureUnits = call.get(`${measure.api}/{no}/units`, {
  right: read(measure),
  through: measure,
  answer: rowsOf(unitChoice),
})
/** The lines of a measurement with the law that holds for them. */
export const measureResult = call.get(`${measure.api}/{no}/result`, {
  right: read(measure),
  through: measure,
  answer: resultAnswer,
})
/** The largest index of each factor of a unit, measurement by measurement. */
export const unitTrend = call.get(`${measureUnit.api}/{no}/trend`, {
  right: read(measureUnit),
  through: measureUnit,
  answer: rowsOf(trendRow),
})
