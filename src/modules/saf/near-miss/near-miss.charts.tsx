/** The figures of near misses as charts: when, how bad, what, where. Every mark leads to exactly the reports it counts. */
import { toQueryString } from '#platform/model/query.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { monthsIn, share, withinMonth } from '#platform/web/chart/figures.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { nearMiss, potentialSeverity } from './near-miss.model.ts'

interface Counted {
  key: string | null
  label: string | null
  count: number
}
export interface Figures {
  total: number
  hipo: number
  medianDaysToClose: number | null
  byMonth: readonly { month: string; count: number; hipo: number }[]
  byPlace: readonly Counted[]
  byKind: readonly Counted[]
  bySeverity: readonly Counted[]
}
/** What is counted: reports, not drafts, that happened in the period. */
export interface Period {
  from: string
  to: string
  plantCd: string
}

const reportedStates = Object.keys(nearMiss.lifecycle.states).filter((state) => state !== nearMiss.lifecycle.start)
/** The list of exactly what is counted. */
export const listOf = ({ from, to, plantCd }: Period, where: Record<string, string> = {}): string => {
  const conditions = { statusCd: reportedStates.join(), occurDtFrom: from, occurDtTo: to, plantCd, ...where }
  return `${nearMiss.route.staff}?${toQueryString({ where: conditions })}`
}

const most = <T extends { count: number }>(rows: readonly T[]): T | undefined =>
  rows.toSorted((a, b) => b.count - a.count)[0]

interface ChartProps {
  figures: Figures
  period: Period
}

export function ByMonth({ figures: { byMonth }, period }: ChartProps) {
  const t = useT()
  const busiest = most(byMonth)
  const [year, month] = busiest?.month.split('-') ?? []
  const points = (hipoYn: 'Y' | 'N') =>
    monthsIn(period).map((name) => {
      const { count, hipo } = byMonth.find((row) => row.month === name) ?? { count: 0, hipo: 0 }
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

export function BySeverity({ figures: { bySeverity, hipo, total }, period }: ChartProps) {
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

export function ByKind({ figures: { byKind }, period }: ChartProps) {
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

export function ByPlace({ figures: { byPlace }, period }: ChartProps) {
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
