import { Input } from 'antd'
import { useState } from 'react'
import { parseDay, parseMonth, parseTime, parseYear } from '#platform/model/day-text.ts'
import { today } from '#platform/web/format.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { PickerButton, type PickerKind } from './day-picker.tsx'
import type { ControlProps } from './form-field.tsx'

interface Format<V> {
  parse(text: string): V | null
  show(value: V): string
  placeholder: string
  /** The browser's own picker, which a phone shows as its wheel. */
  native: 'date' | 'month' | 'time' | 'number'
  picker: PickerKind
  /** Seconds between two times that the browser offers. */
  step?: number
}
const text = (value: string | number): string => String(value)
const dayFormat: Format<string> = {
  parse: (typed) => parseDay(typed, today()),
  show: text,
  placeholder: 'YYYY-MM-DD',
  native: 'date',
  picker: 'date',
}
const monthFormat: Format<string> = {
  parse: (typed) => parseMonth(typed, today()),
  show: text,
  placeholder: 'YYYY-MM',
  native: 'month',
  picker: 'month',
}
const yearFormat: Format<number> = {
  parse: parseYear,
  show: text,
  placeholder: 'YYYY',
  native: 'number',
  picker: 'year',
}
/** A stored time may have seconds; people read and type hours and minutes. */
const timeFormat: Format<string> = {
  parse: (typed) => parseTime(typed),
  show: (value) => value.slice(0, 5),
  placeholder: 'HH:mm',
  native: 'time',
  picker: 'time',
}
const secondsFormat: Format<string> = {
  parse: (typed) => parseTime(typed, true),
  show: (value) => (value.length === 5 ? `${value}:00` : value),
  placeholder: 'HH:mm:ss',
  native: 'time',
  picker: 'time',
  step: 1,
}

/** Typing works as well as picking; what says nothing stays to be corrected, and counts as no value. */
function useTyped<V>(format: Format<V>, value: V | null, onChange: (value: V | null) => void) {
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : format.show(value)
  // What is complete as it stands counts at once: a button that waits for it must not have to be pressed twice.
  const type = (text: string) => {
    setTyped(text)
    const parsed = format.parse(text)
    if (parsed !== null && parsed !== value && format.show(parsed) === text) onChange(parsed)
  }
  const settle = () => {
    if (typed === undefined) return
    const parsed = format.parse(typed)
    if (parsed !== null || typed.trim() === '') setTyped(undefined)
    if (parsed !== value) onChange(parsed)
  }
  return {
    shown: typed ?? shown,
    isWrong: typed !== undefined && typed !== '' && format.parse(typed) === null,
    type,
    forget: () => setTyped(undefined),
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
  const { shown, isWrong, type, forget, settle } = useTyped(format, value, onChange)
  const pick = (picked: V | null) => {
    forget()
    onChange(picked)
  }
  const naming = label ? { 'aria-label': label } : {}
  if (isPhoneNative)
    return (
      <Input
        {...wiring}
        {...naming}
        type={format.native}
        {...(format.step && { step: format.step })}
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
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      suffix={
        <PickerButton
          kind={format.picker}
          value={value === null ? null : format.show(value)}
          onPick={(picked) => pick(format.parse(picked))}
          disabled={disabled}
        />
      }
    />
  )
}

type Labelled<V> = ControlProps<V> & { label?: string }
export const DayInput = (props: Labelled<string>) => (
  <TypedInput {...props} format={dayFormat} isPhoneNative={useIsPhone()} />
)
/** `HH:mm`, or `HH:mm:ss` where seconds matter. */
export const TimeInput = ({ hasSeconds = false, ...props }: Labelled<string> & { hasSeconds?: boolean }) => (
  <TypedInput {...props} format={hasSeconds ? secondsFormat : timeFormat} isPhoneNative={useIsPhone()} />
)
export const MonthInput = (props: Labelled<string>) => (
  <TypedInput {...props} format={monthFormat} isPhoneNative={useIsPhone()} />
)
export const YearInput = (props: Labelled<number>) => (
  <TypedInput {...props} format={yearFormat} isPhoneNative={false} />
)
