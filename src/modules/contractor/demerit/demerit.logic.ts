/**
 * What demerits come to: the points of a person, the stop that an event leads to, the rate of a vendor (R1, R2, R3, R5 of
 * the safety card design). Pure: the numbers are the site's own and come from its register, days are calendar days in Seoul.
 */
import { addDays, addMonths, dayOf, daysBetween, startOfDay } from '#platform/model/calendar.ts'

export type Grade = 'MINOR' | 'NORMAL' | 'SERIOUS' | 'CRITICAL'
export type DemeritState = 'ISSUED' | 'NOTIFIED' | 'OBJECT' | 'FINAL' | 'REDUCED' | 'CANC' | 'EXPIRED'
export type Level = 'NONE' | 'REEDU' | 'STOP_SHORT' | 'STOP_LONG' | 'STOP_OUT'

/** Months in which a point counts, for a person and for a vendor. */
export const PERSON_MONTHS = 12
export const VENDOR_MONTHS = 6

/** One demerit as far as it matters for the sum. */
export interface Counted {
  no: number
  gradeCd: Grade
  /** As decided, or as issued while nothing is decided. */
  score: number
  statusCd: DemeritState
  /** From this day on it counts; null before it has been told. */
  effectYmd: string | null
  /** The moment from which a stop is reckoned. */
  stopBaseDt: string | null
}
export interface Credit {
  creditYmd: string
  /** Negative. */
  creditScore: number
}
export interface DemeritNumbers {
  reeduPoint: number
  shortPoint: number
  shortDay: number
  longPoint: number
  longDay: number
  outPoint: number
  outDay: number
  creditMax: number
}

const COUNTED_STATES: ReadonlySet<DemeritState> = new Set(['NOTIFIED', 'FINAL', 'REDUCED', 'EXPIRED'])
const isGrave = ({ gradeCd }: Pick<Counted, 'gradeCd'>) => gradeCd === 'SERIOUS' || gradeCd === 'CRITICAL'

/** R1: what is final or told, and of the grave ones also what is issued or objected to. Its days decide the rest. */
const isCounted = (one: Counted): boolean =>
  one.effectYmd !== null &&
  one.score > 0 &&
  (COUNTED_STATES.has(one.statusCd) || (isGrave(one) && one.statusCd !== 'CANC'))

const isWithin = (ymd: string | null, day: string, months: number): boolean =>
  ymd !== null && ymd <= day && ymd > addMonths(day, -months)

/** R1: the points of a person on a day; credits take off at most so many and never what a golden rule stands for. */
export function pointsOn(
  demerits: readonly Counted[],
  credits: readonly Credit[],
  day: string,
  creditMax: number,
): number {
  const counted = demerits.filter((one) => isCounted(one) && isWithin(one.effectYmd, day, PERSON_MONTHS))
  const sum = counted.reduce((total, { score }) => total + score, 0)
  const earned = credits
    .filter(({ creditYmd }) => isWithin(creditYmd, day, PERSON_MONTHS))
    .reduce((total, { creditScore }) => total - creditScore, 0)
  const gravest = Math.max(0, ...counted.filter(({ gradeCd }) => gradeCd === 'CRITICAL').map(({ score }) => score))
  return Math.max(sum - Math.min(creditMax, earned), gravest, 0)
}

/** R2 @returns the days of the stop; null where it lasts until the re-education alone */
export function levelOf(points: number, numbers: DemeritNumbers): { levelCd: Level; dayCnt: number | null } {
  if (points >= numbers.outPoint) return { levelCd: 'STOP_OUT', dayCnt: numbers.outDay }
  if (points >= numbers.longPoint) return { levelCd: 'STOP_LONG', dayCnt: numbers.longDay }
  if (points >= numbers.shortPoint) return { levelCd: 'STOP_SHORT', dayCnt: numbers.shortDay }
  return { levelCd: points >= numbers.reeduPoint ? 'REEDU' : 'NONE', dayCnt: null }
}

export interface Stop {
  /** The demerit whose event led to it. */
  causeDemeritNo: number
  levelCd: Exclude<Level, 'NONE'>
  /** Points on the day of the event. */
  pointCnt: number
  dayCnt: number | null
  fromDt: string
  /** Day 1. */
  firstYmd: string
  /** Null where it lasts until the re-education. */
  lastYmd: string | null
}

/**
 * R2: the stop that one event led to. A golden rule stops at once, that day is day 1; another from 00:00 of the day after.
 *
 * @param servedDayCnt days of an earlier stop for the same event that an objection broke off
 */
function stopOf(event: Counted, pointCnt: number, numbers: DemeritNumbers, servedDayCnt: number): Stop | undefined {
  const { levelCd, dayCnt } = levelOf(pointCnt, numbers)
  if (levelCd === 'NONE' || event.stopBaseDt === null) return undefined
  const isAtOnce = event.gradeCd === 'CRITICAL'
  const baseYmd = dayOf(event.stopBaseDt)
  const firstYmd = isAtOnce ? baseYmd : addDays(baseYmd, 1)
  const fromDt = isAtOnce ? event.stopBaseDt : startOfDay(firstYmd).toISOString()
  const left = dayCnt === null ? null : Math.max(dayCnt - servedDayCnt, 0)
  const lastYmd = left === null ? null : addDays(firstYmd, left - 1)
  return { causeDemeritNo: event.no, levelCd, pointCnt, dayCnt, fromDt, firstYmd, lastYmd }
}

const inOrder = (a: Counted, b: Counted): number =>
  `${a.effectYmd} ${a.stopBaseDt}`.localeCompare(`${b.effectYmd} ${b.stopBaseDt}`) || a.no - b.no

/**
 * All stops of a person: each event is weighed with what counted on its day, and none is weighed twice (R2).
 *
 * @param numbersOn the numbers that held on a day
 */
export function stopsOf(
  demerits: readonly Counted[],
  credits: readonly Credit[],
  numbersOn: (ymd: string) => DemeritNumbers,
  served: ReadonlyMap<number, number> = new Map(),
): Stop[] {
  const events = demerits.filter(isCounted).toSorted(inOrder)
  return events.flatMap((event, index) => {
    const day = event.effectYmd ?? ''
    const numbers = numbersOn(day)
    const points = pointsOn(events.slice(0, index + 1), credits, day, numbers.creditMax)
    return stopOf(event, points, numbers, served.get(event.no) ?? 0) ?? []
  })
}

/** A stop with the day on which the re-education after it was passed. */
export interface ServedStop extends Pick<Stop, 'fromDt' | 'firstYmd' | 'lastYmd'> {
  reeduYmd: string | null
}
/** The last day on which the person may not enter; null while the re-education is not passed. */
export function lastStoppedYmd({ lastYmd, reeduYmd }: Pick<ServedStop, 'lastYmd' | 'reeduYmd'>): string | null {
  if (reeduYmd === null) return null
  const before = addDays(reeduYmd, -1)
  return lastYmd !== null && lastYmd > before ? lastYmd : before
}
/** Whether it holds at a moment. */
export function isStoppedAt(stop: ServedStop, now: Date): boolean {
  const last = lastStoppedYmd(stop)
  return Date.parse(stop.fromDt) <= now.getTime() && (last === null || dayOf(now) <= last)
}
/** Days of it that have been served, today included. */
export function servedDays({ firstYmd, lastYmd }: Pick<Stop, 'firstYmd' | 'lastYmd'>, today: string): number {
  const end = lastYmd !== null && lastYmd < today ? lastYmd : today
  return Math.max(daysBetween(firstYmd, end) + 1, 0)
}

/** R4 */
const DEMERIT_DAYS = 7
export const isTooOld = (violDt: string, today: string): boolean => daysBetween(dayOf(violDt), today) > DEMERIT_DAYS

/** Days in which one may object, counted from the day of the notice; the last one ends at 23:59. */
const OBJECT_DAYS = 7
export const objectDueOf = (notifyYmd: string): string => addDays(notifyYmd, OBJECT_DAYS)

export type RateLevel = 'NORMAL' | 'CAUTION' | 'IMPROVE' | 'STOP'
export interface RateNumbers {
  cautionRate: number
  improveRate: number
  stopRate: number
  leastHeadcount: number
}
const TENTH = 10

/** R3: points of half a year for each ten people on the site, to one decimal. */
export const vendorRate = (points: number, headcount: number, { leastHeadcount }: RateNumbers): number =>
  Math.round((points / Math.max(leastHeadcount, headcount)) * TENTH * TENTH) / TENTH

/** R3 */
export function rateLevel(rate: number, { cautionRate, improveRate, stopRate }: RateNumbers): RateLevel {
  if (rate >= stopRate) return 'STOP'
  if (rate >= improveRate) return 'IMPROVE'
  return rate >= cautionRate ? 'CAUTION' : 'NORMAL'
}

/** R6: the third within twelve months asks what the vendor says to it. */
const FREE_REISSUES = 2
export const needsStatement = (reissueDays: readonly string[], today: string): boolean =>
  reissueDays.filter((ymd) => isWithin(ymd, today, PERSON_MONTHS)).length >= FREE_REISSUES
