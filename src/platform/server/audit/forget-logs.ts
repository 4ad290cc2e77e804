/** S7: logs are kept for as long as the register says and not longer, whole months at a time. */
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'

const logs = ['sys_audit', 'sys_login_log', 'sys_access_log', 'sys_read_log', 'sys_emergency_read'] as const

/**
 * Periods: LOG_AUDIT_Y, LOG_LOGIN_Y, LOG_ACCESS_Y and, for reads of confidential records and accesses in an emergency,
 * LOG_HEA_READ_Y of the register; a log without one is kept. Piece by piece, so that
 * nobody waits who writes meanwhile.
 *
 * @law 개인정보의 안전성 확보조치 기준 제8조제1항 (확인 필요)
 */
export const forgetLogs: Job = {
  name: 'forget-logs',
  label: '보존기간 지난 로그 삭제',
  cron: '0 4 * * *',
  async run({ db, clock }, stopping) {
    let goneCnt = 0
    for (const log of logs) {
      while (!stopping.aborted) {
        const [piece] = await db.query<{ goneCnt: number | null }>(
          'SYSTEM',
          sql`select jikim_forget_log(${log}, ${clock.today()}::date) as "goneCnt"`,
        )
        if (piece?.goneCnt == null) break
        goneCnt += piece.goneCnt
      }
    }
    return goneCnt
  },
}
