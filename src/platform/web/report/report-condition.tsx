/** The conditions of a read list in one line, each by the kind of what it narrows. */
import { Button, Input, Select } from 'antd'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type AnyField, type CodeField, isDirectoryField } from '#platform/model/field.ts'
import { type AnyReport, conditionOf, reportFields } from '#platform/model/report.ts'
import { PeriodCondition } from '#platform/web/document/list/period-condition.tsx'
import { CodesSelect } from '#platform/web/form/code-select.tsx'
import { type CodeItem, useCodes } from '#platform/web/form/codes.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import type { ListAddress } from '#platform/web/table/use-list-address.ts'

/** What can be chosen under a condition, where the codes of its field do not say it. */
export type Choices = Readonly<Record<string, readonly CodeItem[] | undefined>>

interface ReportConditionsProps {
  report: AnyReport
  list: ListAddress
  /** What the list shows now, the period included with which it begins. */
  where: ListAddress['where']
  before: ReactNode
  choices: Choices | undefined
  onReset: (() => void) | undefined
}

export function ReportConditions({ report, list, where, before, choices, onReset }: ReportConditionsProps) {
  const t = useT()
  const say = usePlatformT()
  const id = useId()
  const { search, period, filters = [] } = report
  const fields = reportFields(report)
  const labelOf = (name: string) => t(fields[name]?.label ?? name)
  return (
    <search className="doc-conditions log-conditions">
      {before}
      {search && (
        <SearchField asked={list.where.q ?? ''} places={search.map(labelOf)} onSearch={(q) => list.setWhere({ q })} />
      )}
      {period && (
        <div className="doc-condition is-period">
          <PeriodCondition
            names={['from', 'to']}
            where={where}
            onChange={(patch) => list.setWhere(patch)}
            wiring={{ id: `${id}-period`, 'aria-label': say('기간') }}
            placeholder={say('기간')}
          />
        </div>
      )}
      {filters.map((name) => {
        const field = conditionOf(report, name)
        return (
          field && (
            <div key={name} className="doc-condition">
              <ReportCondition
                id={`${id}-${name}`}
                name={name}
                field={field}
                where={where}
                change={list.setWhere}
                choices={choices?.[name]}
                isOne={report.ownRoute ?? false}
              />
            </div>
          )
        )
      })}
      {onReset && (
        <Button type="text" icon={<RotateCcw size={14} aria-hidden />} onClick={onReset}>
          {say('초기화')}
        </Button>
      )}
    </search>
  )
}

interface ReportConditionProps {
  id: string
  name: string
  field: AnyField
  where: ListAddress['where']
  change(patch: ListAddress['where']): void
  choices: readonly CodeItem[] | undefined
  /** One code at a time. */
  isOne: boolean
}

function ReportCondition(props: ReportConditionProps) {
  const { id, name, field, where, change, choices } = props
  const t = useT()
  const say = usePlatformT()
  const label = t(field.label)
  const wiring = { id, 'aria-label': label }
  const value = where[name] ?? ''
  if (choices || field.kind === 'code') return <CodeCondition {...props} />
  if (field.kind === 'day' || field.kind === 'dateTime') {
    const names = [`${name}From`, `${name}To`] as const
    return <PeriodCondition names={names} where={where} onChange={change} wiring={wiring} placeholder={label} />
  }
  if (isDirectoryField(field))
    return (
      <DirectorySelect
        wiring={wiring}
        name={null}
        kind={field.kind}
        value={value || null}
        placeholder={label}
        onChange={(key) => change({ [name]: key === null ? '' : String(key) })}
      />
    )
  if (field.kind === 'yesNo')
    return (
      <Select
        {...wiring}
        className="form-select"
        placeholder={label}
        allowClear
        value={value || null}
        onChange={(chosen: string | null) => change({ [name]: chosen ?? '' })}
        options={[
          { value: 'Y', label: say('예') },
          { value: 'N', label: say('아니요') },
        ]}
      />
    )
  return (
    <Input
      {...wiring}
      key={value}
      placeholder={label}
      allowClear
      defaultValue={value}
      onBlur={({ target }) => target.value.trim() !== value && change({ [name]: target.value.trim() })}
      onPressEnter={({ currentTarget }) => change({ [name]: currentTarget.value.trim() })}
    />
  )
}

/** Above so many entries one searches rather than scrolls (look.md 4). */
const SEARCH_FROM = 9

function CodeCondition({ id, name, field, where, change, choices, isOne }: ReportConditionProps) {
  const t = useT()
  const codes = useCodes(choices ? {} : (field as CodeField))
  const label = t(field.label)
  const wiring = { id, 'aria-label': label }
  const items = choices ?? codes
  if (isOne)
    return (
      <Select
        {...wiring}
        className="form-select"
        placeholder={label}
        allowClear
        showSearch={items.length >= SEARCH_FROM ? { optionFilterProp: 'label' } : false}
        popupMatchSelectWidth={false}
        value={where[name] || null}
        onChange={(code: string | null) => change({ [name]: code ?? '' })}
        options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
      />
    )
  return (
    <CodesSelect
      wiring={wiring}
      items={items}
      values={where[name]?.split(',').filter(Boolean) ?? []}
      placeholder={label}
      onChange={(values) => change({ [name]: values.join() })}
    />
  )
}
