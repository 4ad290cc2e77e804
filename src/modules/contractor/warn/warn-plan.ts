/** The plan of a plant on which demands are marked. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Plan } from './warn-point.calls.ts'

export async function planOf(db: Queries, plantCd: string): Promise<Plan | undefined> {
  const [plan] = await db.query<Plan>(
    sql`select map_no as "mapNo", map_file_id as "mapFileId" from site_map where plant_cd = ${plantCd}
      and map_file_id is not null and use_yn = 'Y' and delete_yn = 'N' order by sort_order, map_no limit 1`,
  )
  return plan
}
