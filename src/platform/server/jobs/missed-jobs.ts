/** What should have run while the site stood still: the clock of the queue does not look back. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { isOfEveryDay, lastRun } from '#platform/model/cron.ts'
import { sql } from '../database/sql.ts'
import { firstStartDt } from '../directory/site.ts'
import type { Services } from '../services.ts'
import type { Job } from './jobs.ts'
import { LONGEST_BACK_DAYS } from './run-days.ts'

/** Those come again by themselves before anybody notices. */
export const isOfEveryHour = ({ cron }: Job): boolean => cron.split(' ')[1] === '*'

/**
 * The names of those whose hour has passed without a good run. A job of every day is made up for on its day only: before
 * its hour of the next it would tell too early, and then it tells for the days that were missed as well (`RunDays`). One
 * of a week or a month would be gone until the next.
 */
export async function missedJobs({ db, clock }: Services, jobs: readonly Job[]): Promise<string[]> {
  const now = clock.now()
  const [rows, since] = await db.read('SYSTEM', (queries) =>
    Promise.all([
      queries.query<{ name: string; lastDt: string }>(
        sql`select job_nm as name, max(start_dt) as "lastDt" from sys_job_run
          where start_dt >= ${startOfDay(addDays(clock.today(), -LONGEST_BACK_DAYS))} and result_cd in ('RUN', 'OK') group by 1`,
      ),
      firstStartDt(queries),
    ]),
  )
  const lastRuns = new Map(rows.map(({ name, lastDt }) => [name, Date.parse(lastDt)]))
  return jobs.flatMap((job) => {
    const due = isOfEveryHour(job) ? undefined : lastRun(job.cron, now, daysBack(job))?.getTime()
    const isMissed = due !== undefined && due > Date.parse(since) && (lastRuns.get(job.name) ?? 0) < due
    return isMissed ? [job.name] : []
  })
}

const daysBack = ({ cron }: Job): number => (isOfEveryDay(cron) ? 0 : LONGEST_BACK_DAYS)
