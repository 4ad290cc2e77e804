/** 결재: what waits for me, and what became of what I decided or drafted. */
import './approval.tile.css'
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

interface ApprStatus {
  todo: Counted
  progress: Counted
  returned: Counted
  done: Counted
  drafts: { progress: Counted; returned: Counted } | null
}

export function ApprStatusTile({ data: { todo, progress, returned, done, drafts }, size }: TileProps<ApprStatus>) {
  const t = useT()
  return (
    <div className="appr-tile">
      <div className="figures">
        <Figure label={t('대기')} value={todo} tone="waiting" />
        {size !== 'S' && <Figure label={t('진행')} value={progress} />}
        <Figure label={t('반려')} value={returned} />
        {size !== 'S' && <Figure label={t('완결(7일)')} value={done} />}
      </div>
      {drafts && (
        <p className="appr-tile-drafts">
          <span className="quiet">{t('내 기안')}</span>
          <Link to={drafts.progress.href}>{t('결재중 {n}건', { n: drafts.progress.count })}</Link>
          <Link to={drafts.returned.href}>{t('반려 {n}건', { n: drafts.returned.count })}</Link>
        </p>
      )}
    </div>
  )
}
