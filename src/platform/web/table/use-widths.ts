import { useMemo, useState } from 'react'
import { shareWidths } from './column-widths.ts'
import { fitWidths, type Needs } from './fit-widths.ts'
import { gridVariables, type ShownColumn } from './shown-columns.ts'
import type { TableView } from './use-table-view.ts'

/** Widths in pixels; while an edge is dragged they are kept here, afterwards in the settings. */
export function useWidths<Row extends object>(
  { columns, settings, saveSettings }: TableView<Row>,
  needs: Needs,
  available: number,
) {
  const [dragged, setDragged] = useState<{ name: string; width: number }>()
  const fitted = fitWidths(columns, needs, available)
  const sized = columns.map((column, index) => ({
    width: dragged?.name === column.name ? dragged.width : fitted[index],
    isFiller: column.field !== undefined && (column.fixed === undefined || index === columns.length - 1),
  }))
  const widths = shareWidths(sized, available)
  const key = widths.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths are compared by what they are.
  const { variables, left, right } = useMemo(() => gridVariables(columns, widths), [columns, key])

  const setWidth = (name: string, width: number | undefined, isDone: boolean) => {
    setDragged(isDone || width === undefined ? undefined : { name, width })
    if (!isDone) return
    const { [name]: _before, ...others } = settings.widths ?? {}
    saveSettings({ ...settings, widths: width === undefined ? others : { ...others, [name]: width } })
  }
  return {
    columns: useRoom(columns, fitted),
    widths,
    variables: { ...variables, '--fixed-left': `${left}px`, '--fixed-right': `${right}px` },
    /** There is something to scroll sideways. */
    isWide: widths.reduce((sum, width) => sum + width, 0) > available,
    setWidth,
  }
}

/** The columns that wrap know their width: a row is rendered again when that has come to rest, not while it is dragged. */
function useRoom<Row extends object>(columns: readonly ShownColumn<Row>[], fitted: readonly (number | undefined)[]) {
  const key = columns.map(({ field }, index) => (field?.wraps === undefined ? '' : fitted[index])).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths are compared by what they are.
  return useMemo(
    () =>
      columns.map((column, index) => (column.field?.wraps === undefined ? column : { ...column, room: fitted[index] })),
    [columns, key],
  )
}
