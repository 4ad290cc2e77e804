import { Calendar, Input, Popover } from 'antd'
import dayjs from 'dayjs'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { parseDay, parseMonth, parseTime, parseYear } from './day-text.ts'
import type { ControlProps } from './form-field.tsx'

interface Format<V> {
  parse(text: string): V | null
  show(value: V): string
  placeholder: string
  /** The browser's own picker, which a phone shows as its wheel. */
  native: 'date' | 'month' | 'time' | 'number'
}
const text = (value: string | number): string => String(value)
const dayFormat: Format<string> = {
  parse: (typed) => parseDay(typed, today()),
  show: text,
  placeholder: 'YYYY-MM-DD',
  native: 'date',
}
const monthFormat: Format<string> = {
  parse: (typed) => parseMonth(typed, today()),
  show: text,
  placeholder: 'YYYY-MM',
  native: 'month',
}
const yearFormat: Format<number> = { parse: parseYear, show: text, placeholder: 'YYYY', native: 'number' }
/** A stored time may have seconds; people read and type hours and minutes. */
const timeFormat: Format<string> = {
  parse: parseTime,
  show: (value) => value.slice(0, 5),
  placeholder: 'HH:mm',
  native: 'time',
}

/** Typing works as well as picking; what says nothing stays to be corrected, and counts as no value. */
function useTyped<V>(format: Format<V>, value: V | null, onChange: (value: V | null) => void) {
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : format.show(value)
  const settle = () => {
    if (typed === undefined) return
    const parsed = format.parse(typed)
    if (parsed !== null || typed.trim() === '') setTyped(undefined)
    if (parsed !== value) onChange(parsed)
  }
  return {
    shown: typed ?? shown,
    isWrong: typed !== undefined && typed !== '' && format.parse(typed) === null,
    setTyped,
    settle,
  }
}

interface TypedInputProps<V> extends ControlProps<V> {
  format: Format<V>
  isPhoneNative: boolean
  label?: string
}
function TypedInput<V extends string | number>(props: TypedInputProps<V>) {
  const { wiring, value, onChange, disabled = false, format, isPhoneNative, label } = props
  const { shown, isWrong, setTyped, settle } = useTyped(format, value, onChange)
  const naming = label ? { 'aria-label': label } : {}
  if (isPhoneNative)
    return (
      <Input
        {...wiring}
        {...naming}
        type={format.native}
        value={value === null ? '' : format.show(value)}
        disabled={disabled}
        onChange={({ target }) => onChange(format.parse(target.value))}
      />
    )
  return (
    <Input
      {...wiring}
      {...naming}
      aria-invalid={wiring['aria-invalid'] || isWrong || undefined}
      status={isWrong ? 'error' : ''}
      value={shown}
      placeholder={format.placeholder}
      autoComplete="off"
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      {...(format.native === 'date' && {
        suffix: (
          <CalendarButton value={value as string | null} onPick={(ymd) => onChange(ymd as V)} disabled={disabled} />
        ),
      })}
    />
  )
}

function CalendarButton({
  value,
  onPick,
  disabled,
}: {
  value: string | null
  onPick(ymd: string): void
  disabled: boolean
}) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const calendar = (
    <div className="form-calendar">
      <Calendar
        fullscreen={false}
        {...(value && { value: dayjs(value) })}
        onSelect={(picked, { source }) => {
          onPick(picked.format('YYYY-MM-DD'))
          if (source === 'date') setOpen(false)
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
      content={calendar}
      arrow={false}
    >
      <button type="button" className="plain-button form-calendar-button" aria-label={t('달력')} disabled={disabled}>
        <CalendarDays size={16} aria-hidden />
      </button>
    </Popover>
  )
}

type Labelled<V> = ControlProps<V> & { label?: string }
export const DayInput = (props: Labelled<string>) => (
  <TypedInput {...props} format={dayFormat} isPhoneNative={useIsPhone()} />
)
export const TimeInput = (props: Labelled<string>) => (
  <TypedInput {...props} format={timeFormat} isPhoneNative={useIsPhone()} />
)
export const MonthInput = (props: Labelled<string>) => (
  <TypedInput {...props} format={monthFormat} isPhoneNative={useIsPhone()} />
)
export const YearInput = (props: Labelled<number>) => (
  <TypedInput {...props} format={yearFormat} isPhoneNative={false} />
)
