/** Workbooks as streams: a list of any length goes out while its rows come in. */
import { Readable } from 'node:stream'
import { csvText } from '#platform/model/excel/csv.ts'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { type WorkbookSpec, workbookParts } from '#platform/model/excel/workbook-parts.ts'
import { zip } from './zip-writer.ts'

/** @throws (on the stream) ExcelError TOO_MANY_ROWS, or what `rows` throws: the file is then cut off */
export const writeWorkbook = (spec: WorkbookSpec): Readable =>
  Readable.from(zip(workbookParts(spec)), { objectMode: false })

/** A list in the form that was asked for. */
export const writeSheet = (spec: WorkbookSpec, format: SheetFormat = 'xlsx'): Readable =>
  format === 'csv' ? Readable.from(csvText(spec), { objectMode: false }) : writeWorkbook(spec)
