import { Input, Select } from 'antd'
import type { AnyDocument } from '#platform/model/document.ts'
import type { CodeField } from '#platform/model/field.ts'
import { conditionKind, conditionField as fieldOf } from '#platform/model/query.ts'
import { CodesSelect } from '#platform/web/form/code-select.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { directoryKindOf, valuesOf, type Where } from './condition-text.ts'
import { PeriodCondition } from './period-condition.tsx'

export interface ConditionProps {
  model: AnyDocument
  name: string
  where: Where
  onChange(patch: Record<string, string>): void
  wiring: Wiring
  /** What an unset condition says: its name where it has no label above. */
  placeholder: string
}

const days: ReadonlySet<string> = new Set(['day', 'dayRange', 'dateTime'])
const isPeriod = (model: AnyDocument, name: string): boolean =>
  name === 'createDt' || days.has(fieldOf(model, name)?.kind ?? '')

/** One condition of a list, by the kind of its field. */
export function ConditionField(props: ConditionProps) {
  const { model, name, where, onChange, wiring, placeholder } = props
  const t = usePlatformT()
  const field = fieldOf(model, name)
  const directory = directoryKindOf(model, name)
  if (isPeriod(model, name)) {
    const isDeadline = Object.values(model.lifecycle.states).some((state) => state.todo?.due === name)
    return (
      <PeriodCondition
        names={[`${name}From`, `${name}To`]}
        where={where}
        onChange={onChange}
        wiring={wiring}
        placeholder={placeholder}
        isDeadline={isDeadline}
      />
    )
  }
  if (name === 'statusCd') return <StatusCondition {...props} />
  if (directory)
    return (
      <DirectorySelect
        wiring={wiring}
        kind={directory}
        name={null}
        value={where[name] ?? null}
        placeholder={placeholder}
        onChange={(key) => onChange({ [name]: key === null ? '' : String(key) })}
      />
    )
  if (field?.kind === 'reference')
    return (
      <DirectorySelect
        wiring={wiring}
        kind="reference"
        name={null}
        value={where[name] ? Number(where[name]) : null}
        around={{ to: field.to }}
        placeholder={placeholder}
        onChange={(key) => onChange({ [name]: key === null ? '' : String(key) })}
      />
    )
  if (field?.kind === 'code') return <CodesCondition {...props} field={field} />
  if (field?.kind === 'yesNo')
    return (
      <Select
        {...wiring}
        className="form-select"
        placeholder={placeholder}
        allowClear
        value={where[name] ?? null}
        onChange={(value: string | null) => onChange({ [name]: value ?? '' })}
        options={[
          { value: 'Y', label: t('예') },
          { value: 'N', label: t('아니요') },
        ]}
      />
    )
  if (field && conditionKind(field.kind) === 'range') return <NumberCondition {...props} />
  return (
    <Input
      {...wiring}
      placeholder={placeholder}
      allowClear
      defaultValue={where[name] ?? ''}
      onBlur={({ target }) => onChange({ [name]: target.value.trim() })}
      onPressEnter={({ currentTarget }) => onChange({ [name]: currentTarget.value.trim() })}
    />
  )
}

function CodesCondition({ name, where, onChange, wiring, placeholder, field }: ConditionProps & { field: CodeField }) {
  const items = useCodes(field)
  return (
    <CodesSelect
      wiring={wiring}
      items={items}
      values={valuesOf(where, name)}
      placeholder={placeholder}
      onChange={(codes) => onChange({ [name]: codes.join(',') })}
    />
  )
}

function StatusCondition({ model, name, where, onChange, wiring, placeholder }: ConditionProps) {
  const t = useT()
  const items = Object.entries(model.lifecycle.states).map(([code, { label }]) => ({ code, codeNm: t(label) }))
  return (
    <CodesSelect
      wiring={wiring}
      items={items}
      values={valuesOf(where, name)}
      placeholder={placeholder}
      onChange={(codes) => onChange({ [name]: codes.join(',') })}
    />
  )
}

function NumberCondition({ name, where, onChange, wiring, placeholder }: ConditionProps) {
  const t = usePlatformT()
  const end = (suffix: 'From' | 'To', label: string) => (
    <Input
      {...(suffix === 'From' ? wiring : { ...wiring, id: `${wiring.id}-to` })}
      aria-label={label}
      placeholder={suffix === 'From' ? placeholder : undefined}
      inputMode="decimal"
      defaultValue={where[`${name}${suffix}`] ?? ''}
      onBlur={({ target }) => onChange({ [`${name}${suffix}`]: target.value.replace(/[^\d.-]/g, '') })}
    />
  )
  return (
    <div className="form-pair is-range">
      {end('From', t('이상'))}
      <span aria-hidden>~</span>
      {end('To', t('이하'))}
    </div>
  )
}
