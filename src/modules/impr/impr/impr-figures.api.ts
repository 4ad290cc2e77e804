/** How contractors keep the deadlines of their measures, for their evaluation. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/**
 * Measures whose first deadline lay in a period: how many, and how many were done by it. A measure that waits for its
 * verification counts by the day on which the vendor finished it: the host's delay is not the vendor's.
 */
export const dueByVendor = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  { fromYmd, toYmd }: { fromYmd: string; toYmd: string },
): Promise<{ vendorCd: string; dueCnt: number; onTimeCnt: number }[]> =>
  asProgram(db).query(sql`
    select r.vendor_cd as "vendorCd", count(*)::int as "dueCnt",
      count(*) filter (where r.on_time_cd = 'IN' or r.status_cd in ('DONE', 'VERIFIED')
        and (r.action_dt at time zone 'Asia/Seoul')::date <= r.org_due_ymd)::int as "onTimeCnt"
    from impr r where r.vendor_cd = any(${[...vendorCds]}::text[]) and r.delete_yn = 'N' and r.status_cd not in ('TEMP', 'CANC')
      and r.org_due_ymd between ${fromYmd}::date and ${toYmd}::date group by 1`)
