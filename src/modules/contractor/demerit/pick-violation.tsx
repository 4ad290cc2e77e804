/** A violation chosen with the thumb: its grade first, then one of the few of that grade. */
import './demerit.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Grade } from './demerit.logic.ts'
import { gradeScores, violGrades } from './viol-grade.model.ts'
import { violItemMaster } from './viol-item.master.ts'

interface Item {
  violItemCd: string
  violItemNm: string
  violItemNmEn: string | null
  violItemNmZh: string | null
  violItemNmEs: string | null
  violGradeCd: Grade
  lawRefDesc: string | null
  useYn: string
}
const order = ['MINOR', 'NORMAL', 'SERIOUS', 'CRITICAL'] as const

interface PickViolationProps {
  value: string | null
  onChange(violItemCd: string): void
  /** Names the group. */
  label: string
}
export function PickViolation({ value, onChange, label }: PickViolationProps) {
  const t = useT()
  const language = useLanguage()
  const [grade, setGrade] = useState<Grade>()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['violItems', 'used'],
    queryFn: ({ signal }) =>
      api.get<{ rows: Item[] }>(`${violItemMaster.api}s`, { query: { useYn: 'Y', limit: 300 }, signal, quiet: true }),
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  const chosen = data.rows.find(({ violItemCd }) => violItemCd === value)
  const shown = grade ?? chosen?.violGradeCd ?? 'NORMAL'
  const nameOf = (item: Item) =>
    (language === 'en' && item.violItemNmEn) ||
    (language === 'zh' && item.violItemNmZh) ||
    (language === 'es' && item.violItemNmEs) ||
    item.violItemNm
  return (
    <div className="pick-violation">
      <div className="tiles" role="tablist" aria-label={t('등급')}>
        {order.map((code) => (
          <button
            key={code}
            type="button"
            className="tile"
            role="tab"
            aria-selected={shown === code}
            data-grade={code}
            onClick={() => setGrade(code)}
          >
            {t(violGrades[code])}
            <small>{t('{n}점', { n: gradeScores[code] })}</small>
          </button>
        ))}
      </div>
      <div role="radiogroup" aria-label={label}>
        {data.rows
          .filter(({ violGradeCd }) => violGradeCd === shown)
          .map((item) => (
            <label key={item.violItemCd} data-chosen={item.violItemCd === value || undefined}>
              <input
                type="radio"
                name="violItemCd"
                checked={item.violItemCd === value}
                onChange={() => onChange(item.violItemCd)}
              />
              <span>
                {nameOf(item)}
                <small>{item.lawRefDesc}</small>
              </span>
            </label>
          ))}
      </div>
    </div>
  )
}
