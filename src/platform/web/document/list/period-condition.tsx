/** A period as a condition of a list: two days, with the usual ones as buttons. */
import { Button, Popover } from 'antd'
import { ChevronDown } from 'lucide-react'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { periodText } from './condition-text.ts'

interface PeriodConditionProps {
  /** Under which both days stand in the address: `occurDtFrom` and `occurDtTo`. */
  names: readonly [from: string, to: string]
  where: Readonly<Record<string, string>>
  onChange(patch: Record<string, string>): void
  wiring: Wiring
  placeholder: string
  /** It lies ahead as often as behind. */
  isDeadline?: boolean
}

/** S-324: one month is the first quick button. */
const quick = [
  { label: '1개월', from: (day: string) => addMonths(day, -1) },
  { label: '오늘', from: (day: string) => day },
  { label: '7일', from: (day: string) => addDays(day, -6) },
  { label: '3개월', from: (day: string) => addMonths(day, -3) },
  { label: '올해', from: (day: string) => `${day.slice(0, 4)}-01-01` },
]
/** Deadlines lie ahead as well as behind. */
const ahead = [
  { label: '기한 지남', from: () => '', to: (day: string) => addDays(day, -1) },
  { label: '7일 안', from: (day: string) => day, to: (day: string) => addDays(day, 6) },
]

export function PeriodCondition(props: PeriodConditionProps) {
  const { names, where, onChange, wiring, placeholder, isDeadline = false } = props
  const t = useT()
  const [fromName, toName] = names
  const text = periodText(where[fromName], where[toName])
  const choices = [...(isDeadline ? ahead : []), ...quick.map((one) => ({ ...one, to: (day: string) => day }))]
  const panel = (
    <div className="doc-period">
      <div className="form-buttons">
        {choices.map(({ label, from, to }) => (
          <Button
            key={label}
            size="small"
            onClick={() => onChange({ [fromName]: from(today()), [toName]: to(today()) })}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <DayRangeInput
        wiring={{ id: `${wiring.id}-day` }}
        value={{ from: where[fromName] ?? null, to: where[toName] ?? null }}
        onChange={({ from, to }) => onChange({ [fromName]: from ?? '', [toName]: to ?? '' })}
      />
    </div>
  )
  return (
    <Popover content={panel} trigger="click" placement="bottomLeft" arrow={false}>
      <Button {...wiring} className="doc-period-button" data-set={text !== '' || undefined}>
        <span className="ellipsis">{text || placeholder}</span>
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Popover>
  )
}
