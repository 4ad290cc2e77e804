/** From cells to typed rows: each cell in its own form, names and codes to keys, and every cell that cannot be read. */
import type { AnyField, Fields, FieldValue, ValueOf } from '#platform/model/field.ts'
import type { OfArea } from '#platform/model/i18n.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import { parseInput } from '../documents/input.ts'
import { cellText } from '../excel/cell-text.ts'
import type { Cell, ReadRow } from '../excel/read-workbook.ts'
import { Refusal } from '../refusal.ts'
import type { KeysByName } from './named-keys.ts'
import { isMaskOf, readCell } from './read-cell.ts'

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

type Values = Readonly<Record<string, unknown>>

/** Of whom and for whom cells are read. */
export interface Reading extends OfArea {
  readonly fields: Fields
  readonly names: readonly string[]
  readonly places: ReadonlyMap<string, number>
  readonly keys: KeysByName
  readonly language: Language
  readonly now: Date
  /** Of whoever sends the sheet. */
  readonly plantCd: string
}

export const lineOf = ({ rowNo, cells }: ReadRow, places: ReadonlyMap<string, number>): SheetLine => ({
  rowNo,
  cell: (name) => cells[places.get(name) ?? -1] ?? null,
})

/** The row with the phones that are kept, where it repeats what a sheet has shown of them. */
export const unmasked = (line: SheetLine, { fields }: Pick<Reading, 'fields'>, held: Values | undefined): SheetLine =>
  held
    ? {
        ...line,
        cell: (name) => (isMaskOf(fields[name], line.cell(name), held[name]) ? String(held[name]) : line.cell(name)),
      }
    : line

/** The columns in which the row says something. */
export const givenIn = (line: SheetLine, { names }: Reading): ReadonlySet<string> =>
  new Set(names.filter((name) => cellText(line.cell(name)).trim() !== ''))

export interface ReadCells {
  /** What is right, by field; null where the cell is empty. Columns that the sheet does not have are not in it. */
  readonly values: Readonly<Record<string, unknown>>
  /** All that is wrong in the cells, each at its field. */
  readonly problems: Problem[]
}

/** Every cell of a row in its own form, names and codes as keys: the same for documents, masters and sheets of their own. */
export function readCells(line: SheetLine, reading: Reading): ReadCells {
  const { fields, language } = reading
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  const plantCd = plantOf(line, reading)
  for (const name of reading.names) {
    const field = fields[name]
    if (!field || !reading.places.has(name)) continue
    const read = readCell(field, line.cell(name), { ...reading, plantCd })
    if ('value' in read) values[name] = read.value
    else problems.push(fieldProblem(reading, language, field.label, name, read.code))
  }
  const malformed = malformedIn(reading, values)
  for (const { field } of malformed) delete values[field]
  return { values, problems: inOrder(reading, [...problems, ...malformed]) }
}

const inOrder = ({ names }: Reading, problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))

/** Processes and departments are those of the plant that the row names. */
function plantOf(line: SheetLine, { fields, keys, places, plantCd }: Reading): string {
  const own = fields.plantCd?.kind === 'plant' && places.has('plantCd') ? cellText(line.cell('plantCd')).trim() : ''
  const found = own === '' ? undefined : keys.get('plant')?.find(own, own)
  return typeof found === 'string' ? found : plantCd
}

function malformedIn(reading: Reading, values: Record<string, unknown>): Problem[] {
  const { area, names, language, now } = reading
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  try {
    Object.assign(values, parseInput(reading, given, names, language, now))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const found = error.problemsIn(area, language)
    // A day that is none at all is not in the future as well.
    return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at)
  }
}

/** @returns the row, without what is wrong in it; and that, at `rows.{rowNo}.{field}` */
export function readRow(line: SheetLine, reading: Reading, refs: Refs): { row: SheetRow; problems: Problem[] } {
  const { values: read, problems } = readCells(line, reading)
  const wrong = new Set(problems.map(({ field }) => field))
  const values: Record<string, unknown> = {}
  const tell = (name: string, field: AnyField, code: string) => {
    problems.push(fieldProblem(reading, reading.language, field.label, name, code))
    values[name] = null
  }
  for (const name of reading.names) {
    const field = reading.fields[name]
    if (!field) continue
    const value = read[name] ?? startOf(field)
    if (wrong.has(name)) values[name] = null
    else if (field.required && isEmpty(value)) tell(name, field, 'REQUIRED')
    else if (isEmpty(value)) values[name] = null
    else if (refs[name] && !refs[name].has(String(value))) tell(name, field, 'NOT_A_CODE')
    else values[name] = value
  }
  const row = { ...withKeys(values, refs), rowNo: line.rowNo } as SheetRow
  return { row, problems: inOrder(reading, problems).map((one) => atRow(line.rowNo, one)) }
}

export const atRow = (rowNo: number, one: Problem): Problem => ({ ...one, field: `rows.${rowNo}.${one.field}` })

/** What an empty cell means. */
const startOf = (field: AnyField): unknown =>
  'default' in field && field.default !== 'today' && field.default !== 'now'
    ? field.default
    : field.kind === 'yesNo'
      ? 'N'
      : null

const withKeys = (values: Readonly<Record<string, unknown>>, refs: Refs): Record<string, ValueOf<AnyField>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, refs[name]?.get(String(value)) ?? value]),
  ) as Record<string, ValueOf<AnyField>>
