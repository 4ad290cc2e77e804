/** What an act goes through, whoever acts: what follows is set, what is wrong refuses, and then come those who are told. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Language } from '#platform/model/problem.ts'
import { fieldProblem, reversedRanges } from '#platform/model/validate.ts'
import type { Transaction } from '../database/database.ts'
import { notifyThrough } from '../notifications/notify.ts'
import { blocked, invalid, type RuleProblem, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'
import { checked, type Faults, judged } from './faults.ts'
import { askGuards } from './guards.ts'
import type { RuledDocument } from './rules.ts'
import type { Row } from './shape.ts'
import type { Values } from './write.ts'

type LooseRule<R> = readonly ((context: never) => R | Promise<R>)[] | undefined

/** Who acts, and what of the rules he names as left out: only the program can. */
export interface Acting {
  person: Person
  language: Language
  now: Date
  /** Fields that are neither set nor refused, or all that is set (`set`); codes of problems that do not refuse, or all (`RULES`). */
  without?: ReadonlySet<string>
  /** Takes what is refused instead of an end: the caller stops (`Faults.stop`). */
  faults?: Faults | undefined
}

const NOTHING: ReadonlySet<string> = new Set()
/** What is left out as a whole. */
export const SET = 'set'
export const RULES = 'RULES'
export const FOLLOW = 'follow'

interface Settling {
  /** `create`, `edit`, an action. */
  step: string
  changes: Values
  before: Row | undefined
  reason?: { reasonCd?: string | null | undefined; reasonDesc?: string | null | undefined } | undefined
}

/** Sets what follows, then asks every rule of the step; the refusals are answered together. @throws Refusal 400, 422 */
export async function settle(
  tx: Transaction,
  services: Services,
  document: RuledDocument,
  { person, language, now, without = NOTHING, faults }: Acting,
  { step, changes, before, reason }: Settling,
) {
  const { rules, model } = document
  const values = { ...changes }
  const record = { ...before, ...values }
  const context = {
    record: faults?.guarded(record) ?? record,
    before,
    person,
    now,
    today: dayOf(now),
    db: tx,
    services,
    reason: { reasonCd: reason?.reasonCd ?? null, reasonDesc: reason?.reasonDesc ?? null },
  }
  const sets = without.has(SET) ? [] : ((rules.set?.[step] ?? []) as LooseRule<Values> & {})
  for (const set of sets) {
    const given = await judged(faults, () => set(context as never))
    if (!given) faults?.lose(record, Object.keys(model.fields))
    const found = Object.entries(given ?? {}).filter(([field]) => !without.has(field))
    Object.assign(values, Object.fromEntries(found))
    Object.assign(record, values)
  }
  const problems = without.has(RULES) ? [] : await refusals(document, step, context, faults)
  const standing = problems.filter(({ code, field }) => !without.has(code) && !without.has(field))
  if (faults) faults.refuse(standing)
  else if (standing.length > 0) throw ruleRefused(standing)
  await checked(faults, () => requireOrder(model, record, language))
  return { values, context }
}

function requireOrder(model: AnyDocument, record: Values, language: Language): void {
  const reversed = reversedRanges(model, record)
  if (reversed.length > 0) throw invalid(reversed.map((field) => fieldProblem(model, language, field, field, 'RANGE')))
}

async function refusals(
  document: RuledDocument,
  step: string,
  context: object,
  faults: Faults | undefined,
): Promise<RuleProblem[]> {
  const problems: RuleProblem[] = []
  for (const rule of (document.rules.refuse?.[step] ?? []) as LooseRule<RuleProblem | undefined> & {}) {
    const found = await judged(faults, () => rule(context as never))
    if (found) problems.push(found)
  }
  return [...problems, ...blocked(await askGuards(document, step, context, undefined, faults))]
}

/** Who is told, still in the transaction; and what waits for its commit. */
export async function follow<C extends { now: Date }>(
  tx: Transaction,
  { rules }: RuledDocument,
  step: string,
  context: C,
): Promise<void> {
  const notify = notifyThrough(tx, context.now)
  for (const effect of (rules.follow?.[step] ?? []) as LooseRule<void> & {})
    await effect({ ...context, notify } as never)
  for (const effect of (rules.afterCommit?.[step] ?? []) as LooseRule<void> & {})
    tx.afterCommit(() => effect(context as never))
}

/** The day that the display number names. */
export const numberDay = ({ number }: AnyDocument, values: Values, today: string): string =>
  String((number?.day && values[number.day]) ?? today)
