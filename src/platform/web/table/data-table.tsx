/** The generic data table: a grid on a wide screen, cards on a phone, a plain table on paper. */
import './table.css'
import './table-controls.css'
import './table-small.css'
import { type CSSProperties, useRef } from 'react'
import { GRID_HEIGHT } from '#platform/web/constants.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useEditProps } from './edit/use-edit-props.ts'
import { PaginationBar } from './pagination-bar.tsx'
import { TablePrint } from './paper/table-print.tsx'
import { usePrint } from './paper/use-print.ts'
import type { DataTableProps } from './table.types.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { useDelayed } from './table-states.tsx'
import { TableTools } from './table-tools.tsx'
import { useElementWidth } from './use-element-width.ts'
import { useFittedColumns } from './use-fitted-columns.ts'
import { useTableView } from './use-table-view.ts'

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone()
  const isCards = isPhone || props.view === 'cards'
  const section = useRef<HTMLElement>(null)
  const available = useElementWidth(section)
  const given = useEditProps(props, isPhone)
  const { columns, needs } = useFittedColumns(given, isCards, available)
  const view = useTableView({ ...given, columns })
  const printing = usePrint(view)
  const { height = GRID_HEIGHT, state, rows } = props
  const isRenewing = useDelayed(state === 'loading' && rows.length > 0)
  const style =
    height === 'fill' ? undefined : ({ '--table-height': `${Math.max(GRID_HEIGHT, height)}px` } as CSSProperties)
  return (
    <section
      ref={section}
      className={`table${height === 'fill' ? ' is-fill' : ''}${props.view === 'cards' ? ' is-cards' : ''}`}
      data-renewing={isRenewing || undefined}
      data-selecting={view.selection.selected.size > 0 || undefined}
      style={style}
    >
      <TableTools view={view} isCards={isCards} printing={printing} />
      {isCards ? <TableCards view={view} /> : <TableGrid view={view} needs={needs} />}
      <BulkBar view={view} />
      <PaginationBar view={view} />
      <TablePrint view={view} work={printing} />
    </section>
  )
}
