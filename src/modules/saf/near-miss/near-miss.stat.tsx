/** Near misses in figures: where, what, how bad, how fast. Every mark leads to its reports. */
import './near-miss.css'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { toQueryString } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { nearMiss, potentialSeverity } from './near-miss.model.ts'

interface Counted {
  key: string | null
  label: string | null
  count: number
}
interface Figures {
  total: number
  hipo: number
  medianDaysToClose: number | null
  byMonth: readonly { month: string; count: number; hipo: number }[]
  byPlace: readonly Counted[]
  byKind: readonly Counted[]
  bySeverity: readonly Counted[]
}
/** What is counted: reports, not drafts, that happened in the period. */
interface Period {
  from: string
  to: string
  plantCd: string
}

export function NearMissStat() {
  const [period, setPeriod] = usePeriod()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['near-miss-stat', period],
    queryFn: ({ signal }) => api.get<Figures>(`${nearMiss.api}-stat`, { query: asked(period), signal, quiet: true }),
  })
  return (
    <div className="near-miss-stat">
      <Conditions {...{ period, setPeriod }} />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Answers figures={data} period={period} /> : <Loading lines={12} />)}
    </div>
  )
}

const asked = ({ from, to, plantCd }: Period) => ({ from, to, ...(plantCd && { plantCd }) })

/** In the address, so that a link shows the same figures. Twelve months, the present one included, unless asked otherwise. */
function usePeriod(): [Period, (change: Partial<Period>) => void] {
  const [params, setParams] = useSearchParams()
  const firstMonth = addMonths(today(), -11).slice(0, 7)
  const period = {
    from: params.get('from') ?? `${firstMonth}-01`,
    to: params.get('to') ?? today(),
    plantCd: params.get('plantCd') ?? '',
  }
  return [period, (change) => setParams(asked({ ...period, ...change }))]
}

function Conditions({ period, setPeriod }: { period: Period; setPeriod(change: Partial<Period>): void }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['plants'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { plantCd: string; plantNm: string }[] }>('/api/common/plants', { signal, quiet: true }),
  })
  const plants = data?.rows ?? []
  return (
    <search className="near-miss-period">
      <DayRangeInput
        wiring={{ id: 'near-miss-period', 'aria-label': t('기간') }}
        value={period}
        onChange={({ from, to }) => from && to && setPeriod({ from, to })}
      />
      {plants.length > 1 && (
        <Select
          aria-label={t('사업장')}
          value={period.plantCd}
          onChange={(plantCd) => setPeriod({ plantCd })}
          options={[
            { value: '', label: t('전체') },
            ...plants.map(({ plantCd, plantNm }) => ({ value: plantCd, label: plantNm })),
          ]}
        />
      )}
    </search>
  )
}

function Answers({ figures, period }: { figures: Figures; period: Period }) {
  const t = useT()
  if (figures.total === 0) return <Empty message={t('이 기간에 보고된 아차사고가 없습니다.')} />
  return (
    <>
      <Sums {...{ figures, period }} />
      <div className="near-miss-charts">
        <ByMonth rows={figures.byMonth} period={period} />
        <BySeverity {...{ figures, period }} />
        <ByKind {...{ figures, period }} />
        <ByPlace {...{ figures, period }} />
      </div>
    </>
  )
}

const reportedStates = Object.keys(nearMiss.lifecycle.states).filter((state) => state !== nearMiss.lifecycle.start)
/** The list of exactly what is counted. */
const listOf = ({ from, to, plantCd }: Period, where: Record<string, string> = {}): string => {
  const conditions = { statusCd: reportedStates.join(), occurDtFrom: from, occurDtTo: to, plantCd, ...where }
  return `${nearMiss.route.staff}?${toQueryString({ where: conditions })}`
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
const most = <T extends { count: number }>(rows: readonly T[]): T | undefined =>
  rows.toSorted((a, b) => b.count - a.count)[0]

interface PartProps {
  figures: Figures
  period: Period
}

function Sums({ figures: { total, hipo, medianDaysToClose }, period }: PartProps) {
  const t = useT()
  return (
    <dl className="near-miss-sums">
      <div>
        <dt>{t('보고')}</dt>
        <dd>
          <Link to={listOf(period)}>{t('{n}건', { n: formatNumber(total) })}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('HiPo 비율')}</dt>
        <dd>
          <Link to={listOf(period, { hipoYn: 'Y' })}>{`${share(hipo, total)} %`}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('종결까지 걸린 날(중앙값)')}</dt>
        <dd>
          {medianDaysToClose === null ? (
            '–'
          ) : (
            <Link to={listOf(period, { statusCd: 'CLOSE' })}>
              {t('{n}일', { n: formatNumber(medianDaysToClose, 1) })}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  )
}

function ByMonth({ rows, period }: { rows: Figures['byMonth']; period: Period }) {
  const t = useT()
  const busiest = most(rows)
  const [year, month] = busiest?.month.split('-') ?? []
  const points = (hipoYn: 'Y' | 'N') =>
    monthsOf(period).map((name) => {
      const { count, hipo } = rows.find((row) => row.month === name) ?? { count: 0, hipo: 0 }
      const href = listOf(withinMonth(period, name), { hipoYn })
      return { name, value: hipoYn === 'Y' ? hipo : count - hipo, href }
    })
  return (
    <Chart
      kind="bar"
      stacked
      title={t('{year}년 {month}월에 가장 많이 보고되었습니다. {n}건', {
        year,
        month: Number(month),
        n: busiest?.count,
      })}
      unit={t('건')}
      series={[
        { name: t('그 밖'), points: points('N') },
        { name: 'HiPo', points: points('Y') },
      ]}
    />
  )
}

const monthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}
const withinMonth = (period: Period, month: string): Period => {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const { from, to } = period
  return { ...period, from: from.startsWith(month) ? from : first, to: to.startsWith(month) ? to : last }
}

function BySeverity({ figures: { bySeverity, hipo, total }, period }: PartProps) {
  const t = useT()
  const points = Object.entries(potentialSeverity).map(([potSevCd, name]) => ({
    name: t(name),
    value: bySeverity.find(({ key }) => key === potSevCd)?.count ?? 0,
    href: listOf(period, { potSevCd }),
  }))
  const sorted = total - (bySeverity.find(({ key }) => key === null)?.count ?? 0)
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('분류한 보고의 {share} %가 크게 다칠 수 있던 일입니다.', { share: share(hipo, sorted) })}
      unit={t('건')}
      points={points}
    />
  )
}

function ByKind({ figures: { byKind }, period }: PartProps) {
  const t = useT()
  const kinds = useCodes(nearMiss.fields.accTypeCd)
  const rows = byKind.filter(({ key }) => key !== null)
  const nameOf = (key: string | null) => kinds.find(({ code }) => code === key)?.codeNm ?? String(key)
  const top = most(rows)
  const sum = rows.reduce((all, { count }) => all + count, 0)
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('가장 많은 발생형태는 {kind}입니다. {share} %', {
        kind: nameOf(top?.key ?? null),
        share: share(top?.count ?? 0, sum),
      })}
      unit={t('건')}
      points={rows.map(({ key, count }) => ({
        name: nameOf(key),
        value: count,
        href: listOf(period, { accTypeCd: String(key) }),
      }))}
    />
  )
}

function ByPlace({ figures: { byPlace }, period }: PartProps) {
  const t = useT()
  const rows = byPlace.filter(({ key }) => key !== null)
  const [top] = rows
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('{place}에서 가장 많이 보고되었습니다. {n}건', { place: top?.label, n: top?.count })}
      unit={t('건')}
      points={rows.map(({ key, label, count }) => ({
        name: label ?? String(key),
        value: count,
        href: listOf(period, { processNo: String(key) }),
      }))}
    />
  )
}
