/** wkodPlanOrgTab, wkodPlanEquipTab: who is who at the job, and what it is done with. */
import './plan.css'
import { Select } from 'antd'
import type { RowsField } from '#platform/model/field.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import type { RowValues } from '#platform/web/form/paste-rows.ts'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { approvedEquips } from './plan.calls.ts'
import { type OrgRole, orgRoles } from './plan-codes.model.ts'
import { usePlanExtra } from './plan-queries.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const { Field, useRecord } = screensFor(wkodPlan)

/** People by what they are: the order of the chart. */
export function Organisation() {
  const t = useT()
  const isEditing = useIsEditing('orgs')
  const { orgs, wkodPlanNo } = useRecord()
  const names = useNames(wkodPlanNo)
  if (isEditing) return <Field name="orgs" />
  const lines = orgs ?? []
  if (lines.length === 0) return <p className="quiet">{t('지정한 인원이 없습니다.')}</p>
  return (
    <ol className="plan-chart">
      {(Object.keys(orgRoles) as OrgRole[])
        .map((role) => ({ role, of: lines.filter(({ orgRoleCd }) => orgRoleCd === role) }))
        .filter(({ of }) => of.length > 0)
        .map(({ role, of }) => (
          <li key={role}>
            <b>{t(orgRoles[role])}</b>
            <ul>
              {of.map(({ personNo, licenceDesc }) => (
                <li key={personNo}>
                  {names.get(Number(personNo)) ?? '–'} {licenceDesc && <span className="quiet">{licenceDesc}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}

const useNames = (wkodPlanNo: number | null): ReadonlyMap<number, string> => {
  const { data } = usePlanExtra(wkodPlanNo)
  return new Map((data?.people ?? []).map(({ personNo, personNm }) => [personNo, personNm]))
}

export function Equipment() {
  const t = useT()
  const isEditing = useIsEditing('equips')
  const { equips, wkodPlanNo } = useRecord()
  const names = useNames(wkodPlanNo)
  if (isEditing)
    return (
      <Field name="equips">
        {({ value, setValue, wiring }) => (
          <EquipRows
            wiring={wiring}
            value={value ?? []}
            onChange={(rows) => setValue(rows as NonNullable<typeof value>)}
          />
        )}
      </Field>
    )
  const lines = equips ?? []
  if (lines.length === 0) return <p className="quiet">{t('쓰는 장비가 없습니다.')}</p>
  return (
    <ul className="lines">
      {lines.map(({ equipNm, capacityDesc, inspectToYmd, operatorPersonNo }) => (
        <li key={`${equipNm}-${operatorPersonNo}`}>
          <b>{equipNm}</b>
          <span>{capacityDesc}</span>
          {operatorPersonNo !== null && <span>{t('운전자 {name}', { name: names.get(operatorPersonNo) ?? '–' })}</span>}
          {inspectToYmd && <span className="quiet">{t('검사 {ymd}까지', { ymd: inspectToYmd })}</span>}
        </li>
      ))}
    </ul>
  )
}

const { equipNo: _, ...typed } = wkodPlan.fields.equips.fields
const typedField: RowsField = { ...wkodPlan.fields.equips, fields: typed }

interface EquipRowsProps {
  wiring: Wiring
  value: readonly RowValues[]
  onChange(rows: RowValues[]): void
}
/** Equipment that was let in is picked; where the list of it is not kept here, it is typed. */
function EquipRows({ wiring, value, onChange }: EquipRowsProps) {
  const t = useT()
  const known = useAskedRows(approvedEquips, {}).table.rows
  return (
    <>
      {known.length > 0 && (
        <Select
          className="form-select"
          aria-label={t('반입장비에서 고르기')}
          placeholder={t('반입장비에서 고르기')}
          value={null}
          onChange={(no: number | null) => {
            const found = known.find(({ equipNo }) => equipNo === no)
            if (found) onChange([...value, { ...found, operatorPersonNo: null }])
          }}
          options={known.map(({ equipNo, equipNm, capacityDesc }) => ({
            value: equipNo,
            label: [equipNm, capacityDesc].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <RowsInput
        wiring={wiring}
        value={value}
        onChange={onChange}
        field={typedField}
        renderCell={({ row, name, label, onChange: change }) => {
          const cell = typedField.fields[name]
          const cellWiring = { id: `${wiring.id}-${label}`, 'aria-label': label }
          return (
            cell && (
              <FieldControl wiring={cellWiring} name={name} field={cell} values={row} label={label} onChange={change} />
            )
          )
        }}
      />
    </>
  )
}
