import { memo } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { CellEditor } from './cell-editor.tsx'
import type { EditCellProps } from './edit.types.ts'

function EditCellView<Row extends object>({ control, column, row, id, rowNumber, problem }: EditCellProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  return (
    <CellEditor
      column={column}
      row={row}
      label={say('{label} {n}행', { label: t(column.text), n: rowNumber })}
      problem={problem && t(problem)}
      onChange={(patch, step) => control.change([{ key: id, patch }], step && `${id} ${step}`)}
      onProblem={(message) => control.mark({ key: id, name: column.name, message })}
      tabIndex={-1}
    />
  )
}

/** What an editor shows of its row beside its own value. */
const flags = ['_hideButton', '_rows'] as const

/** A key in one cell leaves the others of its row as they are, but those whose search or value reads the whole row. */
function isAsBefore<Row extends object>(before: EditCellProps<Row>, now: EditCellProps<Row>): boolean {
  const { row, ...others } = now
  const names = Object.keys(others) as (keyof typeof others)[]
  if (names.some((name) => before[name] !== now[name])) return false
  if (row === before.row) return true
  const { name, onClick, value } = now.column
  if (onClick || value) return false
  return [name, ...flags].every((one) => Object.is(Reflect.get(row, one), Reflect.get(before.row, one)))
}

/** An editor in its cell of the grid. */
export const EditCell = memo(EditCellView, isAsBefore) as typeof EditCellView
