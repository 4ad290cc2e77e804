/** Where the work environment was measured. */
import { lastLooks } from '#modules/baseinfo/place-looks.api.ts'
import type { LooksAsked } from '#modules/saf/blind/blind.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** By the place that a unit names. @param db acts as the program */
export const unitLooks = (db: Queries, asked: LooksAsked) =>
  lastLooks(
    db,
    asked,
    sql`select null::bigint as map_no, null::int as location_x, null::int as location_y, coalesce(place_desc, unit_nm) as place_desc,
        null::bigint as location_no, last_measure_ymd::timestamp at time zone 'Asia/Seoul' as look_dt
      from measure_unit where plant_cd = ${asked.plantCd} and delete_yn = 'N' and last_measure_ymd is not null`,
  )
