/** Closed gas zones over all works: who stands in one, and whether its air was found good since. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** States of a permit in which nothing is measured for it any more. */
const over = sql`('DONE', 'CLOSE', 'CANC', 'REJ', 'EXPIRED')`

const placeOf = sql`s.origin_x_val::float8 + m.location_x::float8 * s.width_val::float8 / 1000 as x,
  s.origin_y_val::float8 + m.location_y::float8 * s.height_val::float8 / 1000 as y`

/** Metres from a permit `p` to the zone `z`; 0 for the work itself, null for who has no mark. */
const distance = (permitNo: Sql): Sql => sql`case when z.permit_no = ${permitNo} then 0 else
  (select min(sqrt((k.x - t.x) ^ 2 + (k.y - t.y) ^ 2))
    from (select ${placeOf} from permit_mark m join site_map s on s.map_no = m.map_no
        where m.permit_no = ${permitNo} and m.delete_yn = 'N' and s.width_val > 0 and s.height_val > 0) k
      cross join jsonb_to_recordset(z.spots_json) as t(x float8, y float8)) end`

/** Permits at whose place the air of a zone is measured: its own, or where that is over any inside. */
const measured = sql`select p.permit_no from wkod_master p where p.permit_no = z.permit_no and p.status_cd not in ${over}
  union all
  select p.permit_no from wkod_master o join wkod_master p on p.plant_cd = z.plant_cd and p.delete_yn = 'N'
  where o.permit_no = z.permit_no and o.status_cd in ${over} and p.permit_no <> z.permit_no
    and ${distance(sql`p.permit_no`)} <= z.radius_val`

const notReplaced = sql`not exists (select from gas_set n where n.permit_no = g.permit_no and n.wrong_gas_set_no = g.gas_set_no and n.delete_yn = 'N')`

/** Of each closed zone the good sets since it was closed, or since the air was last bad: how many, the first and the last. */
const airOf = sql`select count(*)::int as cnt, min(g.measure_dt) as first_dt, max(g.measure_dt) as last_dt
  from gas_set g where g.permit_no in (${measured}) and g.delete_yn = 'N' and g.status_cd = 'PASS' and g.measure_dt > z.close_dt
    and ${notReplaced}
    and not exists (select from gas_set b where b.permit_no in (${measured}) and b.status_cd = 'FAIL' and b.delete_yn = 'N'
      and b.measure_dt >= g.measure_dt)`

/** @param gapMin minutes between two good sets */
export const closedZones = (gapMin: number): Sql => sql`
  select z.*, a.cnt as pass_cnt, coalesce(a.last_dt - a.first_dt >= make_interval(mins => ${gapMin}), false) as is_aired
  from gas_zone z cross join lateral (${airOf}) a where z.zone_status_cd = 'CLOSED' and z.delete_yn = 'N'`

export interface ZoneAt {
  permitNo: number
  gasZoneNo: number
  permitDocNo: string | null
  distance: number
}
/** Which of these permits stand in which closed zone, the nearest first. */
export const zonesAround = (permitNos: readonly number[]): Sql => sql`
  select p.permit_no::int as "permitNo", z.gas_zone_no::int as "gasZoneNo", z.permit_doc_no as "permitDocNo", d.d as distance
  from wkod_master p join gas_zone z on z.plant_cd = p.plant_cd and z.zone_status_cd = 'CLOSED' and z.delete_yn = 'N'
    cross join lateral (select ${distance(sql`p.permit_no`)} as d) d
  where p.permit_no = any(${[...permitNos]}::bigint[]) and d.d <= z.radius_val
  order by p.permit_no, d.d, z.gas_zone_no`

/** The marks of a permit in metres of the site. */
export const spotsOf = (permitNo: number): Sql => sql`
  coalesce((select jsonb_agg(jsonb_build_object('x', k.x, 'y', k.y)) from (select ${placeOf} from permit_mark m
    join site_map s on s.map_no = m.map_no where m.permit_no = ${permitNo} and m.delete_yn = 'N' and s.width_val > 0) k), '[]')`
