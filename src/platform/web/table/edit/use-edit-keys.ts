import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { type CellPlace, HEAD_ROW, placeAfter, rangeOf } from '../cursor.ts'
import { type CellMoves, type EditedGrid, useCellMoves } from './cell-moves.ts'

/**
 * The keyboard of an editable grid (S-232). A cell is either stood on, and the arrows move on, or entered, and its
 * editor has the keys; what kind of editor it is stands in its `data-editor`: `type`, `choice` or `press`.
 */
export function useEditKeys<Row extends object>(grid: EditedGrid<Row>) {
  const { edit, rows, columns, control } = grid
  const { cursor, moveTo } = control
  const moves = useCellMoves(grid)
  const isOn = edit !== undefined && edit.mode !== 'off'
  useAskedCell(grid)

  const takeKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!isOn || event.altKey || event.nativeEvent.isComposing) return false
    const target = event.target as HTMLElement
    if (target.hasAttribute('data-cursor')) return cursor.active.row !== HEAD_ROW && takeInCell(grid, moves, event)
    if (!target.closest('[role=gridcell]') || target.closest('[popover]')) return false
    // Its list is open and takes the keys.
    if (target.getAttribute('aria-expanded') === 'true') return false
    return takeInEditor(grid, moves, event)
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isOn || text === '' || isOwnPaste(event.target, text) || cursor.active.row === HEAD_ROW) return
    event.preventDefault()
    const { top, bottom, left, right } = rangeOf(cursor)
    const size = { rowCount: bottom - top + 1, colCount: right - left + 1 }
    edit.control.paste(text, rows.slice(top), columns.slice(left), size)
  }
  const onCut = (event: ClipboardEvent<HTMLElement>, copy: (event: ClipboardEvent<HTMLElement>) => void) => {
    if (!isOn || isTextInput(event.target)) return
    copy(event)
    const { rows: cut, columns: cutColumns } = moves.marked()
    edit.control.clear(cut, cutColumns)
  }
  /** In a grid edited by click a click takes the row, and goes into the cell. */
  const openAt = (place: CellPlace): boolean => {
    const id = rows[place.row]?.id
    if (edit?.mode !== 'click' || id === undefined || edit.openKey === id) return false
    edit.control.open(id)
    moveTo(place, { enter: true })
    return true
  }
  return { takeKey, onPaste, onCut, openAt, remember: moves.remember }
}

function takeInEditor<Row extends object>(
  { rows, colCount, control }: EditedGrid<Row>,
  moves: CellMoves<Row>,
  event: KeyboardEvent<HTMLElement>,
): boolean {
  const { row, col } = control.cursor.active
  const target = event.target as HTMLElement
  const kind = target.dataset.editor
  if (event.key === 'Escape') {
    moves.restore()
    return moves.leave({ row, col })
  }
  if (event.key === 'Tab') {
    const next = moves.next(event.shiftKey)
    return next !== undefined && moves.enter(next)
  }
  const isLines = target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && kind === 'type' && (!isLines || event.ctrlKey)) return moves.leave({ row: row + 1, col })
  if (kind !== 'press' || !event.key.startsWith('Arrow')) return false
  const place = placeAfter(event, { row, col }, { rowCount: rows.length, colCount, pageRows: 1 })
  return place !== undefined && moves.leave(place)
}

function takeInCell<Row extends object>(
  { edit, control }: EditedGrid<Row>,
  moves: CellMoves<Row>,
  event: KeyboardEvent<HTMLElement>,
): boolean {
  const editor = (event.target as HTMLElement).querySelector<HTMLElement>('[data-editor]')
  const isPress = editor?.dataset.editor === 'press'
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.code === 'KeyZ' && !event.shiftKey) {
    edit?.control.undo()
    return true
  }
  if (isCommand) return false
  switch (event.key) {
    case 'F2':
      return moves.enter(control.cursor.active)
    case 'Enter':
      return (isPress && press(editor)) || moves.enter(control.cursor.active)
    case ' ':
      return isPress && press(editor)
    case 'Delete':
    case 'Backspace': {
      const { rows, columns } = moves.marked()
      edit?.control.clear(rows, columns)
      return true
    }
    default:
      // The letter itself then goes into the editor, over what was there.
      if (editor?.dataset.editor === 'type' && isLetter(event)) focusWhole(editor)
      return false
  }
}

function press(element: HTMLElement): true {
  element.click()
  return true
}
const isLetter = ({ key }: KeyboardEvent): boolean => key.length === 1 || key === 'Process'
function focusWhole(editor: HTMLElement): void {
  editor.focus()
  if (isTextInput(editor)) editor.select()
}
const isTextInput = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** Several cells go over the cells; a single one is the editor's, if one has the focus. */
const isOwnPaste = (target: EventTarget, text: string): boolean =>
  isTextInput(target) && (target instanceof HTMLTextAreaElement || !/[\t\n]/.test(text.trim()))

/** Somebody asked for a cell: a row that was added, the first that is wrong. */
function useAskedCell<Row extends object>({ edit, rows, columns, control }: EditedGrid<Row>): void {
  const done = useRef(edit?.asked)
  useEffect(() => {
    const asked = edit?.asked
    if (!asked || done.current === asked) return
    const row = rows.findIndex(({ id }) => id === asked.key)
    const at = rows[row]
    if (!at) return
    done.current = asked
    const col = columns.findIndex(({ field, name }) =>
      asked.name ? name === asked.name : field && edit.control.isEditable(field, at.original),
    )
    control.moveTo({ row, col: Math.max(0, col) }, { enter: true })
  })
}
