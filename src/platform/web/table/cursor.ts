/** Where the keyboard is in a grid, and where a key takes it. */

export interface CellPlace {
  /** Index of the row; -1 is the head. */
  row: number
  col: number
}
export interface Cursor {
  active: CellPlace
  /** The other corner of a range; the active cell itself when there is none. */
  anchor: CellPlace
}
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}
export interface GridSize {
  rowCount: number
  colCount: number
  /** Rows that PageUp and PageDown go. */
  pageRows: number
}

export const HEAD_ROW = -1
export const startCursor: Cursor = { active: { row: 0, col: 0 }, anchor: { row: 0, col: 0 } }

export const clampPlace = ({ row, col }: CellPlace, { rowCount, colCount }: GridSize): CellPlace => ({
  row: Math.max(HEAD_ROW, Math.min(row, rowCount - 1)),
  col: Math.max(0, Math.min(col, colCount - 1)),
})

export interface KeyStroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** The place a key leads to; undefined for a key that does not move. */
export function placeAfter(stroke: KeyStroke, from: CellPlace, size: GridSize): CellPlace | undefined {
  const isWhole = stroke.ctrlKey || stroke.metaKey
  const to = target(stroke.key, isWhole, from, size)
  return to && clampPlace(to, size)
}

function target(key: string, isWhole: boolean, { row, col }: CellPlace, size: GridSize): CellPlace | undefined {
  const lastRow = size.rowCount - 1
  const lastCol = size.colCount - 1
  switch (key) {
    case 'ArrowUp':
      return { row: isWhole ? 0 : row - 1, col }
    case 'ArrowDown':
      return { row: isWhole ? lastRow : row + 1, col }
    case 'ArrowLeft':
      return { row, col: isWhole ? 0 : col - 1 }
    case 'ArrowRight':
      return { row, col: isWhole ? lastCol : col + 1 }
    case 'Home':
      return { row: isWhole ? 0 : row, col: 0 }
    case 'End':
      return { row: isWhole ? lastRow : row, col: lastCol }
    case 'PageUp':
      return { row: Math.max(0, row - size.pageRows), col }
    case 'PageDown':
      return { row: Math.min(lastRow, row + size.pageRows), col }
    default:
      return undefined
  }
}

export const rangeOf = ({ active, anchor }: Cursor): CellRange => ({
  top: Math.max(0, Math.min(active.row, anchor.row)),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.col, anchor.col),
  right: Math.max(active.col, anchor.col),
})
export const isRange = ({ active, anchor }: Cursor): boolean => active.row !== anchor.row || active.col !== anchor.col
