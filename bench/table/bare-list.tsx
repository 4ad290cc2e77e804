/** The baseline: TanStack Virtual alone, as many plain cells with the same texts, nothing else. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { type BenchRow, benchColumns } from './rows.ts'

const ROW_HEIGHT = 40
const OVERSCAN_ROWS = 6

export function BareList({ rows }: { rows: readonly BenchRow[] }) {
  const area = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
  })
  return (
    <div ref={area} className="bare" data-scroll>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index]
          return (
            <div key={key} className="bare-row" style={{ transform: `translateY(${start}px)` }}>
              <span>{index}</span>
              <span>{index + 1}</span>
              {row && benchColumns.map(({ name }) => <span key={name}>{Reflect.get(row, name)}</span>)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
