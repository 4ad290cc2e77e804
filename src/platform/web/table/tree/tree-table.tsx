// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
/** Rows below rows, with checkboxes that know of each other (S-229). */
import '../table.css'
import '../table-controls.css'
import './tree-table.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { GRID_HEIGHT } from '#platform/web/constants.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { NO_SETTINGS } from '../column-settings.ts'
import { shareWidths } from '../column-widths.ts'
import { usePrintState } from '../paper/use-print.ts'
import { gridVariables, type ShownColumn, shownColumns } from '../shown-columns.ts'
import type { Column, DataTableProps, Key } from '../table.types.ts'
import { Message } from '../table-states.tsx'
import { useCursor } from '../use-cursor.ts'
import { useElementWidth } from '../use-element-width.ts'
import { useRowHeight } from '../use-row-height.ts'
import { keptFor, type ListedRow, listed, type Planted, planted, type TreeRow } from './tree.ts'
import { type CheckColumn, check, stateOf } from './tree-checks.ts'
import { TreeRowView } from './tree-row.tsx'
import { useTreeKeys } from './use-tree-keys.ts'

/** Columns of type `checkbox` or `singlecheckbox` are checked here; the first column shows the tree. */
export type TreeColumn<Row> = Column<Row> & Pick<CheckColumn, 'disabledBy' | 'needs'>

export interface TreeTableProps<Row extends TreeRow<Row> & object>
  extends Pick<DataTableProps<Row>, 'state' | 'onRetry' | 'empty'> {
  /** Names the treegrid. */
  label: string
  /** Keep the array stable (module level or useMemo). */
  columns: readonly TreeColumn<Row>[]
  /** The roots; `treeOf` makes them from a flat list. */
  rows: readonly Row[]
  /** All rows after a checkbox was changed. Without it the checkboxes are read only. */
  onChange?(rows: readonly Planted<Row>[]): void
  /** Checking goes down to all below (the default), or stays with the row and its ancestors. */
  cascade?: boolean
  /** Pixels, 300 by default and at least. */
  height?: number
  /** Shows only the rows that it finds, with those above and below them, all open. Keep it stable. */
  isFound?: (row: Row) => boolean
}

const CHECK_TYPES: ReadonlySet<string | undefined> = new Set(['checkbox', 'singlecheckbox'])
const OVERSCAN_ROWS = 12
const PHONE_ROW_HEIGHT = 44
/** The tree leaves room for checkboxes on a phone. */
const TREE_MIN_WIDTH = 140

export function TreeTable<Row extends TreeRow<Row> & object>(props: TreeTableProps<Row>) {
  const { label, columns: fields, rows, state = 'ready', height = GRID_HEIGHT } = props
  const grid = useRef<HTMLDivElement>(null)
  const tree = useMemo(() => planted<Row>(rows), [rows])
  const { shown, open } = useOpenRows(tree, props.isFound)
  const setChecked = useChecks(props, tree)
  const { columns, variables } = useColumns<Row>(fields, useElementWidth(grid))
  const [printing] = usePrintState()
  const regularHeight = useRowHeight()
  const rowHeight = useIsPhone() ? PHONE_ROW_HEIGHT : regularHeight
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.row.id ?? index,
    overscan: printing === 'off' ? OVERSCAN_ROWS : shown.length,
    scrollPaddingStart: rowHeight,
  })
  const size = { rowCount: shown.length, colCount: columns.length, pageRows: Math.floor(height / rowHeight) - 2 }
  const control = useCursor(grid, size, (row) => virtualizer.scrollToIndex(row))
  const events = useTreeKeys({ shown, size, control, open })
  const { active } = control.cursor
  const hasRows = state === 'ready' && shown.length > 0
  return (
    <div className="tree" style={{ '--table-height': `${Math.max(GRID_HEIGHT, height)}px` } as CSSProperties}>
      <div
        role="treegrid"
        ref={grid}
        className="table-grid tree-grid is-wide"
        aria-label={label}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length}
        aria-busy={state === 'loading'}
        style={{ ...variables, '--row-height': `${rowHeight}px` } as CSSProperties}
        {...events}
      >
        <TreeHead columns={columns} activeCol={hasRows ? -1 : active.col} />
        {hasRows ? (
          <div role="rowgroup" className="table-body" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ key, index, start }) => {
              const one = shown[index]
              if (!one) return null
              return (
                <TreeRowView
                  key={key}
                  one={one}
                  index={index}
                  start={start}
                  columns={columns}
                  activeCol={index === active.row || (index === 0 && active.row < 0) ? active.col : -1}
                  stateOf={(column) => stateOf(one.row, column, props.cascade ?? true)}
                  open={open}
                  setChecked={setChecked}
                />
              )
            })}
          </div>
        ) : (
          <TreeState {...props} state={state} />
        )}
      </div>
    </div>
  )
}

/** Which rows are open: what the person has opened and closed, over what the rows say. */
function useOpenRows<Row>(tree: readonly Planted<Row>[], isFound?: (row: Row) => boolean) {
  const [chosen, setChosen] = useState<ReadonlyMap<Key, boolean>>(new Map())
  const kept = useMemo(() => (isFound ? keptFor<Row>(tree, isFound) : undefined), [tree, isFound])
  const shown = useMemo(() => {
    const isOpen = (row: Planted<Row>) => chosen.get(row.id) ?? (kept !== undefined || row.expanded)
    return listed<Row>(tree, isOpen, (row) => kept?.has(row.id) ?? true)
  }, [tree, chosen, kept])
  const open = ({ row }: ListedRow<Row>, isOpen: boolean) => setChosen((before) => new Map(before).set(row.id, isOpen))
  return { shown, open }
}

function useChecks<Row extends TreeRow<Row> & object>(props: TreeTableProps<Row>, tree: readonly Planted<Row>[]) {
  const { columns, onChange, cascade: isCascading = true } = props
  if (!onChange) return undefined
  const checks = columns.filter(isCheck)
  return (row: Planted<Row>, column: CheckColumn) => {
    const turnOn = isNextOn(row, column, isCascading)
    onChange(check(tree, row.id, column, turnOn, { isCascading, columns: checks }))
  }
}
const isCheck = ({ type }: { type?: string }): boolean => CHECK_TYPES.has(type)
/** A half checked row is checked whole by the next click. */
const isNextOn = <Row,>(row: Planted<Row>, column: CheckColumn, isCascading: boolean): boolean =>
  stateOf(row, column, isCascading) !== 'on'

function useColumns<Row extends object>(fields: readonly TreeColumn<Row>[], available: number) {
  return useMemo(() => {
    const columns = shownColumns<Row>(fields, NO_SETTINGS, { hasCheck: false, hasNumber: false, hasActions: false })
    const widths = shareWidths(
      columns.map(({ width }, index) => ({ width, isFiller: index === 0 })),
      available,
      TREE_MIN_WIDTH,
    )
    return { columns, variables: gridVariables(columns, widths).variables }
  }, [fields, available])
}

function TreeHead<Row extends object>({
  columns,
  activeCol,
}: {
  columns: readonly ShownColumn<Row>[]
  activeCol: number
}) {
  const t = useT()
  return (
    <div role="rowgroup" className="table-head">
      <div role="row" aria-rowindex={1} className="table-row">
        {columns.map(({ name, className, style, field, ariaCol }, col) => (
          <div
            key={name}
            role="columnheader"
            className={field && isCheck(field) ? `${className} tree-check` : className}
            aria-colindex={ariaCol}
            data-name={name}
            style={style}
            {...(col === activeCol && { tabIndex: 0, 'data-cursor': '' })}
          >
            {field && t(field.text)}
          </div>
        ))}
      </div>
    </div>
  )
}

function TreeState<Row extends TreeRow<Row> & object>(props: TreeTableProps<Row>) {
  if (props.state === 'loading')
    return (
      <div className="tree-skeleton" aria-hidden>
        <i className="skeleton" />
        <i className="skeleton" />
        <i className="skeleton" />
      </div>
    )
  return (
    <div role="rowgroup" className="table-message-group">
      <div role="row">
        <div role="gridcell" className="table-message" aria-colspan={props.columns.length}>
          <Message view={{ props }} />
        </div>
      </div>
    </div>
  )
}
