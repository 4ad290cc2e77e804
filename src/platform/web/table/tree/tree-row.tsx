// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { shownText } from '../cell-text.ts'
import { cellView } from '../cell-view.tsx'
import type { ShownColumn } from '../shown-columns.ts'
import type { ListedRow, Planted } from './tree.ts'
import { type CheckColumn, type CheckState, isLocked } from './tree-checks.ts'
import type { TreeColumn } from './tree-table.tsx'

interface TreeRowProps<Row extends object> {
  one: ListedRow<Row>
  index: number
  start: number
  columns: readonly ShownColumn<Row>[]
  /** Cell that the keyboard is in; -1 for every other row. */
  activeCol: number
  stateOf(column: CheckColumn): CheckState
  open(one: ListedRow<Row>, isOpen: boolean): void
  /** Undefined where nothing may be checked. */
  setChecked: ((row: Planted<Row>, column: CheckColumn) => void) | undefined
}

export function TreeRowView<Row extends object>(props: TreeRowProps<Row>) {
  const { one, index, start, columns, activeCol, setChecked } = props
  const { row, isOpen, place, of } = one
  const title = columns[0]?.field ? shownText(columns[0].field, row) : ''
  return (
    <div
      role="row"
      className="table-row"
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={row.children.length > 0 ? isOpen : undefined}
      data-index={index}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map(({ name, className, style, field, ariaCol }, col) => {
        const focus = col === activeCol ? { tabIndex: 0, 'data-cursor': '' } : { tabIndex: -1 }
        const isCheck = field?.type === 'checkbox' || field?.type === 'singlecheckbox'
        // A locked checkbox takes no focus, so its cell does.
        const isInBox = isCheck && !(field && setChecked && isLocked(row, field))
        return (
          <div
            key={name}
            role="gridcell"
            className={isCheck ? `${className} tree-check` : className}
            aria-colindex={ariaCol}
            data-name={name}
            style={style}
            {...(!isInBox && focus)}
          >
            {col === 0 ? <TreeCell {...props} /> : null}
            {col > 0 &&
              field &&
              (isCheck ? (
                <TreeCheck {...props} field={field} title={title} focus={isInBox ? focus : { tabIndex: -1 }} />
              ) : (
                cellView(field, row)
              ))}
          </div>
        )
      })}
    </div>
  )
}

/** The first cell: as far in as its level, with the button that opens it. */
function TreeCell<Row extends object>({ one, columns, open }: TreeRowProps<Row>) {
  const t = usePlatformT()
  const { row, isOpen } = one
  const field = columns[0]?.field
  return (
    <span className="tree-cell" style={{ '--level': row.level } as CSSProperties}>
      {row.children.length > 0 ? (
        <button
          type="button"
          className="tree-toggle"
          tabIndex={-1}
          aria-label={isOpen ? t('접기') : t('펼치기')}
          aria-expanded={isOpen}
          onClick={() => open(one, !isOpen)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <span className="tree-toggle" />
      )}
      <span className="tree-text">{field && cellView(field, row)}</span>
    </span>
  )
}

interface TreeCheckProps<Row extends object> extends TreeRowProps<Row> {
  field: TreeColumn<Row>
  title: string
  focus: object
}

function TreeCheck<Row extends object>({ one, field, title, focus, stateOf, setChecked }: TreeCheckProps<Row>) {
  const t = useT()
  const state = stateOf(field)
  return (
    <label className="tree-box">
      <input
        type="checkbox"
        className="table-checkbox"
        aria-label={`${title} ${t(field.text)}`}
        checked={state === 'on'}
        disabled={setChecked !== undefined && isLocked(one.row, field)}
        aria-readonly={setChecked === undefined || undefined}
        ref={(box) => {
          if (box) box.indeterminate = state === 'half'
        }}
        onChange={() => setChecked?.(one.row, field)}
        {...focus}
      />
    </label>
  )
}
