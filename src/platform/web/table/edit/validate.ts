/** What is wrong with rows before they are saved (S-232). Pure. */
import { cellValue } from '../cell-text.ts'
import type { Column } from '../table.types.ts'
import type { CellProblem } from './edit.types.ts'
import { isAdded } from './edit-rows.ts'
import { isEditable } from './row-flags.ts'

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Only rows that were added or changed are asked: what was stored before is not this person's to repair. */
export function problemsOf<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  keyOf: (row: Row) => string,
  isChanged: (row: Row) => boolean,
): CellProblem[] {
  const keyColumns = columns.filter(({ isKey }) => isKey)
  const keyTexts = keyColumns.map((column) => countTexts(rows, column))
  return rows.filter(isChanged).flatMap((row) =>
    columns.flatMap((column) => {
      if (!isEditable(column, row)) return []
      const value = cellValue(column, row)
      const isRequired = column.required || column.isKey
      const isTwice = column.isKey && (keyTexts[keyColumns.indexOf(column)]?.get(String(value)) ?? 0) > 1
      const message =
        isRequired && isMissing(value)
          ? '필수 입력값입니다.'
          : isAdded(row) && isTwice
            ? '이미 있는 값입니다.'
            : column.problem?.(row)
      return message ? [{ key: keyOf(row), name: column.name, message }] : []
    }),
  )
}

function countTexts<Row extends object>(rows: readonly Row[], column: Column<Row>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const text = String(cellValue(column, row))
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
