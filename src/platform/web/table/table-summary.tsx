// biome-ignore-all lint/a11y/useSemanticElements: rows far apart in a scrolling area are no table of the browser's.
// biome-ignore-all lint/a11y/useFocusableInteractive: of all cells the one with the cursor takes the focus.
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { cellValue, isNumeric, shownText } from './cell-text.ts'
import type { Column } from './table.types.ts'
import type { TableView } from './use-table-view.ts'

/** Beyond this a sum of decimals shows the error of the machine. */
const SUM_DECIMALS = 10

/** S-194: sums number and cost columns of all rows, or shows the sums of the server. A part of the rows has none. */
function sumOf<Row extends object>({ props, rows }: TableView<Row>, field: Column<Row>): number | undefined {
  if (typeof props.summary === 'object') return props.summary[field.name]
  const isPart = props.more !== undefined && props.more.state !== 'end'
  if (!isNumeric(field) || isPart) return undefined
  const sum = rows.reduce((total, { original }) => total + (Number(cellValue(field, original)) || 0), 0)
  return Number(sum.toFixed(SUM_DECIMALS))
}

export function summaryText<Row extends object>(view: TableView<Row>, field: Column<Row>): string {
  const sum = sumOf(view, field)
  return sum === undefined ? '' : shownText({ ...field, type: field.type ?? 'cost', value: () => sum }, {} as Row)
}

export function TableSummary<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const labelled = view.columns.find((column) => column.name !== '_check')?.name
  return (
    <div role="rowgroup" className="table-foot">
      <div role="row" className="table-row" aria-rowindex={view.total + view.head.length + 1}>
        {view.columns.map((column) => (
          <div
            role="gridcell"
            key={column.name}
            className={column.className}
            aria-colindex={column.ariaCol}
            data-name={column.name}
            style={column.style}
          >
            {column.name === labelled ? t('합계') : column.field && summaryText(view, column.field)}
          </div>
        ))}
      </div>
    </div>
  )
}
