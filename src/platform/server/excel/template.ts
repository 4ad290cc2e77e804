/** The sheet that people fill in, and the same sheet back with what is wrong in it. */
import type { Readable } from 'node:stream'
import type { CellKind } from '#platform/model/excel/cell-xml.ts'
import type { SheetColumn, WorkbookSpec } from '#platform/model/excel/workbook-parts.ts'
import { cellText } from './cell-text.ts'
import type { Cell, ReadRow } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Rows of a template that know the choices and formats of their columns. */
const PREPARED_ROWS = 1_000
const ERROR_WIDTH = 60

/** What a form holds already is written over. */
export const writeTemplate = (
  spec: Pick<WorkbookSpec, 'sheetNm' | 'columns' | 'example'> & Partial<Pick<WorkbookSpec, 'rows'>>,
): Readable => writeWorkbook({ rows: [], ...spec, preparedRowCnt: PREPARED_ROWS })

/**
 * The uploaded rows with what is wrong in a first column, which an upload of the corrected report leaves out.
 *
 * @param columns as in the template, without heads over several columns
 * @param rows below the head, as they were read
 * @param problems by `rowNo`
 * @param errorText head of the first column, in the person's language
 */
export const writeErrorReport = (spec: {
  sheetNm: string
  columns: readonly SheetColumn[]
  rows: readonly ReadRow[]
  problems: ReadonlyMap<number, readonly string[]>
  errorText: string
}): Readable =>
  writeWorkbook({
    sheetNm: spec.sheetNm,
    columns: [{ text: spec.errorText, width: ERROR_WIDTH, error: true }, ...spec.columns],
    rows: spec.rows.map(({ rowNo, cells }) => [
      (spec.problems.get(rowNo) ?? []).join('\n'),
      ...cells.map((cell, index) => shownAgain(cell, spec.columns[index])),
    ]),
  })

const DATE_KINDS: readonly unknown[] = ['day', 'month', 'time', 'dateTime'] satisfies CellKind[]

/** Dates stay dates where the column has dates; a formula or an error of a cell comes back as a text, never as itself. */
const shownAgain = (cell: Cell, column: SheetColumn | undefined): unknown =>
  cell instanceof Date
    ? DATE_KINDS.includes(column?.kind)
      ? cell
      : cellText(cell)
    : cell !== null && typeof cell === 'object'
      ? cellText(cell)
      : cell
