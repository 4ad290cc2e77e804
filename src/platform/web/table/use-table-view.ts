import { useMemo, useState } from 'react'
import type { TableSettings } from './column-settings.ts'
import { useSteadyOrder } from './edit/use-steady-order.ts'
import { type ShownColumn, shownColumns } from './shown-columns.ts'
import type { Column, DataTableProps } from './table.types.ts'
import { type SelectionControl, useSelection } from './use-selection.ts'
import { type TableRow, useTableModel } from './use-table-model.ts'
import { useTableSettings } from './use-table-settings.ts'

/** Everything that the parts of a table show, worked out once. */
export interface TableView<Row extends object> {
  props: DataTableProps<Row>
  /** Visible columns of the list in their order, and the same with the table's own. */
  fields: readonly Column<Row>[]
  columns: readonly ShownColumn<Row>[]
  rows: readonly TableRow<Row>[]
  total: number
  rowsBefore: number
  sort: string
  /** Up, down, and back to the list's own order. */
  toggleSort(name: string): void
  setSort(sort: string): void
  selection: SelectionControl<Row>
  settings: TableSettings
  saveSettings(settings: TableSettings): void
}

export function useTableView<Row extends object>(props: DataTableProps<Row>): TableView<Row> {
  const [settings, saveSettings] = useTableSettings(props.settingsName)
  const [ownSort, setOwnSort] = useState<string>()
  const sort = props.sort ?? ownSort ?? settings.sort ?? ''
  const { fields, rows: sorted } = useTableModel(props, settings, sort)
  const rows = useSteadyOrder(sorted, props.edit, props.onSort ? '' : sort)
  const selection = useSelection(props, rows)
  const hasCheck = selection.isOn
  const hasNumber = props.numbered === true
  const hasActions = props.rowActions !== undefined
  const columns = useMemo(
    () => shownColumns(fields, settings, { hasCheck, hasNumber, hasActions }),
    [fields, settings, hasCheck, hasNumber, hasActions],
  )
  const setSort = (next: string) => {
    setOwnSort(next)
    props.onSort?.(next)
    saveSettings({ ...settings, sort: next })
  }
  const { page = 1, limit = 0, onPage } = props
  return {
    props,
    fields,
    columns,
    rows,
    total: onPage ? (props.total ?? 0) : rows.length,
    rowsBefore: onPage ? (page - 1) * limit : 0,
    sort,
    toggleSort: (name) => setSort(sort === name ? `-${name}` : sort === `-${name}` ? '' : name),
    setSort,
    selection,
    settings,
    saveSettings,
  }
}
