/** One sample: what it must say before it is kept, and what it comes to when the measurement is evaluated. Pure. */
import { chemicalShiftLimit, exceedsShort, mgToPpm, mixtureIndex, timeWeighted } from './exposure.logic.ts'
import { type FactorDuties, isChemical, type MeasureParams, NOISE } from './measure.logic.ts'
import { isAboveLimit } from './measure-verdict.logic.ts'
import { noiseDose, noiseShiftLimit, noiseTwa } from './noise.logic.ts'

export const sampleTypes = { PERSONAL: '개인시료', AREA: '지역시료' } as const
export const limitTypes = { TWA: 'TWA', STEL: 'STEL', C: '최고(C)' } as const
export const sampleUnits = { PPM: 'ppm', MG: 'mg/㎥', DB: 'dB(A)', WBGT: '℃(WBGT)' } as const
export type LimitType = keyof typeof limitTypes
export type SampleUnit = keyof typeof sampleUnits

/** What the values of a sample are called, in the grid and in the sheet. */
export const sampleLabels = {
  measureUnitNo: '단위작업장소',
  factorCd: '유해인자',
  userId: '사번',
  pointNm: '근로자·지점',
  sampleTypeCd: '시료구분',
  areaReasonDesc: '지역시료 사유',
  limitTypeCd: '노출기준',
  concVal: '측정값',
  unitCd: '단위',
  minuteCnt: '시간(분)',
  workHourVal: '1일 작업시간',
  timesCnt: '1일 횟수',
  gapMinuteCnt: '노출 간격(분)',
} as const
type SampleName = keyof typeof sampleLabels
/** As it is typed, pasted or read from a sheet: anything may be missing. What a value is its name says. */
export type SampleDraft = {
  [N in SampleName]: (N extends `${string}No` | `${string}Val` | `${string}Cnt` ? number : string) | null
}

/** A row that passed `sampleProblems`. */
export interface Sample extends Pick<SampleDraft, 'userId' | 'pointNm' | 'gapMinuteCnt' | 'areaReasonDesc'> {
  measureUnitNo: number
  factorCd: string
  sampleTypeCd: keyof typeof sampleTypes
  limitTypeCd: LimitType
  concVal: number
  unitCd: SampleUnit
  minuteCnt: number
  workHourVal: number
  timesCnt: number
}

/** A harmful factor with its limits; null where there is none. */
export interface Factor extends FactorDuties {
  factorNm: string
  /** N where the law does not have it measured. */
  measureYn: string | null
  molWeightVal: number | null
  twaPpmVal: number | null
  stelPpmVal: number | null
  ceilPpmVal: number | null
  twaMgVal: number | null
  stelMgVal: number | null
  ceilMgVal: number | null
}

export interface SampleProblem {
  field: SampleName
  code: string
  message: string
}

const HEAT = 'HEAT'
const MOST_CONC = 999_999
const DAY_MINUTES = 1440
const DAY_HOURS = 24

/** In what a factor is measured. */
export const unitOf = ({ factorCd, phaseCd }: FactorDuties): SampleUnit | undefined => {
  if (factorCd === NOISE) return 'DB'
  if (factorCd === HEAT) return 'WBGT'
  if (phaseCd === 'PHYS') return undefined
  return phaseCd === 'PARTICLE' ? 'MG' : 'PPM'
}

/** What every sample says. */
export const requiredOfSample = [
  'measureUnitNo',
  'factorCd',
  'sampleTypeCd',
  'limitTypeCd',
  'concVal',
  'unitCd',
  'minuteCnt',
  'workHourVal',
] as const satisfies readonly (keyof SampleDraft)[]

const ranges: readonly [field: SampleName, least: number, most: number][] = [
  ['concVal', 0, MOST_CONC],
  ['minuteCnt', 1, DAY_MINUTES],
  ['workHourVal', 0.1, DAY_HOURS],
  ['timesCnt', 1, 999],
  ['gapMinuteCnt', 0, DAY_MINUTES],
]

/** @returns everything that is wrong with a row, cell by cell */
export function sampleProblems(
  row: SampleDraft,
  factor: FactorDuties | undefined,
  units: ReadonlySet<number>,
): SampleProblem[] {
  const missing = requiredOfSample
    .filter((field) => row[field] === null)
    .map((field) => ({ field, code: 'REQUIRED', message: '필수 입력값입니다.' }))
  const outside = ranges.flatMap(([field, least, most]) => {
    const value = row[field]
    if (value === null || (typeof value === 'number' && value >= least && value <= most)) return []
    return [{ field, code: 'HEA_WEM_RANGE', message: '값이 범위를 벗어났습니다.' }]
  })
  return [...missing, ...outside, ...unknownProblems(row, factor, units), ...unitProblems(row, factor)]
}

const isKnown = (names: object, value: string | null): boolean => value === null || Object.hasOwn(names, value)

function unknownProblems(row: SampleDraft, factor: FactorDuties | undefined, units: ReadonlySet<number>) {
  const problems: SampleProblem[] = []
  const add = (field: SampleName, code: string, message: string) => problems.push({ field, code, message })
  if (row.measureUnitNo !== null && !units.has(row.measureUnitNo))
    add('measureUnitNo', 'HEA_WEM_UNKNOWN_UNIT', '이 측정에 없는 단위작업장소입니다.')
  if (row.factorCd !== null && !factor) add('factorCd', 'HEA_WEM_UNKNOWN_FACTOR', '등록되지 않은 유해인자입니다.')
  const choices = [
    ['sampleTypeCd', sampleTypes],
    ['limitTypeCd', limitTypes],
    ['unitCd', sampleUnits],
  ] as const
  for (const [field, names] of choices)
    if (!isKnown(names, row[field])) add(field, 'HEA_WEM_UNKNOWN_CODE', '목록에 없는 값입니다.')
  if (row.sampleTypeCd === 'AREA' && !row.areaReasonDesc)
    add('areaReasonDesc', 'HEA_WEM_AREA_REASON', '지역시료 사유를 입력하세요.')
  return problems
}

function unitProblems(row: SampleDraft, factor: FactorDuties | undefined): SampleProblem[] {
  const expected = factor && unitOf(factor)
  if (!factor || row.unitCd === null || !isKnown(sampleUnits, row.unitCd) || row.unitCd === expected) return []
  const message = isChemical(factor)
    ? '입자상 물질은 mg/㎥, 가스·증기는 ppm으로 입력하세요.'
    : expected
      ? '소음은 dB(A), 고열은 ℃(WBGT)로 입력하세요.'
      : '작업환경측정 대상이 아닌 인자입니다.'
  return [{ field: 'unitCd', code: 'HEA_WEM_UNIT', message }]
}

/** The limit of a factor in the unit in which it is measured; null where there is none. */
export function limitOf(factor: Factor, limitTypeCd: LimitType, { noiseLimit }: MeasureParams): number | null {
  if (factor.factorCd === NOISE) return limitTypeCd === 'TWA' ? noiseLimit : null
  const { twaPpmVal, stelPpmVal, ceilPpmVal, twaMgVal, stelMgVal, ceilMgVal, molWeightVal } = factor
  const mg = { TWA: twaMgVal, STEL: stelMgVal, C: ceilMgVal }[limitTypeCd]
  if (factor.phaseCd === 'PARTICLE') return mg
  const ppm = { TWA: twaPpmVal, STEL: stelPpmVal, C: ceilPpmVal }[limitTypeCd]
  if (ppm !== null) return ppm
  return mg !== null && molWeightVal ? mgToPpm(mg, molWeightVal) : null
}

/** What is kept of a sample once it was evaluated. */
export interface SampleResult {
  twaVal: number | null
  /** As the law says it, before it is adjusted to the shift. */
  limitVal: number | null
  limitAdjVal: number | null
  /** Exposure against the limit; of noise the dose as a share of one. */
  indexVal: number | null
  exceedYn: 'Y' | 'N'
}
const NOTHING: SampleResult = { twaVal: null, limitVal: null, limitAdjVal: null, indexVal: null, exceedYn: 'N' }

/** Whose day a sample is a part of: parts of one day are averaged. What names nobody stands alone. */
const dayKey = (sample: Sample, index: number): string => {
  const who = sample.userId ?? sample.pointNm
  const rest = [sample.measureUnitNo, sample.factorCd, sample.sampleTypeCd, who ?? `#${index}`]
  return JSON.stringify(rest)
}

/**
 * W5 to W8 for all samples of a measurement.
 *
 * @param samples that passed `sampleProblems`
 * @returns one result for each sample, in their order
 */
export function evaluateSamples(
  samples: readonly Sample[],
  factorOf: (factorCd: string) => Factor | undefined,
  params: MeasureParams,
): SampleResult[] {
  const days = Map.groupBy(
    samples.map((sample, index) => ({ sample, key: dayKey(sample, index) })).filter((one) => isOfDay(one.sample)),
    ({ key }) => key,
  )
  return samples.map((sample, index) => {
    const factor = factorOf(sample.factorCd)
    if (!factor) return NOTHING
    if (!isOfDay(sample)) return shortResult(sample, factor, params)
    const day = (days.get(dayKey(sample, index)) ?? []).map((one) => one.sample)
    return factor.factorCd === NOISE ? noiseResult(day, params) : dayResult(day, factor, params)
  })
}
const isOfDay = ({ limitTypeCd }: Sample): boolean => limitTypeCd === 'TWA'
const longestDay = (day: readonly Sample[]): number => Math.max(...day.map(({ workHourVal }) => workHourVal))

function dayResult(day: readonly Sample[], factor: Factor, params: MeasureParams): SampleResult {
  const hours = longestDay(day)
  const twaVal = timeWeighted(day, hours, params.shiftHour)
  const limitVal = limitOf(factor, 'TWA', params)
  if (limitVal === null) return { ...NOTHING, twaVal }
  const limitAdjVal = chemicalShiftLimit(limitVal, hours, params.shiftHour)
  return judged(twaVal, limitVal, limitAdjVal, twaVal / limitAdjVal)
}

/** The dose stands for all hours of that work; over more than eight it gives the level of the shift, held against a lower limit. */
function noiseResult(day: readonly Sample[], params: MeasureParams): SampleResult {
  const hours = longestDay(day)
  const minutes = day.reduce((sum, { minuteCnt }) => sum + minuteCnt, 0)
  const parts = day.map(({ concVal, minuteCnt }) => ({ levelVal: concVal, hourVal: (hours * minuteCnt) / minutes }))
  const dose = noiseDose(parts, params)
  const limitAdjVal = noiseShiftLimit(hours, params)
  const twaVal = dose > 0 ? noiseTwa(dose, params) - (params.noiseLimit - limitAdjVal) : null
  return judged(twaVal, params.noiseLimit, limitAdjVal, dose / 100)
}

function shortResult(sample: Sample, factor: Factor, params: MeasureParams): SampleResult {
  const limitVal = limitOf(factor, sample.limitTypeCd, params)
  if (limitVal === null) return NOTHING
  const indexVal = sample.concVal / limitVal
  const isOver =
    sample.limitTypeCd === 'STEL'
      ? exceedsShort(sample, { twaVal: limitOf(factor, 'TWA', params), stelVal: limitVal }, params)
      : sample.concVal > limitVal
  return { twaVal: null, limitVal, limitAdjVal: limitVal, indexVal, exceedYn: isOver ? 'Y' : 'N' }
}

const judged = (twaVal: number | null, limitVal: number, limitAdjVal: number, indexVal: number): SampleResult => ({
  twaVal,
  limitVal,
  limitAdjVal,
  indexVal,
  exceedYn: isAboveLimit(indexVal) ? 'Y' : 'N',
})

/** Several chemicals that one person, or one point, is exposed to. */
export interface Mixture {
  measureUnitNo: number
  /** Person or point; null where the samples name none: then all of the unit are taken together. */
  who: string | null
  parts: { factorCd: string; indexVal: number }[]
  sumVal: number
  exceedYn: 'Y' | 'N'
}

/**
 * W5: mixtures of two chemicals and more by person or point, the largest index of each.
 *
 * @param separate units whose chemicals act on different organs: there only the single ones count
 */
export function mixturesOf(
  samples: readonly (Sample & SampleResult)[],
  factorOf: (factorCd: string) => Factor | undefined,
  separate: ReadonlySet<number>,
): Mixture[] {
  const counted = samples.filter(({ factorCd, indexVal, limitTypeCd, measureUnitNo }) => {
    const factor = factorOf(factorCd)
    return factor && isChemical(factor) && indexVal !== null && limitTypeCd === 'TWA' && !separate.has(measureUnitNo)
  })
  const groups = Map.groupBy(counted, ({ measureUnitNo, userId, pointNm }) =>
    JSON.stringify([measureUnitNo, userId ?? pointNm]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const largest = new Map<string, number>()
    for (const { factorCd, indexVal } of group)
      largest.set(factorCd, Math.max(largest.get(factorCd) ?? 0, indexVal ?? 0))
    if (!first || largest.size < 2) return []
    const parts = [...largest].map(([factorCd, indexVal]) => ({ factorCd, indexVal }))
    const sumVal = mixtureIndex(parts.map(({ indexVal }) => indexVal))
    const who = first.userId ?? first.pointNm
    return [{ measureUnitNo: first.measureUnitNo, who, parts, sumVal, exceedYn: isAboveLimit(sumVal) ? 'Y' : 'N' }]
  })
}

/** How many persons or points were sampled; each sample that names none counts as one. */
export const sampledCnt = (samples: readonly Pick<SampleDraft, 'userId' | 'pointNm'>[]): number =>
  new Set(samples.map(({ userId, pointNm }, index) => userId ?? pointNm ?? index)).size
