/** Reading what was sent: only fields that this person may set now, each in its own form. */
import type { AnyDocument, HasFields } from '#platform/model/document.ts'
import { columnNamesOf, type Fields } from '#platform/model/field.ts'
import type { Language } from '#platform/model/problem.ts'
import { fieldProblem, inputSchema, problemsOf } from '#platform/model/validate.ts'
import { invalid } from '../refusal.ts'
import { checked } from './faults.ts'
import type { Asker } from './store.ts'
import type { Values } from './write.ts'

/** @throws Refusal 400 with a problem per field; a field that exists but may not be set now is named as such */
export function parseInput(
  model: HasFields,
  input: unknown,
  allowed: readonly string[],
  language: Language,
  now: Date,
): Values {
  const schema = schemaOf(model, allowed)
  schema.now = now
  const parsed = schema.parser.safeParse(input)
  if (parsed.success) return { ...parsed.data }
  const problems = problemsOf(parsed.error, model, language).map((problem) => {
    const closed = problem.code === 'UNKNOWN' && isField(model.fields, problem.field)
    return closed
      ? fieldProblem(model, language, labelOf(model.fields, problem.field), problem.field, 'CLOSED')
      : problem
  })
  throw invalid(problems)
}

/** The same; where faults are gathered, what is right of it. */
export async function parseAsked(
  model: HasFields,
  input: unknown,
  allowed: readonly string[],
  { language, faults }: Pick<Asker, 'language' | 'faults'>,
  now: Date,
): Promise<Values> {
  let values: Values = {}
  const parse = (given: unknown) => {
    values = parseInput(model, given, allowed, language, now)
  }
  await checked(faults, () => parse(input))
  if (faults) parse(faults.known(input as Values))
  return values
}

interface KnownSchema {
  readonly parser: ReturnType<typeof inputSchema>
  /** The moment of the check that runs. */
  now: Date
}
const schemas = new WeakMap<HasFields, Map<string, KnownSchema>>()

/** Schemas are costly to make, so each set of fields has one for good; checks are synchronous and never overlap. */
function schemaOf(model: HasFields, allowed: readonly string[]): KnownSchema {
  const known = schemas.get(model) ?? new Map<string, KnownSchema>()
  schemas.set(model, known)
  const names = allowed.join()
  const found = known.get(names)
  if (found) return found
  const made: KnownSchema = { parser: inputSchema(model, allowed, () => made.now), now: new Date(0) }
  known.set(names, made)
  return made
}

const isField = (fields: Fields, name: string): boolean =>
  Object.entries(fields).some(([field, spec]) => columnNamesOf(field, spec).includes(name))
const labelOf = (fields: Fields, name: string): string => fields[name]?.label ?? name

export interface ActionInput {
  rowVersion: number
  reasonCd?: string | undefined
  reasonDesc?: string | undefined
  reasonFields?: string[] | undefined
  [field: string]: unknown
}

export function parseAction(model: AnyDocument, actionCd: string, body: ActionInput, language: Language, now: Date) {
  const action = model.lifecycle.actions[actionCd]
  const { rowVersion, reasonCd, reasonDesc, reasonFields, ...fields } = body
  const changes = parseInput(model, fields, [...(action?.needs ?? []), ...(action?.takes ?? [])], language, now)
  const coded = action?.reason !== undefined && action.reason !== 'text'
  const text = reasonDesc?.trim() || null
  if (coded && !reasonCd) throw invalid([fieldProblem(model, language, '사유', 'reasonCd', 'REQUIRED')])
  const isNoCode = !coded || (action?.reasonCds && !action.reasonCds.includes(reasonCd ?? ''))
  if (reasonCd && isNoCode) throw invalid([fieldProblem(model, language, '사유', 'reasonCd', 'NOT_A_CODE')])
  if (action?.reason && !text && (!coded || reasonCd === 'ETC'))
    throw invalid([fieldProblem(model, language, '사유', 'reasonDesc', 'REQUIRED')])
  const unknown = (reasonFields ?? []).filter((name) => !(name in model.fields))
  if (unknown.length > 0)
    throw invalid(unknown.map((name) => fieldProblem(model, language, name, 'reasonFields', 'UNKNOWN', { name })))
  return { changes, reason: { reasonCd: reasonCd ?? null, reasonDesc: text, reasonFields: reasonFields ?? [] } }
}
