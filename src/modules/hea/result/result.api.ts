/** What other modules may ask about somebody's health: whether he may do a work, and not why. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/**
 * K8: whether somebody may be assigned to a work on a day. 라 says no, 다 until the day of its review. A no
 * names no reason: whoever asks learns this one bit.
 *
 * @param processNo the process; any limit counts where it is left out
 * @param ymd calendar day in Asia/Seoul
 */
export async function isFitForWork(
  tx: Pick<Transaction, 'queryAs'>,
  { userId, processNo, ymd }: { userId: string; processNo?: number; ymd: string },
): Promise<boolean> {
  const ofWork =
    processNo === undefined ? sql`true` : sql`(process_nos = '{}' or ${processNo}::bigint = any(process_nos))`
  const [barred] = await tx.queryAs(
    'SYSTEM',
    sql`select 1 from hea_work_measure where user_id = ${userId} and measure_cd = 'FIT' and (work_fit_cd = '라' or work_fit_cd = '다' and review_ymd >= ${ymd}::date)
      and delete_yn = 'N' and start_ymd <= ${ymd}::date and (end_ymd is null or end_ymd > ${ymd}::date) and ${ofWork} limit 1`,
  )
  return barred === undefined
}
