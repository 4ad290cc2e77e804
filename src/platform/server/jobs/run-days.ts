/** Which days a run answers for, so that a day without the program is made up for: never just the day on which it runs. */
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '../database/sql.ts'

/** The days after the last one before today on which the job ran to its end, up to today. */
export interface RunDays {
  readonly afterYmd: string
  readonly toYmd: string
}

/** A site that was switched off for longer floods nobody. */
export const LONGEST_BACK_DAYS = 31

/** @param lastYmd the last day before today on which it ran; yesterday where none is known */
export function runDays(today: string, lastYmd: string = addDays(today, -1)): RunDays {
  const earliest = addDays(today, -LONGEST_BACK_DAYS)
  return { afterYmd: lastYmd < earliest ? earliest : lastYmd, toYmd: today }
}

/** In SQL: whether this day is one of those that the run answers for. */
export const reached = (day: Sql, { afterYmd, toYmd }: RunDays): Sql =>
  sql`(${day} > ${afterYmd}::date and ${day} <= ${toYmd}::date)`

/**
 * In SQL: the mark (days before the deadline) that was reached; the nearest where it were several, null where none was or
 * the deadline has passed. It belongs into the key of the message, which then is told once; the days that are left may be
 * fewer.
 */
export const markOf = (due: Sql, marks: readonly number[], days: RunDays): Sql =>
  sql`(select min(m.mark) from unnest(${[...marks]}::int[]) m(mark)
    where ${due} >= ${days.toYmd}::date and ${reached(sql`(${due} - m.mark)`, days)})`
