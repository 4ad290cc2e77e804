/** Who hears for a vendor. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Accounts of its administrators and safety managers. */
export async function vendorUsers(db: Queries, vendorCd: string | null): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`select user_id as "userId" from directory_role
    where vendor_cd = ${vendorCd} and auth_grp_cd in ('VAD', 'VSM')`)
  return rows.map(({ userId }) => userId)
}
