/** Where somebody went through the safety measures of a permit, or measured gas for one. */
import { lastLooks } from '#modules/baseinfo/place-looks.api.ts'
import type { LooksAsked } from '#modules/saf/blind/blind.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** At the marks of the permit `w`, and at the place that it names. */
const atPermit = (place: Sql, looked: Sql, from: Sql): Sql => sql`
  select m.map_no, m.location_x, m.location_y, ${place} as place_desc, null::bigint as location_no, ${looked} as look_dt
  from ${from} left join permit_mark m on m.permit_no = w.permit_no and m.delete_yn = 'N'`

/** A permit that ended long ago was looked at before. @param db acts as the program */
export const permitCheckLooks = (db: Queries, { since, ...asked }: LooksAsked) =>
  lastLooks(
    db,
    asked,
    atPermit(
      sql`w.place_desc`,
      sql`c.ok_dt`,
      sql`wkod_master w join lateral (select max(k.ok_dt) as ok_dt from wkod_master_permit_check k
          where k.permit_no = w.permit_no and k.ok_yn = 'Y') c on c.ok_dt is not null and w.plant_cd = ${asked.plantCd}
        and w.delete_yn = 'N' and w.work_from_dt >= ${since}`,
    ),
  )

/** @param db acts as the program */
export const gasLooks = (db: Queries, { since, ...asked }: LooksAsked) =>
  lastLooks(
    db,
    asked,
    atPermit(
      sql`g.place_desc`,
      sql`g.measure_dt`,
      sql`gas_set g join wkod_master w on w.permit_no = g.permit_no and g.plant_cd = ${asked.plantCd} and g.delete_yn = 'N'
        and g.gas_set_doc_no is not null and g.measure_dt >= ${since}`,
    ),
  )
