/** How values are shown. Instants are shown in Asia/Seoul whatever the clock of the computer says. */
import { dayOf } from '#platform/model/calendar.ts'
import { currentTag } from './i18n/language.ts'

const EMPTY = ''
const ZONE = 'Asia/Seoul'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export const today = (): string => dayOf(new Date())
export const formatDay = (ymd: string | null | undefined): string => ymd ?? EMPTY
/** `YYYY-MM-DD HH:mm` */
export const formatDateTime = (instant: string | Date | null | undefined): string =>
  instant ? clock.format(new Date(instant)) : EMPTY
/** `MM-DD HH:mm` in the year that it is, for the rows of a list. */
export function formatRowTime(instant: string | Date | null | undefined): string {
  const whole = formatDateTime(instant)
  return whole.startsWith(today().slice(0, 5)) ? whole.slice(5) : whole
}
/** `HH:mm` */
export const formatTime = (instant: string | Date | null | undefined): string => formatDateTime(instant).slice(11)

/**
 * S-328: a comma for thousands, a point for decimals, in every language: as numbers are typed and as they stand on the
 * documents of the site. `1.234` must not be one thousand for one reader and a little more than one for the next.
 */
export const NUMBER_TAG = 'en-US'
export const formatNumber = (value: number | null | undefined, decimals?: number): string =>
  value === null || value === undefined
    ? EMPTY
    : value.toLocaleString(
        NUMBER_TAG,
        decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      )

/** S-328: minutes under one hour, hours under one day, else days; the future reads as the future. */
export function formatRelative(instant: string | Date, now: Date = new Date()): string {
  const away = new Date(instant).getTime() - now.getTime()
  const size = Math.abs(away)
  if (size < MINUTE_MS) return new Intl.RelativeTimeFormat(currentTag(), { numeric: 'auto' }).format(0, 'second')
  const words = new Intl.RelativeTimeFormat(currentTag())
  if (size < HOUR_MS) return words.format(Math.trunc(away / MINUTE_MS), 'minute')
  if (size < DAY_MS) return words.format(Math.trunc(away / HOUR_MS), 'hour')
  return words.format(Math.trunc(away / DAY_MS), 'day')
}

/** Three digits at most before the unit; one decimal as long as there are fewer. */
function scaled(value: number, units: readonly string[]): string {
  let shown = Math.abs(value)
  let step = 0
  // What would be rounded up to 1000 is one of the next unit.
  while (shown >= 999.5 && step < units.length - 1) {
    shown /= 1000
    step += 1
  }
  const digits = step === 0 || shown >= 99.95 ? 0 : 1
  return `${value < 0 ? '-' : ''}${formatNumber(Number(shown.toFixed(digits)))}${units[step]}`
}
/** S-328: 1 MB = 1,000,000 bytes. */
export const formatFileSize = (bytes: number): string => scaled(bytes, [' Bytes', ' KB', ' MB', ' GB', ' TB'])
/** S-328: 1234 → 1.2k */
export const formatShort = (value: number): string => scaled(value, ['', 'k', 'M', 'G', 'T', 'P', 'E'])
