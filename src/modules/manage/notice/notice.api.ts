/** What other modules ask of notices. */
import type { Queries } from '#platform/server/database/database.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { overdueStatement } from './notice.mine.ts'

/**
 * E12: a vendor that has left must-read notices unconfirmed beyond their day gets no permit, until it confirms them.
 *
 * @param db acts as the program or as somebody of the vendor
 */
export async function refuseUnconfirmed(
  db: Queries,
  vendorCd: string,
  today: string,
): Promise<RuleProblem | undefined> {
  const n = (await db.query(overdueStatement(vendorCd, today))).length
  if (n === 0) return undefined
  const message = '필수 공지를 확인하지 않아 작업허가를 신청할 수 없습니다. (미확인 {n}건)'
  return { field: '', code: 'NOTICE_UNCONFIRMED', message, values: { n } }
}
