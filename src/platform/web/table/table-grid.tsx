// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useStable } from '#platform/web/use-stable.ts'
import { CellTip } from './cell-tip.tsx'
import { HEAD_ROW, isRange, rangeOf } from './cursor.ts'
import type { Needs } from './fit-widths.ts'
import { MoreRows } from './infinite/more-rows.tsx'
import { type BodyHandle, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TableState } from './table-states.tsx'
import { TableSummary } from './table-summary.tsx'
import { boundWidth } from './use-column-resize.ts'
import { useCursor } from './use-cursor.ts'
import { useElementWidth } from './use-element-width.ts'
import { useGridEvents } from './use-grid-events.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useRowHeight } from './use-row-height.ts'
import type { TableView } from './use-table-view.ts'
import { useWidths } from './use-widths.ts'

/** The table on a screen wide enough for one: `role=grid`, of which Tab reaches one cell. */
export function TableGrid<Row extends object>({ view, needs }: { view: TableView<Row>; needs: Needs }) {
  const t = usePlatformT()
  const { props, rows, selection, rowsBefore } = view
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<BodyHandle>(null)
  const rowHeight = useRowHeight()
  const { columns, widths, variables, isWide, setWidth } = useWidths(view, needs, useElementWidth(grid))
  const widthOf = (name: string) => widths[columns.findIndex((column) => column.name === name)] ?? 0
  const colCount = columns.filter((column) => column.name !== '_actions').length
  const size = { rowCount: rows.length, colCount, pageRows: 1 }
  const control = useCursor(grid, size, (row) => body.current?.reveal(row))
  const { onOpen, onPeek, peeked, edit } = props
  const events = useGridEvents({
    grid,
    rows,
    columns,
    rowHeight,
    rowsBefore,
    colCount,
    control,
    selection,
    ...(onOpen && { onOpen }),
    ...(onPeek && { onPeek }),
    ...(edit && { edit }),
    peeked: peeked ?? null,
    resizeBy: (name, step) => setWidth(name, boundWidth(widthOf(name) + step), true),
  })
  useTopOfPage(grid, `${props.page} ${view.sort}`)
  const keepFocus = useKeptFocus(grid)
  const onSort = useStable(view.toggleSort)
  const onTogglePage = useStable(selection.togglePage)
  const onWidth = useStable(setWidth)
  const shownWidth = useStable(widthOf)

  const { cursor } = control
  const hasRows = rows.length > 0 && props.state !== 'error'
  // An empty list has only its head to stand in.
  const active = hasRows ? cursor.active : { row: HEAD_ROW, col: cursor.active.col }
  const hasSummary = props.summary !== undefined && props.summary !== false && hasRows
  return (
    <div
      role="grid"
      ref={grid}
      className={`table-grid${props.striped ? ' is-striped' : ''}${isWide ? ' is-wide' : ''}`}
      aria-label={props.label}
      aria-rowcount={view.total + view.head.length}
      aria-colcount={columns.length}
      aria-multiselectable={selection.isOn || undefined}
      aria-busy={props.state === 'loading'}
      aria-readonly={edit ? edit.mode === 'off' : undefined}
      style={{ ...variables, '--row-height': `${rowHeight}px` } as CSSProperties}
      {...events}
    >
      {isWide && <FarEdge grid={grid} />}
      <TableHead
        head={view.head}
        activeCol={active.row === HEAD_ROW ? active.col : -1}
        sort={view.sort}
        onSort={onSort}
        pageState={selection.pageState}
        onTogglePage={onTogglePage}
        widthOf={shownWidth}
        onWidth={onWidth}
      />
      {hasRows ? (
        <TableBody
          ref={body}
          grid={grid}
          rows={rows}
          columns={columns}
          rowHeight={rowHeight}
          rowsBefore={rowsBefore}
          selection={selection}
          headRows={view.head.length}
          {...(props.rowActions && { rowActions: props.rowActions })}
          {...(edit && { edit })}
          headHeight={view.head.length * rowHeight}
          footHeight={hasSummary ? rowHeight : 0}
          cursor={cursor}
          range={isRange(cursor) ? rangeOf(cursor) : undefined}
          peeked={peeked}
          selectText={t('선택')}
          keepFocus={keepFocus}
        />
      ) : (
        <TableState view={view} />
      )}
      {hasRows && props.more && <MoreRows more={props.more} rowCount={rows.length} root={grid} />}
      {hasSummary && <TableSummary view={view} />}
      <CellTip grid={grid} />
    </div>
  )
}

/** A shade where columns go on beyond the edge, which no cut letter tells for sure. */
function FarEdge({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const [goesOn, setGoesOn] = useState(true)
  useEffect(() => {
    const { current } = grid
    if (!current) return
    const read = () => setGoesOn(current.scrollLeft + current.clientWidth < current.scrollWidth - 1)
    read()
    current.addEventListener('scroll', read, { passive: true })
    return () => current.removeEventListener('scroll', read)
  }, [grid])
  return <i className="table-far-edge" data-goes-on={goesOn} aria-hidden />
}

/** Another page, or another order, begins at its first row. */
function useTopOfPage(grid: { current: HTMLElement | null }, page: string): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    grid.current?.scrollTo({ top: 0 })
  }, [grid, page])
}
