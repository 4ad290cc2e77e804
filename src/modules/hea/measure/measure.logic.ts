/** When a unit is measured next, how many samples it takes, and by when what is reported. Pure; days are calendar days in Asia/Seoul. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { isAtOrAbove, type Verdict } from './measure-verdict.logic.ts'

/** Each number of the law that measurement uses, with its row of the register. */
export const paramCodes = {
  firstDay: 'WEM_FIRST_DAY',
  shortMonth: 'WEM_CYCLE_SHORT_MONTH',
  halfCnt: 'WEM_CYCLE_HALF',
  yearHalfCnt: 'WEM_CYCLE_YEAR_HALF',
  overRatio: 'WEM_OVER_RATIO',
  noiseYearDb: 'WEM_NOISE_YEAR_DB',
  gapHalfMonth: 'WEM_GAP_HALF_MONTH',
  gapShortDay: 'WEM_GAP_SHORT_DAY',
  gapYearMonth: 'WEM_GAP_YEAR_MONTH',
  tempHour: 'WEM_TEMP_HOUR',
  tempEveryHour: 'WEM_TEMP_EVERY_HOUR',
  shortHour: 'WEM_SHORT_HOUR',
  allowDivisor: 'WEM_ALLOW_DIVISOR',
  allowRoom: 'WEM_ALLOW_ROOM',
  personMin: 'WEM_PERSON_MIN',
  personFree: 'WEM_PERSON_FREE',
  personStep: 'WEM_PERSON_STEP',
  personMost: 'WEM_PERSON_MOST',
  areaMin: 'WEM_AREA_MIN',
  areaFree: 'WEM_AREA_FREE',
  areaStep: 'WEM_AREA_STEP',
  stelMinute: 'WEM_STEL_MINUTE',
  stelGapMinute: 'WEM_STEL_GAP_MINUTE',
  stelTimes: 'WEM_STEL_TIMES',
  shiftHour: 'WEM_SHIFT_HOUR',
  noiseLimit: 'WEM_NOISE_LIMIT',
  noiseExchange: 'WEM_NOISE_EXCHANGE',
  noiseThreshold: 'WEM_NOISE_THRESHOLD',
  reportDay: 'WEM_REPORT_DAY',
  extendDay: 'WEM_REPORT_EXTEND_DAY',
  improveDay: 'WEM_IMPROVE_DAY',
  keepYear: 'WEM_KEEP_YEAR',
  keepLongYear: 'WEM_KEEP_LONG_YEAR',
} as const
export type MeasureParams = Readonly<Record<keyof typeof paramCodes, number>>

export const cycles = { SHORT: '3개월', HALF: '반기', YEAR: '연 1회', EXEMPT: '측정 제외' } as const
export type Cycle = keyof typeof cycles

export const cycleReasons = {
  FIRST: '최초 측정',
  HALF: '반기마다 측정',
  SPECIAL: '허가대상·특별관리물질 노출기준 초과',
  DOUBLE: '노출기준의 2배 이상',
  BELOW: '최근 2회 노출기준 미만, 1년간 변경 없음',
  TEMP: '임시작업',
  BRIEF: '단시간작업',
  AMOUNT: '허용소비량 이하',
} as const
export type CycleReason = keyof typeof cycleReasons

/** What the law says of a factor; null where it was not certain, which is never taken for a no. */
export interface FactorDuties {
  factorCd: string
  phaseCd: string
  specialMgmtYn: string | null
  permitYn: string | null
}
export const NOISE = 'NOISE'
const isSpecial = ({ specialMgmtYn, permitYn }: FactorDuties): boolean => specialMgmtYn !== 'N' || permitYn !== 'N'
export const isChemical = ({ phaseCd }: Pick<FactorDuties, 'phaseCd'>): boolean => phaseCd !== 'PHYS'

/** What one measurement found of a factor in a unit. */
export interface FactorResult extends FactorDuties {
  /** Largest exposure index; null where the factor has no limit. */
  indexVal: number | null
  /** Largest TWA: dB(A) for noise. */
  twaVal: number | null
  /** The worst of its samples; null where the factor has no limit. */
  verdictCd: Verdict | null
  /** Of the mixtures that it is a part of. */
  mixVerdictCd: Verdict | null
}

export interface CycleDecision {
  cycleCd: Cycle
  cycleReasonCd: CycleReason
  /** The factor that decided. */
  cycleFactorCd: string | null
}

/**
 * How often a unit is measured after a measurement. Noise never shortens it.
 *
 * @param previous results of the measurement before; undefined where there was none
 * @param changeYmd when the process, its equipment or its substances last changed
 * @law 산업안전보건법 시행규칙 제190조제1항·제2항
 */
export function cycleAfter(
  results: readonly FactorResult[],
  previous: readonly FactorResult[] | undefined,
  { sampleEndYmd, changeYmd }: { sampleEndYmd: string; changeYmd: string | null },
  params: MeasureParams,
): CycleDecision {
  const chemical = results.filter((one) => isChemical(one) && one.indexVal !== null)
  const special = chemical.find((one) => isSpecial(one) && one.verdictCd === 'ABOVE')
  if (special) return { cycleCd: 'SHORT', cycleReasonCd: 'SPECIAL', cycleFactorCd: special.factorCd }
  const double = chemical.find((one) => (one.indexVal ?? 0) >= params.overRatio)
  if (double) return { cycleCd: 'SHORT', cycleReasonCd: 'DOUBLE', cycleFactorCd: double.factorCd }
  const both = [...results, ...(previous ?? [])]
  const isUnchanged = changeYmd === null || addMonths(changeYmd, 12) <= sampleEndYmd
  const before = new Set((previous ?? []).map(({ factorCd }) => factorCd))
  const isBelow = results.every(({ factorCd }) => before.has(factorCd)) && both.every((one) => isWellBelow(one, params))
  if (isUnchanged && before.size > 0 && isBelow && !both.some(isSpecial))
    return { cycleCd: 'YEAR', cycleReasonCd: 'BELOW', cycleFactorCd: null }
  return { cycleCd: 'HALF', cycleReasonCd: 'HALF', cycleFactorCd: null }
}

function isWellBelow({ factorCd, twaVal, verdictCd, mixVerdictCd }: FactorResult, { noiseYearDb }: MeasureParams) {
  if (factorCd === NOISE) return twaVal !== null && twaVal < noiseYearDb
  return verdictCd === 'BELOW' && !isAtOrAbove(mixVerdictCd)
}

/** The last day of the half-year that lies `count` halves after the one of this day. */
function endOfHalf(ymd: string, count: number): string {
  const start = `${ymd.slice(0, 4)}-${Number(ymd.slice(5, 7)) <= 6 ? '01' : '07'}-01`
  return addDays(addMonths(start, (count + 1) * 6), -1)
}

/**
 * The last day for the next measurement. The law counts halves of the calendar year: once in the half after the last
 * one, or in the second half after it where once a year is enough.
 *
 * @law 산업안전보건법 시행규칙 제190조
 */
export function nextDueAfter(cycleCd: Cycle, lastYmd: string, params: MeasureParams): string | null {
  if (cycleCd === 'EXEMPT') return null
  if (cycleCd === 'SHORT') return addMonths(lastYmd, params.shortMonth)
  return endOfHalf(lastYmd, cycleCd === 'HALF' ? params.halfCnt : params.yearHalfCnt)
}

/** W1: the first measurement of a unit that became subject to it. @law 산업안전보건법 시행규칙 제190조제1항 */
export const firstDue = (startYmd: string, { firstDay }: MeasureParams): string => addDays(startYmd, firstDay)

/** The least time between two measurements: `n` months or days. @law 작업환경측정 및 정도관리 등에 관한 고시 제4조 */
export function leastGap(cycleCd: Cycle, params: MeasureParams): { n: number; unit: 'MONTH' | 'DAY' } {
  if (cycleCd === 'SHORT') return { n: params.gapShortDay, unit: 'DAY' }
  return { n: cycleCd === 'YEAR' ? params.gapYearMonth : params.gapHalfMonth, unit: 'MONTH' }
}
/** W2: the first day on which a unit may be measured again. */
export function earliestAfter(lastYmd: string, cycleCd: Cycle, params: MeasureParams): string {
  const { n, unit } = leastGap(cycleCd, params)
  return unit === 'DAY' ? addDays(lastYmd, n) : addMonths(lastYmd, n)
}

/** What decides whether a unit is measured at all. Hours of work; consumption in g/h; the volume of the room in m³. */
export interface Exemptible {
  tempWorkYn: 'Y' | 'N'
  monthHourVal: number | null
  everyMonthYn: 'Y' | 'N'
  shortWorkYn: 'Y' | 'N'
  dayHourVal: number | null
  dailyYn: 'Y' | 'N'
  useGramVal: number | null
  roomVal: number | null
}

type Exemption = 'TEMP' | 'BRIEF' | 'AMOUNT'

/**
 * Why a factor need not be measured in a unit, or undefined where it must be: a special one is owed beside others that
 * are not.
 *
 * @law 산업안전보건법 시행규칙 제186조, 산업안전보건기준에 관한 규칙 제420조·제421조
 */
export function factorExemption(unit: Exemptible, factor: FactorDuties, params: MeasureParams): Exemption | undefined {
  if (isSpecial(factor)) return undefined
  const { monthHourVal, dayHourVal, useGramVal, roomVal } = unit
  const isMonthly = unit.everyMonthYn === 'Y' && (monthHourVal ?? 0) >= params.tempEveryHour
  if (unit.tempWorkYn === 'Y' && monthHourVal !== null && monthHourVal < params.tempHour && !isMonthly) return 'TEMP'
  if (unit.shortWorkYn === 'Y' && dayHourVal !== null && dayHourVal < params.shortHour && unit.dailyYn === 'N')
    return 'BRIEF'
  if (useGramVal === null || roomVal === null || !isChemical(factor)) return undefined
  return useGramVal <= allowedConsumption(roomVal, params) ? 'AMOUNT' : undefined
}

/** Why a unit need not be measured at all: none of its factors has to be. */
export function exemptionOf(unit: Exemptible, factors: readonly FactorDuties[], params: MeasureParams) {
  const exemptions = factors.map((factor) => factorExemption(unit, factor, params))
  return exemptions.includes(undefined) ? undefined : exemptions[0]
}

/** g/h of a substance below which a room needs no measurement. @law 산업안전보건기준에 관한 규칙 제421조 */
const allowedConsumption = (roomVal: number, { allowDivisor, allowRoom }: MeasureParams): number =>
  Math.min(roomVal, allowRoom) / allowDivisor

/**
 * Personal samples of a unit: the most exposed, two of them at once; over ten workers one more for every five.
 *
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제19조제1항
 */
export function personalSamples(workerCnt: number, params: MeasureParams): number {
  const { personMin, personFree, personStep, personMost } = params
  if (workerCnt <= personFree) return Math.min(workerCnt, personMin)
  return Math.min(personMost, personMin + Math.ceil((workerCnt - personFree) / personStep))
}

/**
 * Area samples of a unit: two points; from 50 m² one more for every 30 m² begun.
 *
 * @param areaVal m²; two points where it is not known
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제19조제2항
 */
export function areaSamples(areaVal: number | null, { areaMin, areaFree, areaStep }: MeasureParams): number {
  if (areaVal === null || areaVal < areaFree) return areaMin
  return areaMin + Math.floor((areaVal - areaFree) / areaStep) + 1
}

/** @param isExtended a longer time was asked for and granted @law 산업안전보건법 시행규칙 제188조제1항 */
export const reportDue = (sampleEndYmd: string, isExtended: boolean, params: MeasureParams): string =>
  addDays(sampleEndYmd, params.reportDay + (isExtended ? params.extendDay : 0))

/** Proof of the improvement, or its plan, where a limit was exceeded. @law 산업안전보건법 시행규칙 제188조제2항 */
export const improveDue = (sampleEndYmd: string, { improveDay }: MeasureParams): string =>
  addDays(sampleEndYmd, improveDay)

/** Years for which results are kept. @law 산업안전보건법 시행규칙 제241조제1항 */
export const keepYears = (factors: readonly FactorDuties[], { keepYear, keepLongYear }: MeasureParams): number =>
  factors.some(isSpecial) ? keepLongYear : keepYear
