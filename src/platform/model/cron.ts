/** Five cron fields in Asia/Seoul: what `*`, numbers, ranges, steps and lists of them say. Pure. */
import { addDays, dayOf } from './calendar.ts'

/** Minute, hour, day of month, month, day of week (0 = Sunday). */
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

/** @throws RangeError for a field that is none */
function valuesOf(field: string, [least, most]: readonly [number, number]): Set<number> {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? []
    if (!/^(\*|\d)/.test(part)) throw new RangeError(`No cron field: ${field}`)
    const first = from === undefined ? least : Number(from)
    const last = to === undefined ? (from === undefined || step ? most : first) : Number(to)
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value)
  }
  return values
}

interface Parts {
  minutes: ReadonlySet<number>
  hours: ReadonlySet<number>
  /** Whether it runs on this day, `2026-11-24`. */
  isOn(ymd: string): boolean
}

function partsOf(cron: string): Parts {
  const fields = cron.split(' ')
  const [minutes, hours, days, months, weekdays] = RANGES.map((range, index) => valuesOf(fields[index] ?? '*', range))
  if (!minutes || !hours || !days || !months || !weekdays) throw new RangeError(`No cron expression: ${cron}`)
  // Where both are narrowed, cron takes either.
  const isEither = fields[2] !== '*' && fields[4] !== '*'
  return {
    minutes,
    hours,
    isOn(ymd) {
      const [, month = 0, date = 0] = ymd.split('-').map(Number)
      const [isDate, isWeekday] = [days.has(date), weekdays.has(new Date(`${ymd}T00:00:00Z`).getUTCDay())]
      return months.has(month) && (isEither ? isDate || isWeekday : isDate && isWeekday)
    },
  }
}

/** The times of a day, in order. */
function timesOf(cron: string): (ymd: string) => Date[] {
  const { minutes, hours, isOn } = partsOf(cron)
  const inOrder = [...hours]
    .sort(byNumber)
    .flatMap((hour) => [...minutes].sort(byNumber).map((minute) => [hour, minute]))
  return (ymd) =>
    isOn(ymd) ? inOrder.map(([hour = 0, minute = 0]) => new Date(`${ymd}T${pad(hour)}:${pad(minute)}:00+09:00`)) : []
}

const SEOUL_MS = 9 * 3_600_000
/** @returns whether it is to run in the minute that begins with an instant; worked out once, asked every minute */
export function dueMinutes(cron: string): (minute: Date) => boolean {
  const { minutes, hours, isOn } = partsOf(cron)
  return (minute) => {
    const seoul = new Date(minute.getTime() + SEOUL_MS)
    return minutes.has(seoul.getUTCMinutes()) && hours.has(seoul.getUTCHours()) && isOn(dayOf(minute))
  }
}

const DAYS_AHEAD = 366 * 4

/**
 * The next time after this instant.
 *
 * @returns undefined where there is none in four years, as on the 31st of February
 */
export function nextRun(cron: string, after: Date): Date | undefined {
  const times = timesOf(cron)
  let ymd = dayOf(after)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++, ymd = addDays(ymd, 1)) {
    const at = times(ymd).find((one) => one > after)
    if (at) return at
  }
  return undefined
}

/**
 * The last time up to this instant.
 *
 * @param daysBack how many days before its own are looked at
 * @returns undefined where it was not to run on any of them
 */
export function lastRun(cron: string, now: Date, daysBack = 0): Date | undefined {
  const times = timesOf(cron)
  const today = dayOf(now)
  for (let back = 0; back <= daysBack; back++) {
    const at = times(addDays(today, -back)).findLast((one) => one <= now)
    if (at) return at
  }
  return undefined
}

export const isOfEveryDay = (cron: string): boolean => cron.endsWith(' * * *')

const byNumber = (a: number, b: number): number => a - b
const pad = (value: number): string => String(value).padStart(2, '0')

export interface CronText {
  /** Korean with `{n}`, `{time}`, `{day}` places. */
  text: string
  values: Readonly<Record<string, string | number>>
}
const weekdayNames = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일']

/** The usual schedules in words; another one as it is written. */
export function cronText(cron: string): CronText {
  const [minute = '*', hour = '*', date = '*', month = '*', weekday = '*'] = cron.split(' ')
  const every = /^\*\/(\d+)$/.exec(minute)?.[1]
  const time =
    /^\d+$/.test(hour) && /^\d+$/.test(minute) ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined
  const isDaily = isOfEveryDay(cron)
  if (isDaily && hour === '*' && minute === '*') return { text: '1분마다', values: {} }
  if (isDaily && hour === '*' && every) return { text: '{n}분마다', values: { n: every } }
  if (isDaily && hour === '*' && /^\d+$/.test(minute)) return { text: '매시 {n}분', values: { n: minute } }
  if (isDaily && time) return { text: '매일 {time}', values: { time } }
  if (time && date === '*' && month === '*' && /^[0-6]$/.test(weekday))
    return { text: '매주 {day} {time}', values: { day: weekdayNames[Number(weekday)] ?? '', time } }
  if (time && /^\d+$/.test(date) && month === '*' && weekday === '*')
    return { text: '매월 {n}일 {time}', values: { n: date, time } }
  return { text: cron, values: {} }
}
