/** The fields of a visit, in the order of the examination: what for, vital signs, treatment, rest. */
import './infirm.css'
import { Button, Select } from 'antd'
import { BedSingle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCodes } from '#platform/web/form/codes.ts'
import { FieldControl, type Values } from '#platform/web/form/field-control.tsx'
import { type FieldWidth, FormField, type Wiring } from '#platform/web/form/form-field.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { infirmVisit } from './visit.model.ts'
import type { Errors } from './visit.wire.ts'
import { isInRange, OUT_OF_RANGE, type Vital, vitalRanges, vitals } from './vitals.logic.ts'

type Name = keyof typeof infirmVisit.fields
export const entryFields: readonly Name[] = [
  'symptomCd',
  'symptomDesc',
  'processNo',
  ...vitals,
  'treatCd',
  'restStartDt',
  'restEndDt',
  'workRelatedYn',
  'earlierVisitNo',
  'placeDesc',
]

export interface EarlierVisit {
  heaInfirmVisitNo: number
  visitDt: string
}
interface Props {
  /** Visits of his that are of an accident. */
  earlier?: readonly EarlierVisit[]
  values: Values
  onChange(patch: Values): void
  errors: Errors
}

export function VisitFields(props: Props) {
  const { values, onChange } = props
  const t = useT()
  return (
    <>
      <div className="infirm-row">
        <One {...props} name="symptomCd" width="short" />
        <One {...props} name="symptomDesc" width="full" />
      </div>
      <fieldset className="infirm-row" aria-label={t('활력징후')}>
        {vitals.map((vital) => (
          <VitalField key={vital} {...props} vital={vital} />
        ))}
      </fieldset>
      <div className="infirm-row">
        <One {...props} name="treatCd" width="medium" />
        <One {...props} name="processNo" width="medium" />
        <Rest values={values} onChange={onChange} />
      </div>
      <div className="infirm-row">
        <One {...props} name="workRelatedYn" width="short" />
        {values.workRelatedYn === 'Y' && <Earlier {...props} />}
        {values.workRelatedYn === 'Y' && !values.earlierVisitNo && (
          <One {...props} name="placeDesc" width="full" required />
        )}
      </div>
    </>
  )
}

/** Whether he comes again for what is known already: then no other accident is opened. */
function Earlier({ values, onChange, errors, earlier = [] }: Props) {
  const t = useT()
  if (earlier.length === 0) return null
  const value = typeof values.earlierVisitNo === 'number' ? values.earlierVisitNo : null
  return (
    <FormField label={t('경과를 보는 방문')} name="earlierVisitNo" width="medium" error={errors.earlierVisitNo}>
      {(wiring) => (
        <Select
          {...wiring}
          allowClear
          value={value}
          placeholder={t('처음 다친 방문이면 비웁니다.')}
          onChange={(chosen: number | undefined) => onChange({ earlierVisitNo: chosen ?? null })}
          options={earlier.map((one) => ({ value: one.heaInfirmVisitNo, label: formatDateTime(one.visitDt) }))}
        />
      )}
    </FormField>
  )
}

function One({
  values,
  onChange,
  errors,
  name,
  width,
  required,
}: Props & { name: Name; width: FieldWidth; required?: boolean }) {
  const t = useT()
  const field = infirmVisit.fields[name]
  const label = t(field.label)
  const error = errors[name]
  return (
    <FormField
      label={label}
      width={width}
      name={name}
      error={error}
      required={required ?? (field.required && field.kind !== 'yesNo')}
    >
      {(wiring) =>
        field.kind === 'code' ? (
          <TypedCode
            wiring={wiring}
            group={field.group}
            value={values[name]}
            onPick={(code) => onChange({ [name]: code })}
          />
        ) : (
          <FieldControl wiring={wiring} name={name} field={field} values={values} onChange={onChange} label={label} />
        )
      }
    </FormField>
  )
}

interface TypedCodeProps {
  wiring: Wiring
  group: string | undefined
  value: unknown
  onPick(code: string | null): void
}
/** Chosen by typing its first letters, however few there are: the hands stay on the keys. */
function TypedCode({ wiring, group, value, onPick }: TypedCodeProps) {
  const t = useT()
  const items = useCodes({ group })
  return (
    <Select
      {...wiring}
      className="form-select"
      value={typeof value === 'string' ? value : null}
      placeholder={t('선택')}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(code: string | null) => onPick(code)}
      options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
      popupMatchSelectWidth={false}
    />
  )
}

/** The range is checked while typing: a mistyped number is seen before the next one is measured. */
function VitalField({ values, onChange, errors, vital }: Props & { vital: Vital }) {
  const t = useT()
  const field = infirmVisit.fields[vital]
  const value = values[vital] as number | null | undefined
  const { min, max } = vitalRanges[vital]
  const error = isInRange(vital, value) ? errors[vital] : { message: `${t(OUT_OF_RANGE)} (${min}~${max})` }
  const label = t(field.label)
  return (
    <FormField label={label} error={error} name={vital} width="short">
      {(wiring) => (
        <FieldControl wiring={wiring} name={vital} field={field} values={values} onChange={onChange} label={label} />
      )}
    </FormField>
  )
}

function Rest({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const t = useT()
  const start = values.restStartDt as string | null | undefined
  const end = values.restEndDt as string | null | undefined
  const now = () => new Date().toISOString()
  return (
    <fieldset className="form-field infirm-rest" aria-label={t('침상안정')}>
      <span className="form-label">{t('침상안정')}</span>
      <div className="row">
        {!start && (
          <Button icon={<BedSingle size={16} aria-hidden />} onClick={() => onChange({ restStartDt: now() })}>
            {t('침상안정 시작')}
          </Button>
        )}
        {start && <RestClock start={start} end={end ?? null} />}
        {start && !end && <Button onClick={() => onChange({ restEndDt: now() })}>{t('침상안정 종료')}</Button>}
        {start && (
          <Button type="text" onClick={() => onChange({ restStartDt: null, restEndDt: null })}>
            {t('지우기')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const SECOND_MS = 1000
const MINUTE_SECONDS = 60

/** How long somebody has been lying there; it runs until he gets up. */
export function RestClock({ start, end }: { start: string; end: string | null }) {
  const t = useT()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [end])
  const until = end ? new Date(end).getTime() : now
  const seconds = Math.max(0, Math.floor((until - new Date(start).getTime()) / SECOND_MS))
  const minutes = Math.floor(seconds / MINUTE_SECONDS)
  const text = `${minutes}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`
  return (
    <span
      className="infirm-clock"
      data-running={!end || undefined}
      title={t('{time} 시작', { time: formatTime(start) })}
    >
      {text}
    </span>
  )
}
