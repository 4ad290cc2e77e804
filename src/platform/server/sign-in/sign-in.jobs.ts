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
    const forgotten = await db.read('SYSTEM', (queries) =>
      Promise.all([
        queries.query(sql`delete from sys_session where absolute_expire_dt < ${daysAgo(SESSION_DAYS)} returning 1`),
        queries.query(sql`delete from sys_login_fail where last_fail_dt < ${daysAgo(FAILURE_DAYS)} returning 1`),
        queries.query(sql`delete from sys_one_time where expire_dt < ${daysAgo(FAILURE_DAYS)} returning 1`),
        queries.query(sql`delete from sys_try_limit where window_dt < ${daysAgo(FAILURE_DAYS)} returning 1`),
      ]),
    )
    return forgotten.flat().length
  },
}

const NONCE_MINUTES = 10

/** S-353: older than the window of time that a signature is good for, on either side. */
export const forgetNonces: Job = {
  name: 'forget-nonces',
  label: '요청 서명 번호 정리',
  cron: '*/10 * * * *',
  async run({ db, clock }) {
    const rows = await db.query(
      'SYSTEM',
      sql`delete from sys_nonce where used_dt < ${clock.now()}::timestamptz - make_interval(mins => ${NONCE_MINUTES}) returning 1`,
    )
    return rows.length
  },
}
