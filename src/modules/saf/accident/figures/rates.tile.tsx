/** For how long nobody lost a day, with the rates of twelve months. */
import { Link } from 'react-router'
import { formatDay, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

interface Free {
  freeDays: number | null
  lastYmd: string | null
  trir: number | null
  ltifr: number | null
  estimated: boolean
  href: string
  unclassed: Counted
}
const read = (rate: number | null) => (rate === null ? '–' : formatNumber(rate, 2))

export function AccidentFreeTile({ data }: TileProps<Free>) {
  const t = useT()
  const { freeDays, lastYmd, trir, ltifr, estimated, href, unclassed } = data
  return (
    <div className="stack">
      <Link to={href} className="free-days">
        <strong>{freeDays === null ? '–' : t('무재해 {n}일', { n: formatNumber(freeDays) })}</strong>
      </Link>
      <p className="quiet">
        {lastYmd ? t('마지막 휴업·사망 사고 {day}', { day: formatDay(lastYmd) }) : t('휴업·사망 사고가 없습니다.')}
        <br />
        {t('12개월 TRIR {trir} · LTIFR {ltifr}', { trir: read(trir), ltifr: read(ltifr) })}
        {estimated && ` (${t('추정')})`}
      </p>
      <Figure label={t('분류확정 대기')} value={unclassed} tone="waiting" />
    </div>
  )
}
