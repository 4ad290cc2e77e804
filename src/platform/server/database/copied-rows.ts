/** What COPY writes, read back: rows of texts, some at a time. Nothing else brings a long list sooner out of PostgreSQL. */
import pg from 'pg'

/** A row as PostgreSQL writes its columns; null where there is none. */
export type TextRow = readonly (string | null)[]

/** Few enough that the part of memory that is cleared most cheaply holds them until they are written. */
const PIECE_ROWS = 100
/** While so many wait to be taken, the database waits. */
const MOST_WAITING = 4 * PIECE_ROWS

/** A query like others of the connection, whose answer is taken while it comes. */
export class CopiedRows extends pg.Query {
  private readonly client: pg.ClientBase & { readonly connection: pg.Connection }
  private readonly columnCnt: number
  private waiting: string[] = []
  private isOver = false
  private fault: Error | undefined
  private wake = () => {}

  /** @param columnCnt how many columns the statement has */
  constructor(client: pg.ClientBase & { readonly connection: pg.Connection }, statement: string, columnCnt: number) {
    super(`copy (${statement}) to stdout`)
    this.client = client
    this.columnCnt = columnCnt
    this.on('error', (error) => this.end(error))
    this.on('end', () => this.end())
  }

  async *pieces(): AsyncGenerator<TextRow[]> {
    const { stream } = this.client.connection
    this.client.query(this)
    for (;;) {
      if (this.waiting.length < PIECE_ROWS && !this.isOver) {
        const woken = Promise.withResolvers<void>()
        this.wake = woken.resolve
        await woken.promise
        continue
      }
      if (this.fault) throw this.fault
      const lines = this.waiting
      if (lines.length === 0) return
      this.waiting = []
      stream.resume()
      for (let at = 0; at < lines.length; at += PIECE_ROWS)
        yield lines.slice(at, at + PIECE_ROWS).map((line) => rowIn(line, this.columnCnt))
    }
  }

  private end(fault?: Error): void {
    this.fault = fault
    this.isOver = true
    this.wake()
  }

  /** Each message is one row. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.waiting.push(chunk.toString())
    if (this.waiting.length === PIECE_ROWS) this.wake()
    if (this.waiting.length === MOST_WAITING) this.client.connection.stream.pause()
  }
}

/** A tab that belongs to a value is written otherwise, and so is the end of a line. */
function rowIn(line: string, columnCnt: number): TextRow {
  const isPlain = !line.includes('\\')
  const row = new Array<string | null>(columnCnt)
  let at = 0
  for (let column = 0; column < columnCnt; column++) {
    const end = line.indexOf(column < columnCnt - 1 ? '\t' : '\n', at)
    const value = line.slice(at, end)
    row[column] = isPlain || !value.includes('\\') ? value : unescaped(value)
    at = end + 1
  }
  return row
}

const MEANT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const unescaped = (value: string): string | null =>
  value === '\\N' ? null : value.replace(/\\(.)/gs, (_, char: string) => MEANT[char] ?? char)
