/** R2: when shifts end, which one is handed over at a moment, and what was left out. Pure; instants in milliseconds. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import type { Shift } from './hand.model.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

export interface ShiftEnd {
  shiftCd: Shift
  endMs: number
}
/** Hours of the day at which the night, the day and the evening shift end. */
export type ShiftHours = Readonly<Record<Shift, number>>

const endsOfDay = (ymd: string, hours: ShiftHours): ShiftEnd[] =>
  (Object.entries(hours) as [Shift, number][]).map(([shiftCd, hour]) => ({
    shiftCd,
    endMs: startOfDay(ymd).getTime() + hour * HOUR,
  }))

const endsAround = (nowMs: number, hours: ShiftHours): ShiftEnd[] => {
  const today = dayOf(new Date(nowMs))
  return [-1, 0, 1].flatMap((days) => endsOfDay(addDays(today, days), hours)).toSorted((a, b) => a.endMs - b.endMs)
}

/** The end of a shift that is being handed over: from so many minutes before it on, until the next one is as near. */
export const shiftAt = (nowMs: number, hours: ShiftHours, graceMin: number): ShiftEnd | undefined =>
  endsAround(nowMs, hours).findLast(({ endMs }) => endMs - graceMin * MINUTE <= nowMs)

/** The last end of a shift whose time for handing over is past. */
export const missedAt = (nowMs: number, hours: ShiftHours, graceMin: number): ShiftEnd | undefined =>
  endsAround(nowMs, hours).findLast(({ endMs }) => endMs + graceMin * MINUTE <= nowMs)

/** Both signatures stand within ± so many minutes of the end of the shift. */
export const isInTime = (signMs: number, endMs: number, graceMin: number): boolean =>
  Math.abs(signMs - endMs) <= graceMin * MINUTE

interface Line {
  memoDesc: string | null
}
/** The lists as they are now, with what was written beside them. */
export const withMemos = <L extends Line>(
  now: readonly L[],
  before: readonly L[] | null,
  keyOf: (line: L) => unknown,
) =>
  now.map((line) => ({
    ...line,
    memoDesc: (before ?? []).find((one) => keyOf(one) === keyOf(line))?.memoDesc ?? line.memoDesc,
  }))
