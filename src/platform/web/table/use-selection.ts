import { useState } from 'react'
import type { DataTableProps, Selection } from './table.types.ts'
import { keyOf, type TableRow } from './use-table-model.ts'

export interface SelectionControl<Row extends object> {
  isOn: boolean
  selected: Selection<Row>
  canSelect(row: Row): boolean
  toggle(row: Row): void
  /** Checks the rows from one index to another, as with Shift. */
  toggleThrough(from: number, to: number): void
  /** All rows of the page, or none of them; rows of other pages stay as they are. */
  togglePage(): void
  pageState: 'none' | 'some' | 'all'
  clear(): void
}

/** Which rows are checked, over all pages. */
export function useSelection<Row extends object>(
  props: DataTableProps<Row>,
  rows: readonly TableRow<Row>[],
): SelectionControl<Row> {
  const [own, setOwn] = useState<Selection<Row>>(new Map())
  const { selectable, selection: selected = own, onSelect = setOwn, bulkActions, rowKey } = props
  const isOn = selectable !== undefined ? selectable !== false : bulkActions !== undefined
  const canSelect = (row: Row) => (typeof selectable === 'function' ? selectable(row) : true)
  const key = keyOf(rowKey)

  const change = (changed: readonly Row[], isChecked: boolean) => {
    const next = new Map(selected)
    for (const row of changed.filter(canSelect)) {
      if (isChecked) next.set(key(row), row)
      else next.delete(key(row))
    }
    onSelect(next)
  }
  const onPage = isOn && selected.size > 0 ? rows.filter(({ id }) => selected.has(id)).length : 0
  const open = () => rows.map(({ original }) => original).filter(canSelect)
  const pageState = onPage === 0 ? 'none' : onPage === open().length ? 'all' : 'some'

  return {
    isOn,
    selected,
    canSelect,
    toggle: (row) => change([row], !selected.has(key(row))),
    toggleThrough: (from, to) => {
      const through = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ original }) => original)
      change(through, true)
    },
    togglePage: () => change(open(), pageState !== 'all'),
    pageState,
    clear: () => onSelect(new Map()),
  }
}
