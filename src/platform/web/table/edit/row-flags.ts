/** Which cells may be edited, and what a row hides (S-193, S-196). Pure. */
import type { CellType, Column, RowFlags } from '../table.types.ts'

const readOnlyTypes: ReadonlySet<CellType | undefined> = new Set([undefined, 'link', 'button', 'tag'])

export const flagsOf = (row: object): RowFlags => row

/** A key is typed once, in the row that was added. */
export function isEditable<Row extends object>(column: Column<Row>, row: Row): boolean {
  if (readOnlyTypes.has(column.type) || column.textCalculate || column.render) return false
  if (column.isKey && flagsOf(row)._status !== 'a') return false
  return column.isEditable?.(row) ?? true
}

export function hidesButton(row: object, name: string): boolean {
  const hidden = flagsOf(row)._hideButton
  return Array.isArray(hidden) ? hidden.includes(name) : hidden === true
}
