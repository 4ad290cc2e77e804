import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useDelayed } from '../table-states.tsx'
import type { Printing } from './use-print.ts'
import '../export/export-bar.css'

/** How far the rows for the paper are gathered, and the way out. What is over at once is never seen. */
export function PrintBar({ work: { progress, cancel } }: { work: Pick<Printing<object>, 'progress' | 'cancel'> }) {
  const t = usePlatformT()
  const isShown = useDelayed(progress !== undefined)
  if (!isShown || !progress) return null
  const said = t('인쇄할 행을 모으고 있습니다.')
  return (
    <div className="export-bar" role="status">
      <span>{said}</span>
      <progress aria-label={said} max={progress.total} value={progress.rows} />
      <span className="export-bar-count">
        {t('{n} / {total}건', { n: formatNumber(progress.rows), total: formatNumber(progress.total) })}
      </span>
      <button type="button" className="table-button is-strong" onClick={cancel}>
        {t('취소')}
      </button>
    </div>
  )
}
