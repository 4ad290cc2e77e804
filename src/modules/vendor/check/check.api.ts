/** What others ask of checks. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ownTypes } from './check-codes.model.ts'

/**
 * How many of its own checks each vendor has done in time of those that were due in a period (S6 of evaluations): daily,
 * weekly and equipment checks whose period ended in it. A vendor that had none due has no row.
 *
 * @param db acts as the program
 */
export const selfCheckCounts = (
  db: Queries,
  vendorCds: readonly string[],
  fromYmd: string,
  toYmd: string,
): Promise<{ vendorCd: string; doneCnt: number; plannedCnt: number }[]> =>
  db.query(sql`select vendor_cd as "vendorCd", count(*) filter (where due_status_cd = 'DONE')::int as "doneCnt",
      count(*)::int as "plannedCnt"
    from self_check_due where vendor_cd = any(${[...vendorCds]}::text[]) and check_type_cd = any(${[...ownTypes]}::text[])
      and due_status_cd in ('DONE', 'MISS') and to_ymd between ${fromYmd}::date and ${toYmd}::date
    group by vendor_cd order by vendor_cd`)
