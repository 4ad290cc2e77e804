// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type MouseEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { shownText } from './cell-text.ts'
import type { CellRange, Cursor } from './cursor.ts'
import { flagsOf } from './edit/row-flags.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { DataTableProps, Key } from './table.types.ts'
import { TableRowMemo } from './table-row.tsx'
import type { SelectionControl } from './use-selection.ts'
import type { TableRow } from './use-table-model.ts'

/** Rows kept ready above and below what is seen. */
const OVERSCAN_ROWS = 6

export interface BodyHandle {
  reveal(row: number): void
}
interface BodyProps<Row extends object> extends Pick<DataTableProps<Row>, 'rowActions' | 'edit'> {
  ref: Ref<BodyHandle>
  grid: RefObject<HTMLElement | null>
  rows: readonly TableRow<Row>[]
  columns: readonly ShownColumn<Row>[]
  rowHeight: number
  headHeight: number
  /** Rows of the head, which the first row is counted after. */
  headRows: number
  /** What covers the end of the grid: the summary row. */
  footHeight: number
  /** Rows of the pages before this one. */
  rowsBefore: number
  cursor: Cursor
  range: CellRange | undefined
  selection: SelectionControl<Row>
  peeked: Key | null | undefined
  selectText: string
  /** Called once the rows are on the page. */
  keepFocus(): void
}

export function TableBody<Row extends object>(props: BodyProps<Row>) {
  const { ref, grid, rows, columns, cursor, range, selection, rowActions } = props
  const [hovered, setHovered] = useState(-1)
  const activeRow = cursor.active.row
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => props.rowHeight,
    // A new function would make the virtualizer measure every row again.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: props.headHeight,
    scrollPaddingEnd: props.footHeight + props.headHeight,
    // The cell that has the focus must stay on the page, or the keyboard would lose its place.
    rangeExtractor: useCallback((seen: Range) => withRow(defaultRangeExtractor(seen), activeRow), [activeRow]),
  })
  useImperativeHandle(ref, () => ({ reveal: (row) => virtualizer.scrollToIndex(row) }), [virtualizer])

  useLayoutEffect(props.keepFocus)
  const isMeasured = (virtualizer.scrollRect?.height ?? 0) > 0
  useFlaggedRow(rows, isMeasured, (row) => virtualizer.scrollToIndex(row))
  const items = virtualizer.getVirtualItems()
  const slots = slotCount(virtualizer.scrollRect?.height ?? 0, props.rowHeight)
  const seen = seenRows(items, activeRow)
  const spanning = columns.filter(({ field }) => field?.spanning)
  const topRow = virtualizer.range?.startIndex ?? 0
  const { edit } = props

  const hover = ({ target }: MouseEvent) => {
    if (virtualizer.isScrolling || !(target instanceof Element)) return
    setHovered(Number(target.closest<HTMLElement>('.table-row')?.dataset.index ?? -1))
  }
  const hoverEvents = rowActions && { onMouseOver: hover, onMouseLeave: () => setHovered(-1) }
  return (
    <div role="rowgroup" className="table-body" style={{ height: virtualizer.getTotalSize() }} {...hoverEvents}>
      {items.map(({ index, start }) => {
        const row = rows[index]
        if (!row) return null
        const isAway = index === activeRow && (index < seen.from || index > seen.to)
        const isInRange = range !== undefined && index >= range.top && index <= range.bottom
        return (
          <TableRowMemo
            key={isAway ? 'away' : index % slots}
            row={row.original}
            id={row.id}
            index={index}
            ariaRow={props.rowsBefore + index + 1 + props.headRows}
            number={props.rowsBefore + index + 1}
            start={start}
            columns={columns}
            activeCol={index === activeRow ? cursor.active.col : -1}
            rangeLeft={isInRange ? range.left : Number.POSITIVE_INFINITY}
            rangeRight={isInRange ? range.right : -1}
            isSelected={selection.selected.has(row.id)}
            canSelect={selection.isOn ? selection.canSelect(row.original) : undefined}
            isPeeked={props.peeked !== null && props.peeked !== undefined && String(props.peeked) === row.id}
            actions={index === hovered || index === activeRow ? rowActions?.(row.original) : undefined}
            selectText={props.selectText}
            merged={index === topRow ? '' : mergedWith(row.original, rows[index - 1]?.original, spanning)}
            control={isRowEdited(edit, row.id) ? edit?.control : undefined}
            problems={edit?.problems.get(row.id)}
          />
        )
      })}
    </div>
  )
}

/** S-196 */
const isRowEdited = <Row extends object>(edit: DataTableProps<Row>['edit'], id: string): boolean =>
  edit?.mode === 'all' || (edit?.mode === 'click' && edit.openKey === id)

/** S-194: the row on top says its texts even when it goes on from rows that were scrolled away. */
function mergedWith<Row extends object>(
  row: Row,
  above: Row | undefined,
  spanning: readonly ShownColumn<Row>[],
): string {
  if (spanning.length === 0 || !above) return ''
  const isSame = ({ field }: ShownColumn<Row>) => field && shownText(field, row) === shownText(field, above)
  const names = spanning.filter(isSame).map(({ name }) => name)
  return names.length > 0 ? `,${names.join(',')},` : ''
}

/** S-193: the row that asks for it comes into view, once. */
function useFlaggedRow<Row extends object>(
  rows: readonly TableRow<Row>[],
  isMeasured: boolean,
  reveal: (row: number) => void,
): void {
  const index = useMemo(() => rows.findIndex(({ original }) => flagsOf(original)._focused), [rows])
  const id = rows[index]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row at another place is no new one.
  useEffect(() => {
    if (id !== undefined && isMeasured) reveal(index)
  }, [id, isMeasured])
}

/**
 * Rows share so many places: one that scrolls out leaves its elements to the one that comes in, which only fills in
 * its texts. Building the elements of a row anew takes several times as long.
 */
const slotCount = (height: number, rowHeight: number): number =>
  // Even, so that a place keeps its stripe.
  2 * Math.ceil((height / rowHeight + 2) / 2 + OVERSCAN_ROWS)

/** First and last of the rows that hang together; a cursor that was scrolled away from stands apart. */
function seenRows(items: readonly { index: number }[], activeRow: number): { from: number; to: number } {
  const indexes = items.map(({ index }) => index)
  const [first = 0, second = first] = indexes
  const [last = 0, beforeLast = last] = indexes.toReversed()
  return {
    from: first === activeRow && second > first + 1 ? second : first,
    to: last === activeRow && beforeLast < last - 1 ? beforeLast : last,
  }
}

/** The seen rows and one more, in order, so that Tab and a reader meet them as they stand. */
function withRow(seen: number[], row: number): number[] {
  if (row < 0 || seen.includes(row)) return seen
  return row < (seen[0] ?? 0) ? [row, ...seen] : [...seen, row]
}
