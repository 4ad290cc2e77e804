import type { KeyboardEvent, MouseEvent } from 'react'
import { type GridSize, placeAfter } from '../cursor.ts'
import type { CursorControl } from '../use-cursor.ts'
import type { ListedRow } from './tree.ts'

interface TreeKeys<Row> {
  shown: readonly ListedRow<Row>[]
  size: GridSize
  control: CursorControl
  open(one: ListedRow<Row>, isOpen: boolean): void
}

/** The keys of a tree grid: arrows move; in the tree itself right opens, left closes or leads to the parent. */
export function useTreeKeys<Row>({ shown, size, control, open }: TreeKeys<Row>) {
  const { cursor, moveTo } = control
  const parentOf = (index: number): number => {
    const level = shown[index]?.row.level ?? 1
    return shown.findLastIndex(({ row }, place) => place < index && row.level < level)
  }

  /** True when the key meant the tree. */
  const fold = (key: string): boolean => {
    const { row: index, col } = cursor.active
    const one = shown[index]
    if (!one || col !== 0) return false
    const hasChildren = one.row.children.length > 0
    if (key === 'ArrowRight' && hasChildren && !one.isOpen) open(one, true)
    else if (key === 'ArrowLeft' && one.isOpen) open(one, false)
    else if (key === 'ArrowLeft' && parentOf(index) >= 0) moveTo({ row: parentOf(index), col })
    else if ((key === 'Enter' || key === ' ') && hasChildren) open(one, !one.isOpen)
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || !(event.target as HTMLElement).hasAttribute('data-cursor')) return
    if (!fold(event.key)) {
      const place = placeAfter(event, cursor.active, size)
      if (!place) return
      moveTo({ ...place, row: Math.max(0, place.row) })
    }
    event.preventDefault()
    event.stopPropagation()
  }

  /** The keyboard goes on from where the pointer was. */
  const onMouseDown = ({ target, button }: MouseEvent<HTMLElement>) => {
    if (button !== 0 || !(target instanceof Element)) return
    const cell = target.closest<HTMLElement>('[role=gridcell]')
    const row = cell?.closest<HTMLElement>('.table-row')
    if (cell && row?.dataset.index !== undefined)
      moveTo({ row: Number(row.dataset.index), col: Number(cell.getAttribute('aria-colindex')) - 1 }, { focus: false })
  }
  return { onKeyDown, onMouseDown }
}
