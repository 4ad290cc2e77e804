/** One sheet as the parts of a workbook, written the same on the server and in the browser. */
import {
  type CellFormat,
  type CellKind,
  cellRest,
  cellStart,
  columnLetters,
  columnStyle,
  SharedTexts,
  textCellXml,
  textRest,
} from './cell-xml.ts'
import { ExcelError } from './excel-error.ts'
import type { LineForm, WrittenLines } from './line-form.ts'
import { choiceSheet, validationsXml } from './validation-xml.ts'
import {
  type CellRange,
  contentTypesXml,
  ERROR_STYLE,
  EXAMPLE_STYLE,
  escapeXml,
  HEAD_STYLE,
  packageRelationsXml,
  REQUIRED_HEAD_STYLE,
  rangeText,
  sharedTextsXml,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
  worksheetStart,
} from './workbook-xml.ts'
import type { ZipPart } from './zip.ts'

export interface SheetColumn extends CellFormat {
  text: string
  /** Where the cells of one column are of several kinds: the kind of this value. */
  kindOf?(value: unknown): CellKind
  /** In characters of the normal font. */
  width?: number
  /** Columns under a common head; the head itself has no values. */
  children?: readonly SheetColumn[]
  /** Marked in the head. */
  required?: boolean
  /** Texts that are offered in the cells of this column. */
  choices?: readonly string[]
  /** Shown beside the cell that is being filled in. */
  hint?: string
  /** Texts that tell what is wrong: red, several lines. */
  error?: boolean
  /** Not seen: what the sheet tells the program when it comes back. */
  hidden?: boolean
}
/** Rows that are there, or that come some at a time: to wait for each by itself would take longer than to write it. */
export type SheetRows = Iterable<readonly unknown[]> | AsyncIterable<Iterable<readonly unknown[]>>
/** Rows that are lines of the file already, for whoever makes them of bytes sooner than of values. */
export interface WrittenRows {
  written(form: LineForm): AsyncIterable<WrittenLines>
}
export interface WorkbookSpec {
  /** Any label; what a sheet name may not hold is replaced. */
  sheetNm: string
  columns: readonly SheetColumn[]
  /** Values in the order of the columns, those without children only. */
  rows: SheetRows | WrittenRows
  /** Texts of a first row that is not meant. */
  example?: readonly string[]
  /** So many rows below the head know the choices, hints and formats of their columns, filled in or not. */
  preparedRowCnt?: number
  /** Above and below every printed page of the sheet. */
  mark?: string
}

export const XLSX_CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MAX_ROWS = 1_048_576
const MAX_NAME = 31
const DEFAULT_WIDTH = 14
const CHUNK = 65_536

/** S-223: the characters that a sheet name may not hold become `_`; at most 31 characters. */
export const sheetNameOf = (label: string): string => {
  // Excel refuses an apostrophe at either end, too.
  const name = [...label.replace(/[:\\/?*[\]]/g, '_').replace(/^'|'$/g, '_')]
  let kept = ''
  for (const char of name) if (kept.length + char.length <= MAX_NAME) kept += char
  return kept.trim() || 'Sheet1'
}

/** The content throws, while it is read, ExcelError TOO_MANY_ROWS or what `rows` throws. */
export function workbookParts(spec: WorkbookSpec): ZipPart[] {
  const leaves = leavesOf(spec.columns)
  const choices = choiceSheet(leaves)
  const sheetNames = [sheetNameOf(spec.sheetNm), ...(choices ? [choices.sheetNm] : [])]
  const part = (name: string, text: string): ZipPart => ({ name, content: [text] })
  const extent: Extent = { filtered: undefined }
  const shared = leaves.some(({ few }) => few) ? new SharedTexts() : undefined
  return [
    part('[Content_Types].xml', contentTypesXml(sheetNames.length, shared !== undefined)),
    part('_rels/.rels', packageRelationsXml()),
    part('xl/_rels/workbook.xml.rels', workbookRelationsXml(sheetNames.length, shared !== undefined)),
    part('xl/styles.xml', stylesXml()),
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(spec, leaves, extent, shared) },
    ...(choices ? [part('xl/worksheets/sheet2.xml', choices.xml)] : []),
    // Behind the sheet: only then it is known what it says and how far its rows reach.
    ...(shared ? [{ name: 'xl/sharedStrings.xml', content: sharedTextsXml(shared.items()) }] : []),
    { name: 'xl/workbook.xml', content: workbookOf(sheetNames, extent) },
  ]
}

/** What is known of a sheet when its last row is written. */
interface Extent {
  filtered: CellRange | undefined
}

function* workbookOf(sheetNames: readonly string[], extent: Readonly<Extent>): Generator<string> {
  yield workbookXml(sheetNames, extent.filtered)
}

const leavesOf = (columns: readonly SheetColumn[]): SheetColumn[] =>
  columns.flatMap((column) => (column.children?.length ? leavesOf(column.children) : [column]))
const depthOf = (columns: readonly SheetColumn[]): number =>
  Math.max(1, ...columns.map((column) => (column.children?.length ? 1 + depthOf(column.children) : 1)))

async function* sheetXml(
  spec: WorkbookSpec,
  leaves: readonly SheetColumn[],
  extent: Extent,
  shared: SharedTexts | undefined,
): AsyncGenerator<string | Uint8Array> {
  const head = headOf(spec.columns)
  yield `${worksheetStart()}<sheetViews><sheetView workbookViewId="0"><pane ySplit="${head.depth}" \
topLeftCell="A${head.depth + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<sheetFormatPr defaultRowHeight="16.5"/><cols>${leaves.map(columnXml).join('')}</cols><sheetData>${head.xml}`
  let rowNo = head.depth
  if (spec.example) {
    rowNo += 1
    yield exampleXml(rowNo, spec.example)
  }
  for await (const { content, rowCnt } of linesOf(spec.rows, rowForm(leaves, rowNo + 1, shared))) {
    rowNo += rowCnt
    if (rowNo > MAX_ROWS) throw new ExcelError('TOO_MANY_ROWS', `A sheet holds ${MAX_ROWS} rows`)
    yield content
  }
  const merges = head.merges.map((reference) => `<mergeCell ref="${reference}"/>`)
  const lastRowNo = Math.max(rowNo, head.depth + (spec.preparedRowCnt ?? 0))
  // A form is filled in rather than searched.
  if (spec.preparedRowCnt === undefined)
    extent.filtered = { first: ['A', head.depth], last: [columnLetters(leaves.length - 1), rowNo] }
  const filter = extent.filtered ? `<autoFilter ref="${rangeText(extent.filtered)}"/>` : ''
  yield `</sheetData>${filter}${merges.length ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : ''}\
${validationsXml(leaves, head.depth + 1, lastRowNo)}${spec.mark ? markXml(spec.mark) : ''}</worksheet>`
}

/** In a head or foot `&` begins a command; at most 255 characters are kept by a reader. */
const MAX_MARK = 250
function markXml(mark: string): string {
  const text = escapeXml(mark.replaceAll('&', '&&').slice(0, MAX_MARK))
  return `<headerFooter><oddHeader>&amp;L${text}</oddHeader><oddFooter>&amp;L${text}&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`
}

const columnXml = (column: SheetColumn, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? DEFAULT_WIDTH}" customWidth="1" style="${columnStyle(column)}"${column.hidden ? ' hidden="1"' : ''}/>`

/** The lines of a sheet, some at a time. */
async function* linesOf(rows: WorkbookSpec['rows'], form: LineForm): AsyncGenerator<WrittenLines> {
  if (isWritten(rows)) {
    yield* rows.written(form)
    return
  }
  let rowNo = form.firstRowNo
  let content = ''
  let rowCnt = 0
  for await (const piece of piecesOf(rows))
    for (const values of piece) {
      content += rowXml(rowNo, values, form)
      rowNo += 1
      rowCnt += 1
      if (content.length < CHUNK) continue
      yield { content, rowCnt }
      content = ''
      rowCnt = 0
    }
  yield { content, rowCnt }
}

export const isWritten = (rows: WorkbookSpec['rows']): rows is WrittenRows => 'written' in rows

/** A row of a sheet: each line and each cell says the number of its row, an empty cell is none. */
const rowForm = (leaves: readonly SheetColumn[], firstRowNo: number, shared: SharedTexts | undefined): LineForm => ({
  format: 'xlsx',
  firstRowNo,
  begin: ['<row r="', '">'],
  end: '</row>',
  cells: leaves.map((column, index) => ({
    column,
    start: cellStart(columnLetters(index)),
    rest: columnRest(column, column.few ? shared : undefined),
    own: columnRest(column),
  })),
})

function columnRest(column: SheetColumn, shared?: SharedTexts): (value: unknown) => string {
  if (column.error) return (value) => (value ? textRest(String(value), ERROR_STYLE) : '')
  const { kindOf } = column
  if (!kindOf) return cellRest(column, shared)
  return (value) => cellRest({ ...column, kind: kindOf(value) }, shared)(value)
}

function rowXml(rowNo: number, values: readonly unknown[], { cells }: LineForm): string {
  let line = ''
  for (let at = 0; at < cells.length; at++) {
    const rest = cells[at]?.rest(values[at])
    if (rest) line += `${cells[at]?.start}${rowNo}${rest}`
  }
  return `<row r="${rowNo}">${line}</row>`
}

export async function* piecesOf(rows: SheetRows): AsyncGenerator<Iterable<readonly unknown[]>> {
  if (Symbol.asyncIterator in rows) yield* rows
  else yield rows
}

const exampleXml = (rowNo: number, texts: readonly string[]): string => {
  const cells = texts.map((text, at) => text && textCellXml(`${columnLetters(at)}${rowNo}`, text, EXAMPLE_STYLE))
  return `<row r="${rowNo}">${cells.join('')}</row>`
}

interface Head {
  depth: number
  xml: string
  /** `A1:C1`: heads over several columns or rows. */
  merges: string[]
}

/** A head over columns spans them; one without children reaches down to the last row of heads. */
function headOf(columns: readonly SheetColumn[]): Head {
  const depth = depthOf(columns)
  const width = leavesOf(columns).length
  const merges: string[] = []
  const rows = Array.from({ length: depth }, (_, row) =>
    Array.from({ length: width }, (_, column) => emptyHead(column, row)),
  )
  const place = (level: readonly SheetColumn[], row: number, first: number): void => {
    let at = first
    for (const column of level) {
      const children = column.children ?? []
      const span = children.length ? leavesOf(children).length : 1
      const style = column.required ? REQUIRED_HEAD_STYLE : HEAD_STYLE
      const line = rows[row]
      if (line) line[at] = textCellXml(`${columnLetters(at)}${row + 1}`, column.text, style)
      const lastRow = children.length ? row : depth - 1
      if (span > 1 || lastRow > row)
        merges.push(`${columnLetters(at)}${row + 1}:${columnLetters(at + span - 1)}${lastRow + 1}`)
      if (children.length) place(children, row + 1, at)
      at += span
    }
  }
  place(columns, 0, 0)
  return { depth, merges, xml: rows.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`).join('') }
}

const emptyHead = (column: number, row: number): string =>
  `<c r="${columnLetters(column)}${row + 1}" s="${HEAD_STYLE}"/>`
