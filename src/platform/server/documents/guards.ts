/** Asking the guards of a document: before an action, and for whoever opens the record and may act on it. */
import type { Can } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { tellCheck } from '../refusal.ts'
import type { Services } from '../services.ts'
import { type Faults, judged } from './faults.ts'
import type { RuledDocument } from './rules.ts'
import type { Row } from './shape.ts'
import type { Asker } from './store.ts'

type Guard = (context: never) => unknown

const guardsOf = ({ rules }: RuledDocument, step: string): readonly Guard[] => rules.guard?.[step] ?? []

/** @param asked what was found already: a guard of several actions is asked once */
export async function askGuards(
  document: RuledDocument,
  step: string,
  context: object,
  asked = new Map<Guard, readonly Check[]>(),
  faults?: Faults,
): Promise<Check[]> {
  const found: Check[] = []
  for (const guard of guardsOf(document, step)) {
    const checks =
      asked.get(guard) ?? [(await judged(faults, () => guard(context as never))) as Check | Check[] | undefined].flat()
    const known = checks.filter((check) => check !== undefined)
    asked.set(guard, known)
    found.push(...known)
  }
  return found
}

/** What the guards of each of the actions find now; undefined where none has any. */
export async function checksOf(
  services: Services,
  document: RuledDocument,
  { person, language }: Asker,
  row: Row,
  actions: readonly string[],
): Promise<Can['checks']> {
  const guarded = actions.filter((actionCd) => guardsOf(document, actionCd).length > 0)
  if (guarded.length === 0) return undefined
  const now = services.clock.now()
  return services.db.write(person, async (db) => {
    const reason = { reasonCd: null, reasonDesc: null }
    const context = { record: row, before: row, person, now, today: dayOf(now), db, services, reason }
    const asked = new Map<Guard, readonly Check[]>()
    const found: Record<string, ReturnType<typeof tellCheck>[]> = {}
    for (const actionCd of guarded) {
      const checks = await askGuards(document, actionCd, context, asked)
      found[actionCd] = checks.map((check) => tellCheck(document.model, language, check))
    }
    return found
  })
}
