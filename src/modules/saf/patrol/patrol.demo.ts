/** What the nights of the last weeks would have found missed on the demo site. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Database } from '#platform/server/database/database.ts'
import { LONGEST_BACK_DAYS } from '#platform/server/jobs/run-days.ts'
import { judgePatrols } from './patrol-judge.ts'

/** The stays of contractors and their checks are there already. */
export async function judgeDemoPatrols(db: Database, now: Date): Promise<void> {
  const today = dayOf(now)
  const fromYmd = addDays(today, -LONGEST_BACK_DAYS)
  const span = { plantCd: null, fromYmd, toYmd: addDays(today, -1), sinceYmd: fromYmd }
  await db.write('SYSTEM', (tx) => judgePatrols(tx, { ...span, today, now }))
}
