/** A block of cells from a spreadsheet, laid over rows by the rules of their columns (S-232). Pure. */
import { parseTable } from '../../form/paste-rows.ts'
import { cellValue } from '../cell-text.ts'
import type { ShownColumn } from '../shown-columns.ts'
import { emptied, parseCell, takesText } from './cell-values.ts'
import type { BlockSize, CellProblem, KeyedRow, RowPatch } from './edit.types.ts'
import { isEditable } from './row-flags.ts'

export interface Pasted<Row extends object> {
  changes: RowPatch<Row>[]
  /** Cells whose text does not fit; they keep their value. */
  problems: CellProblem[]
  /** Cells that are not editable, or that lie beyond the last row or column. */
  leftOutCnt: number
}

/** Our own copies guard a text that a sheet would run as a formula. */
const unguarded = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)

/** One copied cell fills everything that is marked, as in a spreadsheet. */
function blockOf(text: string, { rowCount, colCount }: BlockSize): string[][] {
  const block = parseTable(text)
  const [line] = block
  if (block.length !== 1 || line?.length !== 1) return block
  return Array.from({ length: rowCount }, () => Array.from({ length: colCount }, () => line[0] ?? ''))
}

export function pasted<Row extends object>(
  text: string,
  rows: readonly KeyedRow<Row>[],
  columns: readonly ShownColumn<Row>[],
  size: BlockSize,
): Pasted<Row> {
  const result: Pasted<Row> = { changes: [], problems: [], leftOutCnt: 0 }
  blockOf(text, size).forEach((line, down) => {
    const row = rows[down]
    const patch: Record<string, unknown> = {}
    line.forEach((cell, right) => {
      const column = columns[right]?.field
      if (!row || !column || !takesText(column) || !isEditable(column, row.original)) {
        result.leftOutCnt += 1
        return
      }
      const parsed = parseCell(column, unguarded(cell), cellValue(column, row.original))
      if ('value' in parsed) patch[column.name] = parsed.value
      else result.problems.push({ key: row.id, name: column.name, message: parsed.message })
    })
    if (row && Object.keys(patch).length > 0) result.changes.push({ key: row.id, patch: patch as Partial<Row> })
  })
  return result
}

export const cleared = <Row extends object>(
  rows: readonly KeyedRow<Row>[],
  columns: readonly ShownColumn<Row>[],
): RowPatch<Row>[] =>
  rows.flatMap(({ id, original }) => {
    const fields = columns.flatMap(({ field }) => (field && isEditable(field, original) ? [field] : []))
    const patches = fields.map((field) => emptied(field, cellValue(field, original)))
    return patches.length > 0 ? [{ key: id, patch: Object.assign({}, ...patches) as Partial<Row> }] : []
  })
