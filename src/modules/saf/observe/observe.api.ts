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

interface Told {
  plantCd: string
  /** One human, at whichever vendor. */
  personNos: readonly number[]
  violDt: string
  placeDesc: string
  permitDocNo: string | null
}
/**
 * Whether somebody stopped work, or told himself of what he is to be blamed for: the same day, and the same place or permit.
 *
 * @law 산업안전보건법 제52조제4항
 */
export async function toldHimself(
  db: Transaction,
  { plantCd, personNos, violDt, placeDesc, permitDocNo }: Told,
): Promise<{ kindCd: 'STOP' | 'REPORT'; evidenceDesc: string } | undefined> {
  const [found] = await db.queryAs<{ kindCd: 'STOP' | 'REPORT'; docNo: string }>(
    'SYSTEM',
    sql`select case when obs_type_cd = 'STOP' then 'STOP' else 'REPORT' end as "kindCd", obs_card_doc_no as "docNo" from obs_card
      where plant_cd = ${plantCd} and delete_yn = 'N' and person_no = any(${[...personNos]}::bigint[]) and obs_type_cd <> 'GOOD'
        and (obs_dt at time zone 'Asia/Seoul')::date = (${violDt}::timestamptz at time zone 'Asia/Seoul')::date
        and (obs_type_cd = 'STOP' or place_desc = ${placeDesc} or permit_doc_no = ${permitDocNo})
      order by obs_type_cd = 'STOP' desc, obs_card_no limit 1`,
  )
  return found && { kindCd: found.kindCd, evidenceDesc: found.docNo }
}
