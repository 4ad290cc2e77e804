/** What other parts ask of evaluations. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** The score of the latest fixed qualification (적격) whose grade still holds. @law 산업안전보건법 제61조 */
export async function qualificationScore(
  db: Queries | Transaction,
  vendorCd: string,
  ymd: string,
): Promise<number | undefined> {
  const [row] = await asProgram(db).query<{ score: number }>(
    sql`select total_score::float8 as score from subcon_eval where vendor_cd = ${vendorCd} and eval_class_cd = 'QUAL' and status_cd = 'FIX'
      and delete_yn = 'N' and grade_valid_to_ymd >= ${ymd}::date order by fix_ymd desc, eval_no desc limit 1`,
  )
  return row && Math.floor(row.score)
}
