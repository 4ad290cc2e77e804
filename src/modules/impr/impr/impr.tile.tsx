/** What is open by how long it has been open, beside the share of this year that was done in time. */
import './impr.tile.css'
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure, Ring, Rows } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

type Ages = Record<'open' | 'week' | 'month' | 'older' | 'late' | 'due' | 'kept', Counted>

export function ImprAgeTile({ data, size }: TileProps<Ages>) {
  const t = useT()
  const { open, week, month, older, late, due, kept } = data
  const share = due.count > 0 ? kept.count / due.count : null
  const figures = (
    <div className="figures">
      <Figure label={t('진행')} value={open} />
      <Figure label={t('지연')} value={late} tone="danger" />
    </div>
  )
  if (size === 'S')
    return (
      <>
        {figures}
        <p className="impr-kept">
          {t('기한 준수율')} <Link to={kept.href}>{share === null ? '–' : `${Math.round(share * 100)} %`}</Link>
        </p>
      </>
    )
  return (
    <div className="impr-age">
      <Link to={kept.href} className="impr-ring" title={t('올해 기한 {due}건 중 기한 내 {kept}건', counts(due, kept))}>
        <Ring share={share} label={t('기한 준수율')} />
      </Link>
      <div>
        {figures}
        <Rows
          tones={['', 'waiting', 'danger']}
          bars={[
            { name: t('7일 이내'), value: week },
            { name: t('8~30일'), value: month },
            { name: t('30일 초과'), value: older },
          ]}
        />
      </div>
    </div>
  )
}

const counts = (due: Counted, kept: Counted) => ({ due: due.count, kept: kept.count })
