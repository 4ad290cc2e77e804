/** What the first examination found, which still counts after the second one. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Grade } from './result-codes.model.ts'

/** By target. */
export type FirstGrades = ReadonlyMap<number, readonly Grade[]>

export async function firstGrades(db: Queries, targetNos: readonly number[]): Promise<FirstGrades> {
  if (targetNos.length === 0) return new Map()
  const rows = await db.query<{ no: number; grades: Grade[] }>(sql`
    select r.hea_checkup_target_no as no, array_agg(f.grade_cd::text) as grades from hea_checkup_result r
      join hea_checkup_result_factors f on f.hea_checkup_result_no = r.hea_checkup_result_no
    where r.hea_checkup_target_no = any(${targetNos}::bigint[]) and r.second_round_yn = 'N' and r.delete_yn = 'N'
    group by 1`)
  return new Map(rows.map(({ no, grades }) => [no, grades]))
}

/** K7: where a second examination was asked for, its answer counts and the question no longer. */
export const afterSecond = (first: readonly Grade[] = [], second: readonly Grade[]): Grade[] => [
  ...first.filter((grade) => grade !== 'R'),
  ...second,
]
