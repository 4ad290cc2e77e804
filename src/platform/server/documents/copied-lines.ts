/** The rows of a list as lines of its file, from what COPY writes, without making texts of what can stay bytes. */
import { hidesAuthor } from '#platform/model/access.ts'
import type { LineForm, WrittenLines } from '#platform/model/excel/line-form.ts'
import { CopiedRow } from '../database/copied-rows.ts'
import type { Database } from '../database/database.ts'
import { LineBytes } from '../excel/line-bytes.ts'
import { ByteMap } from './byte-map.ts'
import { withheldOf } from './record.ts'
import type { Row } from './shape.ts'
import { asItIs, type ColumnPlan, decisive, type FewValues, MOST_KEPT, type SheetRows, UNKNOWN } from './sheet-rows.ts'

/** Writes the cell of the row. @returns false where a name in it has to be learnt first */
type Cell = (isUnnamed: boolean) => boolean

const LETTER_Y = 0x59

export class CopiedLines {
  private readonly rows: SheetRows
  private readonly lines: LineBytes
  private readonly row: CopiedRow
  private readonly cells: readonly Cell[]
  private readonly withheld: ReadonlySet<string>
  /** Where it stands by what a row is known as one of those whose author is withheld. */
  private readonly decisiveAt: readonly number[]
  /** Of the cell that is being written, what its column reads. */
  private readonly current: Record<string, unknown> = {}

  /** @param form a column with the number of each row, then those of the list */
  constructor(rows: SheetRows, form: LineForm) {
    this.rows = rows
    this.lines = new LineBytes(form)
    this.row = new CopiedRow(rows.columnCnt)
    this.withheld = new Set(withheldOf(rows.shape.model))
    const { anonymous } = rows.shape.model.access
    this.decisiveAt = rows.values.flatMap(({ wire }, at) =>
      decisive.includes(wire) || wire === anonymous?.field ? [at] : [],
    )
    this.cells = rows.plans.map((plan, at) => this.cellOf(plan, at + 1))
  }

  async *written(db: Database, pieces: AsyncIterable<Buffer>): AsyncGenerator<WrittenLines> {
    const { lines } = this
    let index = 0
    let toldCnt = 0
    for await (const bytes of pieces)
      for (let at = 0; at < bytes.length; ) {
        const end = this.row.read(bytes, at)
        if (!this.write(index)) {
          await this.learn(db, bytes, at)
          continue
        }
        at = end
        index += 1
        if (!lines.isFull) continue
        yield { content: lines.take(), rowCnt: index - toldCnt }
        toldCnt = index
      }
    yield { content: lines.take(), rowCnt: index - toldCnt }
  }

  private write(index: number): boolean {
    const { cells, lines } = this
    const isUnnamed = this.isUnnamed()
    lines.begin(index)
    lines.number(0, index + 1)
    for (const cell of cells)
      if (!cell(isUnnamed)) {
        lines.undo()
        return false
      }
    lines.end()
    return true
  }

  /** Whether its author is withheld from whoever reads this row. */
  private isUnnamed(): boolean {
    const { row, rows } = this
    const { unnamedAt, shape, asker } = rows
    if (unnamedAt === undefined || row.bytes[row.starts[unnamedAt] ?? -1] !== LETTER_Y) return false
    const record = Object.fromEntries(this.decisiveAt.map((at) => [rows.values[at]?.wire, this.valueAt(at)]))
    return hidesAuthor(shape.model, asker.person, record as Row)
  }

  /** What the columns say of all rows from there on. */
  private async learn(db: Database, bytes: Buffer, from: number): Promise<void> {
    const { asker, plans } = this.rows
    const named = plans.flatMap(({ few }) =>
      few && few.names.length > 0 ? [{ few, found: new Set<string | null>() }] : [],
    )
    for (let at = from; at < bytes.length; ) {
      at = this.row.read(bytes, at)
      for (const { few, found } of named) found.add(this.row.text(few.at))
    }
    for (const { few, found } of named) await few.learn(db, asker, [...found])
  }

  private cellOf(plan: ColumnPlan, index: number): Cell {
    const isWithheld = plan.places.some((at) => this.withheld.has(this.rows.values[at]?.wire ?? ''))
    if (plan.few) return this.fewCell(plan.few, isWithheld, index)
    const said = this.saidCell(plan, index)
    const copy = isWithheld ? undefined : this.copyOf(plan, index)
    if (!copy) return said
    const { row, lines } = this
    const [first = 0] = plan.places
    return (isUnnamed) => {
      if ((row.starts[first] ?? -1) < 0) lines.none(index)
      else if (!copy()) said(isUnnamed)
      return true
    }
  }

  private fewCell(few: FewValues, isWithheld: boolean, index: number): Cell {
    const { row, lines } = this
    const { at } = few
    const finished = new ByteMap<Buffer>()
    // Worded when it first comes, so that shared texts have the same numbers as in a file of values.
    let none: Buffer | undefined
    return (isUnnamed) => {
      if ((row.starts[at] ?? -1) < 0 || (isUnnamed && isWithheld)) {
        none ??= lines.finish(index, few.ofNone)
        lines.finished(index, none)
        return true
      }
      let cell = finished.get(row, at)
      if (!cell) {
        const said = few.of(row.text(at))
        if (said === UNKNOWN) return false
        cell = lines.finish(index, said)
        if (finished.size > MOST_KEPT) finished.clear()
        finished.add(row, at, cell)
      }
      lines.finished(index, cell)
      return true
    }
  }

  /** By the words of the column itself: whatever it says can be written so. */
  private saidCell({ column, places }: ColumnPlan, index: number): Cell {
    const { current, lines, withheld } = this
    const read = places.map((at) => ({ at, wire: this.rows.values[at]?.wire ?? '' }))
    return (isUnnamed) => {
      for (const { at, wire } of read) current[wire] = isUnnamed && withheld.has(wire) ? null : this.valueAt(at)
      lines.value(index, column.value(current))
      return true
    }
  }

  /** Copies what the column reads. Undefined where it says something else of it. */
  private copyOf({ column: { copies, kind }, places }: ColumnPlan, index: number): (() => boolean) | undefined {
    if (copies === undefined) return undefined
    const { lines, row } = this
    const [first, second, ...others] = places
    const parsers = places.map((at) => this.rows.values[at]?.parse)
    const areNumbers = parsers.every((parse) => parse === Number)
    if (first === undefined || others.length > 0) return undefined
    if (second !== undefined) {
      const between = Buffer.from(copies)
      return areNumbers ? () => lines.wholes(index, row, [first, second], between) : undefined
    }
    if (areNumbers) return () => lines.whole(index, row, first)
    if (kind === 'dateTime') return () => lines.moment(index, row, first)
    return kind === 'text' && parsers[0] === asItIs ? () => lines.text(index, row, first) : undefined
  }

  private valueAt(at: number): unknown {
    const text = this.row.text(at)
    return text === null ? null : this.rows.values[at]?.parse(text)
  }
}
