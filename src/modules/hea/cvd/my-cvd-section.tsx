/** What somebody is told about his own heart and brain, on 나의 건강검진. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { formatDay, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { RiskTag } from './cvd-risk.parts.tsx'
import type { MyRisk } from './cvd-risk.wire.ts'

const columns: readonly Column<MyRisk>[] = [
  { name: 'evalYmd', text: '평가일', width: 110, value: ({ evalYmd }) => formatDay(evalYmd) },
  { name: 'riskGroupCd', text: '위험군', width: 100, render: ({ riskGroupCd }) => <RiskTag group={riskGroupCd} /> },
  {
    name: 'prob10Val',
    text: '10년 발병확률',
    width: 120,
    align: 'right',
    value: ({ prob10Val }) => (prob10Val === null ? '' : `${formatNumber(prob10Val, 1)} %`),
  },
  {
    name: 'bpSysVal',
    text: '혈압 (mmHg)',
    width: 120,
    align: 'right',
    value: ({ bpSysVal, bpDiaVal }) => (bpSysVal === null ? '' : `${bpSysVal} / ${bpDiaVal}`),
  },
  { name: 'ldlVal', text: 'LDL (mg/dL)', width: 110, type: 'number' },
  { name: 'nextYmd', text: '다음 평가', width: 110, value: ({ nextYmd }) => nextYmd && formatDay(nextYmd) },
  { name: 'careDesc', text: '사후관리 내용' },
]

export function MyCvd() {
  const t = useT()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['hea/cvd/my'],
    queryFn: ({ signal }) => api.get<{ rows: MyRisk[] }>('/api/hea/cvd/mycvdrisks', { signal, quiet: true }),
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={3} />
  if (data.rows.length === 0) return <Empty message={t('뇌심혈관 발병위험도 평가 결과가 없습니다.')} />
  return (
    <DataTable
      label={t('나의 뇌심혈관 발병위험도')}
      columns={columns}
      rows={data.rows}
      rowKey="cvdRiskNo"
      height={240}
      fits
    />
  )
}
