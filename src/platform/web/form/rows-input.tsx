import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import type { ClipboardEvent, ReactNode } from 'react'
import type { RowsField } from '#platform/model/field.ts'
import { today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { SideScroll } from '#platform/web/parts/side-scroll.tsx'
import type { Wiring } from './form-field.tsx'
import { parseTable, pasteRows, type RowValues } from './paste-rows.ts'

export interface CellProps {
  row: RowValues
  name: string
  label: string
  onChange(patch: RowValues): void
}
interface RowsInputProps {
  wiring: Wiring
  field: RowsField
  value: readonly RowValues[] | null
  onChange(rows: RowValues[]): void
  disabled?: boolean | undefined
  renderCell(cell: CellProps): ReactNode
}

/** Only keys are kept in a row: the name that comes along with what was chosen is looked up where it is shown. */
const storedPart = (field: RowsField, change: RowValues): RowValues =>
  Object.fromEntries(Object.entries(change).filter(([name]) => name in field.fields))

/** A small table to type into; a range copied in Excel is pasted from the focused cell on. */
export function RowsInput({ wiring, field, value, onChange, disabled, renderCell }: RowsInputProps) {
  const t = useT()
  const say = usePlatformT()
  const rows = value ?? []
  const blank: RowValues = Object.fromEntries(Object.keys(field.fields).map((name) => [name, null]))
  const patch = (index: number, change: RowValues) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...storedPart(field, change) } : row)))

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')
    if (!cell || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const at = { row: Number(cell.dataset.row), name: cell.dataset.cell ?? '' }
    onChange(pasteRows(rows, field.fields, at, parseTable(text), { max: field.max, todayYmd: today(), blank }))
  }
  return (
    <div className="form-rows" id={wiring.id}>
      <SideScroll className="form-rows-scroll" label={t(field.label)}>
        <table aria-describedby={wiring['aria-describedby']} onPaste={paste}>
          <RowsHead field={field} />
          <tbody>
            {rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
                key={index}
                field={field}
                row={row}
                index={index}
                disabled={disabled}
                renderCell={renderCell}
                onPatch={(change) => patch(index, change)}
                onRemove={() => onChange(rows.filter((_, at) => at !== index))}
              />
            ))}
          </tbody>
        </table>
      </SideScroll>
      <Button
        icon={<Plus size={16} aria-hidden />}
        disabled={disabled || rows.length >= field.max}
        onClick={() => onChange([...rows, blank])}
      >
        {say('행 추가')}
      </Button>
    </div>
  )
}

interface RowProps extends Pick<RowsInputProps, 'field' | 'disabled' | 'renderCell'> {
  row: RowValues
  index: number
  onPatch(change: RowValues): void
  onRemove(): void
}
function Row({ field, row, index, disabled, renderCell, onPatch, onRemove }: RowProps) {
  const t = useT()
  const say = usePlatformT()
  const n = index + 1
  return (
    <tr>
      <th scope="row">{n}</th>
      {Object.entries(field.fields).map(([name, column]) => (
        <td key={name} data-cell={name} data-row={index} data-kind={column.kind} data-head={t(column.label)}>
          {renderCell({ row, name, label: say('{label} {n}행', { label: t(column.label), n }), onChange: onPatch })}
        </td>
      ))}
      <td>
        <Button
          type="text"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={say('{n}행 삭제', { n })}
          disabled={disabled ?? false}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}

function RowsHead({ field }: { field: RowsField }) {
  const t = useT()
  const say = usePlatformT()
  return (
    <thead>
      <tr>
        <th scope="col">{say('No')}</th>
        {Object.entries(field.fields).map(([name, column]) => (
          <th key={name} scope="col">
            {t(column.label)}
            {column.required && (
              <span className="form-required" aria-hidden>
                ＊
              </span>
            )}
          </th>
        ))}
        <th aria-label={say('삭제')} />
      </tr>
    </thead>
  )
}
