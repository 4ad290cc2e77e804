/** The figures of permits as charts; a mark leads to the permits it counts wherever the list can say the same. */

import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { toQueryString } from '#platform/model/query.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { monthsIn, share, withinMonth } from '#platform/web/chart/figures.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { permitBases } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'
import type { PermitStat } from './permit-stat.wire.ts'

/** What is counted: permits that were asked for, by the day of their work. */
export interface Period {
  from: string
  to: string
  plantCd: string
  vendorCd: string
}

const askedStates = Object.keys(permit.lifecycle.states).filter((state) => state !== permit.lifecycle.start)
/** The list of exactly what is counted. */
export const listOf = ({ from, to, plantCd, vendorCd }: Period, where: Record<string, string> = {}): string => {
  const conditions = { statusCd: askedStates.join(), wkodDtFrom: from, wkodDtTo: to, plantCd, vendorCd, ...where }
  return `${permit.route.staff}?${toQueryString({ where: conditions })}`
}

interface ChartProps {
  stat: PermitStat
  period: Period
}

export function ByMonth({ stat: { byMonth, all }, period }: ChartProps) {
  const t = useT()
  const points = (permitUrgentYn: 'Y' | 'N') =>
    monthsIn(period).map((name) => {
      const { total, urgent } = byMonth.find(({ key }) => key === name) ?? { total: 0, urgent: 0 }
      const href = listOf(withinMonth(period, name), { permitUrgentYn })
      return { name, value: permitUrgentYn === 'Y' ? urgent : total - urgent, href }
    })
  return (
    <Chart
      kind="bar"
      stacked
      title={t('{n}건 가운데 {share} %가 긴급작업입니다.', {
        n: formatNumber(all.total),
        share: share(all.urgent, all.total),
      })}
      unit={t('건')}
      series={[
        { name: t('계획작업'), points: points('N') },
        { name: t('긴급작업'), points: points('Y') },
      ]}
    />
  )
}

const stopNames: Readonly<Record<string, string>> = suspReasons
export function StopReasons({ stat: { stopReasons } }: ChartProps) {
  const t = useT()
  const [top] = stopReasons
  return (
    <Chart
      kind="bar"
      horizontal
      title={
        top
          ? t('중지는 {reason} 때문이 가장 많습니다. {n}회', { reason: t(stopNames[top.key] ?? ''), n: top.count })
          : t('중지 사유')
      }
      unit={t('회')}
      empty={t('이 기간에 중지된 작업이 없습니다.')}
      points={stopReasons.map(({ key, count }) => ({ name: t(stopNames[key] ?? key), value: count }))}
    />
  )
}

const kindNames: Readonly<Record<string, string>> = permitTypes
export function ByKind({ stat: { byKind }, period }: ChartProps) {
  const t = useT()
  const [top] = byKind
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('{kind} 허가가 가장 많습니다. {n}건', {
        kind: t(kindNames[top?.key ?? ''] ?? ''),
        n: formatNumber(top?.total ?? 0),
      })}
      unit={t('건')}
      points={byKind.map(({ key, total }) => ({
        name: t(kindNames[key ?? ''] ?? ''),
        value: total,
        ...(key !== null && key in permitBases && { href: listOf(period, { permitBaseCd: key }) }),
      }))}
    />
  )
}

export function RefuseReasons({ stat: { refuseReasons } }: ChartProps) {
  const t = useT()
  const reasons = useCodes({ group: 'RTN_REASON' })
  const nameOf = (key: string) => reasons.find(({ code }) => code === key)?.codeNm ?? key
  const [top] = refuseReasons
  return (
    <Chart
      kind="bar"
      horizontal
      title={
        top
          ? t('반려와 보완요청은 {reason} 때문이 가장 많습니다. {n}회', { reason: nameOf(top.key), n: top.count })
          : t('반려·보완요청 사유')
      }
      unit={t('회')}
      empty={t('이 기간에 반려하거나 보완을 요청한 허가가 없습니다.')}
      points={refuseReasons.map(({ key, count }) => ({ name: nameOf(key), value: count }))}
    />
  )
}
