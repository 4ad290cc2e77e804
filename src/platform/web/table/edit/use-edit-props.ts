import { useEffect, useMemo, useRef } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { Column, DataTableProps } from '../table.types.ts'
import { keyOf } from '../use-table-model.ts'

/** What editing adds to what a table is given: buttons that write into their row, and on a phone the sheet. */
export function useEditProps<Row extends object>(props: DataTableProps<Row>, isPhone: boolean): DataTableProps<Row> {
  const t = usePlatformT()
  const { edit, rowActions } = props
  const columns = useBoundColumns(props)
  useAskedSheet(props, isPhone)
  if (!edit) return props
  if (!isPhone || edit.mode === 'off') return { ...props, columns }
  const key = keyOf(props.rowKey)
  return {
    ...props,
    columns,
    rowActions: (row) => {
      const id = key(row)
      const open = () => edit.control.openSheet({ id, original: row }, edit.problems.get(id) ?? {})
      return [{ name: '_edit', text: t('수정'), onClick: open }, ...(rowActions?.(row) ?? [])]
    },
  }
}

function useBoundColumns<Row extends object>({ columns, edit, rowKey }: DataTableProps<Row>): readonly Column<Row>[] {
  const control = edit?.control
  const key = useRef(keyOf(rowKey))
  key.current = keyOf(rowKey)
  return useMemo(() => {
    if (!control) return columns
    const write = (row: Row) => (patch: Partial<Row>) => control.change([{ key: key.current(row), patch }])
    const bound = (column: Column<Row>): Column<Row> => {
      const { onClick, child } = column
      if (child) return { ...column, child: child.map(bound) }
      return onClick ? { ...column, onClick: (row: Row) => onClick(row, write(row)) } : column
    }
    return columns.map(bound)
  }, [columns, control])
}

/** A row that was added, or the first that is wrong, opens by itself. */
function useAskedSheet<Row extends object>({ edit, rows, rowKey }: DataTableProps<Row>, isPhone: boolean): void {
  const done = useRef(edit?.asked)
  useEffect(() => {
    const asked = edit?.asked
    if (!asked || !isPhone || done.current === asked) return
    const key = keyOf(rowKey)
    const original = rows.find((row) => key(row) === asked.key)
    if (!original) return
    done.current = asked
    edit.control.openSheet({ id: asked.key, original }, edit.problems.get(asked.key) ?? {})
  })
}
