/**
 * What a file reads of its rows: that which its columns say, as texts of the database, and names from memory. What the same
 * few values stand for is worked out once for each; only a row of which something is kept from its reader, or that is read
 * together with others, is put together as a record first.
 */
import { knowsAuthors } from '#platform/model/access.ts'
import { type AnyField, nameFieldOf } from '#platform/model/field.ts'
import type { TextRow } from '../database/copied-rows.ts'
import { type Database, toIso } from '../database/database.ts'
import { join, type Sql } from '../database/sql.ts'
import { addNames, isNamedInMemory, type NamedField } from '../directory/names.ts'
import type { ExportAsker } from '../exports/exports.ts'
import { isShownWhole, shownTo } from './record.ts'
import { type Beside, cellOf, nameBehind, namedFields, plainColumns, type Row, type Shape } from './shape.ts'
import type { ShownColumn } from './sheet.ts'

/** A value of a row: its name on the wire, where it stands in the table, and what its text says. */
export interface Value {
  readonly wire: string
  readonly from: Sql
  readonly parse: (text: string) => unknown
}

/** A column, which of the values it says, and what it says of the few that it has. */
export interface ColumnPlan {
  readonly column: ShownColumn
  readonly places: readonly number[]
  readonly few: FewValues | undefined
}

type Cells = (row: TextRow) => unknown

export class SheetRows {
  /** Of a row `r` of the table. */
  readonly select: Sql
  readonly columnCnt: number
  readonly values: readonly Value[]
  readonly plans: readonly ColumnPlan[]
  private readonly names: readonly NamedField[]
  readonly shape: Shape
  readonly asker: ExportAsker
  private readonly columns: readonly ShownColumn[]
  /** Where it stands whether somebody withholds his name; undefined where the reader is told every name. */
  readonly unnamedAt: number | undefined
  private readonly few: readonly FewValues[]
  private readonly cells: readonly Cells[]
  /** Of the row that is being written, what no column keeps. */
  private readonly current: Record<string, unknown> = {}
  private readonly read: readonly (Value & { at: number })[]
  /** Whether each column may be asked by itself: what it reads are values of the row, or the name of the one it reads. */
  readonly isByValue: boolean

  /**
   * @param columns each says what it reads
   * @param beside what is read besides the columns of the table
   */
  constructor(shape: Shape, asker: ExportAsker, columns: readonly ShownColumn[], beside: readonly Beside[]) {
    const { anonymous } = shape.model.access
    this.shape = shape
    this.asker = asker
    this.columns = columns
    const { values, names } = valuesOf(shape, new Set(columns.flatMap(({ reads = [] }) => reads)), beside)
    this.values = values
    this.names = names
    this.columnCnt = values.length
    this.select = join(
      values.map(({ from }) => from),
      ', ',
    )
    this.unnamedAt =
      anonymous && !knowsAuthors(shape.model, asker.person)
        ? values.findIndex(({ wire }) => wire === anonymous.field)
        : undefined
    this.plans = columns.map((one) => ({ column: one, places: this.placesOf(one), few: this.fewOf(one) }))
    this.cells = this.plans.map(({ few, column: { value } }) =>
      few ? (row) => few.of(row[few.at] ?? null) : () => value(this.current),
    )
    this.few = this.plans.flatMap(({ few }) => few ?? [])
    const currentAt = new Set(this.plans.flatMap(({ few, places }) => (few ? [] : places)))
    this.read = values.flatMap((value, at) => (currentAt.has(at) ? [{ ...value, at }] : []))
    const saidByFew = new Set(this.few.flatMap((one) => one.names.map(({ as }) => as)))
    this.isByValue =
      isShownWhole(shape.model) &&
      names.every(({ as }) => saidByFew.has(as) || !columns.some(({ reads }) => reads?.includes(as)))
  }

  /** The cells of the rows, in the order of the columns. @param readBeside writes into records what is read besides */
  async cellsOf(
    db: Database,
    found: readonly TextRow[],
    readBeside: ((rows: readonly Row[]) => Promise<void>) | undefined,
  ): Promise<unknown[][]> {
    if (readBeside || !this.isByValue) return this.cellsOfRecords(db, found, readBeside)
    const unnamed: TextRow[] = []
    const unknown: TextRow[] = []
    const cells = found.map((row) => {
      if (this.isUnnamed(row)) {
        unnamed.push(row)
        return undefined
      }
      const known = this.cellsIn(row)
      if (!known) unknown.push(row)
      return known
    })
    if (unnamed.length + unknown.length === 0) return cells as unknown[][]
    for (const one of this.few)
      await one.learn(
        db,
        this.asker,
        unknown.map((row) => row[one.at] ?? null),
      )
    const records = (await this.cellsOfRecords(db, unnamed)).values()
    return found.map((row, at) => {
      const known = cells[at] ?? (this.isUnnamed(row) ? records.next().value : this.cellsIn(row))
      if (!known) throw new RangeError('A value was forgotten while its row was written')
      return known
    })
  }

  private isUnnamed(row: TextRow): boolean {
    return this.unnamedAt !== undefined && row[this.unnamedAt] === 'Y'
  }

  /** @returns undefined where it has a value that has not come before */
  private cellsIn(row: TextRow): unknown[] | undefined {
    for (const { at, wire, parse } of this.read) {
      const text = row[at] ?? null
      this.current[wire] = text === null ? null : parse(text)
    }
    const cells = new Array<unknown>(this.cells.length)
    for (let at = 0; at < cells.length; at++) {
      const cell = this.cells[at]?.(row)
      if (cell === UNKNOWN) return undefined
      cells[at] = cell
    }
    return cells
  }

  private async cellsOfRecords(
    db: Database,
    found: readonly TextRow[],
    readBeside: (rows: readonly Row[]) => Promise<void> = async () => {},
  ): Promise<unknown[][]> {
    const rows = found.map((row) => {
      const record: Record<string, unknown> = {}
      for (const [at, { wire, parse }] of this.values.entries()) {
        const text = row[at] ?? null
        record[wire] = text === null ? null : parse(text)
      }
      return record as Row
    })
    await addNames(db, this.asker.person, this.names, rows)
    await readBeside(rows)
    return rows.map((row) => {
      const shown = shownTo(this.shape.model, this.asker, row)
      return this.columns.map((one) => one.value(shown))
    })
  }

  private placesOf({ reads = [] }: ShownColumn): number[] {
    return [...new Set(reads)].flatMap((wanted) => {
      const at = this.values.findIndex(({ wire }) => wire === wanted)
      return at < 0 ? [] : [at]
    })
  }

  /** Of a column that says few things, and each by one value of the row. */
  private fewOf(one: ShownColumn): FewValues | undefined {
    const [at, ...others] = this.placesOf(one)
    const value = this.values[at ?? -1]
    if (!one.few || at === undefined || !value || others.length > 0) return undefined
    return new FewValues(
      one,
      value,
      at,
      this.names.filter(({ field, as }) => field === value.wire && one.reads?.includes(as)),
    )
  }
}

/** More different ones are none that are few. */
export const MOST_KEPT = 5_000
export const UNKNOWN = Symbol('unknown')

/** What a column says of each value that has come before. */
export class FewValues {
  readonly at: number
  readonly names: readonly NamedField[]
  readonly ofNone: unknown
  private readonly column: ShownColumn
  private readonly value: Value
  private readonly said = new Map<string, unknown>()

  constructor(shown: ShownColumn, value: Value, at: number, names: readonly NamedField[]) {
    this.column = shown
    this.value = value
    this.at = at
    this.names = names
    this.ofNone = shown.value({ [value.wire]: null, ...Object.fromEntries(names.map(({ as }) => [as, null])) })
  }

  /** @returns UNKNOWN where its name has to be learnt first */
  of(text: string | null): unknown {
    if (text === null) return this.ofNone
    const { said } = this
    const known = said.get(text)
    if (known !== undefined || said.has(text)) return known
    if (this.names.length > 0) return UNKNOWN
    this.makeRoom()
    const saying = this.column.value({ [this.value.wire]: this.value.parse(text) })
    said.set(text, saying)
    return saying
  }

  /** From now on it is known what the column says of these. */
  async learn(db: Database, { person }: ExportAsker, found: readonly (string | null)[]): Promise<void> {
    const { said, value } = this
    if (this.names.length === 0) return
    this.makeRoom()
    const unknown = [...new Set(found)].filter((text): text is string => text !== null && !said.has(text))
    const records = unknown.map((text): Record<string, unknown> => ({ [value.wire]: value.parse(text) }))
    await addNames(db, person, this.names, records)
    for (const [index, record] of records.entries()) said.set(unknown[index] ?? '', this.column.value(record))
  }

  private makeRoom(): void {
    if (this.said.size > MOST_KEPT) this.said.clear()
  }
}

function valuesOf(
  shape: Shape,
  said: ReadonlySet<string>,
  beside: readonly Beside[],
): { values: Value[]; names: NamedField[] } {
  const { model, stored } = shape
  const named = namedFields(model, [...stored]).filter(({ field }) => said.has(nameFieldOf(field)))
  const keys = new Set([...named.map(({ field }) => field), ...decisive, model.access.anonymous?.field])
  const plain = plainColumns(shape).filter((wire) => said.has(wire) || keys.has(wire))
  const values: Value[] = plain.map((wire) => ({ wire, from: cellOf(model, wire, 'r'), parse: parserOf(shape, wire) }))
  const names: NamedField[] = []
  for (const { kind, field } of named) {
    const as = nameFieldOf(field)
    if (isNamedInMemory(kind)) names.push({ kind, field, as })
    else values.push({ wire: as, from: nameBehind(kind, field), parse: asItIs })
  }
  return { values: [...values, ...beside.map(([wire, from]) => ({ wire, from, parse: asItIs }))], names }
}

/** By what it is known whether a person may be told who has written a row. */
export const decisive = ['statusCd', 'plantCd', 'createUserId']

export const asItIs = (text: string): unknown => text
const numbers: ReadonlySet<AnyField['kind']> = new Set([
  ...(['number', 'count', 'year', 'amount', 'process', 'person', 'reference', 'attachments'] as const),
])
const drawn: ReadonlySet<AnyField['kind']> = new Set(['marks', 'siteMark', 'signature'] as const)

/** A value as the connection would have read it from its column. */
function parserOf({ model, stored }: Shape, wire: string): (text: string) => unknown {
  const kind = stored.get(wire)?.kind
  if (wire === model.key || wire === 'rowVersion' || (kind && numbers.has(kind))) return Number
  if (kind === 'dateTime' || wire === 'createDt' || wire === 'updateDt') return toIso
  return kind && drawn.has(kind) ? JSON.parse : asItIs
}
