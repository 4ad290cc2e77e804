/** Periods and ranges of days (S-324). Pure. */
import { addDays, addMonths, isDay } from '#platform/model/calendar.ts'

export interface DayRange {
  from: string | null
  to: string | null
}
/** So many days, months or years, as `6d`, `1m`, `2y`. */
export type Period = `${number}${'d' | 'm' | 'y'}`

/** S-472: the range where no period is set: these days back to today. */
const DEFAULT_PERIOD: Period = '6d'
/** What a search usually looks back over; the first is the usual one. */
export const QUICK_PERIODS: readonly Period[] = ['1m', '3m', '6m', '1y']

/** The range that ends today. */
export function rangeOf(todayYmd: string, period: Period = DEFAULT_PERIOD): { from: string; to: string } {
  const count = Number.parseInt(period, 10)
  const from =
    period.at(-1) === 'd' ? addDays(todayYmd, -count) : addMonths(todayYmd, -count * (period.at(-1) === 'y' ? 12 : 1))
  return { from, to: todayYmd }
}

/** Valid only with both ends, the end not before the start. */
export const isValidRange = ({ from, to }: DayRange): boolean =>
  from !== null && to !== null && isDay(from) && isDay(to) && from <= to

const unitTexts: Readonly<Record<string, string>> = { d: '{n}일', m: '{n}개월', y: '{n}년' }
export const periodText = (period: Period): { text: string; n: number } => ({
  text: unitTexts[period.at(-1) ?? ''] ?? '',
  n: Number.parseInt(period, 10),
})
