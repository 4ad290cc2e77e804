/** Whoever works under a permit is not blamed for the day on which its work was stopped from among them. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { permitParty } from '../crew/party.sql.ts'

interface Blamed {
  plantCd: string
  /** One human, at whichever vendor. */
  personNos: readonly number[]
  violDt: string
  permitDocNo: string | null
}
/**
 * While a demand to stop is undecided, or was found grounded, nobody of the crew gets a demerit for that permit and day;
 * where none is named, any permit of his that day is meant.
 *
 * @law 산업안전보건법 제52조제4항
 */
export async function stoppedWork(
  db: Transaction,
  { plantCd, personNos, violDt, permitDocNo }: Blamed,
): Promise<{ kindCd: 'STOP'; evidenceDesc: string } | undefined> {
  const [found] = await db.queryAs<{ docNo: string | null }>(
    'SYSTEM',
    sql`select p.permit_doc_no as "docNo" from wkod_master p join wkod_master_permit_susp s on s.permit_no = p.permit_no
      where p.plant_cd = ${plantCd} and p.delete_yn = 'N'
        and (s.susp_dt at time zone 'Asia/Seoul')::date = ${dayOf(violDt)}::date
        and (s.src_cd in ('QR', 'CARD', 'CREW') and s.reason_cd <> 'BREAK' or s.reason_cd = 'STOPWORK')
        and s.decision_cd is distinct from 'NONE'
        and (${permitDocNo}::text is null or p.permit_doc_no = ${permitDocNo})
        and (exists (select from wkod_master_permit_crew c
            where c.permit_no = p.permit_no and c.person_no = any(${[...personNos]}::bigint[]))
          or exists (select from (${permitParty}) c
            where c.permit_no = p.permit_no and c.person_no = any(${[...personNos]}::bigint[])))
      order by s.susp_dt limit 1`,
  )
  return found && { kindCd: 'STOP', evidenceDesc: found.docNo ?? '' }
}
