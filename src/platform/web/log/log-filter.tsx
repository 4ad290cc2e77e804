/** One condition of a log, by what it narrows. */
import { Input, Select } from 'antd'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { PeriodCondition } from '#platform/web/document/list/period-condition.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { ColumnItem } from '#platform/web/table/table.types.ts'

/** `label` says what is typed or chosen, where nothing is yet. */
export type Filter =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'person'; name: string; label: string }
  /** In the address as `{name}From` and `{name}To`. */
  | { kind: 'period'; name: string; label: string }
  /** @param isSearched where the choices are many */
  | { kind: 'choice'; name: string; label: string; items: readonly ColumnItem[]; isSearched?: boolean }

export const namesOf = ({ kind, name }: Filter): string[] => (kind === 'period' ? [`${name}From`, `${name}To`] : [name])

interface LogFilterProps {
  filter: Filter
  where: Readonly<Record<string, string>>
  change(patch: Readonly<Record<string, string>>): void
}

export function LogFilter({ filter, where, change }: LogFilterProps) {
  const t = useT()
  const id = useId()
  const { name } = filter
  const label = t(filter.label)
  const wiring = { id, 'aria-label': label }
  if (filter.kind === 'text') return <TextFilter name={name} label={label} change={change} value={where[name] ?? ''} />
  return (
    <div className="doc-condition">
      {filter.kind === 'period' && (
        <PeriodCondition name={name} where={where} wiring={wiring} placeholder={label} onChange={change} />
      )}
      {filter.kind === 'person' && (
        <DirectorySelect
          wiring={wiring}
          name={null}
          kind="user"
          value={where[name] || null}
          placeholder={label}
          onChange={(key) => change({ [name]: key === null ? '' : String(key) })}
        />
      )}
      {filter.kind === 'choice' && (
        <Select
          {...wiring}
          className="form-select"
          placeholder={label}
          allowClear
          {...(filter.isSearched && { showSearch: { optionFilterProp: 'label' } })}
          popupMatchSelectWidth={false}
          value={where[name] || null}
          onChange={(code: string | null) => change({ [name]: code ?? '' })}
          options={filter.items.map(({ code, codeNm }) => ({ value: String(code), label: t(codeNm) }))}
        />
      )}
    </div>
  )
}

interface TextFilterProps {
  name: string
  label: string
  value: string
  change: LogFilterProps['change']
}
/** Searched for with Enter, or when it is left. */
function TextFilter({ name, label, value, change }: TextFilterProps) {
  const take = (text: string) => {
    if (text.trim() !== value) change({ [name]: text.trim() })
  }
  return (
    <Input
      className="doc-search"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={16} aria-hidden />}
      defaultValue={value}
      allowClear
      onClear={() => take('')}
      onPressEnter={({ currentTarget }) => take(currentTarget.value)}
      onBlur={({ target }) => take(target.value)}
    />
  )
}
