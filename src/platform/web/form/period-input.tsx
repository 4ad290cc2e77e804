import './form.css'
import { Button } from 'antd'
import { useState } from 'react'
import { dayOf } from '#platform/model/calendar.ts'
import { formatTime, today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { DayInput, TimeInput } from './day-input.tsx'
import type { ControlProps } from './form-field.tsx'
import { type DayRange, isValidRange, type Period, periodText, QUICK_PERIODS, rangeOf } from './period.ts'

/** An instant as a day and a time of Asia/Seoul; sent with its offset. */
export function DateTimeInput({ wiring, value, onChange, disabled }: ControlProps<string>) {
  const t = usePlatformT()
  // Half an instant is no value, but it must not vanish while the other half is typed.
  const [half, setHalf] = useState<{ ymd?: string | null; time?: string | null }>({})
  const ymd = value ? dayOf(value) : (half.ymd ?? null)
  const time = value ? formatTime(value) : (half.time ?? null)
  const take = (next: { ymd: string | null; time: string | null }) => {
    setHalf(next)
    onChange(next.ymd && next.time ? `${next.ymd}T${next.time}:00+09:00` : null)
  }
  return (
    <div className="form-pair">
      <DayInput
        wiring={wiring}
        label={wiring['aria-label'] ?? t('날짜')}
        value={ymd}
        onChange={(next) => take({ ymd: next, time })}
        disabled={disabled}
      />
      <TimeInput
        wiring={{ ...wiring, id: `${wiring.id}-time` }}
        label={t('시각')}
        value={time}
        onChange={(next) => take({ ymd, time: next })}
        disabled={disabled}
      />
    </div>
  )
}

interface DayRangeInputProps {
  wiring: ControlProps<string>['wiring']
  value: DayRange
  onChange(value: DayRange): void
  disabled?: boolean | undefined
}
/** S-324: two days; an end before its start is marked at once. */
export function DayRangeInput({ wiring, value, onChange, disabled }: DayRangeInputProps) {
  const t = usePlatformT()
  const isWrong = value.from !== null && value.to !== null && !isValidRange(value)
  const marked = isWrong ? { ...wiring, 'aria-invalid': true } : wiring
  return (
    <div className="form-pair is-range" data-invalid={isWrong || undefined}>
      <DayInput
        wiring={marked}
        label={t('시작일')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        disabled={disabled}
      />
      <span aria-hidden>~</span>
      <DayInput
        wiring={{ ...marked, id: `${wiring.id}-to` }}
        label={t('종료일')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        disabled={disabled}
      />
      {isWrong && <p className="form-error">{t('종료일이 시작일보다 빠릅니다.')}</p>}
    </div>
  )
}

interface PeriodInputProps extends DayRangeInputProps {
  /** What the buttons below offer; the first is the usual one. */
  periods?: readonly Period[]
}
/** A range of days with buttons for the usual periods up to today. */
export function PeriodInput({ periods = QUICK_PERIODS, ...range }: PeriodInputProps) {
  const t = useT()
  const { value, onChange, disabled } = range
  return (
    <div className="form-period">
      <DayRangeInput {...range} />
      <div className="form-buttons">
        {periods.map((period) => {
          const { text, n } = periodText(period)
          const { from, to } = rangeOf(today(), period)
          return (
            <Button
              key={period}
              size="small"
              aria-pressed={value.from === from && value.to === to}
              disabled={disabled ?? false}
              onClick={() => onChange({ from, to })}
            >
              {t(text, { n })}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
