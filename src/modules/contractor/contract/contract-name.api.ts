/** What a contract is called, kept with what is done under it: not everybody who reads that reads contracts. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Under {
  record: { contractNo?: number | null }
  /** As the person who writes: the name of another vendor's contract is not told. */
  db: Queries
}

export async function contractNamed({ record: { contractNo }, db }: Under): Promise<{ contractNm: string | null }> {
  if (!contractNo) return { contractNm: null }
  const [found] = await db.query<{ contractNm: string }>(
    sql`select contract_nm as "contractNm" from vendor_contract where vendor_contract_no = ${contractNo} and delete_yn = 'N'`,
  )
  return { contractNm: found?.contractNm ?? null }
}
