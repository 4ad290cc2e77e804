/** What should have run while the site stood still: the clock of the queue does not look back. */
import { startOfDay } from '#platform/model/calendar.ts'
import { lastRunOfDay } from '#platform/model/cron.ts'
import { sql } from '../database/sql.ts'
import { firstStartDt } from '../directory/site.ts'
import type { Services } from '../services.ts'
import type { Job } from './jobs.ts'

/** Those come again by themselves before anybody notices. */
const isOfEveryHour = ({ cron }: Job): boolean => cron.split(' ')[1] === '*'

/**
 * The names of those whose hour has passed today without a run. What was missed on a day before is not made up for: jobs
 * look at their own day.
 */
export async function missedToday({ db, clock }: Services, jobs: readonly Job[]): Promise<string[]> {
  const now = clock.now()
  const [rows, since] = await db.read('SYSTEM', (queries) =>
    Promise.all([
      queries.query<{ name: string; lastDt: string }>(
        sql`select job_nm as name, max(start_dt) as "lastDt" from sys_job_run
          where start_dt >= ${startOfDay(clock.today())} and result_cd <> 'WAIT' group by 1`,
      ),
      firstStartDt(queries),
    ]),
  )
  const lastRuns = new Map(rows.map(({ name, lastDt }) => [name, Date.parse(lastDt)]))
  return jobs.flatMap((job) => {
    const due = isOfEveryHour(job) ? undefined : lastRunOfDay(job.cron, now)?.getTime()
    const isMissed = due !== undefined && due > Date.parse(since) && (lastRuns.get(job.name) ?? 0) < due
    return isMissed ? [job.name] : []
  })
}
