/** Calendar days `YYYY-MM-DD` in Asia/Seoul: the arithmetic of Part 0.3 of the contractor design, without a time zone. */

const DAY_MS = 86_400_000
const SEOUL_OFFSET_MS = 9 * 3_600_000

const toUtc = (ymd: string): number => {
  const [year, month, day] = ymd.split('-').map(Number)
  const ms = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(ymd) || fromUtc(ms) !== ymd) throw new RangeError(`Not a calendar day: ${ymd}`)
  return ms
}
const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const isDay = (value: string): boolean => {
  try {
    return toUtc(value) !== undefined
  } catch {
    return false
  }
}

/** Years that people write; a day beyond them is a slip, and no arithmetic is made for it. */
export const YEARS = { first: 1900, last: 2999 } as const
export const isWrittenYear = (year: number): boolean => year >= YEARS.first && year <= YEARS.last
export const isWrittenDay = (value: string): boolean => isDay(value) && isWrittenYear(Number(value.slice(0, 4)))

/** Offsets of more hours than any place has are taken by some programs, and not by the database. */
const OFFSET = /[+-](?:0\d|1[0-4]):[0-5]\d$|Z$/
/** Before it, Seoul had offsets of half hours and of seconds, which no form shows. */
const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00+09:00')
const LAST_INSTANT = Date.parse('3000-01-01T00:00:00+09:00')
/** @param value an instant as ISO 8601 writes it, with its offset */
export const isWrittenInstant = (value: string): boolean => {
  const ms = Date.parse(value)
  return OFFSET.test(value) && ms >= FIRST_INSTANT && ms < LAST_INSTANT
}

/** The calendar day of an instant in Asia/Seoul, which has no summer time. */
export const dayOf = (instant: Date | string): string => fromUtc(new Date(instant).getTime() + SEOUL_OFFSET_MS)
/** The first instant of a calendar day in Asia/Seoul. */
export const startOfDay = (ymd: string): Date => new Date(toUtc(ymd) - SEOUL_OFFSET_MS)
/** An instant as it is sent: with the offset of Asia/Seoul, milliseconds kept. */
export const toWire = (instant: Date): string =>
  `${new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, -1)}+09:00`
/** An instant as it is read: `2026-11-24 09:00`, the clock of Asia/Seoul. */
export const minuteOf = (instant: Date | string): string => toWire(new Date(instant)).slice(0, 16).replace('T', ' ')

/** `D+n`: the event day is D+0. */
export const addDays = (ymd: string, days: number): string => fromUtc(toUtc(ymd) + days * DAY_MS)
export const daysBetween = (fromYmd: string, toYmd: string): number =>
  Math.round((toUtc(toYmd) - toUtc(fromYmd)) / DAY_MS)

/** Keeps the day of the month; where it does not exist, the last day of that month (01-31 + 1 month = 02-28). */
export function addMonths(ymd: string, months: number): string {
  const start = new Date(toUtc(ymd))
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return fromUtc(Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay)))
}

/** @param holidays days of `comHoliday`; Saturdays and Sundays are off in any case */
export const isWorkingDay = (ymd: string, holidays: ReadonlySet<string>): boolean => {
  const weekday = new Date(toUtc(ymd)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(ymd)
}

/** The n-th working day after a day; n = 0 gives the day itself. */
export function addWorkingDays(ymd: string, count: number, holidays: ReadonlySet<string>): string {
  let day = ymd
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

/** `D-3`, `D-DAY`, `D+2`: how far a deadline is. */
export const dDay = (dueYmd: string, todayYmd: string): string => {
  const days = daysBetween(todayYmd, dueYmd)
  return days === 0 ? 'D-DAY' : days > 0 ? `D-${days}` : `D+${-days}`
}
