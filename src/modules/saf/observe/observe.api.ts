/** What other parts ask of observations; as the program, for who asks may have no right to cards. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/**
 * Permits that somebody stopped without anybody having decided since: work does not go on under them (R1).
 *
 * @returns the number of the card that stopped each of them, by permit
 */
export async function undecidedStops(
  db: Transaction,
  permitNos: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.queryAs<{ permitNo: number; docNo: string }>(
    'SYSTEM',
    sql`select permit_no as "permitNo", obs_card_doc_no as "docNo" from obs_card
      where permit_no = any(${[...permitNos]}::int[]) and obs_type_cd = 'STOP' and delete_yn = 'N'
        and (stop_decision_dt is null or stop_decision_cd = 'KEEP') order by obs_card_no`,
  )
  return new Map(rows.map(({ permitNo, docNo }) => [permitNo, docNo]))
}
