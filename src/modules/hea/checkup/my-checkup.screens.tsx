/** 나의 건강검진: one's own checkups on a phone, in one hand; other parts of health put their sections below. */
import { Select } from 'antd'
import { useState } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { myCheckups } from './my-checkup.calls.ts'
import { CheckupCard } from './my-checkup-card.tsx'
import { mySections } from './my-checkup-sections.ts'

const YEARS_SHOWN = 5

export function MyCheckup() {
  const t = useT()
  const [year, setYear] = useState<number | null>(null)
  const { data, isError, error, refetch } = useAsked(myCheckups, { heaCheckupYear: year })
  const thisYear = Number(today().slice(0, 4))
  const years = Array.from({ length: YEARS_SHOWN }, (_, back) => thisYear - back)
  return (
    <div className="stack">
      <div className="stack is-narrow">
        <PageActions>
          <Select
            aria-label={t('연도')}
            value={year ?? 0}
            onChange={(chosen: number) => setYear(chosen || null)}
            options={[{ value: 0, label: t('모든 연도') }, ...years.map((one) => ({ value: one, label: String(one) }))]}
          />
        </PageActions>
        {isError && <Failed error={error} onRetry={() => void refetch()} />}
        {!isError && !data && <Loading lines={8} />}
        {data?.rows.length === 0 && <Empty message={t('예정된 건강검진이 없습니다.')} />}
        {data?.rows.map((row) => (
          <CheckupCard key={row.heaCheckupTargetNo} checkup={row} />
        ))}
      </div>
      {mySections.map(({ key, Section, isTable = false }) => (
        <div key={key} className={isTable ? 'stack' : 'stack is-narrow'}>
          <Section heaCheckupYear={year} />
        </div>
      ))}
    </div>
  )
}
