import { useMemo } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { groupsOf, type HeadCell, headRows, leavesOf, orderedTree } from './column-groups.ts'
import { NO_SETTINGS, orderedNames, type TableSettings } from './column-settings.ts'
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
  /** All columns, groups and hidden ones too, in the user's order. */
  tree: readonly Column<Row>[]
  /** The rows of the head, merged as they show (S-190). */
  head: readonly (readonly HeadCell<Row>[])[]
  /** Text of a column that stands alone: with those of its groups before it. */
  fullText(field: Column<Row>): string
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
  /** Columns and order as they were declared. */
  resetSettings(): void
}

export function useTableView<Row extends object>(props: DataTableProps<Row>): TableView<Row> {
  const [settings, saveSettings] = useTableSettings(props.settingsName)
  const sort = props.sort ?? settings.sort ?? ''
  const tree = useMemo(
    () => orderedTree(props.columns, orderedNames(leavesOf(props.columns), settings)),
    [props.columns, settings],
  )
  const leaves = useMemo(() => leavesOf(tree), [tree])
  const { fields, rows: sorted } = useTableModel(leaves, props, settings, sort)
  const rows = useSteadyOrder(sorted, props.edit, props.onSort ? '' : sort)
  const selection = useSelection(props, rows)
  const hasCheck = selection.isOn
  const hasNumber = props.numbered === true
  const hasActions = props.rowActions !== undefined
  const columns = useMemo(
    () => shownColumns(fields, settings, { hasCheck, hasNumber, hasActions }),
    [fields, settings, hasCheck, hasNumber, hasActions],
  )
  const head = useMemo(() => headRows(tree, columns), [tree, columns])
  const fullText = useFullText(props.columns)
  const setSort = (next: string) => {
    props.onSort?.(next)
    saveSettings({ ...settings, sort: next })
  }
  const { page = 1, limit = 0, onPage } = props
  return {
    props,
    fields,
    columns,
    tree,
    head,
    fullText,
    rows,
    total: props.total ?? (onPage ? 0 : rows.length),
    rowsBefore: onPage ? (page - 1) * limit : 0,
    sort,
    toggleSort: (name) => setSort(sort === name ? `-${name}` : sort === `-${name}` ? '' : name),
    setSort,
    selection,
    settings,
    saveSettings,
    resetSettings: () => {
      saveSettings(NO_SETTINGS)
      if (sort !== '') props.onSort?.('')
    },
  }
}

function useFullText<Row>(columns: readonly Column<Row>[]): (field: Column<Row>) => string {
  const t = useT()
  const groups = useMemo(() => groupsOf(columns), [columns])
  return (field) => [...(groups.get(field.name) ?? []), field].map(({ text }) => t(text)).join(' ')
}
