/** After each step of a permit its conflicts are looked at anew, in the transaction of the step. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext, RuledDocument } from '#platform/server/documents/rules.ts'
import type { permit } from '../permit/permit.model.ts'
import { markKinds } from './simops-people.ts'
import { recheckSimops } from './simops-write.ts'

type Step = keyof typeof permit.lifecycle.actions | 'edit'

/** Those that begin to hold a place, hold it for another time, or give it up. */
const steps: readonly Step[] = [
  ...(['edit', 'submit', 'finishReview', 'coReview', 'approve', 'start', 'extend', 'resume'] as const),
  ...(['sendBack', 'reject', 'cancel', 'expire', 'finish', 'close'] as const),
]

/** A mark follows the kinds of its permit: one of a kind that was taken off stands for the first that is left. */
async function retype({ record, before, db }: EffectContext<typeof permit>): Promise<void> {
  const kinds = markKinds(record)
  if (before && String(markKinds(before)) === String(kinds)) return
  const [first] = kinds.filter((kind) => kind !== 'GEN')
  await asProgram(db).query(
    sql`update permit_mark set mark_type = ${first ?? 'GEN'}
      where permit_no = ${record.permitNo} and not mark_type = any(${[...kinds]}::text[])`,
  )
}

const recheck = async ({ record, db, now, person }: EffectContext<typeof permit>): Promise<void> => {
  if (record.statusCd === 'TEMP') return
  await recheckSimops(db, { permitNos: [record.permitNo], now, userId: person.userId })
}

export function followedBySimops({ model, rules }: RuledDocument): RuledDocument {
  const follow = Object.fromEntries(steps.map((step) => [step, [...(rules.follow?.[step] ?? []), recheck]]))
  return { model, rules: { ...rules, follow: { ...rules.follow, ...follow, edit: [retype, ...(follow.edit ?? [])] } } }
}
