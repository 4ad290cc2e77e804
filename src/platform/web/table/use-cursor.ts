import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type CellPlace, type Cursor, clampPlace, type GridSize, HEAD_ROW, startCursor } from './cursor.ts'

export interface CursorControl {
  cursor: Cursor
  /** With `enter` the editor of the cell takes the focus, where there is one. */
  moveTo(place: CellPlace, options?: { extend?: boolean; focus?: boolean; enter?: boolean }): void
  selectAll(): void
}

/** Keeps the one cell of the grid that Tab reaches, and gives it the focus once it is on the page. */
export function useCursor(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  reveal: (row: number) => void,
): CursorControl {
  const [kept, setCursor] = useState<Cursor>(startCursor)
  const due = useRef<{ place: CellPlace; enter: boolean }>(undefined)
  const cursor = { active: clampPlace(kept.active, size), anchor: clampPlace(kept.anchor, size) }

  useLayoutEffect(() => {
    const { current: wanted } = due
    const cell =
      wanted && isSame(wanted.place, cursor.active) && grid.current?.querySelector<HTMLElement>('[data-cursor]')
    if (!cell) return
    due.current = undefined
    const editor = wanted.enter ? cell.querySelector<HTMLElement>('[data-editor]') : null
    const control = editor ?? cell
    control.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement) control.select()
    revealSideways(grid.current, cell)
  })

  const moveTo: CursorControl['moveTo'] = (place, { extend = false, focus = true, enter = false } = {}) => {
    const active = clampPlace(place, size)
    setCursor({ active, anchor: extend && active.row !== HEAD_ROW ? cursor.anchor : active })
    due.current = focus ? { place: active, enter } : undefined
    if (focus && active.row !== HEAD_ROW) reveal(active.row)
  }
  const selectAll = () => setCursor(wholeOf(size))
  return { cursor, moveTo, selectAll }
}

const isSame = (one: CellPlace, other: CellPlace): boolean => one.row === other.row && one.col === other.col
const wholeOf = ({ rowCount, colCount }: GridSize): Cursor => ({
  anchor: { row: 0, col: 0 },
  active: { row: rowCount - 1, col: colCount - 1 },
})

/** Scrolls a cell out from under the fixed columns, which `scrollIntoView` knows nothing of. */
function revealSideways(grid: HTMLElement | null, cell: HTMLElement): void {
  const box = cell.closest<HTMLElement>('.table-cell')
  if (!grid || !box || box.classList.contains('table-fixed')) return
  const style = getComputedStyle(grid)
  const left = grid.getBoundingClientRect().left + Number.parseFloat(style.getPropertyValue('--fixed-left') || '0')
  const right = grid.getBoundingClientRect().left + grid.clientWidth
  const end = right - Number.parseFloat(style.getPropertyValue('--fixed-right') || '0')
  const { left: cellLeft, right: cellRight } = box.getBoundingClientRect()
  if (cellLeft < left) grid.scrollLeft -= left - cellLeft
  else if (cellRight > end) grid.scrollLeft += Math.min(cellRight - end, cellLeft - left)
}
