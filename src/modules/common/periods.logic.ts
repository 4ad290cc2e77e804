/** Periods in which something is due once: they meet without gap or overlap. Pure. */
import { addDays, daysBetween } from '#platform/model/calendar.ts'

export interface Period {
  fromYmd: string
  toYmd: string
}

/** A Monday. */
const SOME_MONDAY = '2024-01-01'
const DAYS_A_WEEK = 7

/** From Monday to Sunday. */
export const weekOf = (ymd: string): Period => spanOf(ymd, SOME_MONDAY, DAYS_A_WEEK)

/** Of those that follow each other from a day on. */
export function spanOf(ymd: string, anchorYmd: string, days: number): Period {
  const index = Math.floor(daysBetween(anchorYmd, ymd) / days)
  const fromYmd = addDays(anchorYmd, index * days)
  return { fromYmd, toYmd: addDays(fromYmd, days - 1) }
}

/** Whole months of the calendar, counted from January. */
export function monthsOf(ymd: string, months: number): Period {
  const [year = 0, month = 0] = ymd.split('-').map(Number)
  const first = Math.floor((month - 1) / months) * months
  const firstOf = (at: number) => `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
  return { fromYmd: firstOf(first), toYmd: addDays(firstOf(first + months), -1) }
}
