/** The deadline that counts for a record: which of its fields that is follows from the state that it is in. */
import type { AnyDocument } from './document.ts'

type Values = Readonly<Record<string, unknown>>

/** The name of a column that shows it. */
export const DUE = 'due'
export const DUE_LABEL = '기한'

export const dueFieldOf = (model: AnyDocument, record: Values): string | undefined =>
  model.lifecycle.states[String(record.statusCd)]?.todo?.due

/** All deadline fields, in the order of the states. */
export const dueFieldsOf = (model: AnyDocument): string[] => [
  ...new Set(Object.values(model.lifecycle.states).flatMap(({ todo }) => todo?.due ?? [])),
]

/** The day of it; empty where nothing is waited for. */
export const dueDayOf = (model: AnyDocument, record: Values): string => {
  const due = record[dueFieldOf(model, record) ?? '']
  return typeof due === 'string' ? due.slice(0, 10) : ''
}
