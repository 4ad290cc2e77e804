/** What COPY writes, read back: rows of texts, some at a time. Nothing else brings a long list sooner out of PostgreSQL. */
import pg from 'pg'

/** A row as PostgreSQL writes its columns; null where there is none. */
export type TextRow = readonly (string | null)[]

/** Enough that waiting for the next costs little, and little enough that it is cheap to be kept. */
const PIECE_BYTES = 65_536
/** While so many wait to be taken, the database waits. */
const MOST_WAITING = 4

/** Rows as they came, each with the end of its line. */
interface Piece {
  bytes: Buffer
  length: number
}

/** A query like others of the connection, whose answer is taken while it comes. */
export class CopiedRows extends pg.Query {
  private readonly client: pg.ClientBase & { readonly connection: pg.Connection }
  private readonly waiting: Piece[] = []
  /** Those that have been read: the next rows are written into them. */
  private readonly free: Buffer[] = []
  private filling: Piece = { bytes: Buffer.allocUnsafeSlow(PIECE_BYTES), length: 0 }
  private isOver = false
  private fault: Error | undefined
  private wake = () => {}

  constructor(client: pg.ClientBase & { readonly connection: pg.Connection }, statement: string) {
    super(`copy (${statement}) to stdout`)
    this.client = client
    this.on('error', (error) => this.end(error))
    this.on('end', () => this.end())
  }

  /** Whole rows, until the next are asked for: then others are written in their place. */
  async *pieces(): AsyncGenerator<Buffer> {
    const { stream } = this.client.connection
    this.client.query(this)
    for (;;) {
      const piece = this.waiting.shift()
      if (piece) {
        stream.resume()
        yield piece.bytes.subarray(0, piece.length)
        this.free.push(piece.bytes)
        continue
      }
      if (this.fault) throw this.fault
      if (this.isOver) return
      const woken = Promise.withResolvers<void>()
      this.wake = woken.resolve
      await woken.promise
    }
  }

  private end(fault?: Error): void {
    this.fault = fault
    if (!fault) this.handOn()
    this.isOver = true
    this.wake()
  }

  private handOn(): void {
    if (this.filling.length > 0) this.waiting.push(this.filling)
    this.wake()
    if (this.waiting.length >= MOST_WAITING) this.client.connection.stream.pause()
  }

  /** Each message is one row, in memory that the connection uses again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    let { filling } = this
    if (filling.length + chunk.length > filling.bytes.length) {
      this.handOn()
      const bytes = this.free.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
      filling = { bytes: bytes.length < chunk.length ? Buffer.allocUnsafeSlow(chunk.length) : bytes, length: 0 }
      this.filling = filling
    }
    filling.bytes.set(chunk, filling.length)
    filling.length += chunk.length
  }
}

const TAB = 9
const LINE_FEED = 10
const BACKSLASH = 92
const LETTER_N = 78

/** One row at a time of what was copied, and where its columns stand. */
export class CopiedRow {
  bytes: Buffer = Buffer.alloc(0)
  /** The same, to be read by more than one byte. */
  view: DataView = new DataView(new ArrayBuffer(0))
  /** Where each column begins and ends; it begins at -1 where there is none. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  private readonly columnCnt: number

  constructor(columnCnt: number) {
    this.columnCnt = columnCnt
    this.starts = new Int32Array(columnCnt)
    this.ends = new Int32Array(columnCnt)
  }

  /** Steps to the row that begins there. A tab or the end of a line that belongs to a value is written otherwise. @returns where it ends */
  read(bytes: Buffer, from: number): number {
    const { columnCnt, starts, ends } = this
    const { length } = bytes
    if (bytes !== this.bytes) {
      this.bytes = bytes
      this.view = new DataView(bytes.buffer, bytes.byteOffset, length)
    }
    let start = from
    let at = from
    for (let column = 0; column < columnCnt; column++) {
      // Nearly all are above both, and asked once.
      for (let byte = bytes[at] as number; byte > LINE_FEED || (byte !== TAB && byte !== LINE_FEED); ) {
        if (++at >= length) break
        byte = bytes[at] as number
      }
      const isNone = at - start === 2 && bytes[start] === BACKSLASH && bytes[start + 1] === LETTER_N
      starts[column] = isNone ? -1 : start
      ends[column] = at
      start = ++at
    }
    return at
  }

  text(column: number): string | null {
    const start = this.starts[column] ?? -1
    if (start < 0) return null
    const value = this.bytes.toString('utf8', start, this.ends[column])
    return value.includes('\\') ? unescaped(value) : value
  }
}

/** The same as texts. */
export function* textRows(bytes: Buffer, columnCnt: number): Generator<TextRow> {
  const row = new CopiedRow(columnCnt)
  for (let at = 0; at < bytes.length; ) {
    at = row.read(bytes, at)
    yield Array.from({ length: columnCnt }, (_, column) => row.text(column))
  }
}

const MEANT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const unescaped = (value: string): string => value.replace(/\\(.)/gs, (_, char: string) => MEANT[char] ?? char)
