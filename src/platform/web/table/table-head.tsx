// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import type { HeadCell } from './column-groups.ts'
import { HEAD_ROW } from './cursor.ts'
import type { ShownColumn } from './shown-columns.ts'
import { useColumnResize } from './use-column-resize.ts'
import type { SelectionControl } from './use-selection.ts'

interface HeadProps<Row extends object> {
  /** From the top down; the last heads of the columns are what the keyboard and the sort know. */
  head: readonly (readonly HeadCell<Row>[])[]
  /** Cell of the head that the keyboard is in; -1 when it is in the rows. */
  activeCol: number
  sort: string
  onSort(name: string): void
  pageState: SelectionControl<Row>['pageState']
  onTogglePage(): void
  widthOf(name: string): number
  onWidth(name: string, width: number | undefined, isDone: boolean): void
}

function TableHeadView<Row extends object>(props: HeadProps<Row>) {
  return (
    <div role="rowgroup" className="table-head">
      {props.head.map((cells, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of the head has no other identity.
        <div key={level} role="row" aria-rowindex={level + 1} className="table-row" data-index={HEAD_ROW}>
          {cells.map((cell) =>
            cell.column ? (
              <ColumnHead
                key={cell.key}
                {...props}
                column={cell.column}
                isActive={cell.col === props.activeCol}
                spans={spansOf(cell, level)}
              />
            ) : (
              <GroupHead key={cell.key} cell={cell} level={level} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

/** Stands still while somebody types into the rows. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView

interface Spans {
  style: CSSProperties
  'aria-colspan'?: number
  'aria-rowspan'?: number
}
/** Where a cell lies in the head, for the eye and for a reader. */
const spansOf = <Row,>({ col, colSpan, rowSpan, style }: HeadCell<Row>, level: number): Spans => ({
  style: { ...style, gridColumn: `${col + 1} / span ${colSpan}`, gridRow: `${level + 1} / span ${rowSpan}` },
  ...(colSpan > 1 && { 'aria-colspan': colSpan }),
  ...(rowSpan > 1 && { 'aria-rowspan': rowSpan }),
})

function GroupHead<Row extends object>({ cell, level }: { cell: HeadCell<Row>; level: number }) {
  const t = useT()
  return (
    <div role="columnheader" className={cell.className} aria-colindex={cell.col + 1} {...spansOf(cell, level)}>
      {t(cell.text)}
    </div>
  )
}

type ColumnHeadProps<Row extends object> = Omit<HeadProps<Row>, 'head'> & {
  column: ShownColumn<Row>
  isActive: boolean
  spans: Spans
}

function ColumnHead<Row extends object>({ column, isActive, sort, spans, ...props }: ColumnHeadProps<Row>) {
  const direction = sort === column.name ? 'ascending' : sort === `-${column.name}` ? 'descending' : 'none'
  const isSortable = column.field?.sortable === true
  const hasControl = isSortable || column.name === '_check'
  const focus = { tabIndex: isActive ? 0 : -1, ...(isActive && { 'data-cursor': '' }) }
  return (
    <div
      role="columnheader"
      className={column.className}
      aria-colindex={column.ariaCol}
      data-name={column.name}
      {...spans}
      {...(isSortable && { 'aria-sort': direction })}
      {...(!hasControl && focus)}
    >
      <HeadContent column={column} direction={direction} focus={focus} {...props} />
      {column.field && <ResizeHandle name={column.name} widthOf={props.widthOf} onWidth={props.onWidth} />}
    </div>
  )
}

interface HeadContentProps<Row extends object> extends Pick<HeadProps<Row>, 'pageState' | 'onTogglePage' | 'onSort'> {
  column: ShownColumn<Row>
  direction: 'ascending' | 'descending' | 'none'
  focus: object
}

function HeadContent<Row extends object>({ column, direction, focus, ...props }: HeadContentProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  const { field, name } = column
  if (name === '_check')
    return (
      <input
        type="checkbox"
        className="table-checkbox"
        aria-label={say('이 쪽 모두 선택')}
        checked={props.pageState === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = props.pageState === 'some'
        }}
        onChange={props.onTogglePage}
        {...focus}
      />
    )
  if (name === '_no') return 'No'
  if (!field) return <span className="visually-hidden">{say('행 작업')}</span>
  const text = t(field.text)
  if (!field.sortable) return <span className="table-head-text">{text}</span>
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" className="table-sort" data-sorted={direction} onClick={() => props.onSort(name)} {...focus}>
      <span className="table-head-text">{text}</span>
      <Arrow size={14} aria-hidden />
    </button>
  )
}

type HandleProps = Pick<HeadProps<object>, 'widthOf' | 'onWidth'> & { name: string }

/** For the pointer; the keyboard has Shift with the arrows in the head, and the column settings. */
function ResizeHandle({ name, widthOf, onWidth }: HandleProps) {
  const start = useColumnResize(name, widthOf, onWidth)
  return (
    <span
      className="table-resize"
      aria-hidden
      onPointerDown={start}
      onDoubleClick={() => onWidth(name, undefined, true)}
    />
  )
}
