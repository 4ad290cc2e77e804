/** What others ask of the registration of contractors. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Which of them are not registered, kept out, or gone. @param db acts as the program */
export async function inactiveVendors(db: Queries, vendorCds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ vendorCd: string }>(
    sql`select v.vendor_cd as "vendorCd" from vendor_info v
        left join vendor_master m on m.vendor_cd = v.vendor_cd and m.delete_yn = 'N' and m.status_cd <> 'TEMP'
      where v.vendor_cd = any(${[...new Set(vendorCds)]}::text[]) and coalesce(m.status_cd, v.vendor_status_cd) <> 'ACTIVE'`,
  )
  return new Set(rows.map(({ vendorCd }) => vendorCd))
}
