/** What the case does not say is typed here; then the workers' representative signs, and it is filed. */
import { Input } from 'antd'
import { useState } from 'react'
import { toWire } from '#platform/model/calendar.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { injuryParts, injuryTypes } from '../accident-codes.model.ts'
import { CodeOf, EmploymentFields } from '../employment-fields.tsx'
import { InjuryBody } from '../injury-body.tsx'
import { accidentForm, confirmForm, submitForm, type VictimFacts, type WholeForm, writeForm } from './form.calls.ts'
import { type FormName, type FormPart, fieldOf, formNames, formParts } from './form.logic.ts'

interface FormDialogProps {
  no: number
  form: number
  onDone(): void
}
export function FormDialog(props: FormDialogProps) {
  return (
    <Asked call={accidentForm} at={{ no: props.no, form: props.form }} lines={12}>
      {(whole) => <Writing {...props} whole={whole} />}
    </Asked>
  )
}

type Typed = Partial<Record<FormName, string>>
const without = <T extends object>(now: T, saved: T): T =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== Reflect.get(saved, name))) as T
const partCds = Object.keys(formParts) as FormPart[]
const ownOf = (part: FormPart) => formNames.filter((name) => fieldOf(name).part === part && fieldOf(name).own)
/** Read here, for they are known of the case; what of the victim is entered here stands below. */
const ENTERED: readonly FormName[] = [
  'residentNo',
  'jobNm',
  'hireYmd',
  'sameWork',
  'employType',
  'workForm',
  'injuryType',
  'injuryPart',
]
const factsOf = (part: FormPart) =>
  formNames.filter((name) => fieldOf(name).part === part && !fieldOf(name).own && !ENTERED.includes(name))

function Writing({ no, form, whole, onDone }: FormDialogProps & { whole: WholeForm }) {
  const t = useT()
  const [typed, setTyped] = useState<Typed>({})
  const [victim, setVictim] = useState<Partial<VictimFacts>>({})
  const [resident, setResident] = useState('')
  const at = { no, form }
  const isChanged = resident !== '' || Object.keys(typed).length + Object.keys(victim).length > 0
  const save = async () => {
    await send(writeForm, at, { values: typed, victim, ...(resident && { residentNo: resident }) })
    toast(t('저장했습니다.'))
    // What was typed while it was on its way is not saved yet.
    setTyped((now) => without(now, typed))
    setVictim((now) => without(now, victim))
    setResident((now) => (now === resident ? '' : now))
    await renew(accidentForm)
  }
  const own = (name: FormName) => (
    <Own
      key={name}
      name={name}
      value={typed[name] ?? whole.values[name] ?? ''}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  )
  // What only some employers say is folded, until something is asked for or stands there.
  const isFolded = (name: FormName) =>
    fieldOf(name).part === 'SITE' && !fieldOf(name).required && !whole.missing.includes(name) && !whole.values[name]
  const folded = (part: FormPart) => ownOf(part).filter(isFolded)
  const asked = (part: FormPart) => ownOf(part).filter((name) => !isFolded(name))
  const isWhole = whole.missing.length === 0 && !isChanged
  return (
    <div className="stack is-wide">
      {whole.missing.length > 0 && (
        <p className="callout" data-tone="waiting">
          {t('비어 있는 항목: {names}', { names: whole.missing.map((name) => t(fieldOf(name).label)).join(', ') })}
        </p>
      )}
      {whole.statusCd === 'REP' && (
        <p className="callout" data-tone="progress">
          {t('{name} 님이 확인했습니다. 내용을 바꾸어 저장하면 확인을 다시 받습니다.', { name: whole.repNm ?? '' })}
        </p>
      )}
      {partCds.map((part) => (
        <section key={part} className="stack">
          <h3>{t(formParts[part])}</h3>
          {factsOf(part).length > 0 && (
            <Facts
              isAcross
              facts={factsOf(part).map((name) => [t(fieldOf(name).label), whole.values[name] ?? '–'] as const)}
            />
          )}
          <div className="fields">
            {asked(part).map(own)}
            {part === 'VICTIM' && <Resident whole={whole} value={resident} onChange={setResident} />}
          </div>
          {folded(part).length > 0 && (
            <details>
              <summary>{t('사내 도급, 파견, 건설공사일 때만 적습니다.')}</summary>
              <div className="fields">{folded(part).map(own)}</div>
            </details>
          )}
          {part === 'VICTIM' && (
            <Hurt values={{ ...whole.victim, ...victim }} change={(one) => setVictim({ ...victim, ...one })} />
          )}
        </section>
      ))}
      <DialogActions>
        <ActionButton type={isWhole ? 'default' : 'primary'} disabled={!isChanged} onAction={save}>
          {t('저장')}
        </ActionButton>
      </DialogActions>
      {isWhole && whole.statusCd === 'TEMP' && <Confirm at={at} onDone={() => renew(accidentForm)} />}
      {isWhole && whole.statusCd === 'REP' && <Submit at={at} onDone={onDone} />}
    </div>
  )
}

interface ResidentProps {
  whole: WholeForm
  value: string
  onChange(text: string): void
}
function Resident({ whole, value, onChange }: ResidentProps) {
  const t = useT()
  return (
    <FormField
      label={t('주민등록번호')}
      required
      help={
        whole.hasResident
          ? t('{masked} 입력되어 있습니다. 바꿀 때만 적으세요.', { masked: whole.values.residentNo ?? '' })
          : t('암호화하여 보관하고 이 서식에만 씁니다.')
      }
    >
      {(wiring) => (
        <Input
          {...wiring}
          value={value}
          maxLength={14}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000000-0000000"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}

interface HurtProps {
  values: VictimFacts
  change(part: Partial<VictimFacts>): void
}
function Hurt({ values, change }: HurtProps) {
  const t = useT()
  return (
    <>
      <EmploymentFields values={values} change={change} />
      <div className="fields">
        <CodeOf
          label="상해종류"
          codes={injuryTypes}
          value={values.injuryTypeCd}
          onChange={(injuryTypeCd) => change({ injuryTypeCd })}
        />
      </div>
      <details>
        <summary>
          {t('다친 부위')}: {values.injuryPartCds.map((part) => t(injuryParts[part])).join(', ') || '–'}
        </summary>
        <InjuryBody value={values.injuryPartCds} onChange={(injuryPartCds) => change({ injuryPartCds })} />
      </details>
    </>
  )
}

interface OwnProps {
  name: FormName
  value: string
  onChange(text: string): void
}
function Own({ name, value, onChange }: OwnProps) {
  const t = useT()
  const { label, own = 0, lines, required = false } = fieldOf(name)
  return (
    <FormField label={t(label)} required={required} {...(lines && { width: 'full' as const })}>
      {(wiring) =>
        lines ? (
          <Input.TextArea
            {...wiring}
            value={value}
            maxLength={own}
            autoSize={{ minRows: lines }}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input {...wiring} value={value} maxLength={own} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </FormField>
  )
}

interface StepProps {
  at: { no: number; form: number }
  onDone(): unknown
}
function Confirm({ at, onDone }: StepProps) {
  const t = useT()
  const [name, setName] = useState('')
  const [opinion, setOpinion] = useState('')
  const [sign, setSign] = useState<Signature | null>(null)
  const confirm = async () => {
    if (!sign) return
    await send(confirmForm, at, { sign: { ...sign, signerNm: name.trim() }, repOpinionDesc: opinion.trim() || null })
    toast(t('근로자대표의 확인을 받았습니다.'))
    await onDone()
  }
  return (
    <section className="stack">
      <h3>{t('근로자대표 확인')}</h3>
      <div className="fields">
        <FormField label={t('근로자대표 성명')} required>
          {(wiring) => (
            <Input {...wiring} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
          )}
        </FormField>
        <FormField label={t('이견')}>
          {(wiring) => (
            <Input {...wiring} value={opinion} maxLength={1000} onChange={({ target }) => setOpinion(target.value)} />
          )}
        </FormField>
        <FormField label={t('근로자대표 서명')} name="repSign" required isGroup width="full">
          {(wiring) => (
            <SignaturePad
              wiring={wiring}
              value={sign && { ...sign, signerNm: name || ' ' }}
              onChange={setSign}
              onlyDrawn
            />
          )}
        </FormField>
      </div>
      <DialogActions>
        <ActionButton type="primary" disabled={!sign || !name.trim()} onAction={confirm}>
          {t('확인')}
        </ActionButton>
      </DialogActions>
    </section>
  )
}

function Submit({ at, onDone }: StepProps) {
  const t = useT()
  const [receipt, setReceipt] = useState('')
  const [when, setWhen] = useState<string | null>(() => toWire(new Date()))
  const submit = async () => {
    await send(submitForm, at, { receiptNo: receipt.trim(), submitDt: when ?? toWire(new Date()) })
    toast(t('제출을 기록했습니다.'))
    await onDone()
  }
  return (
    <section className="stack">
      <h3>{t('고용노동관서 제출')}</h3>
      <div className="fields">
        <FormField label={t('제출일시')} required>
          {(wiring) => <DateTimeInput wiring={wiring} value={when} onChange={setWhen} />}
        </FormField>
        <FormField label={t('접수번호')} required>
          {(wiring) => (
            <Input {...wiring} value={receipt} maxLength={50} onChange={({ target }) => setReceipt(target.value)} />
          )}
        </FormField>
      </div>
      <DialogActions>
        <ActionButton type="primary" disabled={!receipt.trim() || when === null} onAction={submit}>
          {t('제출 기록')}
        </ActionButton>
      </DialogActions>
    </section>
  )
}
