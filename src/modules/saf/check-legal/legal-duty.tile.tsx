/** What was not done by its legal day, beside what is due. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure, Ring } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

type Standing = Record<'missed' | 'open' | 'done', Counted> & { nextYmd: string | null }

export function LegalMissedTile({ data: { missed, open, done, nextYmd }, size }: TileProps<Standing>) {
  const t = useT()
  const over = missed.count + done.count
  const figures = (
    <div className="figures">
      <Figure label={t('미이행')} value={missed} tone="danger" />
      <Figure label={t('기한 전')} value={open} />
    </div>
  )
  if (size === 'S') return figures
  return (
    <div className="row">
      <Ring share={over === 0 ? null : done.count / over} label={t('이행률')} />
      <div className="stack is-close">
        {figures}
        {nextYmd && <p className="quiet">{t('다음 기한 {ymd}', { ymd: nextYmd })}</p>}
      </div>
    </div>
  )
}
