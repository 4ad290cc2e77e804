/** 결과 of one plan: how the grades fall, and each result; for the health team. */

import { useMemo } from 'react'
import { Link } from 'react-router'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { heaExport } from '../privacy/hea-export.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { GradeTag } from './grade-tag.tsx'
import type { ResultRow as PlanResult } from './plan-outcome.calls.ts'
import { usePlanResults } from './plan-outcome.wire.ts'
import { PlanTable, useAsked } from './plan-table.tsx'
import { type Grade, grades, workFits } from './result-codes.model.ts'

const { states } = checkupResult.lifecycle
const columns: readonly Column<PlanResult>[] = [
  {
    name: 'personNm',
    text: '성명',
    width: 96,
    type: 'link',
    sortable: true,
    url: `${checkupResult.route.staff}/{heaCheckupResultNo}`,
  },
  { name: 'deptNm', text: '부서', width: 150, hidden: true },
  { name: 'factorNms', text: '유해인자', width: 130 },
  {
    name: 'overallGradeCd',
    text: '판정',
    width: 84,
    sortable: true,
    render: ({ overallGradeCd, secondRoundYn }) =>
      overallGradeCd && <GradeTag grade={overallGradeCd} isSecond={secondRoundYn === 'Y'} />,
    value: ({ overallGradeCd }) => overallGradeCd ?? '',
  },
  {
    name: 'workFitCd',
    text: '적합성',
    width: 80,
    sortable: true,
    render: ({ workFitCd }) => workFitCd && <span title={translateNow(workFits[workFitCd])}>{workFitCd}</span>,
    value: ({ workFitCd }) => workFitCd ?? '',
  },
  { name: 'followUpNms', text: '사후관리' },
  { name: 'receiveYmd', text: '수령일', width: 112, sortable: true, hidden: true },
  {
    name: 'statusCd',
    text: '상태',
    width: 96,
    type: 'tag',
    sortable: true,
    items: Object.entries(states).map(([code, { label, tone }]) => ({ code, codeNm: label, tone })),
  },
]

export function PlanResults({ heaCheckupPlanNo }: { heaCheckupPlanNo: number }) {
  const t = useT()
  const { asked, change } = useAsked()
  const { code, ...page } = asked
  const query = { ...page, overallGradeCd: code || null }
  const { data, isError, error, isPlaceholderData, refetch } = usePlanResults(heaCheckupPlanNo, query)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  const isNone = data.grades.length === 0 && data.total === 0 && !asked.q && !code
  if (isNone)
    return (
      <Empty
        message={
          data.awaitedCnt > 0
            ? t('수검한 {n}명의 결과를 기다립니다. 검진기관의 결과표를 검진결과 관리에서 올리십시오.', {
                n: formatNumber(data.awaitedCnt),
              })
            : t('아직 결과가 없습니다. 검진기관의 결과표를 올리면 여기에 나타납니다.')
        }
      />
    )
  return (
    <div className="stack">
      <Grades sums={data.grades} onPick={(grade) => change({ code: grade })} />
      {data.awaitedCnt > 0 && (
        <p>
          <StatusTag tone="waiting">{t('결과 대기 {n}명', { n: formatNumber(data.awaitedCnt) })}</StatusTag>
        </p>
      )}
      <PlanTable<PlanResult>
        label={t('검진결과')}
        columns={columns}
        rowKey="heaCheckupResultNo"
        data={data}
        asked={asked}
        change={change}
        isRenewed={isPlaceholderData}
        route={checkupResult.route.staff}
        settingsName="hea/checkup/checkupPlan:results"
        none={t('조건에 맞는 결과가 없습니다.')}
      >
        {asked.code && (
          <button type="button" className="plain-button" onClick={() => change({ code: '' })}>
            {t('{grade} 판정만 보는 중 · 모두 보기', { grade: asked.code })}
          </button>
        )}
        <Link to={`${heaExport.route.staff}/new`}>{t('암호 파일로 반출 신청')}</Link>
      </PlanTable>
    </div>
  )
}

function Grades({ sums, onPick }: { sums: readonly { code: string; count: number }[]; onPick(grade: string): void }) {
  const t = useT()
  const points = useMemo(() => {
    const counts = new Map(sums.map(({ code, count }) => [code, count]))
    return (Object.keys(grades) as Grade[]).flatMap((grade) => {
      const value = counts.get(grade)
      return value ? [{ name: `${grade} ${t(grades[grade])}`, value }] : []
    })
  }, [sums, t])
  const all = points.reduce((sum, { value }) => sum + value, 0)
  const sick = points.reduce((sum, { name, value }) => (name.startsWith('D') ? sum + value : sum), 0)
  return (
    <Chart
      kind="bar"
      horizontal
      height={Math.max(120, points.length * 32 + 40)}
      unit={t('명')}
      title={t('{all}명 가운데 유소견자는 {n}명입니다.', { all: formatNumber(all), n: formatNumber(sick) })}
      points={points}
      onPick={({ name }) => onPick(name.split(' ')[0] ?? '')}
    />
  )
}
