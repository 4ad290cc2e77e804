import { cellValue, isNumeric, shownText } from './cell-text.ts'
import { type CopiedCell, toHtml, toTsv } from './clipboard.ts'
import type { CellRange } from './cursor.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { TableRow } from './use-table-model.ts'

function copied<Row extends object>(column: ShownColumn<Row>, row: Row, number: number): CopiedCell {
  if (!column.field) return { text: String(number), number }
  const value = cellValue(column.field, row)
  const text = shownText(column.field, row)
  return typeof value === 'number' && (isNumeric(column.field) || !column.field.items)
    ? { text, number: value }
    : { text }
}

/** Puts a block of cells on the clipboard, as text and as a table; the check and action columns hold nothing to copy. */
export function copyRange<Row extends object>(
  clipboard: DataTransfer,
  range: CellRange,
  rows: readonly TableRow<Row>[],
  columns: readonly ShownColumn<Row>[],
  rowsBefore: number,
): void {
  const taken = columns.slice(range.left, range.right + 1).filter(({ field, name }) => field || name === '_no')
  const cells = rows
    .slice(range.top, range.bottom + 1)
    .map(({ original }, index) => taken.map((column) => copied(column, original, rowsBefore + range.top + index + 1)))
  clipboard.setData('text/plain', toTsv(cells))
  clipboard.setData('text/html', toHtml(cells))
}
