/** Rows as CSV (RFC 4180, UTF-8 with its mark, CRLF), written the same on the server and in the browser. */
import { dayOf, toWire } from '../calendar.ts'
import { type CellKind, onceEach } from './cell-xml.ts'
import type { LineForm } from './line-form.ts'
import { isWritten, piecesOf, type SheetColumn, type WorkbookSpec } from './workbook-parts.ts'

export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-8'
/** Without it Excel reads UTF-8 as the code page of its machine. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'
const CHUNK = 65_536

/** The one line of heads names what stands below it, under heads of heads too: `보고 일자`. */
export async function* csvText({
  columns,
  rows,
}: Pick<WorkbookSpec, 'columns' | 'rows'>): AsyncGenerator<string | Uint8Array> {
  const leaves = namedLeaves(columns)
  const form = csvForm(leaves)
  let chunk = BYTE_ORDER_MARK + lineOf(leaves.map(({ text }) => written(text)))
  if (isWritten(rows)) {
    yield chunk
    for await (const { content } of rows.written(form)) yield content
    return
  }
  const writers = form.cells.map(({ rest }) => rest)
  for await (const piece of piecesOf(rows))
    for (const values of piece) {
      for (let at = 0; at < writers.length; at++) chunk += (at > 0 ? ',' : '') + writers[at]?.(values[at])
      chunk += LINE_END
      if (chunk.length < CHUNK) continue
      yield chunk
      chunk = ''
    }
  yield chunk
}

const csvForm = (leaves: readonly SheetColumn[]): LineForm => ({
  format: 'csv',
  firstRowNo: 1,
  begin: ['', ''],
  end: LINE_END,
  cells: leaves.map((column, index) => {
    const rest = (value: unknown) => csvCell(value, column)
    return { column, start: index > 0 ? ',' : '', rest: column.few ? onceEach(rest) : rest, own: rest }
  }),
})

const lineOf = (cells: readonly string[]): string => cells.join(',') + LINE_END

const namedLeaves = (columns: readonly SheetColumn[], above = ''): SheetColumn[] =>
  columns.flatMap((column) => {
    const text = above + column.text
    return column.children?.length ? namedLeaves(column.children, `${text} `) : [{ ...column, text }]
  })

function csvCell(value: unknown, { kind = 'auto', kindOf }: SheetColumn): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return written(textOf(kindOf?.(value) ?? kind, value))
}

/** As the database says an instant: it is shown without the long way round by `Date`. */
const OF_SEOUL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*\+09:00$/

/** Days and moments as a sheet shows them, of Asia/Seoul. */
function textOf(kind: CellKind, value: unknown): string {
  if (typeof value === 'string') {
    if (kind === 'time') return value.slice(0, 5)
    if (kind !== 'dateTime') return value
    if (OF_SEOUL.test(value)) return value.slice(0, 16).replace('T', ' ')
  }
  const instant = value instanceof Date ? value : kind === 'dateTime' ? new Date(String(value)) : undefined
  if (!instant || Number.isNaN(instant.getTime())) return kind === 'time' ? String(value).slice(0, 5) : String(value)
  if (kind === 'day') return dayOf(instant)
  if (kind === 'month') return dayOf(instant).slice(0, 7)
  const moment = toWire(instant).slice(0, 16).replace('T', ' ')
  return kind === 'time' ? moment.slice(11) : moment
}

/** What a program that opens the file would calculate; and what has been kept from it before. */
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/
const UNPLAIN = /[",;\t\r\n]|^\s|\s$/

/** An apostrophe before it makes a text of a formula (OWASP, CSV injection); `csvMeaning` takes it off again. */
function written(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return UNPLAIN.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What a cell was before it was written. */
export const csvMeaning = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text
