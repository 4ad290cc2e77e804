/** What sign-in leaves behind and nobody needs any more. */
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'

const SESSION_DAYS = 30
const FAILURE_DAYS = 1

export const forgetSessions: Job = {
  name: 'forget-sessions',
  label: '지난 로그인 정리',
  cron: '30 3 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    const daysAgo = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`
    const [sessions, failures] = await db.read('SYSTEM', (queries) =>
      Promise.all([
        queries.query(sql`delete from sys_session where absolute_expire_dt < ${daysAgo(SESSION_DAYS)} returning 1`),
        queries.query(sql`delete from sys_login_fail where last_fail_dt < ${daysAgo(FAILURE_DAYS)} returning 1`),
      ]),
    )
    return sessions.length + failures.length
  },
}
