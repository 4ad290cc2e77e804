import { formatFileSize, formatNumber } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useDelayed } from '../table-states.tsx'
import type { ExportProgress, TableExport } from './use-export.ts'
import './export-bar.css'

/** How far the file is, and the way out (S-224). What is over at once is never seen. */
export function ExportBar({ work: { progress, cancel } }: { work: TableExport }) {
  const t = useT()
  const say = usePlatformT()
  const isShown = useDelayed(progress !== undefined)
  if (!isShown || !progress) return null
  return (
    <div className="export-bar" role="status">
      <span>{say('엑셀 파일을 만들고 있습니다.')}</span>
      <progress
        aria-label={say('엑셀 파일을 만들고 있습니다.')}
        {...('rows' in progress && progress.total > 0 && { max: progress.total, value: progress.rows })}
      />
      <span className="export-bar-count">{countOf(progress, t)}</span>
      <button type="button" className="table-button is-strong" onClick={cancel}>
        {say('취소')}
      </button>
    </div>
  )
}

function countOf(progress: ExportProgress, t: ReturnType<typeof useT>): string {
  if ('bytes' in progress) return progress.bytes > 0 ? formatFileSize(progress.bytes) : ''
  return t('{n} / {total}건', { n: formatNumber(progress.rows), total: formatNumber(progress.total) })
}
