/** What is asked before a step at a lock: one small form each, sent with the version that the page showed. */
import { Checkbox, Input } from 'antd'
import { useRef, useState } from 'react'
import type { AtOf, BodyOf } from '#platform/model/call.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { type SendCall, sendWith } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { focusFirstProblem } from '#platform/web/form/validation.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import type { forceIso } from './iso.calls.ts'

interface Ask {
  name: string
  label: string
  kind?: 'text' | 'long' | 'confirm'
  help?: string
  value?: string
}
interface Sends<C extends SendCall> {
  call: C
  at: AtOf<C>
  /** What is sent besides what is typed. */
  body: Partial<BodyOf<C>>
}
interface Step<C extends SendCall> extends Sends<C> {
  label: string
  asks: readonly Ask[]
  danger?: boolean
  said: string
}

/** What is not entered, and what the server refuses, stands at the field it is about. */
function useAsked(fields: readonly Pick<Ask, 'name' | 'label'>[]) {
  const form = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const tell = (found: readonly Problem[]) => {
    setProblems(found)
    focusFirstProblem(form.current)
  }
  const send = async (values: Readonly<Record<string, string>>, request: () => Promise<unknown>) => {
    const missing = fields.filter(({ name }) => !values[name]?.trim())
    tell(missing.map(({ name, label }) => fieldProblem({ area: 'wkod' }, currentLanguage(), label, name, 'REQUIRED')))
    if (missing.length > 0) return false
    try {
      await request()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const here = error.problems.filter(({ field }) => fields.some(({ name }) => name === field))
      tell(here)
      if (here.length === 0) showFailure(error)
      return false
    }
  }
  const errorAt = (name: string) => problems.find(({ field }) => field === name)
  const typed = (name: string) => setProblems((before) => before.filter(({ field }) => field !== name))
  return { form, send, errorAt, typed }
}

/** The plan that a page shows, once it is kept: what a step is sent to, and the version it rests on. */
export const shownPlan = (record: { isoPlanNo: number | null; rowVersion: number | null }) => ({
  no: Number(record.isoPlanNo),
  rowVersion: Number(record.rowVersion),
})

/** Fields go by their names: that they are those of the call is the server's to check. */
const sent = <C extends SendCall>({ call, at, body }: Sends<C>, values: object) =>
  sendWith({ quiet: true }, call, ...([at, { ...body, ...values }] as never))

/** @returns whether the step was taken */
export async function askStep<C extends SendCall>(step: Step<C>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: step.label,
    width: '480px',
    content: (close) => <StepForm step={step} onDone={() => close(true)} />,
  })
  return done === true
}

function StepForm<C extends SendCall>({ step, onDone }: { step: Step<C>; onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(step.asks.map(({ name, kind, value }) => [name, value ?? (kind === 'confirm' ? 'N' : '')])),
  )
  const asked = useAsked(step.asks.filter(({ kind }) => kind !== 'confirm'))
  const set = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    asked.typed(name)
  }
  const send = async () => {
    const request = () => sent(step, values)
    if (!(await asked.send(values, request))) return false
    toast(step.said)
    onDone()
  }
  return (
    <div className="stack" ref={asked.form}>
      {step.asks.map(({ name, label, kind = 'text', help }) =>
        kind === 'confirm' ? (
          <Checkbox
            key={name}
            checked={values[name] === 'Y'}
            onChange={({ target }) => set(name, target.checked ? 'Y' : 'N')}
          >
            {t(label)}
          </Checkbox>
        ) : (
          <FormField
            key={name}
            label={t(label)}
            error={asked.errorAt(name)}
            required
            width="full"
            {...(help && { help: t(help) })}
          >
            {(wiring) =>
              kind === 'long' ? (
                <Input.TextArea
                  {...wiring}
                  rows={3}
                  value={values[name] ?? ''}
                  onChange={({ target }) => set(name, target.value)}
                />
              ) : (
                <Input {...wiring} value={values[name] ?? ''} onChange={({ target }) => set(name, target.value)} />
              )
            }
          </FormField>
        ),
      )}
      <DialogActions>
        <ActionButton type="primary" danger={step.danger ?? false} onAction={send}>
          {step.label}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

interface Contact {
  contactDt: string | null
  contactDesc: string
}
type ForceStep = Sends<typeof forceIso>

/** A lock whose owner cannot be found: two tries to reach him, a look at the place, what he is told when he comes back. */
export async function askForce(step: ForceStep): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: translateNow('강제해제'),
    width: '560px',
    content: (close) => <ForceForm step={step} onDone={() => close(true)} />,
  })
  return done === true
}

const texts = [
  ['reasonDesc', '사유', '설치자에게 연락되지 않는 사정을 10자 이상 적습니다.'],
  ['checkDesc', '현장확인', '설치자가 현장에 없음을 확인한 방법'],
  ['briefDesc', '복귀 시 안내', '설치자가 돌아와 작업하기 전에 알리는 방법'],
] as const

function ForceForm({ step, onDone }: { step: ForceStep; onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Record<string, string>>({})
  const [contacts, setContacts] = useState<readonly Contact[]>([
    { contactDt: null, contactDesc: '' },
    { contactDt: null, contactDesc: '' },
  ])
  const change = (at: number, more: Partial<Contact>) =>
    setContacts((before) => before.map((one, index) => (index === at ? { ...one, ...more } : one)))
  const asked = useAsked(texts.map(([name, label]) => ({ name, label })))
  const send = async () => {
    const tried = contacts.filter(({ contactDt, contactDesc }) => contactDt !== null && contactDesc !== '')
    const request = () => sent(step, { ...values, contacts: tried })
    if (!(await asked.send(values, request))) return false
    toast(t('강제해제했습니다.'))
    onDone()
  }
  return (
    <div className="stack" ref={asked.form}>
      {texts.map(([name, label, help]) => (
        <FormField key={name} label={t(label)} help={t(help)} error={asked.errorAt(name)} required width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              rows={2}
              value={values[name] ?? ''}
              onChange={({ target }) => {
                setValues((before) => ({ ...before, [name]: target.value }))
                asked.typed(name)
              }}
            />
          )}
        </FormField>
      ))}
      {contacts.map((contact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tries, which never move
        <div key={at} className="stack is-close">
          <FormField label={t('연락 {n}', { n: at + 1 })} required>
            {(wiring) => (
              <DateTimeInput
                wiring={wiring}
                value={contact.contactDt}
                onChange={(contactDt) => change(at, { contactDt })}
              />
            )}
          </FormField>
          <Input
            aria-label={t('연락 방법과 결과')}
            placeholder={t('연락 방법과 결과')}
            value={contact.contactDesc}
            onChange={({ target }) => change(at, { contactDesc: target.value })}
          />
        </div>
      ))}
      <DialogActions>
        <ActionButton type="primary" danger onAction={send}>
          {t('강제해제')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
