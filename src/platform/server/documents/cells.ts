/** What a statement writes where: each value in a column of its own, or among the facts of one. */
import type { AnyDocument } from '#platform/model/document.ts'
import { type AnyField, isDrawn } from '#platform/model/field.ts'
import { heldBy, holderOf } from '#platform/model/within.ts'
import { isSql, join, raw, type Sql, sql } from '../database/sql.ts'
import { castType } from './fact-types.ts'
import { column } from './shape.ts'

type Values = Readonly<Record<string, unknown>>

const toColumnValue = (field: AnyField | undefined, value: unknown): unknown =>
  value !== null && field && isDrawn(field) ? JSON.stringify(value) : value

export interface Cell {
  readonly at: Sql
  readonly value: Sql
}

/**
 * What is written where: values, or expressions.
 *
 * @param was the row whose facts stay but for these values; undefined where a new one has none
 */
export function cellsFor(model: AnyDocument, values: Values, was: string | undefined): Cell[] {
  const own = Object.keys(values).filter((field) => !holderOf(model, field))
  return [
    ...own.map((field) => ({ at: column(field), value: written(model.fields[field], values[field]) })),
    ...heldBy(model).flatMap(([holder, held]) => {
      const given = held.filter(([field]) => field in values)
      return given.length > 0 ? [{ at: column(holder), value: factsFor(holder, given, values, was) }] : []
    }),
  ]
}

const written = (field: AnyField | undefined, value: unknown): Sql =>
  isSql(value) ? value : sql`${toColumnValue(field, value)}`

/** A function of the database takes a hundred arguments. */
const PAIRS_AT_ONCE = 50
function factsFor(holder: string, given: readonly [string, AnyField][], values: Values, was: string | undefined): Sql {
  const pairs = given.map(([field, spec]) => sql`${raw(`'${field}'`)}, ${factOf(spec, values[field])}`)
  const parts = was === undefined ? [] : [sql`${raw(was)}.${column(holder)}`]
  for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE)
    parts.push(sql`jsonb_build_object(${join(pairs.slice(from, from + PAIRS_AT_ONCE), ', ')})`)
  return sql`jsonb_strip_nulls(${join(parts, ' || ')})`
}

function factOf(field: AnyField, value: unknown): Sql {
  const cast = sql`(${written(field, value)})::${raw(castType(field))}`
  if (field.kind === 'yesNo') return sql`nullif(${cast}, 'N')`
  return field.kind === 'number' ? sql`trim_scale(${cast})` : cast
}

/** The same of a whole record, for rows that are inserted as JSON: its columns by their names. */
export function columnValues(model: AnyDocument, record: Values): Record<string, unknown> {
  const own = Object.entries(record).filter(([field]) => !holderOf(model, field))
  const held = heldBy(model).map(([holder, fields]) => {
    const facts = fields.flatMap(([field, { kind }]) => {
      const value = record[field]
      return value === undefined || value === null || (kind === 'yesNo' && value === 'N') ? [] : [[field, value]]
    })
    return [holder, Object.fromEntries(facts)]
  })
  return Object.fromEntries([...own, ...held])
}
