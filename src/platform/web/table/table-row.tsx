// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { cellView } from './cell-view.tsx'
import type { CellProblems, EditControl } from './edit/edit.types.ts'
import { flagsOf } from './edit/row-flags.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { TableAction } from './table.types.ts'

export interface TableRowProps<Row extends object> {
  row: Row
  id: string
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
  /** S-194: names of the columns in which this row is merged with the one above it, between commas. */
  merged: string
  /** Undefined in a row that is not edited. */
  control: EditControl<Row> | undefined
  problems: CellProblems | undefined
}

function TableRowView<Row extends object>(props: TableRowProps<Row>) {
  const { index, ariaRow, start, columns, activeCol, rangeLeft, rangeRight, isSelected, isPeeked } = props
  const isFocused = flagsOf(props.row)._focused === true
  const flags = `table-row${isSelected ? ' is-selected' : ''}${isPeeked ? ' is-peeked' : ''}${isFocused ? ' is-focused' : ''}${index % 2 ? ' is-odd' : ''}`
  return (
    <div
      role="row"
      className={flags}
      aria-rowindex={ariaRow}
      aria-selected={props.canSelect === undefined ? undefined : isSelected}
      aria-current={isFocused || undefined}
      data-index={index}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, col) => {
        const content = contentOf(props, column)
        if (content === undefined) return null
        const isInRange = col >= rangeLeft && col <= rangeRight
        const problem = props.problems?.[column.name]
        return (
          <div
            role="gridcell"
            key={column.name}
            className={classOf(props, column, isInRange)}
            aria-colindex={column.ariaCol}
            data-name={column.name}
            style={column.style as CSSProperties}
            {...(col === activeCol && { tabIndex: 0, 'data-cursor': '' })}
            {...(isInRange && { 'aria-selected': true })}
            {...(props.control && { 'aria-readonly': !isEdited(props, column) })}
            {...(problem && { 'aria-invalid': true })}
          >
            {content}
            {problem && <CellProblem text={problem} />}
          </div>
        )
      })}
    </div>
  )
}

const isEdited = <Row extends object>({ control, row }: TableRowProps<Row>, { field }: ShownColumn<Row>): boolean =>
  control !== undefined && field !== undefined && control.isEditable(field, row)

function classOf<Row extends object>(props: TableRowProps<Row>, column: ShownColumn<Row>, isInRange: boolean): string {
  let name = isInRange ? `${column.className} is-in-range` : column.className
  // Thousands of cells of a list that is only read pass here.
  if (!props.control && props.merged === '') return name
  if (props.merged.includes(`,${column.name},`)) name += ' is-merged'
  if (isEdited(props, column)) name += ' is-edited'
  return name
}

/** Read with the cell; seen when the pointer or the keyboard comes to it. */
function CellProblem({ text }: { text: string }) {
  const t = useT()
  return <span className="cell-problem visually-hidden">{t(text)}</span>
}

/** Two lines in the height of the row, for what says itself as text. */
const wrapped = <Row extends object>({ field }: ShownColumn<Row>, content: ReactNode): ReactNode =>
  field?.wraps === undefined || field.render ? content : <span className="table-lines">{content}</span>

/** Undefined where a cell is left out altogether. */
function contentOf<Row extends object>(props: TableRowProps<Row>, column: ShownColumn<Row>) {
  const { number } = props
  if (column.field) {
    const { control, row, id, problems } = props
    if (!control?.isEditable(column.field, row)) return wrapped(column, cellView(column.field, row, column.room))
    const problem = problems?.[column.name]
    return (
      <control.Cell control={control} row={row} id={id} problem={problem} column={column.field} rowNumber={number} />
    )
  }
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
