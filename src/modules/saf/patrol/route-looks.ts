/** Patrols along a route of the site, as inspections keep them. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LookDone, Span } from './patrol.ports.ts'

/** They go along the plant and are at nobody's work in particular. @param db acts as the program */
export const routeLooks = (db: Queries, { plantCd, fromYmd, toYmd }: Span): Promise<LookDone[]> =>
  db.query<LookDone>(sql`select r.plant_cd as "plantCd", 'PATROL' as "kindCd", r.check_dt as "checkDt",
      coalesce(r.arrive_dt, r.update_dt) as "arriveDt", null as "vendorCd", null as "vendorNm", u.user_nm as "inspectorNm",
      'ROUTE' as "srcCd", r.safety_check_no::float8 as "srcNo"
    from safety_check r left join directory_person u on u.user_id = r.inspector_user_id
    where r.area_type_cd = 'ROUTE' and r.status_cd = 'DONE' and r.delete_yn = 'N'
      and (${plantCd}::text is null or r.plant_cd = ${plantCd})
      and r.check_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
      and r.check_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'
    order by r.check_dt, r.safety_check_no`)
