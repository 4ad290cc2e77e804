/** Exposure against its limit, to be seen at a glance: a bar with the limit as its mark, and the number with its word. */
import './measure.css'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { isAboveLimit, verdictOf, verdicts } from './measure-verdict.logic.ts'

/** The end of the bar: twice the limit, from which on a chemical is measured every three months. */
const SCALE = 2

export function IndexBar({ value }: { value: number | null }) {
  const t = useT()
  if (value === null) return <span className="quiet">{t('기준 없음')}</span>
  return (
    <span className="measure-index" data-over={isAboveLimit(value) || undefined}>
      <span className="measure-bar" aria-hidden>
        <span style={{ width: `${(Math.min(value, SCALE) / SCALE) * 100}%` }} />
      </span>
      <span>{formatNumber(value, 2)}</span>
    </span>
  )
}

export function Verdict({ exceedYn, indexVal }: { exceedYn: 'Y' | 'N'; indexVal: number | null }) {
  const t = useT()
  const verdict = verdictOf({ exceedYn, indexVal })
  if (verdict === null) return null
  if (verdict === 'BELOW') return <span className="quiet">{t(verdicts.BELOW)}</span>
  return <StatusTag tone={verdict === 'ABOVE' ? 'danger' : 'waiting'}>{t(verdicts[verdict])}</StatusTag>
}
