/** Writes what a table shows as a workbook. Loaded when the first file is asked for. */
import { csvText } from '#platform/model/excel/csv.ts'
import { contentTypeOf, excelFileName } from '#platform/model/excel/file-name.ts'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { type SheetColumn, workbookParts } from '#platform/model/excel/workbook-parts.ts'
import { zipped } from '#platform/model/excel/zip.ts'
import type { Translate } from '#platform/web/i18n/i18n.ts'
import type { Column } from '../table.types.ts'
import { packer } from './browser-zip.ts'
import { nestedHeads } from './heads.ts'
import { sheetColumns, sheetValue } from './sheet-columns.ts'

export interface TableFile<Row> {
  label: string
  format: SheetFormat
  /** As declared, and of them those that are visible in their order. */
  columns: readonly Column<Row>[]
  fields: readonly Column<Row>[]
  numbered: boolean
  /** All rows, some at a time. */
  rows: AsyncIterable<readonly Row[]>
  t: Translate
  now: Date
  signal: AbortSignal
  onRows(done: number): void
}

/** @throws what `signal` was aborted with, what `rows` throws, ExcelError when a sheet cannot hold it */
export async function writeTable<Row extends object>(file: TableFile<Row>): Promise<{ blob: Blob; fileName: string }> {
  const { label, format, columns, fields, numbered, t } = file
  const shown = sheetColumns(nestedHeads(columns, fields), t)
  const number: SheetColumn = { text: 'No', kind: 'count', width: 6 }
  const spec = { sheetNm: label, columns: numbered ? [number, ...shown] : shown, rows: cellsOf(file) }
  const parts = await gathered(format === 'csv' ? csvText(spec) : zipped(workbookParts(spec), packer))
  return { blob: new Blob(parts, { type: contentTypeOf(format) }), fileName: excelFileName(label, file.now, format) }
}

async function gathered(pieces: AsyncIterable<string | Uint8Array>): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  for await (const piece of pieces) parts.push(typeof piece === 'string' ? piece : new Uint8Array(piece))
  return parts
}

async function* cellsOf<Row extends object>({ fields, numbered, rows, signal, onRows }: TableFile<Row>) {
  let done = 0
  for await (const piece of rows) {
    signal.throwIfAborted()
    yield piece.map((row) => {
      done += 1
      const cells = fields.map((field) => sheetValue(field, row))
      return numbered ? [done, ...cells] : cells
    })
    onRows(done)
  }
  signal.throwIfAborted()
}
