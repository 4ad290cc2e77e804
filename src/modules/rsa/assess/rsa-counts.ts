/** How many are named and how many of them have signed, told as a change of the assessment. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { rsa } from './rsa.model.ts'

export async function countParts(
  { tx, person, now }: { tx: Transaction; person: Person; now: Date },
  no: number,
): Promise<void> {
  const [counted] = await asProgram(tx).query<{ partCnt: number; signCnt: number }>(
    sql`select count(*)::int as "partCnt", count(sign_dt)::int as "signCnt" from rsa_part where rsa_no = ${no} and delete_yn = 'N'`,
  )
  if (counted) await tx.program(rsa, { by: person, now }).note(no, 'PART', counted)
}
