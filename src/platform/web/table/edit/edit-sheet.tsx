/** Editing on a phone: one row on a sheet, its fields below each other. */
import { useId, useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, useT } from '#platform/web/i18n/i18n.ts'
import { cellView } from '../cell-view.tsx'
import type { Column } from '../table.types.ts'
import { CellEditor } from './cell-editor.tsx'
import type { CellProblems, EditControl, KeyedRow } from './edit.types.ts'
import { isEditable } from './row-flags.ts'

interface SheetProps<Row extends object> {
  row: KeyedRow<Row>
  columns: readonly Column<Row>[]
  control: Pick<EditControl<Row>, 'change' | 'mark'>
  problems: CellProblems
}

export const openRowSheet = <Row extends object>(props: SheetProps<Row>): Promise<unknown> =>
  openDialog({ label: platformNow('행 수정'), content: () => <RowSheet {...props} />, escCloses: true })

/** Every change is stored at once, as in the grid: closing the sheet loses nothing. */
function RowSheet<Row extends object>({ row: { id, original }, columns, control, problems }: SheetProps<Row>) {
  const [row, setRow] = useState(original)
  const [marked, setMarked] = useState(problems)
  return (
    <div className="edit-sheet">
      {columns.map((column) => (
        <SheetField
          key={column.name}
          column={column}
          row={row}
          problem={marked[column.name]}
          onChange={(patch, step) => {
            setRow((before) => ({ ...before, ...patch }))
            setMarked((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))))
            control.change([{ key: id, patch }], step && `${id} ${step}`)
          }}
          onProblem={(message) => {
            setMarked((before) => ({ ...before, [column.name]: message }))
            control.mark({ key: id, name: column.name, message })
          }}
        />
      ))}
    </div>
  )
}

interface FieldProps<Row extends object> {
  column: Column<Row>
  row: Row
  problem: string | undefined
  onChange(patch: Partial<Row>, step?: string): void
  onProblem(message: string): void
}
function SheetField<Row extends object>({ column, row, problem, onChange, onProblem }: FieldProps<Row>) {
  const t = useT()
  const labelId = useId()
  const label = t(column.text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of a form.
    <div role="group" className="edit-sheet-field" aria-labelledby={labelId} data-name={column.name}>
      <span id={labelId} className="form-label">
        {label}
      </span>
      {isEditable(column, row) ? (
        <CellEditor
          column={column}
          row={row}
          label={label}
          onChange={onChange}
          onProblem={onProblem}
          tabIndex={0}
          problem={problem && t(problem)}
        />
      ) : (
        <span className="edit-sheet-shown">{cellView(column, row)}</span>
      )}
      {problem && <p className="form-error">{t(problem)}</p>}
    </div>
  )
}
