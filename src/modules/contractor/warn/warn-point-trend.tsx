/** How often what had to be demanded, and of whom. */
import { useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { toQueryString } from '#platform/model/query.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type Counts, type Trend, warnTrend } from './warn-point.calls.ts'
import { warnTypes } from './warn-point.model.ts'

const types = ['point', 'warn', 'stop'] as const
const codeOf = { point: 'POINT', warn: 'WARN', stop: 'STOP' } as const
const sum = ({ point, warn, stop }: Counts) => point + warn + stop

export function WarnPointTrend() {
  const t = useT()
  usePageHead({ title: t('경고·지적 추세') })
  const { kind } = usePerson()
  const [params, setParams] = useSearchParams()
  const from = params.get('from') ?? `${addMonths(today(), -11).slice(0, 7)}-01`
  const to = params.get('to') ?? today()
  const { data, isError, error, refetch } = useAsked(warnTrend, { from, to })
  return (
    <div className="stack is-wide">
      <search className="period">
        <DayRangeInput
          wiring={{ id: 'warn-trend-period', 'aria-label': t('기간') }}
          value={{ from, to }}
          onChange={(value) => value.from && value.to && setParams({ from: value.from, to: value.to })}
        />
      </search>
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={10} />}
      {data?.byMonth.length === 0 && <Empty message={t('이 기간에 발부한 경고·지적이 없습니다.')} />}
      {data && data.byMonth.length > 0 && (
        <div className="charts">
          <ByMonth rows={data.byMonth} />
          {kind === 'staff' && <ByVendor rows={data.byVendor} from={from} to={to} />}
        </div>
      )}
    </div>
  )
}

function ByMonth({ rows }: { rows: Trend['byMonth'] }) {
  const t = useT()
  const most = rows.toSorted((one, other) => sum(other) - sum(one))[0]
  const [year = '', month = ''] = most?.month.split('-') ?? []
  return (
    <Chart
      kind="bar"
      stacked
      title={t('{year}년 {month}월에 가장 많았습니다. {n}건', { year, month: Number(month), n: most ? sum(most) : 0 })}
      unit={t('건')}
      series={types.map((type) => ({
        name: t(warnTypes[codeOf[type]]),
        points: rows.map((row) => ({ name: row.month, value: row[type] })),
      }))}
    />
  )
}

function ByVendor({ rows, from, to }: { rows: Trend['byVendor']; from: string; to: string }) {
  const t = useT()
  const { listPath } = usePage()
  const late = rows.reduce((all, row) => all + row.late, 0)
  const vendor = rows[0]?.vendorNm ?? ''
  return (
    <Chart
      kind="bar"
      horizontal
      title={
        late > 0
          ? t('{vendor}에 가장 많이 요구했습니다. 기한이 지난 조치는 모두 {n}건입니다.', { vendor, n: late })
          : t('{vendor}에 가장 많이 요구했습니다.', { vendor })
      }
      unit={t('건')}
      points={rows.map((row) => ({
        name: row.vendorNm ?? row.vendorCd,
        value: sum(row),
        href: `${listPath}?${toQueryString({ where: { vendorCd: row.vendorCd, foundDtFrom: from, foundDtTo: to } })}`,
      }))}
    />
  )
}
