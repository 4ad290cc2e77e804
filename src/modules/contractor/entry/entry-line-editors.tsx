/** Lines while they are filled in: people picked from the roster by the dozen, vehicles and equipment typed into a table. */
import { Button, Select } from 'antd'
import { UserPlus, X } from 'lucide-react'
import type { AnyField, RowsField } from '#platform/model/field.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type EntryRole, entryRoles } from './entry-codes.model.ts'
import { type EquipLine, entryRqst, type PersonLine, type VehicleLine } from './entry-rqst.model.ts'
import { PickRoster, useRosterNames } from './pick-roster.tsx'

interface EditorProps<Line> {
  value: readonly Line[]
  onChange(lines: Line[]): void
}

const blank = { lineStatusCd: null, lineRuleCd: null, lineUntilYmd: null, lineReasonDesc: null } as const

export function PersonEditor({ value, onChange }: EditorProps<PersonLine>) {
  const t = useT()
  const { values } = useDocument()
  const vendorCd = typeof values.vendorCd === 'string' ? values.vendorCd : null
  const names = useRosterNames(value.map(({ personNo }) => personNo))
  const pick = async () => {
    const picked = await openDialog<number[]>({
      label: t('명단에서 추가'),
      width: 'min(640px, 92vw)',
      content: (close) => (
        <PickRoster vendorCd={vendorCd} taken={new Set(value.map(({ personNo }) => personNo))} onPick={close} />
      ),
    })
    if (picked)
      onChange([...value, ...picked.map((personNo): PersonLine => ({ ...blank, personNo, entryRoleCd: 'WORK' }))])
  }
  return (
    <div className="stack">
      <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => void pick()}>
        {t('명단에서 추가')}
      </Button>
      {value.length === 0 && <p className="quiet">{t('아직 추가한 인원이 없습니다.')}</p>}
      <ul className="lines">
        {value.map((line, index) => (
          <li key={line.personNo}>
            <strong>{names.get(line.personNo) ?? line.personNo}</strong>
            <Select<EntryRole>
              aria-label={t('{name} 역할', { name: names.get(line.personNo) ?? line.personNo })}
              value={line.entryRoleCd}
              options={Object.entries(entryRoles).map(([role, name]) => ({ value: role as EntryRole, label: t(name) }))}
              onChange={(entryRoleCd) =>
                onChange(value.map((one, at) => (at === index ? { ...one, entryRoleCd } : one)))
              }
            />
            <span className="quiet">{line.lineReasonDesc}</span>
            <Button
              type="text"
              icon={<X size={16} aria-hidden />}
              aria-label={t('{name} 빼기', { name: names.get(line.personNo) ?? line.personNo })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The columns that a vendor fills in; what the site finds of a line is kept beside them. */
const typed = (field: RowsField): RowsField => ({
  ...field,
  fields: Object.fromEntries(Object.entries(field.fields).filter(([, cell]) => !cell.system)),
})
const vehicleFields = typed(entryRqst.fields.vehicles)
const equipFields = typed(entryRqst.fields.equips)

/** A switch that nobody touched says no. */
const settled = (lines: readonly Record<string, unknown>[], yesNos: readonly string[]) =>
  lines.map((line) => ({ ...line, ...Object.fromEntries(yesNos.map((name) => [name, line[name] ?? 'N'])) }))

interface TableEditorProps {
  name: 'vehicles' | 'equips'
  field: AnyField
  label: string
  value: readonly object[]
  onRows(rows: Record<string, unknown>[]): void
}
const TableEditor = ({ name, field, label, value, onRows }: TableEditorProps) => (
  <FieldControl
    wiring={{ id: `entry-${name}` }}
    name={name}
    field={field}
    label={label}
    values={{ [name]: value }}
    onChange={(patch) => onRows((patch[name] as Record<string, unknown>[] | null) ?? [])}
  />
)

export const VehicleEditor = ({ value, onChange }: EditorProps<VehicleLine>) => (
  <TableEditor
    name="vehicles"
    field={vehicleFields}
    label="차량"
    value={value}
    onRows={(rows) => onChange(settled(rows, ['sparkArrestorYn']) as VehicleLine[])}
  />
)

export const EquipEditor = ({ value, onChange }: EditorProps<EquipLine>) => (
  <TableEditor
    name="equips"
    field={equipFields}
    label="장비"
    value={value}
    onRows={(rows) => onChange(settled(rows, ['exProofYn']) as EquipLine[])}
  />
)
