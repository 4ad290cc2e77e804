/** The grammar of a list's address: `?page=2&limit=20&sort=-occurDt&statusCd=ACTION,DONE&occurDtFrom=2026-11-01&q=누출`. */
import type { Page } from './call-words.ts'
import { type AnyDocument, fieldsOf } from './document.ts'
import { type AnyField, type FieldKind, yesNo } from './field.ts'
import type { View } from './views.ts'

export const DEFAULT_LIMIT = 20
export const LIMITS = [20, 50, 100, 200, 300] as const
export const MAX_LIMIT = 300

/** How a condition on a field is written. */
export type ConditionKind = 'equals' | 'range' | 'contains'
export interface Condition {
  name: string
  kind: ConditionKind
}

const rangeKinds: ReadonlySet<FieldKind> = new Set([
  ...(['day', 'dayRange', 'month', 'year', 'dateTime', 'number', 'count', 'amount'] as const),
])
export const conditionKind = (kind: FieldKind): ConditionKind =>
  rangeKinds.has(kind) ? 'range' : kind === 'text' ? 'contains' : 'equals'

/** The conditions that a list understands besides `page`, `limit`, `sort` and `q`. */
export function conditionsOf(model: AnyDocument): readonly Condition[] {
  const known = conditions.get(model) ?? conditionsIn(model)
  conditions.set(model, known)
  return known
}
const conditions = new WeakMap<AnyDocument, readonly Condition[]>()

function conditionsIn(model: AnyDocument): Condition[] {
  const fields = new Map(fieldsOf(model))
  const own = model.list.filters.map((name) => ({ name, kind: conditionKind(fields.get(name)?.kind ?? 'text') }))
  return [
    { name: 'statusCd', kind: 'equals' },
    { name: 'plantCd', kind: 'equals' },
    { name: 'createDt', kind: 'range' },
    { name: 'createUserId', kind: 'equals' },
    ...own,
    ...Object.keys(model.list.asked ?? {}).map((name) => ({ name, kind: 'equals' as const })),
  ]
}

/** The field behind a condition; one that only the reader's own rows answer has a field for its label alone. */
export function conditionField(model: AnyDocument, name: string): AnyField | undefined {
  const asked = name === 'doneYn' ? model.list.asked?.doneYn : undefined
  return asked ? yesNo(asked.label) : model.fields[name]
}

/** Fields that a list may be sorted by; the key is the order of registration, newest first by default. */
export const sortable = (model: AnyDocument): string[] => [model.key, 'statusCd', 'createDt', ...model.list.sort]

/** The day by which the list of a document is read: the first that it is sorted by. @returns undefined where it has none */
export const listDay = (model: AnyDocument): string | undefined =>
  model.list.sort.find((name) => ['day', 'dateTime'].includes(model.fields[name]?.kind ?? ''))

export interface ListQuery {
  page: number
  limit: number
  /** Field name, with `-` before it for descending. */
  sort: string
  q?: string | undefined
  /** Without one all rows are meant: a link by number or with conditions hides none. */
  view?: View | undefined
  where: Record<string, string>
}
export interface ListAnswer<Row> extends Page {
  rows: Row[]
}

/** The query text of a list's address, without the question mark; what is default is left out. */
export const toQueryString = (query: Partial<ListQuery>): string => {
  const pairs: [string, string][] = []
  if (query.page && query.page > 1) pairs.push(['page', String(query.page)])
  if (query.limit && query.limit !== DEFAULT_LIMIT) pairs.push(['limit', String(query.limit)])
  if (query.sort) pairs.push(['sort', query.sort])
  if (query.view) pairs.push(['view', query.view])
  if (query.q) pairs.push(['q', query.q])
  pairs.push(...Object.entries(query.where ?? {}).filter(([, value]) => value !== ''))
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
