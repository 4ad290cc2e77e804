/** Days, months, years and times as people type them (S-324). Pure; days are in Asia/Seoul. */
import { addDays, isDay } from './calendar.ts'

const words: Readonly<Record<string, number>> = {
  그제: -2,
  그저께: -2,
  어제: -1,
  오늘: 0,
  내일: 1,
  모레: 2,
  글피: 3,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
}

/**
 * `20261121`, `261121`, `1121`, `21`, `11/21`, `2026.11.21`, `내일`, `+3`. Null when it says no day. A year of two digits
 * lies at most 20 years ahead: `900203` is a birthday of 1990.
 */
export function parseDay(text: string, todayYmd: string): string | null {
  const typed = text.normalize('NFC').trim().toLowerCase()
  const away = words[typed] ?? (/^[+-]\d{1,3}$/.test(typed) ? Number(typed) : undefined)
  if (away !== undefined) return addDays(todayYmd, away)
  const ymd = fromParts(typed, todayYmd) ?? fromDigits(typed, todayYmd)
  return ymd && isDay(ymd) ? ymd : null
}

const two = (part: string): string => part.padStart(2, '0')
/** Years ahead that a year of two digits may mean. */
const AHEAD = 20
function century(year: string, todayYmd: string): string {
  if (year.length !== 2) return year
  return Number(`20${year}`) > Number(todayYmd.slice(0, 4)) + AHEAD ? `19${year}` : `20${year}`
}

function fromParts(typed: string, todayYmd: string): string | undefined {
  const parts = typed.split(/[^\d]+/).filter((part) => part !== '')
  if (!/\d[^\d]+\d/.test(typed)) return undefined
  const [first = '', second = '', third] = parts
  if (third !== undefined) return `${century(first, todayYmd)}-${two(second)}-${two(third)}`
  return `${todayYmd.slice(0, 4)}-${two(first)}-${two(second)}`
}

function fromDigits(typed: string, todayYmd: string): string | undefined {
  const digits = typed.replace(/일$/, '')
  if (!/^\d+$/.test(digits)) return undefined
  const day = two(digits.slice(-2))
  switch (digits.length) {
    case 8:
      return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${day}`
    case 6:
      return `${century(digits.slice(0, 2), todayYmd)}-${digits.slice(2, 4)}-${day}`
    case 3:
    case 4:
      return `${todayYmd.slice(0, 4)}-${two(digits.slice(0, -2))}-${day}`
    case 1:
    case 2:
      return `${todayYmd.slice(0, 7)}-${two(digits)}`
    default:
      return undefined
  }
}

/** `202611`, `2611`, `11`, `2026-11` → `2026-11` */
export function parseMonth(text: string, todayYmd: string): string | null {
  const parts = text
    .trim()
    .split(/[^\d]+/)
    .filter((part) => part !== '')
  const digits = parts.join('')
  const whole =
    parts.length === 2 ? `${century(parts[0] ?? '', todayYmd)}-${two(parts[1] ?? '')}` : monthOf(digits, todayYmd)
  return whole && /^\d{4}-(0[1-9]|1[0-2])$/.test(whole) ? whole : null
}
const monthOf = (digits: string, todayYmd: string): string | undefined => {
  if (digits.length === 6) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  if (digits.length === 4) return `20${digits.slice(0, 2)}-${digits.slice(2)}`
  return digits.length > 0 && digits.length < 3 ? `${todayYmd.slice(0, 4)}-${two(digits)}` : undefined
}

export function parseYear(text: string): number | null {
  const digits = text.trim().replace(/년$/, '')
  const year = Number(digits.length === 2 ? `20${digits}` : digits)
  return Number.isInteger(year) && year >= 1900 && year <= 2999 ? year : null
}

/** `1400`, `930`, `9`, `14:05`, `오후 2시 30분` → `HH:mm`; `140530`, `14:05:30` → `HH:mm:ss` where seconds are kept. */
export function parseTime(text: string, withSeconds = false): string | null {
  const typed = text.normalize('NFC').trim().toLowerCase()
  const parts = typed.match(/\d+/g) ?? []
  const [hours = '', minutes = '0', seconds = '0'] = parts.length > 1 ? parts : splitTime(parts[0] ?? '')
  if (hours === '') return null
  const isAfternoon = /오후|pm/.test(typed) && Number(hours) < 12
  const isMidnight = /오전|am/.test(typed) && Number(hours) === 12
  const hour = isMidnight ? 0 : Number(hours) + (isAfternoon ? 12 : 0)
  const time = `${two(String(hour))}:${two(minutes)}:${two(seconds)}`
  if (!/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time)) return null
  return withSeconds ? time : time.slice(0, 5)
}
function splitTime(digits: string): string[] {
  if (digits.length > 4) return [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)]
  return digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits]
}
