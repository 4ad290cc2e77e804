import { type RefObject, useEffect, useRef } from 'react'
import { CHUNK_EDGE } from '#platform/web/constants.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { DataTableProps } from '../table.types.ts'

interface MoreRowsProps {
  more: NonNullable<DataTableProps<object>['more']>
  /** Rows that are here; with every new part the end is watched anew. */
  rowCount: number
  /** The grid that scrolls; the page where it is left out. */
  root?: RefObject<HTMLElement | null>
}

/** S-226: the end of what is loaded. Coming near it loads more; behind the last row it says so. */
export function MoreRows({ more, rowCount, root }: MoreRowsProps) {
  const t = usePlatformT()
  const mark = useRef<HTMLDivElement>(null)
  const load = useRef(more.load)
  useEffect(() => {
    load.current = more.load
  })
  const isIdle = more.state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part may be so short that its end is still near.
  useEffect(() => {
    if (!mark.current || !isIdle) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      root: root?.current ?? null,
      rootMargin: `0px 0px ${CHUNK_EDGE}px`,
    })
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [isIdle, rowCount, root])
  return (
    <div className="table-end" data-more={more.state}>
      {more.state === 'end' && <span>{t('마지막까지 보았습니다.')}</span>}
      {more.state === 'loading' && <span className="table-end-wait">{t('더 불러오는 중')}</span>}
      {more.state === 'error' && (
        <div {...(root && { role: 'row' })}>
          <div className="table-end-failed" {...(root && { role: 'gridcell' })}>
            <span role="alert">{t('이어서 불러오지 못했습니다.')}</span>
            <button type="button" className="table-button is-strong" onClick={more.load}>
              {t('다시 시도')}
            </button>
          </div>
        </div>
      )}
      <div className="table-end-edge" ref={mark} />
    </div>
  )
}
