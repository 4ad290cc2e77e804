/** How a line of a file is put together, said to whoever writes its bytes himself. */
import type { CellFormat } from './cell-xml.ts'
import type { SheetFormat } from './sheet-format.ts'

export interface LineForm {
  readonly format: SheetFormat
  /** Of the first line; in a workbook it stands in each line and each cell, at the joints of `begin` and behind `start`. */
  readonly firstRowNo: number
  readonly begin: readonly [string, string]
  readonly end: string
  readonly cells: readonly CellForm[]
}

export interface CellForm {
  readonly column: CellFormat
  readonly start: string
  /** Of a value; a workbook has no cell where it is nothing. */
  rest(value: unknown): string
  /** The same, where all of it stands in the cell itself. */
  own(value: unknown): string
}

/** Some lines, whole ones. */
export interface WrittenLines {
  content: string | Uint8Array
  rowCnt: number
}
