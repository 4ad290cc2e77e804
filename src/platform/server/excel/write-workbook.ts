/** Workbooks as streams: a list of any length goes out while its rows come in. */
import { Readable } from 'node:stream'
import { type WorkbookSpec, workbookParts } from '#platform/model/excel/workbook-parts.ts'
import { zip } from './zip-writer.ts'

/** @throws (on the stream) ExcelError TOO_MANY_ROWS, or what `rows` throws: the file is then cut off */
export const writeWorkbook = (spec: WorkbookSpec): Readable =>
  Readable.from(zip(workbookParts(spec)), { objectMode: false })
