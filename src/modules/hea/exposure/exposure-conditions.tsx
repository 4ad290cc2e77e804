/** The conditions of both lists: department, process, factor and whatever else is chosen from few. */
import { Button, Select } from 'antd'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { code, department, month, process, user } from '#platform/model/field.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import type { ListAddress } from '#platform/web/table/use-list-address.ts'
import type { Where } from './exposure.wire.ts'

interface Choice {
  name: string
  label: string
  items: Readonly<Record<string, string>>
}
/** What is chosen in words, for paper. */
export function ConditionsOnPaper({ choices, where }: { choices: readonly Choice[]; where: Where }) {
  const chosen = Object.fromEntries(choices.map(({ name, label, items }) => [name, code(label, items)]))
  return <ConditionWords fields={{ ...asked, ...chosen }} where={where} />
}
const asked = {
  deptCd: department('부서'),
  processNo: process('공정'),
  factorCd: code('유해인자', 'HAZARD_FACTOR'),
  month: month('기한'),
  userId: user('성명'),
}

interface ConditionsProps {
  list: ListAddress
  choices: readonly Choice[]
  /** Which of the directory may be chosen. */
  places: readonly ('deptCd' | 'processNo' | 'factorCd')[]
}
const factorField = { group: 'HAZARD_FACTOR' }

export function Conditions({ list, choices, places }: ConditionsProps) {
  const t = useT()
  const id = useId()
  const factors = useCodes(factorField)
  const change = (name: string, value: string | number | null) =>
    list.setWhere({ [name]: value === null ? '' : String(value) })
  const wiring = (name: string, label: string) => ({ id: `${id}${name}`, 'aria-label': label })
  const kinds = { deptCd: ['department', '부서'], processNo: ['process', '공정'] } as const
  return (
    <search className="doc-conditions">
      <SearchField asked={list.where.q ?? ''} places={[t('성명'), t('사번')]} onSearch={(q) => list.setWhere({ q })} />
      {(['deptCd', 'processNo'] as const)
        .filter((name) => places.includes(name))
        .map((name) => {
          const [kind, label] = kinds[name]
          const value = list.where[name] || null
          return (
            <div className="doc-condition" key={name}>
              <DirectorySelect
                wiring={wiring(name, t(label))}
                kind={kind}
                name={null}
                value={kind === 'process' && value ? Number(value) : value}
                placeholder={t(label)}
                onChange={(key) => change(name, key)}
              />
            </div>
          )
        })}
      {places.includes('factorCd') && (
        <div className="doc-condition">
          <Select
            {...wiring('factorCd', t('유해인자'))}
            className="form-select"
            placeholder={t('유해인자')}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            value={list.where.factorCd || null}
            onChange={(code: string | null) => change('factorCd', code ?? null)}
            options={factors.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          />
        </div>
      )}
      {choices.map(({ name, label, items }) => (
        <div className="doc-condition" key={name}>
          <Select
            {...wiring(name, t(label))}
            className="form-select"
            placeholder={t(label)}
            allowClear
            popupMatchSelectWidth={false}
            value={list.where[name] || null}
            onChange={(code: string | null) => change(name, code ?? null)}
            options={Object.entries(items).map(([value, text]) => ({ value, label: t(text) }))}
          />
        </div>
      ))}
      {list.isNarrowed && (
        <Button type="text" icon={<RotateCcw size={14} aria-hidden />} onClick={list.reset}>
          {t('초기화')}
        </Button>
      )}
    </search>
  )
}
