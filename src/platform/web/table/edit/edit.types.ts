/** What an editable table is given. `useEditRows` makes it, so that a table which is only read loads none of it. */
import type { ComponentType } from 'react'
import type { ShownColumn } from '../shown-columns.ts'
import type { Column } from '../table.types.ts'

/** All rows, the row that was clicked, or none (S-196). */
export type EditMode = 'all' | 'click' | 'off'

/** What is wrong with the cells of a row, by column. */
export type CellProblems = Readonly<Record<string, string>>

export interface RowPatch<Row extends object> {
  key: string
  patch: Partial<Row>
}
export interface CellProblem {
  key: string
  name: string
  message: string
}

/** A row as the table holds it: its key, and its values. */
export interface KeyedRow<Row extends object> {
  id: string
  original: Row
}

export interface EditorProps<Row extends object> {
  column: Column<Row>
  row: Row
  /** Names the control; the column's text where there is a label already. */
  label: string | undefined
  problem: string | undefined
  /** Undoing goes back to before the first change of the same `step`. */
  onChange(patch: Partial<Row>, step?: string): void
  /** What was typed fits nothing; the value stays as it was. */
  onProblem(message: string): void
  /** -1 in a grid, where the keyboard goes from cell to cell. */
  tabIndex: number
}

export interface EditCellProps<Row extends object> {
  control: EditControl<Row>
  column: Column<Row>
  row: Row
  id: string
  /** As it is counted for the reader. */
  rowNumber: number
  problem: string | undefined
}

/** The same object for as long as the table lives: rows that did not change are not rendered again. */
export interface EditControl<Row extends object> {
  Cell: ComponentType<EditCellProps<Row>>
  isEditable(column: Column<Row>, row: Row): boolean
  change(changes: readonly RowPatch<Row>[], step?: string): void
  mark(problem: CellProblem): void
  /** Takes the row that is edited by click. */
  open(key: string): void
  /** Lays the text of the clipboard over the rows, from the first of them on. */
  paste(text: string, rows: readonly KeyedRow<Row>[], columns: readonly ShownColumn<Row>[], size: BlockSize): void
  clear(rows: readonly KeyedRow<Row>[], columns: readonly ShownColumn<Row>[]): void
  undo(): void
  /** A phone edits a row on a sheet of its own. */
  openSheet(row: KeyedRow<Row>, problems: CellProblems): void
}
/** Cells that are marked: a single copied cell fills them all. */
export interface BlockSize {
  rowCount: number
  colCount: number
}

export interface TableEdit<Row extends object> {
  mode: EditMode
  control: EditControl<Row>
  /** Key of the row that was clicked. */
  openKey: string | undefined
  problems: ReadonlyMap<string, CellProblems>
  /** The cell that takes the focus next; without a name the first editor of its row. */
  asked: { key: string; name: string | undefined } | undefined
}
