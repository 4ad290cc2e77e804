/** How long a permit holds (2.4). Instants as ISO text; hours and minutes of Asia/Seoul; numbers of the site come as `Limits`. */
import { addDays, dayOf, daysBetween, startOfDay } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'

export interface Limits {
  /** Hours of the first validity, of one extension, of both together. */
  validH: number
  extendH: number
  totalH: number
  /** Days of the kind that holds for a week, and the hours of its days. */
  lowDay: number
  dayFromH: number
  dayToH: number
}
export interface Window {
  fromDt: string
  toDt: string
}

export const HOUR_MS = 3_600_000
export const MINUTE_MS = 60_000
const SECOND_MS = 1000
const time = (dt: string): number => Date.parse(dt)
const hoursOf = ({ fromDt, toDt }: Window): number => (time(toDt) - time(fromDt)) / HOUR_MS

/** Hours since midnight in Asia/Seoul, with their fraction. */
const hourOfDay = (dt: string): number => (time(dt) - startOfDay(dayOf(dt)).getTime()) / HOUR_MS

/** Midnights strictly within the window: one that ends at 00:00 has not crossed it. */
export const midnightsIn = ({ fromDt, toDt }: Window): number => {
  if (time(toDt) <= time(fromDt)) return 0
  const lastMoment = new Date(time(toDt) - 1)
  return daysBetween(dayOf(fromDt), dayOf(lastMoment))
}

/** Whether any of it lies between 22 and 6 o'clock. */
export function isNightWork({ fromDt, toDt }: Window, { dayFromH, dayToH }: Pick<Limits, 'dayFromH' | 'dayToH'>) {
  if (midnightsIn({ fromDt, toDt }) > 0) return true
  const end = hourOfDay(toDt)
  return hourOfDay(fromDt) < dayFromH || (end === 0 ? 24 : end) > dayToH
}

const block = (ruleCd: string, message: string, values = {}, field = 'workToDt'): Check => ({
  ruleCd,
  resultCd: 'BLOCK',
  message,
  values,
  field,
  lifterCds: [],
})

/**
 * What is wrong with the first validity of a permit.
 *
 * @param isWeek general work of low risk that holds for several days, by day only
 */
export function validityChecks(window: Window, isWeek: boolean, limits: Limits): Check[] {
  if (time(window.toDt) <= time(window.fromDt)) return [block('PT_WINDOW', '종료일은 시작일보다 빠를 수 없습니다.')]
  if (isWeek) return weekChecks(window, limits)
  const found: Check[] = []
  if (hoursOf(window) > limits.validH)
    found.push(block('PT_VALID_MAX', '유효시간은 최대 {hours}시간입니다.', { hours: limits.validH }))
  if (midnightsIn(window) > 1) found.push(block('PT_MIDNIGHTS', '허가서는 자정을 두 번 넘길 수 없습니다.'))
  return found
}

function weekChecks(window: Window, { lowDay, dayFromH, dayToH }: Limits): Check[] {
  const found: Check[] = []
  const last = dayOf(new Date(time(window.toDt) - 1))
  if (last > addDays(dayOf(window.fromDt), lowDay - 1))
    found.push(block('PT_VALID_DAYS', '유효기간은 최대 {days}일입니다.', { days: lowDay }))
  const ends = hourOfDay(window.toDt)
  if (hourOfDay(window.fromDt) < dayFromH || ends > dayToH || ends === 0)
    found.push(
      block('PT_DAY_HOURS', '7일 허가는 {from}시부터 {to}시까지만 작업할 수 있습니다.', { from: dayFromH, to: dayToH }),
    )
  return found
}

export interface Extension extends Window {
  /** The end that is asked for. */
  extendToDt: string
  extendCnt: number
  /** RAD and the kind of a week have none. */
  hasNone: boolean
  now: string
}
/** What is wrong with an extension: asked in time, once, at most so many hours, by itself and together with the first. */
export function extensionChecks(asked: Extension, limits: Limits): Check[] {
  const whole = { fromDt: asked.fromDt, toDt: asked.extendToDt }
  const at = (ruleCd: string, message: string, values = {}) => block(ruleCd, message, values, 'extendToDt')
  if (asked.hasNone) return [at('PT_EXTEND_NONE', '이 허가는 연장할 수 없습니다.')]
  if (asked.extendCnt > 0) return [at('PT_EXTEND_ONCE', '연장은 1회만 가능합니다.')]
  const found: Check[] = []
  if (time(asked.now) >= time(asked.toDt)) found.push(at('PT_EXTEND_LATE', '유효시간이 지나 연장할 수 없습니다.'))
  const added = hoursOf({ fromDt: asked.toDt, toDt: asked.extendToDt })
  if (added <= 0) found.push(at('PT_EXTEND_BACK', '연장종료는 유효종료보다 늦어야 합니다.'))
  if (added > limits.extendH || hoursOf(whole) > limits.totalH)
    found.push(
      at('PT_EXTEND_MAX', '연장은 최대 {hours}시간, 전체 {total}시간까지입니다.', {
        hours: limits.extendH,
        total: limits.totalH,
      }),
    )
  if (midnightsIn(whole) > 1) found.push(at('PT_MIDNIGHTS', '허가서는 자정을 두 번 넘길 수 없습니다.'))
  return found
}

/** Planned work is asked for by this moment: an hour of the day before. */
export const latestAsk = (wkodDt: string, hour: number): number =>
  startOfDay(addDays(wkodDt, -1)).getTime() + hour * HOUR_MS

/** Whole minutes since then, started ones counted: 30 minutes and a second are 31. */
export const minutesSince = (dt: string, now: string): number =>
  Math.ceil(Math.floor((time(now) - time(dt)) / SECOND_MS) / (MINUTE_MS / SECOND_MS))

/** Whether something is no older than so many minutes; parts of a second do not count. */
export function isFresh(dt: string, now: string, minutes: number): boolean {
  const seconds = Math.floor((time(now) - time(dt)) / SECOND_MS)
  return seconds >= 0 && seconds <= minutes * (MINUTE_MS / SECOND_MS)
}
