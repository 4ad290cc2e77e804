/** Occupational health on the dashboard: numbers that lead to their lists, never a name. */
import './health-tiles.css'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure, Ring, Rows } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'
import type { HealthCare, MeasureDue } from './health-tiles.wire.ts'

interface Rate {
  rateVal: number | null
  examinedCnt: number | null
  targetCnt: number | null
  href: string
}
interface Checkup {
  dues: Record<'late' | 'month' | 'next', Counted> | null
  rate: Rate | null
}
const PERCENT = 100

export function CheckupRateTile({ data: { dues, rate }, size }: TileProps<Checkup>) {
  const t = useT()
  const share = rate?.rateVal == null ? null : rate.rateVal / PERCENT
  const figures = dues && (
    <div className="figures">
      <Figure label={t('기한 지남')} value={dues.late} tone="danger" />
      <Figure label={t('30일 안')} value={dues.month} tone="waiting" />
      {size !== 'S' && <Figure label={t('31~60일')} value={dues.next} />}
    </div>
  )
  if (size === 'S' && rate)
    return (
      <>
        {figures}
        <p className="health-line">
          {t('일반검진 수검률')} <Link to={rate.href}>{share === null ? '–' : `${Math.round(share * PERCENT)} %`}</Link>
        </p>
      </>
    )
  return (
    <div className="health-tile">
      {rate && (
        <Link to={rate.href} className="health-ring">
          <Ring share={share} label={t('일반검진 수검률')} />
        </Link>
      )}
      <div>
        {figures}
        {rate && rate.targetCnt !== null && rate.examinedCnt !== null && (
          <p className="health-line quiet">
            {t('올해 대상 {all}명 중 {done}명', {
              all: formatNumber(rate.targetCnt),
              done: formatNumber(rate.examinedCnt),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

export function HealthCareTile({ data: { followUps, counsels, reviews }, size }: TileProps<HealthCare>) {
  const t = useT()
  const figures = (
    <div className="figures">
      <Figure label={t('사후관리 진행')} value={followUps.open} />
      <Figure label={t('기한 지남')} value={followUps.late} tone="danger" />
    </div>
  )
  if (size === 'S') return figures
  const more = [
    { name: t('보고 7일 안'), value: followUps.report },
    ...(counsels
      ? [
          { name: t('상담 7일 안'), value: counsels.week },
          { name: t('상담 지남'), value: counsels.late },
        ]
      : []),
    ...(reviews ? [{ name: t('최고위험 평가'), value: reviews }] : []),
  ]
  return (
    <div className="health-pair">
      {figures}
      <Rows bars={more} tones={['waiting', '', 'danger', 'waiting']} />
    </div>
  )
}

export function InfirmTodayTile({
  data: { open, today, work },
}: TileProps<Record<'open' | 'today' | 'work', Counted>>) {
  const t = useT()
  return (
    <>
      <div className="figures">
        <Figure label={t('진료중')} value={open} tone="waiting" />
        <Figure label={t('오늘 방문')} value={today} />
      </div>
      <p className="health-line">
        {t('최근 30일 업무관련')} <Link to={work.href}>{t('{n}건', { n: formatNumber(work.count) })}</Link>
      </p>
    </>
  )
}

export function MeasureDueTile({ data: { units, measures, surveys }, size }: TileProps<MeasureDue>) {
  const t = useT()
  const figures = (
    <div className="figures">
      <Figure label={t('기한 지남')} value={units.late} tone="danger" />
      <Figure label={t('45일 안')} value={units.soon} tone="waiting" />
      {size !== 'S' && <Figure label={t('최근 초과')} value={units.exceed} tone="danger" />}
    </div>
  )
  if (size === 'S') return figures
  const more = [
    ...(measures
      ? [
          { name: t('보고 전 측정'), value: measures.report },
          { name: t('개선중 측정'), value: measures.improve },
        ]
      : []),
    ...(surveys ? [{ name: t('유해요인조사'), value: surveys }] : []),
  ]
  return (
    <div className="health-pair">
      {figures}
      <Rows bars={more} tones={['waiting', 'waiting', '']} />
    </div>
  )
}
