/** What is overdue, each number with the list it counts. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

type Dues = Record<'missed' | 'late' | 'first' | 'soon', Counted>

export function RsaDueTile({ data: { missed, late, first, soon } }: TileProps<Dues>) {
  const t = useT()
  return (
    <div className="figures">
      <Figure label={t('미실시')} value={missed} tone="danger" />
      <Figure label={t('기한 지남')} value={late} tone="danger" />
      <Figure label={t('최초평가 전')} value={first} tone="danger" />
      <Figure label={t('기한 임박')} value={soon} tone="waiting" />
    </div>
  )
}
