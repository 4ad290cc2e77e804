/** What was judged of a target so far, factor by factor: a second examination answers what it examined, and nothing else. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Grade } from './result-codes.model.ts'
import { isCurrent } from './result-current.sql.ts'

/** A grade of a harmful factor, or of a system of the body. */
export interface Judged {
  readonly factorCd: string | null
  readonly organCd: string | null
  readonly gradeCd: Grade
}
/** By target, in the order of the examinations. */
export type JudgedBefore = ReadonlyMap<number, readonly Judged[]>

/** @param judging a result that is being judged: neither it nor what it corrects is counted, nor what came after */
export async function judgedBefore(
  db: Queries,
  targetNos: readonly number[],
  judging?: { heaCheckupResultNo: number; prevResultNo: number | null },
): Promise<JudgedBefore> {
  if (targetNos.length === 0) return new Map()
  const rows = await db.query<Judged & { no: number }>(sql`
    select r.hea_checkup_target_no as no, f.factor_cd as "factorCd", f.organ_cd as "organCd", f.grade_cd as "gradeCd"
    from hea_checkup_result r join hea_checkup_result_factors f on f.hea_checkup_result_no = r.hea_checkup_result_no
    where r.hea_checkup_target_no = any(${targetNos}::bigint[]) and ${isCurrent()}
      and r.hea_checkup_result_no < ${judging?.heaCheckupResultNo ?? Number.MAX_SAFE_INTEGER}
      and r.hea_checkup_result_no is distinct from ${judging?.prevResultNo ?? null}::bigint
    order by r.second_round_yn, r.hea_checkup_result_no, f.seq_no`)
  return Map.groupBy(rows, ({ no }) => no)
}

export const aboutOf = ({ factorCd, organCd }: Pick<Judged, 'factorCd' | 'organCd'>) =>
  `${factorCd ?? ''} ${organCd ?? ''}`
const answeredIn = (judged: readonly Judged[]) => new Set(judged.filter(({ gradeCd }) => gradeCd !== 'R').map(aboutOf))

/** What is still asked for: each R that nobody answered. */
export function openOf(judged: readonly Judged[]): string[] {
  const answered = answeredIn(judged)
  return judged.filter((one) => one.gradeCd === 'R' && !answered.has(aboutOf(one))).map(aboutOf)
}

/**
 * K7: the grades that count after a second examination: of each R what it was answered with, and R itself where nobody
 * examined it.
 *
 * @law 근로자 건강진단 실시기준 별표 4
 */
export function afterSecond(before: readonly Judged[] = [], own: readonly Judged[]): Grade[] {
  const answered = answeredIn([...before, ...own])
  return [...before, ...own]
    .filter((one) => one.gradeCd !== 'R' || !answered.has(aboutOf(one)))
    .map(({ gradeCd }) => gradeCd)
}
