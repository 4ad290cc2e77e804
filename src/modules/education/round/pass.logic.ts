/** When somebody has passed a round of education, how long that holds, and when he may come in. Pure: minutes and days. */
import { addDays, addMonths, daysBetween } from '#platform/model/calendar.ts'

/** What the course says; a site may set other numbers in the course. */
export interface PassRule {
  /** Planned minutes of the round. */
  eduMinVal: number
  /** Least share of the planned minutes, in percent. */
  attendPctVal: number
  /** Least score of the test, of 100. */
  passScore: number
  hasTest: boolean
}

/** The company's numbers of attendance by QR (A3 of the education design). */
export const SCAN_BEFORE_MIN = 30
export const SCAN_AFTER_MIN = 10
const SCAN_OUT_AFTER_MIN = 30
export const MAX_RETAKES = 2

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const FREE_CANCEL_H = 24
const at = (instant: string | Date): number => new Date(instant).getTime()

/**
 * R1 of entry education: enough minutes, and the test where there is one.
 *
 * @param testScore null where nobody was tested
 */
export function isPassed(rule: PassRule, attendMinVal: number, testScore: number | null): boolean {
  const hasAttended = attendMinVal * 100 >= rule.attendPctVal * rule.eduMinVal
  return hasAttended && (!rule.hasTest || (testScore !== null && testScore >= rule.passScore))
}

/**
 * Whole minutes within the round: who comes early counts from the start, who stays longer until the end.
 *
 * @param eduMinVal breaks are no education: never more than was planned
 */
export function attendedMinutes(
  round: { startDt: string; endDt: string; eduMinVal: number },
  checkInDt: string | null,
  checkOutDt: string | null,
): number {
  if (checkInDt === null || checkOutDt === null) return 0
  const from = Math.max(at(checkInDt), at(round.startDt))
  const to = Math.min(at(checkOutDt), at(round.endDt))
  return Math.min(round.eduMinVal, Math.max(0, Math.floor((to - from) / MINUTE_MS)))
}

/** What a round says of who passes; what is not said is 0. */
export interface RoundRule {
  startDt: string
  endDt: string
  eduMinVal: number | null
  attendPctVal: number | null
  passScore: number | null
  testYn: 'Y' | 'N'
}
export interface Sat {
  checkInDt: string | null
  checkOutDt: string | null
  testScore: number | null
}
export const ruleOf = (round: RoundRule): PassRule => ({
  eduMinVal: round.eduMinVal ?? 0,
  attendPctVal: round.attendPctVal ?? 0,
  passScore: round.passScore ?? 0,
  hasTest: round.testYn === 'Y',
})
/** What sitting in a round comes to. */
export function outcomeOf(
  round: RoundRule,
  { checkInDt, checkOutDt, testScore }: Sat,
): { attendMinVal: number; eduResultCd: 'PASS' | 'FAIL' | 'ABSENT' } {
  const rule = ruleOf(round)
  const attendMinVal = attendedMinutes({ ...round, eduMinVal: rule.eduMinVal }, checkInDt, checkOutDt)
  if (checkInDt === null) return { attendMinVal, eduResultCd: 'ABSENT' }
  return { attendMinVal, eduResultCd: isPassed(rule, attendMinVal, testScore) ? 'PASS' : 'FAIL' }
}

export type ScanWindow = 'EARLY' | 'OPEN' | 'LATE'

/** Whether somebody may come in now: from 30 minutes before the start to 10 minutes after it, both included. */
export function checkInWindow(startDt: string, now: Date): ScanWindow {
  const minutes = (now.getTime() - at(startDt)) / MINUTE_MS
  if (minutes < -SCAN_BEFORE_MIN) return 'EARLY'
  return minutes > SCAN_AFTER_MIN ? 'LATE' : 'OPEN'
}
/** Whether somebody may go out now: from the start until 30 minutes after the end. */
export function checkOutWindow(round: { startDt: string; endDt: string }, now: Date): ScanWindow {
  if (now.getTime() < at(round.startDt)) return 'EARLY'
  return now.getTime() > at(round.endDt) + SCAN_OUT_AFTER_MIN * MINUTE_MS ? 'LATE' : 'OPEN'
}

/** A seat given back a day before is free; later it counts as not having come. */
export const isFreeCancel = (startDt: string, now: Date): boolean =>
  at(startDt) - now.getTime() >= FREE_CANCEL_H * HOUR_MS
export const usualCutoff = (startDt: string): Date => new Date(at(startDt) - FREE_CANCEL_H * HOUR_MS)

export interface Validity {
  validFromYmd: string
  validToYmd: string
}

/**
 * R2: a renewal within the last days of what still holds goes on where that ends; any other begins on its own day.
 *
 * @param eduYmd day of the education
 * @param before the last day of what holds until now, if anything does
 * @param numbers months that it holds, and how many last days (the last included) are for renewal
 */
export function validityOf(
  eduYmd: string,
  before: string | null,
  numbers: { validMonthCnt: number; renewDayCnt: number },
): Validity {
  const left = before === null ? -1 : daysBetween(eduYmd, before)
  const isRenewal = before !== null && left >= 0 && left < numbers.renewDayCnt
  const validFromYmd = isRenewal ? addDays(before, 1) : eduYmd
  return { validFromYmd, validToYmd: addDays(addMonths(validFromYmd, numbers.validMonthCnt), -1) }
}

/** Two windows overlap when each begins before the other ends; touching ends do not. */
export const isOverlapping = (a: { startDt: string; endDt: string }, b: { startDt: string; endDt: string }): boolean =>
  at(a.startDt) < at(b.endDt) && at(b.startDt) < at(a.endDt)
