import { X } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { TableView } from './use-table-view.ts'

function MatchingButton({ total, onSelect }: { total: number; onSelect(): Promise<void> }) {
  const t = usePlatformT()
  const [isReading, setReading] = useState(false)
  const select = async () => {
    setReading(true)
    await onSelect().finally(() => setReading(false))
  }
  return (
    <button type="button" className="table-button" disabled={isReading} aria-busy={isReading} onClick={select}>
      {t('{n}건 모두 선택', { n: formatNumber(total) })}
    </button>
  )
}

/** Over the end of the list while rows are checked; counts those of other pages too. */
export function BulkBar<Row extends object>({ view: { props, selection } }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const { selected } = selection
  if (!selection.isOn || selected.size === 0) return null
  return (
    <div className="table-bulk-place">
      <div role="toolbar" className="table-bulk" aria-label={t('선택한 항목')}>
        <span role="status">{t('{n}건 선택', { n: formatNumber(selected.size) })}</span>
        {props.selectMatching && (props.total ?? 0) > selected.size && (
          <MatchingButton total={props.total ?? 0} onSelect={props.selectMatching} />
        )}
        {props.bulkActions?.([...selected.values()]).map((action) => (
          <button
            key={action.name}
            type="button"
            className={action.danger ? 'table-button is-danger' : 'table-button'}
            disabled={action.disabled}
            onClick={action.onClick}
          >
            {action.text}
          </button>
        ))}
        <button type="button" className="table-button" aria-label={t('선택 해제')} onClick={selection.clear}>
          <X size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}
