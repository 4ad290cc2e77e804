/** Samples and a unit for tests, and the numbers of the law as a site starts with them. */
import type { DraftOf } from '#platform/model/document.ts'
import type { MeasureParams } from './measure.logic.ts'
import type { measure } from './measure.model.ts'
import type { measureUnit } from './measure-unit.model.ts'
import type { Factor, Sample } from './sample.logic.ts'

export const lawOf2020: MeasureParams = {
  firstDay: 30,
  shortMonth: 3,
  halfCnt: 1,
  yearHalfCnt: 2,
  overRatio: 2,
  noiseYearDb: 85,
  gapHalfMonth: 3,
  gapShortDay: 45,
  gapYearMonth: 6,
  tempHour: 24,
  tempEveryHour: 10,
  shortHour: 1,
  allowDivisor: 15,
  allowRoom: 150,
  personMin: 2,
  personFree: 10,
  personStep: 5,
  personMost: 20,
  areaMin: 2,
  areaFree: 50,
  areaStep: 30,
  stelMinute: 15,
  stelGapMinute: 60,
  stelTimes: 4,
  shiftHour: 8,
  noiseLimit: 90,
  noiseExchange: 5,
  noiseThreshold: 80,
  reportDay: 30,
  extendDay: 30,
  improveDay: 60,
  keepYear: 5,
  keepLongYear: 30,
}

export const aFactor = (factorCd: string, values: Partial<Factor> = {}): Factor => ({
  factorCd,
  factorNm: factorCd,
  phaseCd: 'GAS',
  measureYn: 'Y',
  specialMgmtYn: 'N',
  permitYn: 'N',
  molWeightVal: null,
  twaPpmVal: null,
  stelPpmVal: null,
  ceilPpmVal: null,
  twaMgVal: null,
  stelMgVal: null,
  ceilMgVal: null,
  ...values,
})

/** Eight hours of one value. */
export const aSample = (values: Partial<Sample> = {}): Sample => ({
  measureUnitNo: 1,
  factorCd: '108-88-3',
  userId: null,
  pointNm: '1',
  sampleTypeCd: 'PERSONAL',
  areaReasonDesc: null,
  limitTypeCd: 'TWA',
  concVal: 10,
  unitCd: 'PPM',
  minuteCnt: 480,
  workHourVal: 8,
  timesCnt: 1,
  gapMinuteCnt: null,
  ...values,
})

export const aMeasureUnit = (values: DraftOf<typeof measureUnit> = {}): DraftOf<typeof measureUnit> => ({
  unitNm: '용제 회수 교대 1조',
  processNo: 13,
  placeDesc: '회수탑 1층 펌프장',
  workerCnt: 6,
  startYmd: '2024-03-04',
  factors: [{ factorCd: '108-88-3' }, { factorCd: 'NOISE' }],
  ...values,
})

export const aMeasure = (values: DraftOf<typeof measure> = {}): DraftOf<typeof measure> => ({
  measureNm: '2026년 하반기 작업환경측정',
  measureYear: 2026,
  halfCd: 'H2',
  agencyVendorCd: 'V100004',
  planStartYmd: '2026-10-12',
  planEndYmd: '2026-10-16',
  ...values,
})
