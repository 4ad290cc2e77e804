/** What permits ask about conflicts, and what they tell: each in one statement, as the program, for a conflict is with others' permits. */
import type { Check } from '#platform/model/check.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { noMark, type SimopsStep, simopsCheckOf } from './simops.checks.logic.ts'
import { type DraftMark, type FoundHit, foundHits } from './simops.sql.ts'

export type { SimopsStep } from './simops.checks.logic.ts'
export { recheckSimops } from './simops.write.ts'

export interface SimopsAsked {
  permitNo: number
  step: SimopsStep
  now: Date
  /** The window that is asked for, where it is not the permit's own: an extension. */
  fromDt?: string | null | undefined
  toDt?: string | null | undefined
  /** Instead of the marks that are stored. */
  marks?: readonly DraftMark[] | undefined
}

/** A permit's conflicts for a window as checks: without a mark it cannot be applied for. */
export async function simopsChecks(db: Pick<Transaction, 'queryAs'>, asked: SimopsAsked): Promise<Check[]> {
  const { permitNo, step, now, marks } = asked
  const [found] = await db.queryAs<{ markCnt: number; hits: FoundHit[] }>(
    'SYSTEM',
    sql`select (select count(*)::int from permit_mark m where m.permit_no = ${permitNo} and m.delete_yn = 'N') as "markCnt",
      coalesce((select jsonb_agg(to_jsonb(h)) from (${foundHits({ permitNos: [permitNo], ...asked })}) h), '[]') as hits`,
  )
  const checks = (found?.hits ?? []).map((hit) => simopsCheckOf(hit, step, now))
  return (marks?.length ?? found?.markCnt ?? 0) === 0 ? [noMark, ...checks] : checks
}
