/** What opens beside a day, month, year or time, for who would rather pick than type. */
import { Calendar, Popover } from 'antd'
import dayjs from 'dayjs'
import { CalendarDays, ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'

export type PickerKind = 'date' | 'month' | 'year' | 'time'
interface PickerProps {
  value: string | null
  onPick(text: string, isDone?: boolean): void
}
const pickers: Readonly<Record<PickerKind, { label: string; Panel: (props: PickerProps) => React.ReactNode }>> = {
  date: { label: '달력', Panel: DayPanel },
  month: { label: '월 선택', Panel: MonthPanel },
  year: { label: '연도 선택', Panel: YearPanel },
  time: { label: '시각 선택', Panel: TimePanel },
}

interface PickerButtonProps extends PickerProps {
  kind: PickerKind
  disabled: boolean
}
export function PickerButton({ kind, value, onPick, disabled }: PickerButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panelBox = useRef<HTMLDivElement>(null)
  const { label, Panel } = pickers[kind]
  const Icon = kind === 'time' ? Clock : CalendarDays
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const panel = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what the button has opened.
    <div ref={panelBox} className="form-calendar" onKeyDown={leave}>
      <Panel
        value={value}
        onPick={(text, isDone = true) => {
          onPick(text)
          if (isDone) close()
        }}
      />
    </div>
  )
  return (
    <Popover
      open={isOpen && !disabled}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={panel}
      afterOpenChange={(opened) => opened && focusStart(panelBox.current)}
      arrow={false}
      destroyOnHidden
    >
      <button
        ref={opener}
        type="button"
        className="plain-button form-calendar-button"
        aria-label={t(label)}
        aria-expanded={isOpen}
        disabled={disabled}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Popover>
  )
}

/** The keyboard goes on in what has opened: at what is chosen, else where one would begin. */
const focusStart = (box: HTMLElement | null): void =>
  (
    box?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? box?.querySelector<HTMLElement>('[aria-current]')
  )?.focus()

function DayPanel({ value, onPick }: PickerProps) {
  return (
    <Calendar
      fullscreen={false}
      {...(value && { value: dayjs(value) })}
      onSelect={(picked, { source }) => onPick(picked.format('YYYY-MM-DD'), source === 'date')}
    />
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

function MonthPanel({ value, onPick }: PickerProps) {
  const t = usePlatformT()
  const [year, setYear] = useState(Number((value ?? today()).slice(0, 4)))
  const options = MONTHS.map((month) => ({ text: t('{n}월', { n: Number(month) }), value: `${year}-${month}` }))
  const start = today().slice(0, 7)
  return (
    <Steps
      title={String(year)}
      step={(by) => setYear(year + by)}
      options={options}
      start={start}
      value={value}
      onPick={onPick}
    />
  )
}

const YEARS = 12
function YearPanel({ value, onPick }: PickerProps) {
  const [first, setFirst] = useState(Number((value ?? today()).slice(0, 4)) - YEARS + 3)
  const years = Array.from({ length: YEARS }, (_, index) => String(first + index))
  const options = years.map((year) => ({ text: year, value: year }))
  return (
    <Steps
      title={`${years[0]} ~ ${years.at(-1)}`}
      step={(by) => setFirst(first + by * YEARS)}
      options={options}
      value={value}
      onPick={onPick}
      start={today().slice(0, 4)}
    />
  )
}

interface StepsProps extends PickerProps {
  title: string
  step(by: number): void
  options: readonly { text: string; value: string }[]
  /** Where one would begin to look. */
  start: string
}
function Steps({ title, step, ...choices }: StepsProps) {
  const t = usePlatformT()
  return (
    <div className="form-steps">
      <div className="form-steps-head">
        <button type="button" className="icon-button" aria-label={t('이전')} onClick={() => step(-1)}>
          <ChevronLeft size={16} aria-hidden />
        </button>
        <strong aria-live="polite">{title}</strong>
        <button type="button" className="icon-button" aria-label={t('다음')} onClick={() => step(1)}>
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
      <Choices {...choices} />
    </div>
  )
}

const START_OF_WORK = '08:00'
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})

function TimePanel({ value, onPick }: PickerProps) {
  const options = HALF_HOURS.map((time) => ({ text: time, value: time }))
  return (
    <div className="form-times">
      <Choices options={options} onPick={onPick} start={START_OF_WORK} value={value?.slice(0, 5) ?? null} />
    </div>
  )
}

function Choices({ options, start, value, onPick }: PickerProps & Pick<StepsProps, 'options' | 'start'>) {
  return (
    <div className="form-steps-options">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="plain-button form-step"
          aria-pressed={option.value === value}
          aria-current={option.value === start || undefined}
          onClick={() => onPick(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  )
}
