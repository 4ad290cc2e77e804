/** Every wrong cell of samples, whether they were typed, pasted or uploaded. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import { MOST_SAMPLES } from './measure.calls.ts'
import { factorsOf, targetsOf } from './measure-store.ts'
import { type SampleDraft, sampleProblems } from './sample.logic.ts'

/** A line with the place at which its problems are told. */
interface Placed {
  at: string
  row: SampleDraft
}

/** Every wrong cell of every line. */
export async function problemsIn(db: Queries, measureNo: number, lines: readonly Placed[]): Promise<RuleProblem[]> {
  const [factors, targets, users] = await Promise.all([
    factorsOf(db),
    targetsOf(db, measureNo),
    db.query<{ userId: string }>(
      sql`select user_id as "userId" from directory_person where user_id = any(${lines.map(({ row }) => row.userId)}::text[])`,
    ),
  ])
  const known = new Map(factors.map((factor) => [factor.factorCd, factor]))
  const units = new Set(targets.map(({ measureUnitNo }) => measureUnitNo))
  const people = new Set(users.map(({ userId }) => userId))
  return lines.flatMap(({ at, row }) => {
    const found: RuleProblem[] = sampleProblems(row, known.get(row.factorCd ?? ''), units)
    if (row.userId !== null && !people.has(row.userId))
      found.push({ field: 'userId', code: 'HEA_WEM_UNKNOWN_USER', message: '등록되지 않은 사번입니다.' })
    return found.map((one) => ({ ...one, field: `${at}.${one.field}` }))
  })
}

/** @throws Refusal 422 where there are more than a measurement holds */
export async function sampleCntOf(db: Queries, measureNo: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from measure_sample where measure_no = ${measureNo}`,
  )
  const n = row?.n ?? 0
  if (n > MOST_SAMPLES)
    throw new Refusal(422, 'HEA_WEM_TOO_MANY', '한 측정의 시료는 {max}건까지입니다.', { values: { max: MOST_SAMPLES } })
  return n
}
