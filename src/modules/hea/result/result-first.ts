/** What was judged of a target so far, factor by factor: a second examination answers what it examined, and nothing else. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Grade } from './result-codes.model.ts'

/** A grade of a harmful factor, or of a system of the body. */
export interface Judged {
  readonly factorCd: string | null
  readonly organCd: string | null
  readonly gradeCd: Grade
}
/** By target, in the order of the examinations. */
export type JudgedBefore = ReadonlyMap<number, readonly Judged[]>

/** @param resultNo a result that is not counted: the one that is being judged */
export async function judgedBefore(
  db: Queries,
  targetNos: readonly number[],
  resultNo?: number,
): Promise<JudgedBefore> {
  if (targetNos.length === 0) return new Map()
  const rows = await db.query<Judged & { no: number }>(sql`
    select r.hea_checkup_target_no as no, f.factor_cd as "factorCd", f.organ_cd as "organCd", f.grade_cd as "gradeCd"
    from hea_checkup_result r join hea_checkup_result_factors f on f.hea_checkup_result_no = r.hea_checkup_result_no
    where r.hea_checkup_target_no = any(${targetNos}::bigint[]) and r.delete_yn = 'N'
      and r.hea_checkup_result_no < ${resultNo ?? Number.MAX_SAFE_INTEGER}
    order by r.hea_checkup_result_no, f.seq_no`)
  return Map.groupBy(rows, ({ no }) => no)
}

const about = ({ factorCd, organCd }: Judged) => `${factorCd ?? ''} ${organCd ?? ''}`

/**
 * K7: the grades that count after a second examination: of each R what it was answered with, and R itself where nobody
 * examined it.
 *
 * @law 근로자 건강진단 실시기준 별표 4
 */
export function afterSecond(before: readonly Judged[] = [], own: readonly Judged[]): Grade[] {
  const answered = new Set([...before, ...own].filter(({ gradeCd }) => gradeCd !== 'R').map(about))
  return [...before, ...own]
    .filter((one) => one.gradeCd !== 'R' || !answered.has(about(one)))
    .map(({ gradeCd }) => gradeCd)
}
