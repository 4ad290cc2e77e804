/** One person of a roster: read by all who may see him, written by his vendor. */
import '../contractor.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { AnyField } from '#platform/model/field.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ask, sendWith } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { alert, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FieldControl, type Values } from '#platform/web/form/field-control.tsx'
import { FieldText } from '#platform/web/form/field-text.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { masterKey } from '#platform/web/master/master-state.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { addPerson, changePerson, onePerson } from './person.calls.ts'
import { missingOf } from './person.logic.ts'
import { roster } from './person.model.ts'
import { WorkerPageButton } from './worker-page.tsx'

export async function openPerson(personNo: number | null): Promise<void> {
  const saved = await openDialog<string | true>({
    label: translateNow(personNo === null ? '인원 등록' : '인원'),
    width: 'min(880px, 94vw)',
    content: (close) =>
      personNo === null ? (
        <PersonForm values={start} personNo={null} onDone={close} />
      ) : (
        <Existing personNo={personNo} onDone={close} />
      ),
  })
  if (saved === undefined) return
  await queryClient.invalidateQueries({ queryKey: masterKey(roster) })
  if (saved === true) toast(translateNow('저장되었습니다.'))
  else await alert(saved)
}
const start: Values = { nationCd: 'KR', langCd: 'kr', employTypeCd: 'REG', agreeYn: 'N' }
type Done = (saved: string | true) => void

function Existing({ personNo, onDone }: { personNo: number; onDone: Done }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['vendorPerson', personNo],
    queryFn: ({ signal }) => ask(onePerson, { no: personNo }, { signal, quiet: true }),
    gcTime: 0,
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return (
    <>
      {data.personStatusCd === 'ACTIVE' && (
        <div className="roster-head">
          <WorkerPageButton personNo={personNo} vendorCd={text(data.vendorCd)} />
        </div>
      )}
      {data.editable ? <PersonForm values={data} personNo={personNo} onDone={onDone} /> : <PersonText values={data} />}
    </>
  )
}

const shownFields = Object.entries(roster.fields).filter(([, { system }]) => !system)

function PersonText({ values }: { values: Values }) {
  const t = useT()
  return (
    <dl className="fields">
      {shownFields
        .filter(([name, { kind }]) => values[name] !== null && kind !== 'attachments')
        .map(([name, field]) => (
          <div key={name} className="doc-value">
            <dt>{t(field.label)}</dt>
            <dd>
              <FieldText name={name} field={field} values={values} label={t(field.label)} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function PersonForm({ values: given, personNo, onDone }: { values: Values; personNo: number | null; onDone: Done }) {
  const t = useT()
  const [values, setValues] = useState(given)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const needed: readonly string[] = missingOf({
    nationCd: text(values.nationCd),
    visaTypeCd: text(values.visaTypeCd),
    visaToYmd: null,
    employTypeCd: text(values.employTypeCd),
    contractFromYmd: null,
    contractToYmd: null,
  })
  const isForeign = values.nationCd !== 'KR'
  const isForTime = values.employTypeCd !== 'REG'
  const hidden = new Set([
    ...(isForeign ? [] : ['visaTypeCd', 'visaToYmd']),
    ...(isForTime ? [] : ['contractFromYmd', 'contractToYmd']),
  ])
  const save = async () => {
    setBusy(true)
    try {
      onDone(await send(personNo, values))
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    }
  }
  return (
    <>
      <div className="fields">
        {shownFields
          .filter(([name]) => !hidden.has(name))
          .map(([name, field]) => (
            <PersonField
              key={name}
              name={name}
              field={field}
              values={values}
              isNeeded={needed.includes(name) || name === 'agreeYn'}
              problem={problems.find((one) => one.field === name)}
              onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
            />
          ))}
      </div>
      <DialogActions>
        <Button type="primary" loading={isBusy} onClick={() => void save()}>
          {t('저장')}
        </Button>
      </DialogActions>
    </>
  )
}

interface PersonFieldProps {
  name: string
  field: AnyField
  values: Values
  isNeeded: boolean
  problem: Problem | undefined
  onChange(patch: Values): void
}

function PersonField({ name, field, values, isNeeded, problem, onChange }: PersonFieldProps) {
  const t = useT()
  return (
    <FormField
      label={t(field.label)}
      required={(field.required && field.kind !== 'yesNo') || isNeeded}
      width="full"
      {...(problem && { error: { message: problem.message } })}
    >
      {(wiring) => (
        <FieldControl
          wiring={wiring}
          name={name}
          field={field}
          values={values}
          onChange={onChange}
          label={t(field.label)}
        />
      )}
    </FormField>
  )
}

/** @returns what is to be said; true where there is nothing special */
async function send(personNo: number | null, values: Values): Promise<string | true> {
  const body = Object.fromEntries(shownFields.flatMap(([name]) => (values[name] == null ? [] : [[name, values[name]]])))
  if (personNo === null) {
    const { message } = await sendWith({ quiet: true }, addPerson, body)
    return message ?? true
  }
  const emptied = Object.fromEntries(shownFields.flatMap(([name]) => (values[name] === null ? [[name, null]] : [])))
  const rowVersion = Number(values.rowVersion)
  await sendWith({ quiet: true }, changePerson, { no: personNo }, { ...emptied, ...body, rowVersion })
  return true
}
