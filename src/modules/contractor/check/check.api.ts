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

/**
 * Patrols and joint checks with these contractors in a time: the last day and how often, for each kind.
 *
 * @param db acts as the program
 */
export const hostChecks = (
  db: Queries,
  {
    plantCd,
    vendorCds,
    fromYmd,
    toYmd,
  }: { plantCd: string; vendorCds: readonly string[]; fromYmd: string; toYmd: string },
): Promise<{ dutyCd: 'PATROL' | 'JOINT'; lastYmd: string; doneCnt: number }[]> =>
  db.query(sql`select check_type_cd as "dutyCd", max((check_dt at time zone 'Asia/Seoul')::date)::text as "lastYmd",
      count(distinct (check_dt at time zone 'Asia/Seoul')::date)::int as "doneCnt"
    from subcon_check_result where plant_cd = ${plantCd} and vendor_cd = any(${[...vendorCds]}::text[])
      and check_type_cd in ('PATROL', 'JOINT') and status_cd = 'DONE' and delete_yn = 'N'
      and (check_dt at time zone 'Asia/Seoul')::date between ${fromYmd}::date and ${toYmd}::date
    group by check_type_cd`)
