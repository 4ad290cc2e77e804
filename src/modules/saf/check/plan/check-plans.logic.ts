/** On which days a schedule asks for a check. Pure. */
import { monthsOf, type Period, weekOf } from '#modules/common/periods.logic.ts'
import { addDays, isWorkingDay } from '#platform/model/calendar.ts'
import type { CheckCycle } from '../check-codes.model.ts'

/** So many days ahead plans are there. */
export const DAYS_AHEAD = 30

export interface Scheduled {
  cycleCd: CheckCycle
  startYmd: string
  endYmd: string
  /** A daily check is made on days of rest as well. */
  restDayYn: 'Y' | 'N'
}
const earlier = (one: string, other: string): string => (one.localeCompare(other) < 0 ? one : other)
const monthsIn = { M: 1, Q: 3, H: 6, Y: 12 } as const

/**
 * The periods of a schedule that begin between two days, the first and the last cut to it: a month that it begins in the
 * middle of is due at the end of that month.
 *
 * @param holidays calendar days on which nobody works beside Saturdays and Sundays
 */
export function periodsIn(
  schedule: Scheduled,
  fromYmd: string,
  toYmd: string,
  holidays: ReadonlySet<string>,
): Period[] {
  const { cycleCd, endYmd } = schedule
  const lastYmd = earlier(endYmd, toYmd)
  if (cycleCd === 'D' || cycleCd === 'D2') return daysIn(schedule, fromYmd, lastYmd, holidays)
  const found: Period[] = []
  const periodOf = (ymd: string) => (cycleCd === 'W' ? weekOf(ymd) : monthsOf(ymd, monthsIn[cycleCd]))
  for (let ymd = schedule.startYmd; ymd <= lastYmd; ) {
    const period = periodOf(ymd)
    if (ymd >= fromYmd) found.push({ fromYmd: ymd, toYmd: earlier(period.toYmd, endYmd) })
    ymd = addDays(period.toYmd, 1)
  }
  return found
}

/** Each day of work, or each second with the one after it. */
function daysIn(
  { cycleCd, startYmd, endYmd, restDayYn }: Scheduled,
  fromYmd: string,
  lastYmd: string,
  holidays: ReadonlySet<string>,
) {
  const isDue = (ymd: string) => restDayYn === 'Y' || isWorkingDay(ymd, holidays)
  const found: Period[] = []
  for (let ymd = startYmd; ymd <= lastYmd; ymd = addDays(ymd, 1)) {
    if (!isDue(ymd)) continue
    const first = ymd
    if (cycleCd === 'D2') {
      let next = addDays(ymd, 1)
      while (next <= endYmd && !isDue(next)) next = addDays(next, 1)
      if (next <= endYmd) ymd = next
    }
    if (first >= fromYmd) found.push({ fromYmd: first, toYmd: ymd })
  }
  return found
}
