/** What the editors of cells share: how they are named and marked, typing within limits, the icons beside them. */
import { type LucideIcon, Search, X } from 'lucide-react'
import { type CompositionEvent, type FocusEvent, useRef } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { reportMissingCallback } from '../missing-callback.ts'
import type { Column } from '../table.types.ts'
import { limited } from './cell-values.ts'
import type { EditorProps } from './edit.types.ts'
import { hidesButton } from './row-flags.ts'

type Wired = Pick<EditorProps<object>, 'column' | 'label' | 'problem' | 'tabIndex'>
/** For the control itself: name, message, and that the keyboard reaches it through its cell. */
export const wiringOf = ({ column, label, problem, tabIndex }: Wired) => ({
  tabIndex,
  'aria-label': label,
  'aria-invalid': problem ? true : undefined,
  'aria-description': problem,
  'aria-required': column.required || column.isKey || undefined,
})

/** For a list of controls, which has no state of being wrong of its own. */
export const groupOf = ({ label, problem }: Pick<Wired, 'label' | 'problem'>) => ({
  'aria-label': label,
  'aria-description': problem,
})

export const patchOf = <Row extends object>(column: Column<Row>, value: unknown): Partial<Row> =>
  ({ [column.name]: value }) as Partial<Row>

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Cuts at the limit, but only between composed syllables (S-322); one line is trimmed when it is left (S-325). */
export function useTyping<Row extends object>({ column, onChange }: EditorProps<Row>, isOneLine: boolean) {
  const isComposing = useRef(false)
  const store = (text: string) =>
    onChange(patchOf(column, (isComposing.current ? text : limited(text, column.maxlength)) || null), column.name)
  return {
    onChange: ({ target }: { target: TextElement }) => store(target.value),
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => {
      isComposing.current = false
      store(currentTarget.value)
    },
    onBlur: ({ target }: FocusEvent<TextElement>) => {
      const trimmed = target.value.trim()
      if (isOneLine && trimmed !== target.value) store(trimmed)
    },
  }
}

interface IconButtonProps {
  icon: LucideIcon
  label: string
  onClick(): void
  tabIndex: number
  /** This is how the cell is edited. */
  isMain?: boolean
}
const CellButton = ({ icon: Icon, label, onClick, tabIndex, isMain = false }: IconButtonProps) => (
  <button
    type="button"
    className="cell-icon"
    aria-label={label}
    tabIndex={tabIndex}
    onClick={onClick}
    {...(isMain && { 'data-editor': 'press' })}
  >
    <Icon size={16} aria-hidden />
  </button>
)

/** Calls the column's own search; a search without one is a fault that somebody has to hear of (S-222). */
export function callSearch<Row extends object>({ column, row, onChange }: EditorProps<Row>): void {
  if (column.onClick) column.onClick(row, (patch) => onChange(patch))
  else reportMissingCallback(column.name)
}

interface IconProps<Row extends object> {
  editor: EditorProps<Row>
  onClick(): void
  isMain?: boolean
}
export function SearchIcon<Row extends object>({ editor, onClick, isMain = false }: IconProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  if (hidesButton(editor.row, editor.column.name)) return null
  const label = say('{label} 검색', { label: editor.label ?? t(editor.column.text) })
  return <CellButton icon={Search} label={label} onClick={onClick} isMain={isMain} tabIndex={editor.tabIndex} />
}
export function ClearIcon<Row extends object>({ editor, onClick }: IconProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  if (hidesButton(editor.row, editor.column.name)) return null
  const label = say('{label} 지우기', { label: editor.label ?? t(editor.column.text) })
  return <CellButton icon={X} label={label} onClick={onClick} tabIndex={editor.tabIndex} />
}
