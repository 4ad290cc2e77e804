/** R12: of a list that was taken every question is answered; one that does not apply says so, and why. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { rsa } from '../assess/rsa.model.ts'
import { listsOf, unaskedOf } from './from-checklist.ts'
import type { Question } from './rsa-checklist.model.ts'

export async function refuseUnasked({ record, db }: ActionContext<typeof rsa>): Promise<RuleProblem | undefined> {
  const items = record.items ?? []
  const listNos = listsOf(items)
  if (listNos.length === 0) return undefined
  const lists = await asProgram(db).query<{ listNo: number; questions: Question[] }>(
    sql`select q.rsa_checklist_no::int as "listNo", json_agg(json_build_object('questionDesc', q.question_desc) order by q.seq_no) as questions
      from rsa_checklist_questions q where q.rsa_checklist_no = any(${listNos}::bigint[]) group by 1`,
  )
  const left = unaskedOf(items, lists)
  const [first] = left
  if (!first) return undefined
  const message = '체크리스트에서 빠진 확인항목이 {n}건 있습니다: {first}. 해당이 없으면 해당없음으로 답하세요.'
  return problem(rsa, 'items', 'RSA_LIST_UNASKED', message, { values: { n: left.length, first: first.questionDesc } })
}
