/** What other modules ask of notices. */
import type { Queries } from '#platform/server/database/database.ts'
import { overdueStatement } from './notice.mine.ts'

/** Says why a vendor may not go on (E12), with the number that `unconfirmedNotices` counts. */
export const UNCONFIRMED_NOTICES = '필수 공지를 확인하지 않아 작업허가를 신청할 수 없습니다. (미확인 {n}건)'

/**
 * How many must-read notices a vendor has left unconfirmed beyond their day: any of them stops its permits (R1).
 *
 * @param db acts as the program or as somebody of the vendor
 */
export const unconfirmedNotices = async (db: Queries, vendorCd: string, today: string): Promise<number> =>
  (await db.query(overdueStatement(vendorCd, today))).length
