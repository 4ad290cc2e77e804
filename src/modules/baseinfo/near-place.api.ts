/** Whether two things lie at one place: by their marks on the maps where both have one, else by process and by words. */
import type { SiteMark } from '#platform/model/drawn.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'

const NEAR_M = 'NEAR_PLACE_M'

/** How many metres apart two things may be that the site calls the same place, on a day. */
export const nearMetres = async (db: Queries, day: string): Promise<number> =>
  (await legalNumbers(db, [NEAR_M], day))[NEAR_M] ?? 0

/** Where a mark lies on the ground of its plant, in metres; no row where the size of its map is not known. */
const ground = (mark: Sql): Sql => sql`(select s.plant_cd, s.elev_val::float8 as z,
    s.origin_x_val::float8 + (${mark}->>'locationX')::float8 * s.width_val::float8 / 1000 as x,
    s.origin_y_val::float8 + (${mark}->>'locationY')::float8 * s.height_val::float8 / 1000 as y
  from site_map s where s.map_no = (${mark}->>'mapNo')::bigint and s.delete_yn = 'N' and s.width_val > 0 and s.height_val > 0)`

/** To the millimetre, floors included; null where one of the marks, or the size of its map, is not known. */
export const metresBetween = (one: SiteMark | null, other: Sql): Sql =>
  one === null ? sql`null::numeric` : metresApart(sql`${JSON.stringify(one)}::jsonb`, other)

/** The same of two marks of tables. */
export const metresApart = (one: Sql, other: Sql): Sql =>
  sql`(select round(sqrt(power(a.x - b.x, 2) + power(a.y - b.y, 2) + power(a.z - b.z, 2))::numeric, 3)
    from ${ground(one)} a join ${ground(other)} b on b.plant_cd = a.plant_cd)`

export interface Place {
  siteMark: SiteMark | null
  processNo: number | null
  placeDesc: string | null
}

/**
 * Rows at the place: of its process, or near its mark. Where the distance is not known the words decide, unless both have
 * a process, which then are two.
 *
 * @param r alias of a table with `site_mark`, `process_no`, `place_desc`
 * @param metres how far a place reaches, `nearMetres`
 */
export const atPlace = ({ siteMark, processNo, placeDesc }: Place, r: Sql, metres: number): Sql =>
  sql`(${r}.process_no = ${processNo}::bigint or coalesce(${metresBetween(siteMark, sql`${r}.site_mark`)} <= ${metres}::numeric,
    ${r}.place_desc = ${placeDesc} and (${processNo}::bigint is null or ${r}.process_no is null)))`
