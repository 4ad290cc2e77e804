import './form.css'
import { useState } from 'react'
import { dayOf } from '#platform/model/calendar.ts'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DayInput, TimeInput } from './day-input.tsx'
import type { ControlProps } from './form-field.tsx'

/** An instant as a day and a time of Asia/Seoul; sent with its offset. */
export function DateTimeInput({ wiring, value, onChange, disabled }: ControlProps<string>) {
  const t = useT()
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
      <DayInput wiring={wiring} value={ymd} onChange={(next) => take({ ymd: next, time })} disabled={disabled} />
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

export interface DayRange {
  from: string | null
  to: string | null
}
interface DayRangeInputProps {
  wiring: ControlProps<string>['wiring']
  value: DayRange
  onChange(value: DayRange): void
  disabled?: boolean | undefined
}
/** S-324: valid only with both ends, the end not before the start. */
export function DayRangeInput({ wiring, value, onChange, disabled }: DayRangeInputProps) {
  const t = useT()
  return (
    <div className="form-pair is-range">
      <DayInput
        wiring={wiring}
        label={t('시작일')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        disabled={disabled}
      />
      <span aria-hidden>~</span>
      <DayInput
        wiring={{ ...wiring, id: `${wiring.id}-to` }}
        label={t('종료일')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        disabled={disabled}
      />
    </div>
  )
}
