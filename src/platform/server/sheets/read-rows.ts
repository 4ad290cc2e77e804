/** From cells to typed rows: each cell in its own form, names and codes to keys, and every cell that cannot be read. */
import type { AnyField, Fields, FieldValue, ValueOf } from '#platform/model/field.ts'
import type { OfArea } from '#platform/model/i18n.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import { parseInput } from '../documents/input.ts'
import { cellInput, type KeysByName } from '../documents/sheet.ts'
import type { Cell, ReadRow } from '../excel/read-workbook.ts'
import { Refusal } from '../refusal.ts'

/** What people write, by name or by code, and the key that it stands for; by the columns that hold such. */
export type Refs<C extends Fields = Fields> = { readonly [K in keyof C]?: ReadonlyMap<string, string | number> }
type KeyIn<R> = NonNullable<R> extends ReadonlyMap<string, infer K> ? K : never
type Cells<C extends Fields, R> = {
  readonly [K in keyof C]: K extends keyof R
    ? KeyIn<R[K]> | (null extends FieldValue<C[K]> ? null : never)
    : FieldValue<C[K]>
}
/** A row in which every cell is right; `rowNo` as Excel shows it. */
export type SheetRow<C extends Fields = Fields, R = unknown> = Cells<C, R> & { readonly rowNo: number }
/** A row whose cells nobody has read yet. */
export interface SheetLine<N extends string = string> {
  readonly rowNo: number
  cell(name: N): Cell
}

/** Of whom and for whom cells are read. */
export interface Reading extends OfArea {
  readonly fields: Fields
  readonly names: readonly string[]
  readonly places: ReadonlyMap<string, number>
  readonly keys: KeysByName
  readonly refs: Refs
  readonly language: Language
  readonly now: Date
}

export const lineOf = ({ rowNo, cells }: ReadRow, places: ReadonlyMap<string, number>): SheetLine => ({
  rowNo,
  cell: (name) => cells[places.get(name) ?? -1] ?? null,
})

/** @returns the row, or what is wrong in it at `rows.{rowNo}.{field}` */
export function readRow(line: SheetLine, reading: Reading): { row: SheetRow } | { problems: Problem[] } {
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  const wrong = (name: string, field: AnyField, code: string) =>
    problems.push(fieldProblem(reading, reading.language, field.label, name, code))
  for (const name of reading.names) {
    const field = reading.fields[name]
    if (!field) continue
    const cell = line.cell(name)
    if (isNoValue(cell)) {
      wrong(name, field, 'FORMULA')
      continue
    }
    const value = cellInput(reading.area, field, cell, reading.keys, reading.language) ?? startOf(field)
    if (field.required && isEmpty(value)) wrong(name, field, 'REQUIRED')
    else if (isEmpty(value)) values[name] = null
    else if (reading.refs[name] && !reading.refs[name].has(String(value))) wrong(name, field, 'NOT_A_CODE')
    else values[name] = value
  }
  const at = (one: Problem): Problem => ({ ...one, field: `rows.${line.rowNo}.${one.field}` })
  const parsed = parsedBy(reading, values)
  problems.push(...parsed.problems)
  if (problems.length > 0) {
    // A cell that is no day at all is not in the future as well.
    const first = new Map(problems.toReversed().map((one) => [one.field, one]))
    return { problems: problems.filter((one) => first.get(one.field) === one).map(at) }
  }
  return { row: { ...withKeys(parsed.values, reading.refs), rowNo: line.rowNo } }
}

const isNoValue = (cell: Cell): boolean => cell !== null && typeof cell === 'object' && !(cell instanceof Date)

/** What an empty cell means. */
const startOf = (field: AnyField): unknown =>
  'default' in field && field.default !== 'today' && field.default !== 'now'
    ? field.default
    : field.kind === 'yesNo'
      ? 'N'
      : null

function parsedBy({ area, fields, language, now }: Reading, values: Record<string, unknown>) {
  try {
    const parsed = parseInput({ fields, ...(area && { area }) }, values, Object.keys(values), language, now)
    return { values: parsed, problems: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { values, problems: error.problemsIn(area, language) }
  }
}

const withKeys = (values: Readonly<Record<string, unknown>>, refs: Refs): Record<string, ValueOf<AnyField>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, refs[name]?.get(String(value)) ?? value]),
  ) as Record<string, ValueOf<AnyField>>
