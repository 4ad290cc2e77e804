import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type CellPlace, HEAD_ROW, placeAfter, rangeOf } from '../cursor.ts'
import type { ShownColumn } from '../shown-columns.ts'
import type { CursorControl } from '../use-cursor.ts'
import type { KeyedRow, TableEdit } from './edit.types.ts'

interface EditKeys<Row extends object> {
  edit?: TableEdit<Row>
  grid: RefObject<HTMLElement | null>
  rows: readonly KeyedRow<Row>[]
  columns: readonly ShownColumn<Row>[]
  colCount: number
  control: CursorControl
}

/**
 * The keyboard of an editable grid (S-232). A cell is either stood on, and the arrows move on, or entered, and its
 * editor has the keys; what kind of editor it is stands in its `data-editor`: `type`, `choice` or `press`.
 */
export function useEditKeys<Row extends object>(grid: EditKeys<Row>) {
  const { edit, rows, columns, control } = grid
  const { cursor, moveTo } = control
  /** The row as it was when its editor was entered: what Esc brings back. */
  const entered = useRef<{ id: string; row: Row; col: number }>(undefined)
  const isOn = edit !== undefined && edit.mode !== 'off'
  useAskedCell(grid)

  const isEditable = ({ row, col }: CellPlace): boolean => {
    const [field, at] = [columns[col]?.field, rows[row]?.original]
    return isOn && field !== undefined && at !== undefined && edit.control.isEditable(field, at)
  }
  /** Puts the keyboard into a cell; its row becomes the edited one. */
  const enter = (place: CellPlace): boolean => {
    if (!isEditable(place)) return false
    const id = rows[place.row]?.id
    if (edit?.mode === 'click' && id !== undefined) edit.control.open(id)
    moveTo(place, { enter: true })
    return true
  }
  const enterAt = ({ row, col }: CellPlace) => {
    const at = rows[row]
    if (!at || (entered.current?.id === at.id && entered.current.col === col)) return
    entered.current = { id: at.id, row: at.original, col }
  }
  const leave = (place: CellPlace): true => {
    entered.current = undefined
    moveTo(place)
    return true
  }
  const restore = (): void => {
    const before = entered.current
    const now = before && rows.find(({ id }) => id === before.id)?.original
    if (!before || !now || now === before.row) return
    const changed = Object.keys(now).filter((name) => Reflect.get(now, name) !== Reflect.get(before.row, name))
    const patch = Object.fromEntries(changed.map((name) => [name, Reflect.get(before.row, name) ?? null]))
    edit?.control.change([{ key: before.id, patch: patch as Partial<Row> }])
  }
  const nextEditor = (isBack: boolean): CellPlace | undefined => {
    const { colCount } = grid
    const { row, col } = cursor.active
    const step = isBack ? -1 : 1
    for (let at = row * colCount + col + step; at >= 0 && at < rows.length * colCount; at += step) {
      const place = { row: Math.floor(at / colCount), col: at % colCount }
      if (isEditable(place)) return place
    }
    return undefined
  }
  const marked = () => {
    const { top, bottom, left, right } = rangeOf(cursor)
    return { rows: rows.slice(top, bottom + 1), columns: columns.slice(left, right + 1) }
  }

  const takeInEditor = (event: KeyboardEvent<HTMLElement>, kind: string | undefined): boolean => {
    const { row, col } = cursor.active
    if (event.key === 'Escape') {
      restore()
      return leave({ row, col })
    }
    if (event.key === 'Tab') {
      const next = nextEditor(event.shiftKey)
      return next !== undefined && enter(next)
    }
    const isLines = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Enter' && kind === 'type' && (!isLines || event.ctrlKey)) return leave({ row: row + 1, col })
    if (kind !== 'press') return false
    const size = { rowCount: rows.length, colCount: grid.colCount, pageRows: 1 }
    const place = event.key.startsWith('Arrow') ? placeAfter(event, cursor.active, size) : undefined
    return place !== undefined && leave(place)
  }

  const takeInCell = (event: KeyboardEvent<HTMLElement>): boolean => {
    const cell = event.target as HTMLElement
    const editor = cell.querySelector<HTMLElement>('[data-editor]')
    const isPress = editor?.dataset.editor === 'press'
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.code === 'KeyZ' && !event.shiftKey) {
      edit?.control.undo()
      return true
    }
    if (isCommand) return false
    switch (event.key) {
      case 'F2':
        return enter(cursor.active)
      case 'Enter':
        return (isPress && press(editor)) || enter(cursor.active)
      case ' ':
        return isPress && press(editor)
      case 'Delete':
      case 'Backspace':
        edit?.control.clear(marked().rows, marked().columns)
        return true
      default:
        // The letter itself then goes into the editor, over what was there.
        if (editor?.dataset.editor === 'type' && isLetter(event)) focusWhole(editor)
        return false
    }
  }

  const takeKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!isOn || event.altKey || event.nativeEvent.isComposing) return false
    const target = event.target as HTMLElement
    if (target.hasAttribute('data-cursor')) return cursor.active.row !== HEAD_ROW && takeInCell(event)
    if (!target.closest('[role=gridcell]') || target.closest('[popover]')) return false
    if (target.getAttribute('aria-expanded') === 'true') return false
    return takeInEditor(event, target.dataset.editor)
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
    edit.control.clear(marked().rows, marked().columns)
  }
  /** In a grid edited by click a click takes the row, and goes into the cell. */
  const openAt = (place: CellPlace): boolean => {
    const id = rows[place.row]?.id
    if (edit?.mode !== 'click' || id === undefined || edit.openKey === id) return false
    edit.control.open(id)
    moveTo(place, { enter: true })
    return true
  }
  return { takeKey, onPaste, onCut, openAt, enterAt }
}

const press = (element: HTMLElement | null): boolean => {
  element?.click()
  return element !== null
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
function useAskedCell<Row extends object>({ edit, rows, columns, control }: EditKeys<Row>): void {
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
