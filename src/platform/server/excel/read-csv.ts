/** Reads rows from CSV as people have it: of our own, of Excel in Korean, of programs that part by semicolons or tabs. */
import { csvMeaning } from '#platform/model/excel/csv.ts'
import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { decodeCp949 } from './cp949.ts'
import type { Cell, ReadLimits, ReadRow } from './read-workbook.ts'

type CsvLimits = Pick<ReadLimits, 'maxRows' | 'maxColumns'>

const MAX_COLUMNS = 500
const SEPARATORS = [',', ';', '\t'] as const
/** The first line in which Excel is told, and tells, what parts the cells. */
const TOLD_SEPARATOR = /^sep=([,;\t])(?:\r\n?|\n|$)/i

/** @throws ExcelError NOT_CSV, TOO_LARGE, TOO_MANY_ROWS */
export function readCsv(bytes: Buffer, { maxRows, maxColumns = MAX_COLUMNS }: CsvLimits): ReadRow[] {
  const whole = decoded(bytes)
  const told = TOLD_SEPARATOR.exec(whole)
  const text = told ? whole.slice(told[0].length) : whole
  const rows: ReadRow[] = []
  let rowNo = 0
  for (const line of linesOf(text, told?.[1] ?? separatorOf(text))) {
    rowNo += 1
    const cells = line.map((cell): Cell => csvMeaning(cell) || null)
    while (cells.at(-1) === null) cells.pop()
    if (cells.length > maxColumns) throw new ExcelError('TOO_LARGE', `Column ${cells.length}`)
    if (cells.length === 0) continue
    if (rows.length >= maxRows) throw new ExcelError('TOO_MANY_ROWS', `More than ${maxRows} rows`)
    rows.push({ rowNo, cells })
  }
  return rows
}

type Decoder = (bytes: Uint8Array) => string
const decoderOf = (encoding: string): Decoder => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes) => decoder.decode(bytes)
}
const MARKED: Readonly<Record<string, Decoder>> = { fffe: decoderOf('utf-16le'), feff: decoderOf('utf-16be') }
const UNMARKED = [decoderOf('utf-8'), decodeCp949]

/** UTF-8 where the bytes are such, the code page of Korean Windows otherwise; UTF-16 only under its mark. */
function decoded(bytes: Buffer): string {
  const marked = MARKED[bytes.toString('hex', 0, 2)]
  for (const decode of marked ? [marked] : UNMARKED) {
    const text = textIn(bytes, decode)
    if (text !== undefined && !text.includes('\0')) return text
  }
  throw new ExcelError('NOT_CSV', 'Bytes that are no text')
}

function textIn(bytes: Buffer, decode: Decoder): string | undefined {
  try {
    return decode(bytes)
  } catch {
    return undefined
  }
}

/** What makes the most cells of the first line. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map((separator) => linesOf(text, separator).next().value?.length ?? 0)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Quotes count at the beginning of a cell alone; elsewhere they are written out, as people write inches. */
function* linesOf(text: string, separator: string): Generator<string[], undefined> {
  const end = separator === '\t' ? /[\t\r\n]|$/g : separator === ';' ? /[;\r\n]|$/g : /[,\r\n]|$/g
  let line: string[] = []
  let at = 0
  while (at < text.length) {
    const quoted = quotedAt(text, at)
    end.lastIndex = quoted.end
    const stop = end.exec(text)?.index ?? text.length
    line.push(quoted.text + text.slice(quoted.end, stop))
    if (text[stop] === separator) {
      at = stop + 1
      if (at < text.length) continue
      line.push('')
    } else at = stop + (text.startsWith('\r\n', stop) ? 2 : 1)
    yield line
    line = []
  }
}

/** @returns the part of a cell that stands in quotes, and where it ends */
function quotedAt(text: string, start: number): { text: string; end: number } {
  if (text[start] !== '"') return { text: '', end: start }
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) throw new ExcelError('NOT_CSV', 'A quote without its end')
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}
