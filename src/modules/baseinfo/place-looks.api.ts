/** When the places of a plant were last looked at, from anything that is marked on a map or says where it was. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

export interface PlaceLook {
  locationNo: number
  lastDt: string
}

interface Asked {
  plantCd: string
  /** How far from its mark something still is at the place (`nearMetres`). */
  metres: number
}

/** Metres on the ground of the plant, of a mark `m` on its map `s`. */
const ground = (m: Sql): Sql => sql`s.elev_val::float8 as z,
  s.origin_x_val::float8 + ${m}.location_x::float8 * s.width_val::float8 / 1000 as x,
  s.origin_y_val::float8 + ${m}.location_y::float8 * s.height_val::float8 / 1000 as y`
const sized = sql`s.delete_yn = 'N' and s.width_val > 0 and s.height_val > 0`

/**
 * Each place with the latest of what was marked near it, names it, or is told of it by its number; a place of which nothing
 * is known has no row.
 *
 * @param looks relation with `map_no, location_x, location_y` of a mark, `place_desc`, `location_no`, `look_dt`
 */
export const lastLooks = (db: Queries, { plantCd, metres }: Asked, looks: Sql): Promise<PlaceLook[]> =>
  db.query<PlaceLook>(sql`
    with looks as materialized (${looks}), places as (
      select location_no, location_nm, map_no, location_x, location_y from site_location
      where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N'
    ), marked as (
      select map_no, location_x, location_y, max(look_dt) as look_dt from looks where map_no is not null group by 1, 2, 3
    ), spots as (
      select m.look_dt, ${ground(sql`m`)} from marked m join site_map s on s.map_no = m.map_no and s.plant_cd = ${plantCd} and ${sized}
    ), stands as (
      select m.location_no, ${ground(sql`m`)} from places m join site_map s on s.map_no = m.map_no and s.plant_cd = ${plantCd} and ${sized}
      where m.location_x is not null and m.location_y is not null
    ), told as (
      select p.location_no, max(l.look_dt) as look_dt from stands p join spots l
        on abs(l.x - p.x) <= ${metres} and abs(l.y - p.y) <= ${metres}
          and power(l.x - p.x, 2) + power(l.y - p.y, 2) + power(l.z - p.z, 2) <= power(${metres}::float8, 2) group by 1
      union all select p.location_no, max(l.look_dt) from places p join looks l on l.place_desc = p.location_nm group by 1
      union all select p.location_no, max(l.look_dt) from places p join looks l on l.location_no = p.location_no group by 1
    )
    select location_no as "locationNo", max(look_dt) as "lastDt" from told group by 1 order by 1`)
