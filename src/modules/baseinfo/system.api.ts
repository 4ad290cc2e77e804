/** What others ask of the systems of a plant. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** All that are kept, also those out of use: they still name what was written before. */
export async function systemCodesOf(db: Queries, plantCd: string): Promise<string[]> {
  const rows = await db.query<{ systemCd: string }>(
    sql`select system_cd as "systemCd" from plant_system where plant_cd = ${plantCd} and delete_yn = 'N' order by system_cd`,
  )
  return rows.map(({ systemCd }) => systemCd)
}
