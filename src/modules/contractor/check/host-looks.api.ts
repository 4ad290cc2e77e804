/** Patrols and joint checks of the host, as the contractors' part keeps them. */
import type { LookDone, Span } from '#modules/saf/patrol/patrol.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/**
 * Those that are done, by the day on which they were made.
 *
 * @param db acts as the program
 */
export const hostLooks = (db: Queries, { plantCd, fromYmd, toYmd }: Span): Promise<LookDone[]> =>
  db.query<LookDone>(sql`select r.plant_cd as "plantCd", r.check_type_cd as "kindCd", r.check_dt as "checkDt",
      coalesce(r.done_dt, r.update_dt) as "arriveDt", r.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
      r.inspector_nm as "inspectorNm", 'VENDOR' as "srcCd", r.check_result_no as "srcNo"
    from subcon_check_result r left join vendor_info v on v.vendor_cd = r.vendor_cd
    where r.check_type_cd in ('PATROL', 'JOINT') and r.status_cd = 'DONE' and r.delete_yn = 'N'
      and (${plantCd}::text is null or r.plant_cd = ${plantCd})
      and r.check_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
      and r.check_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'
    order by r.check_dt, r.check_result_no`)
