/** Times of entry: by when is asked, how long may be asked for, and how many hours somebody worked. */
import {
  addDays,
  addMonths,
  addWorkingDays,
  dayOf,
  daysBetween,
  isWorkingDay,
  startOfDay,
} from '#platform/model/calendar.ts'
import type { EntryType } from './entry-codes.model.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** The hour of the previous working day until which a request for the next one is taken. */
const CUTOFF_HOUR = 15
/** Office hours in which the host department answers. */
const OFFICE = { fromHour: 8, toHour: 17 } as const
export const HOST_SLA_HOURS = 4
/** Within which the regular request follows an emergency. */
export const EMERGENCY_HOURS = 24
/** Net hours of somebody whose exit nobody saw. */
export const NO_EXIT_HOURS = 8
const MOST_HOURS_A_DAY = 12
/** How long a check of equipment is good for until it passes the gate. */
const PRE_CHECK_DAYS = 7

const atHour = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * HOUR_MS)

/** The working day before a day. */
function workingDayBefore(ymd: string, holidays: ReadonlySet<string>): string {
  let day = addDays(ymd, -1)
  while (!isWorkingDay(day, holidays)) day = addDays(day, -1)
  return day
}

/** The last moment of a request for entry from a day on: 15:00 of the previous working day. */
export const requestDeadline = (entryStartYmd: string, holidays: ReadonlySet<string>): Date =>
  atHour(workingDayBefore(entryStartYmd, holidays), CUTOFF_HOUR)

/** REG and TMP are held to it; deliveries and emergencies are not. */
export const isTooLate = (
  entryTypeCd: EntryType,
  entryStartYmd: string,
  now: Date,
  holidays: ReadonlySet<string>,
): boolean =>
  (entryTypeCd === 'REG' || entryTypeCd === 'TMP') && now.getTime() > requestDeadline(entryStartYmd, holidays).getTime()

/** The last day for which a kind of request may ask, from its first day (Part 0.3: periods count the first day). */
export function lastAllowedYmd(entryTypeCd: EntryType, entryStartYmd: string): string {
  switch (entryTypeCd) {
    case 'REG':
      return addDays(addMonths(entryStartYmd, 12), -1)
    case 'TMP':
      return addDays(entryStartYmd, 29)
    case 'VISIT':
      return entryStartYmd
    case 'EMG':
      return addDays(entryStartYmd, 1)
  }
}

/** A moment so many office hours later, over evenings and days off. */
export function addOfficeHours(from: Date, hours: number, holidays: ReadonlySet<string>): Date {
  let left = hours * HOUR_MS
  let day = dayOf(from)
  let at = from.getTime()
  for (;;) {
    const opens = atHour(day, OFFICE.fromHour).getTime()
    const closes = atHour(day, OFFICE.toHour).getTime()
    if (isWorkingDay(day, holidays) && at < closes) {
      at = Math.max(at, opens)
      if (at + left <= closes) return new Date(at + left)
      left -= closes - at
    }
    day = addWorkingDays(day, 1, holidays)
    at = atHour(day, OFFICE.fromHour).getTime()
  }
}

/** Hours to two digits, half up: a minute is 0.02 h. */
const hourVal = (hours: number): number => Math.round(hours * 100) / 100

/** Net hours as they are said: hours and minutes, what is 0 left out. */
export function hoursSaid(hours: number): { h: number; m: number } {
  const minutes = Math.round(hours * 60)
  return { h: Math.floor(minutes / 60), m: minutes % 60 }
}

const grossHours = (inDt: Date, outDt: Date): number => (outDt.getTime() - inDt.getTime()) / HOUR_MS

/** The clock of a gate shows minutes: a second more or less takes nobody's break away. */
const onMinute = (dt: Date): Date => new Date(Math.floor(dt.getTime() / MINUTE_MS) * MINUTE_MS)

/**
 * R4: hours of work behind the gate, less the break: an hour from 8 hours on, half an hour from 4 on.
 *
 * @law 근로기준법 제54조 (휴게)
 */
export function netHours(inDt: Date, outDt: Date): number {
  const gross = Math.max(0, grossHours(onMinute(inDt), onMinute(outDt)))
  const rest = gross >= 8 ? 1 : gross >= 4 ? 0.5 : 0
  return hourVal(gross - rest)
}

/**
 * From when on the exit of a stay is missing: 04:00 of the day after he came in; for who came in so late that he may well
 * be at work, the next 04:00 by which he has been there for longer than anybody works. Nobody on a night shift is lost
 * from the list of those who are inside.
 */
export function exitMissingFrom(inDt: Date): Date {
  const next = atHour(addDays(dayOf(inDt), 1), 4)
  return grossHours(inDt, next) > MOST_HOURS_A_DAY ? next : atHour(addDays(dayOf(inDt), 2), 4)
}

/** Hours on the site within the day before a moment, of stays that may overlap its beginning. */
export const hoursWithin = (stays: readonly { inDt: Date; outDt: Date | null }[], at: Date): number => {
  const since = at.getTime() - 24 * HOUR_MS
  const inside = stays.map(({ inDt, outDt }) =>
    Math.max(0, Math.min((outDt ?? at).getTime(), at.getTime()) - Math.max(inDt.getTime(), since)),
  )
  return hourVal(inside.reduce((sum, one) => sum + one, 0) / HOUR_MS)
}

/** R3: whether a check of equipment still counts at a moment. */
export const isPreChecked = (resultCd: string | null, checkDt: string | null, at: Date): boolean =>
  resultCd === 'PASS' && checkDt !== null && daysBetween(dayOf(checkDt), dayOf(at)) <= PRE_CHECK_DAYS

/** Whole years on a day. */
export function ageOn(birthYmd: string, ymd: string): number {
  const years = Number(ymd.slice(0, 4)) - Number(birthYmd.slice(0, 4))
  return ymd.slice(5) < birthYmd.slice(5) ? years - 1 : years
}

/** Codes of passes and cards: 24 random bytes. What is shorter, as a number, is none. */
export const isKeyShaped = (text: string): boolean => /^[\w-]{32}$/.test(text)
