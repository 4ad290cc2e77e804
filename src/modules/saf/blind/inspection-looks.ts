/** Where somebody inspected: the place or the equipment that was the target, and every label that was read on the way. */
import { lastLooks } from '#modules/baseinfo/place-looks.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LooksAsked } from './blind.ports.ts'

/** By the number of the place, or that at which the equipment stands. @param db acts as the program */
export const inspectionLooks = (db: Queries, { since, ...asked }: LooksAsked) =>
  lastLooks(
    db,
    asked,
    sql`with done as (
        select safety_check_no, location_no, equip_no, check_dt from safety_check
        where plant_cd = ${asked.plantCd} and status_cd = 'DONE' and delete_yn = 'N' and check_dt >= ${since}
      ), visited as (
        select location_no, equip_no, check_dt from done
        union all select s.location_no, s.equip_no, d.check_dt from done d join safety_check_scans s using (safety_check_no)
      )
      select null::bigint as map_no, null::int as location_x, null::int as location_y, null::text as place_desc,
        coalesce(a.location_no, f.location_no) as location_no, a.check_dt as look_dt
      from visited a left join facility f on f.equip_no = a.equip_no
      where coalesce(a.location_no, f.location_no) is not null`,
  )
