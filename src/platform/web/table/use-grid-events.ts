import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useRef } from 'react'
import { copyRange } from './copy-range.ts'
import { type CellPlace, HEAD_ROW, isRange, placeAfter, rangeOf } from './cursor.ts'
import { useEditKeys } from './edit/use-edit-keys.ts'
import { reportMissingCallback } from './missing-callback.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { DataTableProps } from './table.types.ts'
import type { CursorControl } from './use-cursor.ts'
import type { SelectionControl } from './use-selection.ts'
import type { TableRow } from './use-table-model.ts'

const KEY_RESIZE_STEP = 16

interface GridEvents<Row extends object> extends Pick<DataTableProps<Row>, 'onOpen' | 'onPeek' | 'peeked' | 'edit'> {
  grid: RefObject<HTMLElement | null>
  rows: readonly TableRow<Row>[]
  columns: readonly ShownColumn<Row>[]
  rowHeight: number
  rowsBefore: number
  /** Columns that the cursor enters. */
  colCount: number
  control: CursorControl
  selection: SelectionControl<Row>
  resizeBy(name: string, step: number): void
}

/** One listener each for the whole grid: a row costs nothing but its markup. */
export function useGridEvents<Row extends object>(events: GridEvents<Row>) {
  const lastToggled = useRef(0)
  const { control, rows, columns, selection } = events
  const { cursor, moveTo } = control
  const rowAt = (index: number) => rows[index]?.original
  const editing = useEditKeys(events)

  const toggle = (index: number, isThrough: boolean) => {
    const row = rowAt(index)
    if (row && isThrough) selection.toggleThrough(lastToggled.current, index)
    else if (row) selection.toggle(row)
    lastToggled.current = index
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing.takeKey(event)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const isInControl = !(event.target as HTMLElement).hasAttribute('data-cursor')
    if (isInControl) {
      if (event.key === 'Escape') moveTo(cursor.active)
      return
    }
    if (event.altKey || !takeKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const takeKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { row, col } = cursor.active
    if (row === HEAD_ROW && event.shiftKey && event.key.startsWith('Arrow')) return resize(event.key, columns[col])
    const size = { rowCount: rows.length, colCount: events.colCount, pageRows: pageRows(events) }
    const place = placeAfter(event, cursor.active, size)
    if (!place) return row !== HEAD_ROW && act(event)
    moveTo(place, { extend: event.shiftKey })
    const next = rowAt(place.row)
    if (next && place.row !== row && events.peeked !== null && events.peeked !== undefined) events.onPeek?.(next)
    return true
  }

  const resize = (key: string, column: ShownColumn<Row> | undefined): boolean => {
    if (!column?.field || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    events.resizeBy(column.name, key === 'ArrowRight' ? KEY_RESIZE_STEP : -KEY_RESIZE_STEP)
    return true
  }

  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const row = rowAt(cursor.active.row)
    const isCheck = columns[cursor.active.col]?.name === '_check'
    if (!row) return false
    if (event.key === 'Escape' && isRange(cursor)) moveTo(cursor.active)
    else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) control.selectAll()
    else if (isCheck && (event.key === 'Enter' || event.key === ' ')) toggle(cursor.active.row, event.shiftKey)
    else if ((event.key === 'Enter' || event.key === ' ') && pressIn(event.target)) return true
    else if (event.key === 'Enter' && events.onOpen) events.onOpen(row)
    else if (event.key === ' ' && events.onPeek) events.onPeek(row)
    else return false
    return true
  }

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0 || place.row === HEAD_ROW) return
    const control = controlOf(event.target)
    // The keyboard goes on from the cell, whether its text or the link in it was clicked.
    if (event.shiftKey || control?.matches(OWN_CONTROL)) event.preventDefault()
    if (!control && !event.shiftKey && editing.openAt(place)) return event.preventDefault()
    moveTo(place, { extend: event.shiftKey, focus: !control || control.matches(OWN_CONTROL) })
  }
  /** Dragging over cells takes a range; within one cell it marks text, as everywhere. */
  const onMouseMove = (event: MouseEvent<HTMLElement>) => {
    if (event.buttons !== 1 || isTyping(event.target)) return
    const place = placeOf(event.target)
    if (!place || place.row === HEAD_ROW) return
    if (place.row === cursor.active.row && place.col === cursor.active.col) return
    getSelection()?.removeAllRanges()
    moveTo(place, { extend: true })
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const row = place && rowAt(place.row)
    if (!place || !row) return
    if (columns[place.col]?.name === '_check') return toggle(place.row, event.shiftKey)
    const link = (event.target as Element).closest<HTMLElement>('[data-open]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const open = columns[place.col]?.field?.onLink ?? events.onOpen
    if (!open && !link.hasAttribute('href')) reportMissingCallback(link.dataset.open ?? '')
    if (!open) return
    event.preventDefault()
    open(row)
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const row = place && rowAt(place.row)
    if (row && !controlOf(event.target) && columns[place.col]?.name !== '_check') events.onOpen?.(row)
  }

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const isTextMarked = getSelection()?.isCollapsed === false
    if (isTextMarked || controlOf(event.target) || cursor.active.row === HEAD_ROW) return
    copyRange(event.clipboardData, rangeOf(cursor), rows, columns, events.rowsBefore)
    event.preventDefault()
  }
  /** Wherever the focus comes from, the keyboard goes on from its cell. */
  const onFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target)
    if (!place || place.row === HEAD_ROW || target.hasAttribute('data-cursor')) return
    if (!isWithinCell(target, relatedTarget)) editing.remember(place)
    if (place.row !== cursor.active.row || place.col !== cursor.active.col) moveTo(place, { focus: false })
  }
  const onCut = (event: ClipboardEvent<HTMLElement>) => editing.onCut(event, onCopy)
  return {
    onKeyDown,
    onMouseDown,
    onMouseMove,
    onClick,
    onDoubleClick,
    onCopy,
    onCut,
    onFocus,
    onPaste: editing.onPaste,
  }
}

/** The button of a cell, if it has one. */
function pressIn(cell: EventTarget): boolean {
  const button = cell instanceof Element ? cell.querySelector<HTMLElement>('[data-press]') : null
  button?.click()
  return button !== null
}
/** The focus goes from one control of a cell to another. */
function isWithinCell(to: Element, from: EventTarget | null): boolean {
  const cell = to.closest('.table-cell')
  return from instanceof Element && from !== cell && cell?.contains(from) === true
}
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const OWN_CONTROL = '[data-open], [data-press], .table-checkbox'
const controlOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('a, button, input, select, textarea') : null

function placeOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('.table-cell')
  const row = cell?.closest<HTMLElement>('.table-row')
  if (!cell || row?.dataset.index === undefined) return undefined
  return { row: Number(row.dataset.index), col: Number(cell.getAttribute('aria-colindex')) - 1 }
}

const pageRows = ({ grid, rowHeight }: Pick<GridEvents<object>, 'grid' | 'rowHeight'>): number =>
  Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2)
