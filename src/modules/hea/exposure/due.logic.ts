/** When whose next checkup is due. The same rules as one statement for all: `due.sql.ts`; a test holds them together. */
import { addMonths } from '#platform/model/calendar.ts'

/** Why the next checkup of somebody comes in half the time. */
export const shortenReasons = {
  WEM: '노출기준 초과',
  COWORKER: '동료 유소견자',
  DOCTOR: '의사 소견',
} as const
export type ShortenReason = keyof typeof shortenReasons
/** What whoever does not read findings is told of every reason alike: an empty place would be a doctor's opinion. */
export const hiddenReason = { LAW: '시행규칙 제202조제2항' } as const

/** By which rule a next checkup is due: the first after placement, the cycle, half of it. */
export const dueRules = { FIRST: '배치 후 첫 검진', CYCLE: '주기', SHORT: '주기 단축' } as const
export type DueRule = keyof typeof dueRules

/** How near a next checkup is. */
export const dueStates = {
  OVERDUE: '기한 초과',
  D30: '30일 이내',
  D60: '60일 이내',
  LATER: '60일 이후',
  NONE: '기한 없음',
} as const
export type DueState = keyof typeof dueStates

/** What the master of harmful factors says of one; months are calendar months. */
export interface FactorCycle {
  /** 1 to 6 of 별표 23; null where no special checkup is asked for. */
  readonly cycleGroupNo: number | null
  readonly firstMonthCnt: number | null
  readonly cycleMonthCnt: number | null
  /** Null where it was not certain: then the cycle counts, because nobody is left out by doubt. */
  readonly specialCheckYn: string | null
}

/** One person in work with one factor; calendar days in Asia/Seoul. */
export interface Exposure {
  readonly placementYmd: string
  readonly endYmd: string | null
  /** The last examination for this factor, before the placement as well. */
  readonly lastExamYmd: string | null
  /** The day of what halves the cycle: of the measurement, the finding, the doctor's opinion. */
  readonly shortenTriggerYmd: string | null
}

/** What stands in the register of legal numbers. */
export interface DueNumbers {
  /** The cycle is divided by it when it is shortened. */
  readonly shortenDivisor: number
  /** Months for which an examination serves instead of one before placement: of groups 1 to 3, and 4 to 6. */
  readonly preExemptMonthCnt: number
  readonly preExemptLongMonthCnt: number
  /** Cycle of the general checkup: of those who only work in an office off the site, and of all others. */
  readonly officeMonthCnt: number
  readonly otherMonthCnt: number
  /** The end of the year in which the site began: of whom it knows no general checkup, it is asked for until then. */
  readonly firstYearEndYmd: string
}

export interface Due {
  readonly nextDueYmd: string
  readonly dueRuleCd: DueRule
  /** The months that were counted. */
  readonly dueMonthCnt: number
}

/** Half a cycle in whole months, rounded to the earlier day, at least one month. */
const shortened = (cycleMonthCnt: number, divisor: number): number => Math.max(1, Math.trunc(cycleMonthCnt / divisor))

/** The earlier of days `YYYY-MM-DD`. */
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/**
 * K2 and K3: the last day of the next special checkup for one factor, or null where none is due.
 *
 * The first comes a number of months after placement, each later one a cycle after the last. An examination on or before
 * the day of placement is one before placement and begins no cycle. Half the cycle, but never before the day of what
 * halves it and never later than without; the first checkup has no cycle yet and so nothing to halve.
 *
 * @law 산업안전보건법 시행규칙 제202조제1항·제2항, 별표 23
 */
export function dueOf(exposure: Exposure, factor: FactorCycle, { shortenDivisor }: DueNumbers): Due | null {
  const { placementYmd, endYmd, lastExamYmd, shortenTriggerYmd } = exposure
  const { firstMonthCnt, cycleMonthCnt } = factor
  if (endYmd !== null || factor.specialCheckYn === 'N' || firstMonthCnt === null || cycleMonthCnt === null) return null
  if (lastExamYmd === null || lastExamYmd <= placementYmd)
    return { nextDueYmd: addMonths(placementYmd, firstMonthCnt), dueRuleCd: 'FIRST', dueMonthCnt: firstMonthCnt }
  const regular = addMonths(lastExamYmd, cycleMonthCnt)
  if (shortenTriggerYmd === null) return { nextDueYmd: regular, dueRuleCd: 'CYCLE', dueMonthCnt: cycleMonthCnt }
  const dueMonthCnt = shortened(cycleMonthCnt, shortenDivisor)
  const half = later(addMonths(lastExamYmd, dueMonthCnt), shortenTriggerYmd)
  return { nextDueYmd: earlier(regular, half), dueRuleCd: 'SHORT', dueMonthCnt }
}

/**
 * K3: a halving ends with the next examination after what caused it. One of the same day or before is not yet the next.
 *
 * @law 산업안전보건법 시행규칙 제202조제2항
 */
export const clearsHalving = (examYmd: string, shortenTriggerYmd: string): boolean => examYmd > shortenTriggerYmd

/**
 * K5: whether the examination before placement is done or replaced by one for the same factor that is young enough.
 *
 * @law 산업안전보건법 제130조제2항, 시행규칙 제203조
 */
export function isPreExamined(
  { placementYmd }: Pick<Exposure, 'placementYmd'>,
  /** The last examination for the factor on or before the day of placement. */
  examYmd: string | null,
  { cycleGroupNo }: Pick<FactorCycle, 'cycleGroupNo'>,
  { preExemptMonthCnt, preExemptLongMonthCnt }: DueNumbers,
): boolean {
  if (examYmd === null || examYmd > placementYmd) return false
  const months = cycleGroupNo !== null && cycleGroupNo > LAST_SHORT_GROUP ? preExemptLongMonthCnt : preExemptMonthCnt
  return placementYmd <= addMonths(examYmd, months)
}
/** Groups 1 to 3 of 별표 23 are exempt for the shorter time. */
export const LAST_SHORT_GROUP = 3

/** What decides how often somebody gets the general checkup. */
export interface Worker {
  readonly entryYmd: string
  readonly jobClassCd: string
  /** Of his department: an office that is not within a plant or site area. */
  readonly officeOffSiteYn: string
  readonly lastExamYmd: string | null
}
/** Clerical work; who sells is not in it. */
export const OFFICE_CLASS = 'OFFICE'

/**
 * K1: the last day of the next general checkup, counted from the last one, or from the day of entry. What was before the
 * site began is not known to it, and nobody is overdue by that alone.
 *
 * @law 산업안전보건법 시행규칙 제197조
 */
export function generalDueOf(worker: Worker, numbers: DueNumbers): Due {
  const { officeMonthCnt, otherMonthCnt, firstYearEndYmd } = numbers
  const isOffice = worker.jobClassCd === OFFICE_CLASS && worker.officeOffSiteYn === 'Y'
  const dueMonthCnt = isOffice ? officeMonthCnt : otherMonthCnt
  if (worker.lastExamYmd !== null)
    return { nextDueYmd: addMonths(worker.lastExamYmd, dueMonthCnt), dueRuleCd: 'CYCLE', dueMonthCnt }
  const nextDueYmd = later(addMonths(worker.entryYmd, dueMonthCnt), firstYearEndYmd)
  return { nextDueYmd, dueRuleCd: 'FIRST', dueMonthCnt }
}

/** The classes of checkups that fall due by themselves; others are ordered. */
export const dueClasses = { SPC: '특수', PRE: '배치전', GEN: '일반' } as const
export type DueClass = keyof typeof dueClasses

/** The article by which a checkup is due, as it is quoted. */
export function lawOfDue(classCd: DueClass, dueRuleCd: DueRule | null, cycleGroupNo: number | null): string {
  if (classCd === 'GEN') return '산업안전보건법 제129조제1항, 시행규칙 제197조'
  if (classCd === 'PRE') return '산업안전보건법 제130조제2항, 시행규칙 제203조'
  const special = '산업안전보건법 제130조제1항, 시행규칙'
  return dueRuleCd === 'SHORT' ? `${special} 제202조제2항` : `${special} 제202조제1항, 별표 23 구분 ${cycleGroupNo}`
}
