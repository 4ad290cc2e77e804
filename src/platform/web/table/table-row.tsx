// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { type CSSProperties, memo } from 'react'
import { cellView } from './cell-view.tsx'
import type { ShownColumn } from './shown-columns.ts'
import type { TableAction } from './table.types.ts'

export interface TableRowProps<Row extends object> {
  row: Row
  index: number
  /** Counted over all pages, the head first. */
  ariaRow: number
  /** The same without the head: the row number. */
  number: number
  start: number
  columns: readonly ShownColumn<Row>[]
  /** Cell that the keyboard is in; -1 for every other row. */
  activeCol: number
  rangeLeft: number
  rangeRight: number
  isSelected: boolean
  /** Undefined where there is no check column. */
  canSelect: boolean | undefined
  isPeeked: boolean
  /** Built only for the row under the pointer or the cursor. */
  actions: readonly TableAction[] | undefined
  selectText: string
}

function TableRowView<Row extends object>(props: TableRowProps<Row>) {
  const { index, ariaRow, start, columns, activeCol, rangeLeft, rangeRight, isSelected, isPeeked } = props
  const flags = `table-row${isSelected ? ' is-selected' : ''}${isPeeked ? ' is-peeked' : ''}${index % 2 ? ' is-odd' : ''}`
  return (
    <div
      role="row"
      className={flags}
      aria-rowindex={ariaRow}
      aria-selected={props.canSelect === undefined ? undefined : isSelected}
      data-index={index}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, col) => {
        const content = contentOf(props, column)
        if (content === undefined) return null
        const isInRange = col >= rangeLeft && col <= rangeRight
        return (
          <div
            role="gridcell"
            key={column.name}
            className={isInRange ? `${column.className} is-in-range` : column.className}
            aria-colindex={column.ariaCol}
            data-name={column.name}
            style={column.style as CSSProperties}
            {...(col === activeCol && { tabIndex: 0, 'data-cursor': '' })}
            {...(isInRange && { 'aria-selected': true })}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

/** Undefined where a cell is left out altogether. */
function contentOf<Row extends object>(props: TableRowProps<Row>, column: ShownColumn<Row>) {
  if (column.field) return cellView(column.field, props.row)
  const { number } = props
  if (column.name === '_no') return number
  if (column.name === '_actions') return props.actions?.length ? <RowActions actions={props.actions} /> : undefined
  return (
    <input
      type="checkbox"
      className="table-checkbox"
      tabIndex={-1}
      aria-label={`${props.selectText} ${number}`}
      checked={props.isSelected}
      disabled={!props.canSelect}
      readOnly
    />
  )
}

const RowActions = ({ actions }: { actions: readonly TableAction[] }) => (
  <div className="table-row-actions">
    {actions.slice(0, 2).map((action) => (
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
  </div>
)

/** Rendered again only for what changed in this very row; scrolling renders the rows that come in and no other. */
export const TableRowMemo = memo(TableRowView) as typeof TableRowView
