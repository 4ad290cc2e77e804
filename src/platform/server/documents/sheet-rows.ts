/**
 * What a file reads of its rows: that which its columns say, a row as one array of JSON, and names from memory. Column by
 * column and name by name, 100,000 rows took twice the processor time.
 */
import type { Person } from '#platform/model/access.ts'
import { nameFieldOf } from '#platform/model/field.ts'
import type { Database } from '../database/database.ts'
import { join, type Sql, sql } from '../database/sql.ts'
import { addNames, isNamedInMemory, type NamedField } from '../directory/names.ts'
import {
  type Beside,
  column,
  nameBehind,
  namedFields,
  plainColumns,
  type Row,
  type Shape,
  withBeside,
} from './shape.ts'
import type { ShownColumn } from './sheet.ts'

/** Arguments that a function of PostgreSQL takes. */
const MOST_VALUES = 100

export interface SheetRows {
  /** Of a row `r` of the table. */
  readonly select: Sql
  /** @param found what `select` has given */
  read(db: Database, person: Person, found: readonly Record<string, unknown>[]): Promise<Row[]>
}

/** @param beside what is read besides the columns of the table */
export function sheetRows(shape: Shape, columns: readonly ShownColumn[], beside: readonly Beside[]): SheetRows {
  const said = new Set(columns.flatMap(({ reads = [] }) => reads))
  const { values: own, names } = valuesOf(shape, said)
  const values = [...own, ...beside]
  if (columns.some(({ reads }) => !reads) || values.length > MOST_VALUES)
    return { select: withBeside(shape.record, beside), read: async (_db, _person, found) => found as Row[] }
  const listed = join(
    values.map(([, value]) => value),
    ', ',
  )
  const wires = values.map(([wire]) => wire)
  return {
    select: sql`json_build_array(${listed})::text as line`,
    async read(db, person, found) {
      const lines = JSON.parse(`[${found.map(({ line }) => line).join(',')}]`) as unknown[][]
      const rows = lines.map((line) => rowOf(line, wires))
      await addNames(db, person, names, rows)
      return rows
    },
  }
}

interface Values {
  values: (readonly [wire: string, value: Sql])[]
  names: NamedField[]
}

function valuesOf(shape: Shape, said: ReadonlySet<string>): Values {
  const { model, stored } = shape
  const named = namedFields(model, [...stored]).filter(({ field }) => said.has(nameFieldOf(field)))
  const keys = new Set([...named.map(({ field }) => field), ...decisive, model.access.anonymous?.field])
  const plain = plainColumns(shape).filter((wire) => said.has(wire) || keys.has(wire))
  const values: Values['values'] = plain.map((wire) => [wire, sql`r.${column(wire)}`])
  const names: NamedField[] = []
  for (const { kind, field } of named)
    if (isNamedInMemory(kind)) names.push({ kind, field, as: nameFieldOf(field) })
    else values.push([nameFieldOf(field), nameBehind(kind, field)])
  return { values, names }
}

/** By what it is known whether a person may be told who has written a row. */
const decisive = ['statusCd', 'plantCd', 'createUserId']

function rowOf(line: readonly unknown[], wires: readonly string[]): Row {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < wires.length; at++) row[wires[at] ?? ''] = line[at]
  return row as Row
}
