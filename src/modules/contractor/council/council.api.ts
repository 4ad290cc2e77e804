/** What others ask of councils. */
import { audienceWords } from '#platform/model/audience.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Council } from './council.model.ts'

/**
 * The council of a month to which a vendor belongs.
 *
 * @param db acts as the program or as somebody of the vendor
 * @param month `YYYY-MM`
 */
export async function councilOf(
  db: Queries,
  vendorCd: string,
  month: string,
): Promise<{ councilNo: number; meetYmd: string; statusCd: Council['statusCd'] } | undefined> {
  const [row] = await db.query<{ councilNo: number; meetYmd: string; statusCd: Council['statusCd'] }>(sql`
    select council_no as "councilNo", meet_ymd::text as "meetYmd", status_cd as "statusCd" from council
    where meet_ym = ${month} and status_cd in ('PLAN', 'HELD', 'SIGNED') and delete_yn = 'N'
      and string_to_array(audience_desc, ' ') && array[${audienceWords.vendor(vendorCd)}]
    order by meet_ymd desc limit 1`)
  return row
}

/**
 * Councils that were held with any of these contractors in a time.
 *
 * @param db acts as the program
 */
export const councilsHeld = (
  db: Queries,
  {
    plantCd,
    vendorCds,
    fromYmd,
    toYmd,
  }: { plantCd: string; vendorCds: readonly string[]; fromYmd: string; toYmd: string },
): Promise<{ dutyCd: 'COUNCIL'; lastYmd: string; doneCnt: number }[]> =>
  db.query(sql`select 'COUNCIL' as "dutyCd", max(meet_ymd)::text as "lastYmd", count(*)::int as "doneCnt" from council
    where plant_cd = ${plantCd} and meet_ymd between ${fromYmd}::date and ${toYmd}::date
      and status_cd in ('HELD', 'SIGNED') and delete_yn = 'N'
      and string_to_array(audience_desc, ' ') && ${vendorCds.map(audienceWords.vendor)}::text[]
    having count(*) > 0`)
