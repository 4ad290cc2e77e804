import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { parseDate } from './cell-values.ts'
import type { EditorProps } from './edit.types.ts'
import { patchOf, wiringOf } from './editor-parts.tsx'
import { hidesButton } from './row-flags.ts'
import { textOf } from './text-editors.tsx'
import { usePanel } from './use-panel.ts'

/** Loaded when the first calendar is opened. */
const DayCalendar = lazy(() => import('./day-calendar.tsx'))

const formats = {
  day: { placeholder: 'YYYY-MM-DD', native: 'date' },
  month: { placeholder: 'YYYY-MM', native: 'month' },
  year: { placeholder: 'YYYY', native: 'text' },
  time: { placeholder: 'HH:mm', native: 'time' },
} as const

/** S-210: typing works as well as picking; stores the string, or null. */
export function DateEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange, onProblem } = props
  const t = usePlatformT()
  const isPhone = useIsPhone()
  const [typed, setTyped] = useState<string>()
  const stored = textOf(props)
  const { placeholder, native } = formats[column.dateKind ?? 'day']
  const store = (value: string | null) => value !== (stored || null) && onChange(patchOf(column, value), column.name)

  const type = (text: string) => {
    setTyped(text)
    // Stored as soon as it stands there in full; shorter ways of writing it are read when the cell is left.
    if (text === '' || parseDate(text, column) === text) store(text || null)
  }
  const settle = () => {
    if (typed === undefined) return
    const parsed = parseDate(typed, column)
    if (parsed !== null) store(parsed)
    else if (typed.trim() !== '') onProblem(t('날짜 형식이 맞지 않습니다.'))
    setTyped(undefined)
  }
  const hasCalendar = (column.dateKind ?? 'day') === 'day' && !isPhone && !hidesButton(row, column.name)
  return (
    <span className="cell-pair">
      <input
        {...wiringOf(props)}
        type={isPhone ? native : 'text'}
        className="cell-input"
        data-editor="type"
        placeholder={placeholder}
        autoComplete="off"
        value={typed ?? stored}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
          if (key === 'Escape') setTyped(undefined)
        }}
      />
      {hasCalendar && <CalendarButton {...props} value={stored} onPick={store} />}
    </span>
  )
}

function CalendarButton<Row extends object>({
  label,
  column,
  tabIndex,
  value,
  onPick,
}: EditorProps<Row> & { value: string; onPick(day: string): void }) {
  const t = useT()
  const say = usePlatformT()
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { panel, isOpen, toggle, close } = usePanel(button)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cell-icon"
        tabIndex={tabIndex}
        aria-label={say('{label} 달력', { label: label ?? t(column.text) })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <CalendarDays size={16} aria-hidden />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="cell-panel cell-calendar"
        role="dialog"
        aria-label={say('달력')}
      >
        {isOpen && (
          <Suspense fallback={null}>
            <DayCalendar
              value={value}
              onPick={(day) => {
                onPick(day)
                close()
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
