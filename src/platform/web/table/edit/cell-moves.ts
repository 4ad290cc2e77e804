import { type RefObject, useRef } from 'react'
import { type CellPlace, rangeOf } from '../cursor.ts'
import type { ShownColumn } from '../shown-columns.ts'
import type { CursorControl } from '../use-cursor.ts'
import type { KeyedRow, RowPatch, TableEdit } from './edit.types.ts'

export interface EditedGrid<Row extends object> {
  edit?: TableEdit<Row>
  grid: RefObject<HTMLElement | null>
  rows: readonly KeyedRow<Row>[]
  columns: readonly ShownColumn<Row>[]
  colCount: number
  control: CursorControl
}

export interface CellMoves<Row extends object> {
  /** Puts the keyboard into a cell, whose row becomes the edited one; false where there is nothing to edit. */
  enter(place: CellPlace): boolean
  /** Puts the keyboard on a cell. */
  leave(place: CellPlace): true
  /** Keeps the row as it is: what Esc brings back. */
  remember(place: CellPlace): void
  restore(): void
  /** The editor that Tab leads to. */
  next(isBack: boolean): CellPlace | undefined
  /** The cells that are marked. */
  marked(): { rows: readonly KeyedRow<Row>[]; columns: readonly ShownColumn<Row>[] }
}

export function useCellMoves<Row extends object>(grid: EditedGrid<Row>): CellMoves<Row> {
  const { edit, rows, columns, control } = grid
  const entered = useRef<KeyedRow<Row>>(undefined)
  return {
    enter: (place) => {
      const id = rows[place.row]?.id
      if (id === undefined || !isEditable(grid, place)) return false
      if (edit?.mode === 'click') edit.control.open(id)
      control.moveTo(place, { enter: true })
      return true
    },
    leave: (place) => {
      control.moveTo(place)
      return true
    },
    remember: ({ row }) => {
      entered.current = rows[row]
    },
    restore: () => {
      const before = entered.current
      const now = before && rows.find(({ id }) => id === before.id)
      if (before && now && now.original !== before.original) edit?.control.change([wayBack(now, before)])
    },
    next: (isBack) => nextEditor(grid, isBack),
    marked: () => {
      const { top, bottom, left, right } = rangeOf(control.cursor)
      return { rows: rows.slice(top, bottom + 1), columns: columns.slice(left, right + 1) }
    },
  }
}

function isEditable<Row extends object>({ edit, rows, columns }: EditedGrid<Row>, { row, col }: CellPlace): boolean {
  const [field, at] = [columns[col]?.field, rows[row]?.original]
  if (!edit || edit.mode === 'off' || !field || !at) return false
  return edit.control.isEditable(field, at)
}

function wayBack<Row extends object>(now: KeyedRow<Row>, before: KeyedRow<Row>): RowPatch<Row> {
  const old = (name: string): unknown => Reflect.get(before.original, name)
  const changed = Object.keys(now.original).filter((name) => Reflect.get(now.original, name) !== old(name))
  const patch = Object.fromEntries(changed.map((name) => [name, old(name) ?? null]))
  return { key: now.id, patch: patch as Partial<Row> }
}

function nextEditor<Row extends object>(grid: EditedGrid<Row>, isBack: boolean): CellPlace | undefined {
  const { colCount, rows, control } = grid
  const { row, col } = control.cursor.active
  const step = isBack ? -1 : 1
  for (let at = row * colCount + col + step; at >= 0 && at < rows.length * colCount; at += step) {
    const place = { row: Math.floor(at / colCount), col: at % colCount }
    if (isEditable(grid, place)) return place
  }
  return undefined
}
