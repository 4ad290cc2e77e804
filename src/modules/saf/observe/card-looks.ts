/** Where somebody saw something and told of it: a look at the place, whatever became of the card. */
import { lastLooks } from '#modules/baseinfo/place-looks.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LooksAsked } from '../blind/blind.ports.ts'

/** By the place that a card names: it has no mark. */
export const cardLooks = (db: Queries, asked: LooksAsked) =>
  lastLooks(
    db,
    asked,
    sql`select null::bigint as map_no, null::int as location_x, null::int as location_y, place_desc, null::bigint as location_no,
        max(obs_dt) as look_dt
      from obs_card where plant_cd = ${asked.plantCd} and delete_yn = 'N' and obs_dt >= ${asked.since} group by place_desc`,
  )
