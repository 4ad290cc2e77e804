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
