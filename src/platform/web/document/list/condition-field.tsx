import { Input, Select } from 'antd'
import type { AnyDocument } from '#platform/model/document.ts'
import { type CodeField, isDirectoryField } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { conditionKind, conditionField as fieldOf } from '#platform/model/query.ts'
import { CodesSelect } from '#platform/web/form/code-select.tsx'
import { nameIn, useCodes } from '#platform/web/form/codes.ts'
import { type DirectoryKind, useDirectoryName } from '#platform/web/form/directory-search.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { PeriodCondition, periodText } from './period-condition.tsx'

type Where = Readonly<Record<string, string>>
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
const directoryKindOf = (model: AnyDocument, name: string): DirectoryKind | undefined => {
  if (name === 'plantCd') return 'plant'
  if (name === 'createUserId') return 'user'
  const field = fieldOf(model, name)
  return field && isDirectoryField(field) && field.kind !== 'person' ? (field.kind as DirectoryKind) : undefined
}

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

const valuesOf = (where: Where, name: string): string[] => (where[name] ? where[name].split(',') : [])

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

/** A set condition in words, for its chip. */
export function useConditionText(model: AnyDocument, name: string, where: Where): string {
  const t = useT()
  const field = fieldOf(model, name)
  const items = useCodes(field?.kind === 'code' ? field : {})
  const kind = directoryKindOf(model, name)
  const directoryName = useDirectoryName(kind ?? 'user', kind ? (where[name] ?? null) : null, null)
  if (where[`${name}From`] || where[`${name}To`]) return periodText(where[`${name}From`], where[`${name}To`])
  if (kind) return directoryName
  const nameOf = (value: string): string =>
    name === 'statusCd'
      ? t(model.lifecycle.states[value]?.label ?? value)
      : field
        ? fieldText(field, name, { [name]: value }, { t, codeName: nameIn(items) })
        : value
  return valuesOf(where, name).map(nameOf).join(', ')
}
