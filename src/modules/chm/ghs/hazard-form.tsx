/** Hazards being typed: the categories offered are those of the class, and one press says of all others that there is none. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { CodeSelect } from '#platform/web/form/code-select.tsx'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import type { RowValues } from '#platform/web/form/paste-rows.ts'
import { type CellProps, RowsInput } from '#platform/web/form/rows-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { RowProblems } from '../row-problems.tsx'
import type { GhsTable } from './ghs.calls.ts'
import { type HazardClass, hazardClassCds } from './ghs-codes.model.ts'
import type { HazardRow } from './ghs-rows.logic.ts'
import { hazardFields } from './hazard-fields.model.ts'

type EnteredRow = HazardRow & { originCd: 'SUPPLIER' | 'TEST' | 'BRIDGE' }

interface HazardFormProps {
  rows: readonly HazardRow[]
  basisDesc: string | null
  classes: GhsTable['classes']
  /** @throws ApiError, shown at its rows */
  save(rows: EnteredRow[], basisDesc: string): Promise<unknown>
  onDone(): void
}

export function HazardForm({ rows, basisDesc, classes, save, onDone }: HazardFormProps) {
  const t = useT()
  const [values, setValues] = useState<readonly RowValues[]>(() => rows.map((row) => ({ ...row })))
  const [basis, setBasis] = useState(basisDesc)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await save(values.map(asRow), basis ?? '')
      toast(t('저장되었습니다.'))
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const isWhole = values.every(({ hazardClassCd }) => hazardClassCd) && Boolean(basis?.trim())
  return (
    <div className="stack ghs-form" aria-busy={isBusy}>
      <RowsInput
        wiring={{ id: 'ghs-hazards' }}
        field={hazardFields}
        value={values}
        onChange={(next) => setValues(next.map(startOf))}
        renderCell={(cell) => <HazardCell {...cell} classes={classes} />}
      />
      <RowProblems problems={problems} />
      <Button onClick={() => setValues([...values, ...restAsNone(values)])}>{t('나머지는 분류되지 않음으로')}</Button>
      <FormField label={t('출처')} required width="full" help={t('공급자 MSDS, 시험, 고시와 개정일을 적습니다.')}>
        {(wiring) => <TextInput wiring={wiring} field={{ max: 500 }} value={basis} onChange={setBasis} />}
      </FormField>
      <Button type="primary" disabled={!isWhole} loading={isBusy} onClick={() => void send()}>
        {t('저장')}
      </Button>
    </div>
  )
}

/** A row that is added counts in sums, as most do. */
export const startOf = (row: RowValues): RowValues => ({
  ...row,
  noneYn: row.noneYn ?? 'N',
  addYn: row.addYn ?? 'Y',
  originCd: row.originCd ?? 'SUPPLIER',
})
const asRow = (row: RowValues): EnteredRow => {
  const value = <T,>(name: keyof HazardRow): T | null => (row[name] as T | null | undefined) ?? null
  const isNone = row.noneYn === 'Y'
  return {
    hazardClassCd: row.hazardClassCd as HazardClass,
    categoryCd: isNone ? null : value('categoryCd'),
    routeCd: value('routeCd'),
    organDesc: value('organDesc'),
    noneYn: isNone ? 'Y' : 'N',
    ateVal: isNone ? null : value('ateVal'),
    mFactorVal: isNone ? null : value('mFactorVal'),
    cutPctVal: isNone ? null : value('cutPctVal'),
    addYn: row.addYn === 'N' ? 'N' : 'Y',
    originCd: row.originCd === 'TEST' || row.originCd === 'BRIDGE' ? row.originCd : 'SUPPLIER',
  }
}
const restAsNone = (rows: readonly RowValues[]): RowValues[] =>
  hazardClassCds
    .filter((cd) => !rows.some(({ hazardClassCd }) => hazardClassCd === cd))
    .map((hazardClassCd) => startOf({ hazardClassCd, noneYn: 'Y', categoryCd: null, routeCd: null }))

/** A cell of a hazard: the categories offered are those of its class. */
export function HazardCell({ row, name, label, onChange, classes }: CellProps & Pick<HazardFormProps, 'classes'>) {
  const field = hazardFields.fields[name as keyof typeof hazardFields.fields]
  const wiring = { id: `ghs-${label}`, 'aria-label': label }
  if (name === 'categoryCd') {
    const options = classes.filter(({ hazardClassCd }) => hazardClassCd === row.hazardClassCd)
    return (
      <Select
        {...wiring}
        className="form-select"
        allowClear
        disabled={row.noneYn === 'Y' || options.length === 0}
        value={(row.categoryCd as string | null) ?? null}
        onChange={(categoryCd: string | undefined) => onChange({ categoryCd: categoryCd ?? null })}
        options={options.map(({ categoryCd }) => ({ value: categoryCd, label: categoryCd }))}
      />
    )
  }
  if (field.kind === 'code')
    return (
      <CodeSelect
        wiring={wiring}
        field={field}
        value={(row[name] as string | null) ?? null}
        onChange={(value) => onChange({ [name]: value })}
      />
    )
  const shown = name === 'addYn' && row.addYn === null ? { ...row, addYn: 'Y' } : row
  return <FieldControl wiring={wiring} name={name} field={field} values={shown} onChange={onChange} label={label} />
}
