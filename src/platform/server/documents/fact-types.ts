/** What the facts that stand together in one column are in the database: so they are read, written and checked. */
import type { AnyField } from '#platform/model/field.ts'

function factType(field: AnyField): string {
  switch (field.kind) {
    case 'number':
      return `numeric(15, ${field.decimals ?? 3})`
    case 'amount':
      return 'numeric(15, 0)'
    case 'count':
    case 'year':
      return 'integer'
    case 'day':
      return 'date'
    case 'time':
      return 'time'
    case 'dateTime':
      return 'timestamptz'
    case 'text':
      return `varchar(${field.max})`
    case 'month':
      return 'varchar(7)'
    case 'yesNo':
      return 'varchar(1)'
    default:
      return 'varchar(20)'
  }
}
/** A text that is too long is refused, as in a column: cast to its length it would be cut. */
export const castType = (field: AnyField): string => factType(field).replace(/^varchar.*/, 'text')

/** For the check of such a column: what each of its facts has to be. */
export const factTypes = (held: readonly [string, AnyField][]): Record<string, string> =>
  Object.fromEntries(held.map(([field, spec]) => [field, factType(spec)]))
