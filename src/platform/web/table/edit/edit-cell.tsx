import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { CellEditor } from './cell-editor.tsx'
import type { EditCellProps } from './edit.types.ts'

/** An editor in its cell of the grid. */
export function EditCell<Row extends object>({ control, column, row, id, rowNumber, problem }: EditCellProps<Row>) {
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
