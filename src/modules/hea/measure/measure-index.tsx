/** Exposure against its limit, to be seen at a glance: a bar with the limit as its mark, and the number with its word. */
import './measure.css'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'

/** The end of the bar: twice the limit, from which on a chemical is measured every three months. */
const SCALE = 2

export function IndexBar({ value }: { value: number | null }) {
  const t = useT()
  if (value === null) return <span className="quiet">{t('기준 없음')}</span>
  return (
    <span className="measure-index" data-over={value > 1 || undefined}>
      <span className="measure-bar" aria-hidden>
        <span style={{ width: `${(Math.min(value, SCALE) / SCALE) * 100}%` }} />
      </span>
      <span>{formatNumber(value, 2)}</span>
    </span>
  )
}

export function Verdict({ exceedYn, indexVal }: { exceedYn: 'Y' | 'N'; indexVal: number | null }) {
  const t = useT()
  if (exceedYn === 'Y') return <StatusTag tone="danger">{t('초과')}</StatusTag>
  return indexVal === null ? null : <span className="quiet">{t('이하')}</span>
}
