// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { useEffect, useState } from 'react'
import { LOADING_DELAY_MS } from '#platform/web/constants.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { DataTableProps } from './table.types.ts'
import type { TableView } from './use-table-view.ts'

/** True once a state has lasted so long that the reader would wonder. */
export function useDelayed(isOn: boolean, delayMs = LOADING_DELAY_MS): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isOn, delayMs])
  return isOn && isDue
}

/** S-230: what stands in the place of the rows. */
export function TableState<Row extends object>({ view }: { view: TableView<Row> }) {
  const { state = 'ready' } = view.props
  if (state === 'loading') return <Skeleton view={view} />
  return (
    <div role="rowgroup" className="table-message-group">
      <div role="row" className="table-message-row">
        <div role="gridcell" className="table-message" aria-colspan={view.columns.length}>
          <Message view={view} />
        </div>
      </div>
    </div>
  )
}

interface MessageProps {
  view: { props: Pick<DataTableProps<object>, 'state' | 'onRetry' | 'empty' | 'view'> }
}
export function Message({ view: { props } }: MessageProps) {
  const t = usePlatformT()
  if (props.state === 'error')
    return (
      <>
        <p role="alert">{t('목록을 불러오지 못했습니다.')}</p>
        {props.onRetry && (
          <button type="button" className="table-button is-strong" onClick={props.onRetry}>
            {t('다시 시도')}
          </button>
        )}
      </>
    )
  const { text, action } = props.empty ?? {}
  return (
    <>
      <p>{text ?? t(props.view === 'cards' ? '입력된 정보가 없습니다.' : '조회된 자료가 없습니다.')}</p>
      {action && (
        <button type="button" className="table-button is-strong" onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </>
  )
}

const SKELETON_ROWS = 20
/** Widths of the bars, so that they look like words and not like a chart. */
const barShares = [0.72, 0.48, 0.6, 0.85, 0.55, 0.66]

/** The rows to come, in their final places; nothing at all during the first moments. */
function Skeleton<Row extends object>({ view }: { view: TableView<Row> }) {
  const isDue = useDelayed(true)
  const rows = Math.min(view.props.limit ?? SKELETON_ROWS, SKELETON_ROWS)
  return (
    <div className="table-skeleton" aria-hidden data-shown={isDue}>
      {isDue &&
        Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity.
          <div key={row} className="table-row">
            {view.columns.map((column, col) => (
              <div key={column.name} className={column.className} style={column.style}>
                {column.field && <i style={{ width: `${(barShares[(row + col) % barShares.length] ?? 1) * 100}%` }} />}
              </div>
            ))}
          </div>
        ))}
    </div>
  )
}
