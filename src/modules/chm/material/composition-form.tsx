/** A composition being typed, or pasted from a sheet: its sums stand below while it is. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import type { RowValues } from '#platform/web/form/paste-rows.ts'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { refreshMaster } from '#platform/web/master/master-state.ts'
import { materialRegs } from '../reg/reg.calls.ts'
import { RowProblems } from '../row-problems.tsx'
import { compFields } from './comp-fields.model.ts'
import { type CompRow, sumsOf } from './composition.logic.ts'
import { restOf } from './content.logic.ts'
import { HitChanges } from './hit-changes.tsx'
import { type Composition, composition, materialGhs, saveComposition } from './material.calls.ts'
import { materialMaster } from './material.master.ts'
import { type HitChange, previewComposition } from './preview.calls.ts'

const names = Object.keys(compFields.fields) as (keyof CompRow)[]
const asRow = (row: RowValues): CompRow =>
  ({
    ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
    secretYn: row.secretYn === 'Y' ? 'Y' : 'N',
  }) as CompRow

interface CompositionFormProps {
  no: number
  data: Composition
  onDone(): void
}
export function CompositionForm({ no, data, onDone }: CompositionFormProps) {
  const t = useT()
  const [values, setValues] = useState<readonly RowValues[]>(() => data.rows.map((row) => ({ ...asRow(row) })))
  const [isRestOk, setRestOk] = useState(data.restOkYn === 'Y')
  const [reason, setReason] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<{ of: string; changes: readonly HitChange[] } | null>(null)
  const rows = values.map(asRow)
  const sums = sumsOf(rows)
  // What was shown is of exactly these components: whoever changes one sees it anew.
  const isShown = shown?.of === JSON.stringify(rows)
  const look = async () => {
    setBusy(true)
    try {
      const { rows: changes } = await sendWith({ quiet: true }, previewComposition, { no }, { rows })
      setShown({ of: JSON.stringify(rows), changes })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const send = async () => {
    setBusy(true)
    try {
      await sendWith(
        { quiet: true },
        saveComposition,
        { no },
        {
          rowVersion: data.rowVersion,
          rows,
          restOkYn: isRestOk ? 'Y' : 'N',
          reasonDesc: reason ?? '',
        },
      )
      await Promise.all([refreshMaster(materialMaster), renew(composition, materialGhs, materialRegs)])
      toast(t('저장되었습니다.'))
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack composition-form" aria-busy={isBusy}>
      <RowsInput
        wiring={{ id: 'composition' }}
        field={compFields}
        value={values}
        onChange={setValues}
        renderCell={({ row, name, label, onChange }) => {
          const field = compFields.fields[name as keyof typeof compFields.fields]
          const wiring = { id: `composition-${label}`, 'aria-label': label }
          return (
            <FieldControl wiring={wiring} name={name} field={field} values={row} onChange={onChange} label={label} />
          )
        }}
      />
      {rows.length > 0 && <Sums {...sums} />}
      {(sums.problem === 'REST' || isRestOk) && (
        <Checkbox checked={isRestOk} onChange={({ target }) => setRestOk(target.checked)}>
          {t('나머지는 기타(미기재)임을 확인했습니다.')}
        </Checkbox>
      )}
      <RowProblems problems={problems} />
      <FormField
        label={t('개정 사유')}
        required
        width="full"
        help={t('공급사 개정 MSDS, 성적서와 같이 근거를 적습니다.')}
      >
        {(wiring) => <TextInput wiring={wiring} field={{ max: 500 }} value={reason} onChange={setReason} />}
      </FormField>
      {isShown && (
        <section className="stack is-close" aria-label={t('저장하면 바뀌는 규제')}>
          <h3>{t('저장하면 바뀌는 규제')}</h3>
          <HitChanges rows={shown.changes} />
        </section>
      )}
      {isShown ? (
        <Button type="primary" disabled={!reason?.trim()} loading={isBusy} onClick={() => void send()}>
          {t('저장')}
        </Button>
      ) : (
        <Button type="primary" disabled={rows.length === 0} loading={isBusy} onClick={() => void look()}>
          {t('규제 변동 확인')}
        </Button>
      )}
    </div>
  )
}

function Sums({ minSum, maxSum, problem }: ReturnType<typeof sumsOf>) {
  const t = useT()
  const rest = restOf({ minSum, maxSum })
  return (
    <p className={problem === 'OVER' || problem === 'RANGE' ? 'is-bad' : 'quiet'}>
      {t('최소 합 {a}%, 최대 합 {b}%', { a: minSum, b: maxSum })}
      {rest.max > 0 && ` · ${t('기타 {a}~{b}%', { a: rest.min, b: rest.max })}`}
    </p>
  )
}
