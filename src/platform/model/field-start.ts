/** What the days and instants of a new document start with: the same for the form that shows it and the server that sets it. */
import { addDays, dayOf, toWire } from './calendar.ts'
import type { DateTimeOptions, DayOptions } from './field.ts'

export const startDay = (start: NonNullable<DayOptions['default']>, now: Date): string =>
  addDays(dayOf(now), start === 'tomorrow' ? 1 : 0)

/** @returns an instant with the offset of Asia/Seoul */
export const startInstant = (start: NonNullable<DateTimeOptions['default']>, now: Date): string =>
  start === 'now' ? toWire(now) : `${addDays(dayOf(now), 1)}T${start.tomorrowAt}:00.000+09:00`
