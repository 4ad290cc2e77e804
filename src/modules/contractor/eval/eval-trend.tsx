/** How the grades of vendors went from round to round; a vendor sees its own. */
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { vendor } from '#platform/model/field.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { evalTrend, evalTrendSheet, type TrendRow } from './eval.calls.ts'
import { evalClasses } from './eval-codes.model.ts'
import { GradeMark } from './eval-grade.tsx'

const conditions = { vendorCd: vendor('업체') }
/** Where improvement is asked for. */
const LIMIT = 70

export function EvalTrend() {
  const t = useT()
  const { kind } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const vendorCd = params.get('vendorCd')
  usePageHead({ title: t('평가 등급 추이') })
  const { data, isError, error, refetch } = useAsked(evalTrend, { vendorCd })
  const sheet = useSheet(evalTrendSheet, { vendorCd })
  const rows = useMemo(() => data?.rows.toReversed() ?? [], [data])
  const columns = useMemo(() => columnsOf(t, kind === 'staff'), [t, kind])
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <div className="stack is-wide">
      {kind === 'staff' && (
        <div className="row">
          <DirectorySelect
            kind="vendor"
            wiring={{ id: 'eval-trend-vendor', 'aria-label': t('업체') }}
            value={vendorCd}
            name={rows.find((row) => row.vendorCd === vendorCd)?.vendorNm ?? null}
            placeholder={t('업체 전체')}
            onChange={(value) => setParams(value ? { vendorCd: String(value) } : {})}
          />
        </div>
      )}
      {!data && <Loading lines={10} />}
      {data?.rows.length === 0 && <Empty message={t('확정된 평가가 없습니다.')} />}
      {data && data.rows.length > 0 && (
        <>
          <Lines rows={data.rows} isOne={kind === 'vendor' || vendorCd !== null} />
          <DataTable<TrendRow>
            label={t('평가 등급 추이')}
            columns={columns}
            rows={rows}
            rowKey="evalNo"
            state="ready"
            fits
            settingsName="saf/evalTrend"
            onOpen={({ evalNo }) => navigate(`${listPath}/${evalNo}`)}
            {...sheet}
            conditions={<ConditionWords fields={conditions} where={vendorCd ? { vendorCd } : {}} />}
          />
        </>
      )}
    </div>
  )
}

function columnsOf(t: (text: string) => string, isStaff: boolean): Column<TrendRow>[] {
  const score = (name: 'autoScore' | 'manualScore' | 'bonusScore' | 'totalScore', text: string): Column<TrendRow> => ({
    name,
    text: t(text),
    width: 96,
    align: 'right',
    value: (row) => (row[name] === null ? '' : formatNumber(row[name], 1)),
    render: (row) => (row[name] === null ? '–' : formatNumber(row[name], 1)),
  })
  return [
    { name: 'evalTitle', text: t('평가명'), type: 'link', width: 240 },
    ...(isStaff ? [{ name: 'vendorNm', text: t('업체'), width: 180 } satisfies Column<TrendRow>] : []),
    {
      name: 'evalClassCd',
      text: t('구분'),
      width: 80,
      render: (row) => t(classOf(row)),
      value: (row) => t(classOf(row)),
    },
    { name: 'fixYmd', text: t('확정일'), width: 110 },
    ...[
      score('autoScore', '자동점수'),
      score('manualScore', '정성점수'),
      score('bonusScore', '가점'),
      score('totalScore', '총점'),
    ],
    {
      name: 'evalGradeCd',
      text: t('등급'),
      width: 80,
      render: ({ evalGradeCd }) => evalGradeCd && <GradeMark grade={evalGradeCd} />,
      value: ({ evalGradeCd }) => evalGradeCd ?? '',
    },
    { name: 'gradeValidToYmd', text: t('등급 유효기간'), width: 120 },
  ]
}
const classOf = ({ evalClassCd }: TrendRow): string =>
  (evalClasses as Readonly<Record<string, string>>)[evalClassCd] ?? evalClassCd

/** One vendor: its points. All: the average of each round. */
function Lines({ rows, isOne }: { rows: readonly TrendRow[]; isOne: boolean }) {
  const t = useT()
  const rounds = [...Map.groupBy(rows, ({ periodToYmd }) => periodToYmd)].sort(([a], [b]) => a.localeCompare(b))
  const points = rounds.map(([name, found]) => {
    const average = found.reduce((sum, { totalScore }) => sum + (totalScore ?? 0), 0) / found.length
    return { name, value: Math.round(average * 10) / 10 }
  })
  const [last, before] = points.toReversed()
  if (!last) return null
  const change = before ? Math.round((last.value - before.value) * 10) / 10 : 0
  const title =
    change === 0
      ? t('최근 평가는 {n}점입니다.', { n: formatNumber(last.value, 1) })
      : t(change > 0 ? '최근 평가는 {n}점으로 {d}점 올랐습니다.' : '최근 평가는 {n}점으로 {d}점 내렸습니다.', {
          n: formatNumber(last.value, 1),
          d: formatNumber(Math.abs(change), 1),
        })
  return (
    <Chart
      kind="line"
      title={isOne ? title : `${t('업체 평균')}: ${title}`}
      unit={t('점')}
      points={points}
      limit={{ value: LIMIT, label: t('B 등급 기준') }}
    />
  )
}
