/** Fields that stand together in one column of the table (`within` of a document): which, and which may. */
import type { AnyDocument } from './document.ts'
import type { AnyField, FieldKind } from './field.ts'

const holders = new WeakMap<AnyDocument, ReadonlyMap<string, string>>()
/** The column in which a field stands together with others; undefined where it has one of its own. */
export function holderOf(model: AnyDocument, field: string): string | undefined {
  if (!model.within) return undefined
  const known = holders.get(model) ?? holdersIn(model.within)
  holders.set(model, known)
  return known.get(field)
}

const holdersIn = (within: NonNullable<AnyDocument['within']>): ReadonlyMap<string, string> =>
  new Map(Object.entries(within).flatMap(([column, names]) => names.map((name) => [name, column] as const)))

/** The fields of each such column, in their order. */
export const heldBy = ({ fields, within = {} }: AnyDocument): [column: string, held: [string, AnyField][]][] =>
  Object.entries(within).map(([column, names]) => [
    column,
    names.flatMap((name): [string, AnyField][] => (fields[name] ? [[name, fields[name]]] : [])),
  ])

const plainKinds: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'number', 'count', 'amount', 'code', 'yesNo', 'day', 'month', 'year', 'time', 'dateTime'] as const),
])

/** Why a field has to have a column of its own. */
function barOf(model: AnyDocument, name: string, field: AnyField): string | undefined {
  if (!plainKinds.has(field.kind)) return `is of the kind ${field.kind}`
  if (field.required && field.kind !== 'yesNo') return 'is required'
  if (field.kind === 'text' && field.kept) return 'keeps sentences'
  if (field.kind === 'code' && field.group) return 'has codes that people may delete'
  return namedElsewhere(model).includes(name) ? 'is what rows are found, read or numbered by' : undefined
}

function namedElsewhere({ access, lifecycle, list, number, title }: AnyDocument): unknown[] {
  const { search, sort, views } = list
  const dues = Object.values(lifecycle.states).map(({ todo }) => todo?.due)
  const day = views ? [views.day].flat() : []
  return [title, number?.day, access.anonymous?.field, access.audience?.field, ...search, ...sort, ...day, ...dues]
}

/** @throws RangeError where a field cannot stand together with others, or stands twice */
export function requireRoomFor(model: AnyDocument): void {
  const seen = new Set<string>()
  for (const [column, held] of heldBy(model)) {
    if (column in model.fields) throw new RangeError(`${model.name}: ${column} is a field`)
    for (const [name, field] of held) {
      const bar = seen.has(name) ? 'stands twice' : barOf(model, name, field)
      if (bar) throw new RangeError(`${model.name}: ${name} ${bar}, it does not stand in ${column}`)
      seen.add(name)
    }
  }
}
