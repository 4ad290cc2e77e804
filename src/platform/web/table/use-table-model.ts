import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type Row as ModelRow,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useArea } from '#platform/web/i18n/i18n.ts'
import { cellValue, compareValues } from './cell-text.ts'
import { fixedOf, isVisible, type TableSettings } from './column-settings.ts'
import type { Column, DataTableProps } from './table.types.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features
export type TableRow<Row extends object> = Pick<ModelRow<Features, Row>, 'id' | 'original'>

export const keyOf =
  <Row extends object>(rowKey: DataTableProps<Row>['rowKey']) =>
  (row: Row): string =>
    String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey])

const definitionOf = <Row extends object>(column: Column<Row>): ColumnDef<Features, Row> => ({
  id: column.name,
  accessorFn: (row) => cellValue(column, row) ?? undefined,
  sortFn: (one, other, name) => compareValues(one.getValue(name), other.getValue(name)),
  sortUndefined: 'last',
})

const sortingOf = (sort: string) => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [])

/** Of the columns in the user's order those that show, sides apart, and the rows as they are sorted. */
export function useTableModel<Row extends object>(
  given: readonly Column<Row>[],
  { rows, rowKey, onSort }: Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'onSort'>,
  settings: TableSettings,
  sort: string,
): { fields: Column<Row>[]; rows: readonly TableRow<Row>[] } {
  const area = useArea()
  const columns = useMemo(() => given.map((column) => (column.area ? column : { ...column, area })), [given, area])
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const isSortedByServer = onSort !== undefined
  const state = useMemo(() => {
    const order = columns.map(({ name }) => name)
    const pinned = (side: string) => order.filter((name) => sides.get(name) === side)
    const sides = new Map(columns.map((column) => [column.name, fixedOf(column, settings)]))
    return {
      columnOrder: order,
      columnPinning: { start: pinned('left'), end: pinned('right') },
      columnVisibility: Object.fromEntries(columns.map((column) => [column.name, isVisible(column, settings)])),
      sorting: isSortedByServer ? [] : sortingOf(sort),
    }
  }, [columns, settings, sort, isSortedByServer])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf(rowKey),
    manualSorting: isSortedByServer,
    state,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is one object for good; its state is the input.
  const fields = useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]))
    const shown = (['start', 'center', 'end'] as const).flatMap((side) => table.getPinnedVisibleLeafColumns(side))
    return shown.flatMap((column) => byName.get(column.id) ?? [])
  }, [columns, state])
  return { fields, rows: table.getRowModel().rows }
}
