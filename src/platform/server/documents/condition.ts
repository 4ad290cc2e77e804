/** What a condition of a list says in SQL, by the kind of the field that it is on. */
import type { AnyField } from '#platform/model/field.ts'
import { raw, type Sql, sql } from '../database/sql.ts'

const numeric: ReadonlySet<string> = new Set(['number', 'count', 'amount', 'year', 'process', 'person', 'reference'])
const isNumeric = (field: AnyField | undefined): boolean => field !== undefined && numeric.has(field.kind)

export const cast = (field: AnyField | undefined, value: string | undefined): unknown =>
  isNumeric(field) ? Number(value) : value

/** One of the values, which are separated by commas. */
export function among(at: Sql, field: AnyField | undefined, value: string): Sql {
  const values = value.split(',')
  const [only] = values
  if (values.length === 1) return sql`${at} = ${cast(field, only)}`
  return sql`${at} = any(${values}${raw(isNumeric(field) ? '::numeric[]' : '::text[]')})`
}

/** From and to, both included; a calendar day given for an instant means the whole day in Asia/Seoul. */
export function within(
  at: Sql,
  field: AnyField | undefined,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  isInstant = field?.kind === 'dateTime',
): Sql[] {
  const lower = (value: string) => (isInstant && isDay(value) ? `${value}T00:00:00+09:00` : cast(field, value))
  const upper = (value: string) =>
    isInstant && isDay(value)
      ? sql`${at} < (${value}::date + 1)::timestamp at time zone 'Asia/Seoul'`
      : sql`${at} <= ${cast(field, value)}`
  return [...(from ? [sql`${at} >= ${lower(from)}`] : []), ...(to ? [upper(to)] : [])]
}
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
