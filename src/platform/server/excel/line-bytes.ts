/**
 * Lines of a file as bytes. What may stand in it as the database says it is copied; what may not is refused, and goes as a
 * value through the functions that write all cells.
 */
import { MAX_TEXT, serialOfSeoul } from '#platform/model/excel/cell-xml.ts'
import type { CellForm, LineForm } from '#platform/model/excel/line-form.ts'
import type { CopiedRow } from '../database/copied-rows.ts'
import { isOdd, isOddAtEdge, isWhole, plainBytes, SeoulMoments } from './plain-bytes.ts'

/** Worth the way to another thread, where a workbook is packed and a file is written. */
const CHUNK_BYTES = 524_288
/** For what the last line of a chunk writes beyond it. */
const MORE_BYTES = 8_192
/** More than all that stands around the value of a cell. */
const CELL_BYTES = 256
const MOST_BYTES_OF_UNIT = 3
/** From here on the way to another function is shorter than byte by byte. */
const LONG_BYTES = 16
const MOST_DIGITS = 16
/** `2026-11-21 21:03`: as a sheet shows a moment. */
const MINUTE_LENGTH = 16

/** What stands before and behind a value in its cell. */
interface Around {
  readonly open: Buffer
  readonly close: Buffer
}
interface Cell {
  readonly start: Buffer
  readonly rest: CellForm['rest']
  readonly ofText: Around
  readonly ofWhole: Around
  readonly ofMoment: Around
}

export class LineBytes {
  private readonly form: LineForm
  private readonly cells: readonly Cell[]
  private readonly begins: readonly [Buffer, Buffer]
  private readonly ends: Buffer
  private readonly plain: Uint8Array
  private readonly isWorkbook: boolean
  private readonly moments = new SeoulMoments()
  private bytes = newChunk()
  private at = 0
  private lineAt = 0
  /** The digits of the number of the row. */
  private readonly rowNo = new Uint8Array(MOST_DIGITS)
  private rowNoLength = 0

  constructor(form: LineForm) {
    this.form = form
    this.cells = form.cells.map(cellOf)
    this.begins = [Buffer.from(form.begin[0]), Buffer.from(form.begin[1])]
    this.ends = Buffer.from(form.end)
    this.plain = plainBytes(form.format)
    this.isWorkbook = form.format === 'xlsx'
  }

  get isFull(): boolean {
    return this.at >= CHUNK_BYTES
  }

  /** All lines since this was last asked. */
  take(): Buffer {
    const taken = this.bytes.subarray(0, this.at)
    this.bytes = newChunk()
    this.at = 0
    return taken
  }

  /** @param index of the line, the first is 0 */
  begin(index: number): void {
    this.ensure(CELL_BYTES)
    this.lineAt = this.at
    this.put(this.begins[0])
    if (this.isWorkbook) {
      this.putDigits(String(this.form.firstRowNo + index))
      this.rowNoLength = this.at - this.lineAt - this.begins[0].length
      this.rowNo.set(this.bytes.subarray(this.at - this.rowNoLength, this.at))
    }
    this.put(this.begins[1])
  }

  end(): void {
    this.ensure(CELL_BYTES)
    this.put(this.ends)
  }

  /** As if the line had not been begun. */
  undo(): void {
    this.at = this.lineAt
  }

  /** A cell of this value, to be put into as many lines as have it. */
  finish(index: number, value: unknown): Buffer {
    return Buffer.from(this.cell(index).rest(value))
  }

  finished(index: number, rest: Uint8Array): void {
    this.ensure(rest.length + CELL_BYTES)
    if (rest.length > 0 || !this.isWorkbook) this.start(this.cell(index))
    this.put(rest)
  }

  /** A cell without a value. */
  none(index: number): void {
    this.finished(index, NOTHING)
  }

  value(index: number, value: unknown): void {
    const cell = this.cell(index)
    const rest = cell.rest(value)
    this.ensure(rest.length * MOST_BYTES_OF_UNIT + CELL_BYTES)
    if (rest !== '' || !this.isWorkbook) this.start(cell)
    this.at += this.bytes.write(rest, this.at)
  }

  /** @returns false where the column cannot stand as it is: then nothing is written */
  text(index: number, { bytes, starts, ends }: CopiedRow, column: number): boolean {
    const start = starts[column] ?? -1
    const end = ends[column] ?? -1
    if (start < 0 || end <= start || end - start > MAX_TEXT || isOddAtEdge(bytes, start, end)) return false
    this.ensure(end - start + CELL_BYTES)
    const before = this.at
    const { ofText } = this.start(this.cell(index))
    this.put(ofText.open)
    if (!this.putPlain(bytes, start, end)) {
      this.at = before
      return false
    }
    this.put(ofText.close)
    return true
  }

  /** The number of the line. */
  number(index: number, number: number): void {
    this.ensure(CELL_BYTES)
    const { ofWhole } = this.start(this.cell(index))
    this.put(ofWhole.open)
    this.putDigits(String(number))
    this.put(ofWhole.close)
  }

  /** A whole number. @returns as of `text` */
  whole(index: number, row: CopiedRow, column: number): boolean {
    if (!isWhole(row, column)) return false
    this.ensure(CELL_BYTES)
    const { ofWhole } = this.start(this.cell(index))
    this.put(ofWhole.open)
    this.putColumn(row, column)
    this.put(ofWhole.close)
    return true
  }

  /** A text of two whole numbers. @returns as of `text` */
  wholes(index: number, row: CopiedRow, [first, second]: readonly [number, number], between: Uint8Array): boolean {
    if (!isWhole(row, first) || !isWhole(row, second)) return false
    this.ensure(CELL_BYTES)
    const { ofText } = this.start(this.cell(index))
    this.put(ofText.open)
    this.putColumn(row, first)
    this.put(between)
    this.putColumn(row, second)
    this.put(ofText.close)
    return true
  }

  /** A moment, as PostgreSQL writes it in Asia/Seoul. @returns as of `text` */
  moment(index: number, row: CopiedRow, column: number): boolean {
    const ms = this.moments.msOf(row, column)
    if (Number.isNaN(ms)) return false
    this.ensure(CELL_BYTES)
    const { ofMoment } = this.start(this.cell(index))
    const start = row.starts[column] ?? 0
    this.put(ofMoment.open)
    if (this.isWorkbook) this.putDigits(String(serialOfSeoul(ms)))
    else this.copy(row.bytes, start, start + MINUTE_LENGTH)
    this.put(ofMoment.close)
    return true
  }

  private cell(index: number): Cell {
    const cell = this.cells[index]
    if (!cell) throw new RangeError(`There is no column ${index}`)
    return cell
  }

  private start(cell: Cell): Cell {
    this.put(cell.start)
    this.putRowNo()
    return cell
  }

  private putRowNo(): void {
    if (this.rowNoLength > 0) this.copy(this.rowNo, 0, this.rowNoLength)
  }

  private putDigits(digits: string): void {
    for (let at = 0; at < digits.length; at++) this.bytes[this.at++] = digits.charCodeAt(at)
  }

  private putColumn({ bytes, starts, ends }: CopiedRow, column: number): void {
    this.copy(bytes, starts[column] ?? 0, ends[column] ?? 0)
  }

  private put(from: Uint8Array): void {
    if (from.length < LONG_BYTES) this.copy(from, 0, from.length)
    else {
      this.bytes.set(from, this.at)
      this.at += from.length
    }
  }

  /** Byte by byte: these are short, and the way to another function would take longer. */
  private copy(from: Uint8Array, start: number, end: number): void {
    const { bytes } = this
    let { at } = this
    for (let next = start; next < end; next++) bytes[at++] = from[next] as number
    this.at = at
  }

  private putPlain(from: Uint8Array, start: number, end: number): boolean {
    const { bytes, plain } = this
    let { at } = this
    for (let next = start; next < end; next++) {
      const byte = from[next] as number
      const kind = plain[byte] as number
      if (kind !== 0 && isOdd(kind, from, next)) return false
      bytes[at++] = byte
    }
    this.at = at
    return true
  }

  private ensure(byteCnt: number): void {
    if (this.at + byteCnt <= this.bytes.length) return
    const larger = Buffer.allocUnsafeSlow(2 * this.bytes.length + byteCnt)
    larger.set(this.bytes.subarray(0, this.at))
    this.bytes = larger
  }
}

const newChunk = (): Buffer => Buffer.allocUnsafeSlow(CHUNK_BYTES + MORE_BYTES)

const cellOf = ({ start, rest, own }: CellForm): Cell => ({
  start: Buffer.from(start),
  rest,
  ofText: around(own, '가', '가'),
  ofWhole: around(own, 987_654_321, '987654321'),
  ofMoment: around(own, new Date(0).toISOString(), '25569.375'),
})

/** Nothing, where a cell says it otherwise. @param said what a cell of this kind says of the value, and says nowhere else */
function around(own: CellForm['own'], value: unknown, said: string): Around {
  const [open = '', close] = own(value).split(said)
  return close === undefined
    ? { open: NOTHING, close: NOTHING }
    : { open: Buffer.from(open), close: Buffer.from(close) }
}
const NOTHING = Buffer.alloc(0)
