/** Who stands at the door, and what the nurse must know about him before she does anything. */

import './infirm.css'
import { Button, Input, type InputRef } from 'antd'
import { IdCard, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { CodeSelect } from '#platform/web/form/code-select.tsx'
import { useCodeName } from '#platform/web/form/codes.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Found as Patient } from './patient.wire.ts'
import { infirmVisit } from './visit.model.ts'
import { type PatientCard, renewInfirmary, useCard, usePatients, whomOf } from './visit.wire.ts'
import type { HistoryLine } from './visit-read.wire.ts'

const TYPING_WAIT_MS = 150

interface SearchProps {
  input: RefObject<InputRef | null>
  onPick(patient: Patient): void
}
/** A badge is read as typing that ends with Enter: the first found is taken as soon as it is there. */
export function PatientSearch({ input, onPick }: SearchProps) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isEntered, setEntered] = useState(false)
  const q = useSettled(typed.trim(), isEntered ? 0 : TYPING_WAIT_MS)
  const { data, isFetching } = usePatients(q)
  const rows = (q === typed.trim() && data?.rows) || []
  const pick = (patient: Patient | undefined) => {
    setEntered(false)
    if (!patient) return
    setTyped('')
    setAt(0)
    onPick(patient)
  }
  if (isEntered && q === typed.trim() && !isFetching && data) pick(rows[at] ?? rows[0])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && rows.length > 0) {
      event.preventDefault()
      setAt((at + step + rows.length) % rows.length)
    }
    if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      setEntered(true)
    }
  }
  return (
    <div className="infirm-search">
      <Input
        ref={input}
        id={id}
        size="large"
        role="combobox"
        aria-label={t('이용자 찾기')}
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
        placeholder={t('사번·이름·초성 또는 사원증')}
        prefix={<IdCard size={18} aria-hidden />}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
          setEntered(false)
        }}
        onKeyDown={onKeyDown}
      />
      {typed.trim() !== '' && (
        <div id={`${id}-found`} role="listbox" className="infirm-found" aria-label={t('찾은 사람')}>
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the input, as in every combobox
            <div
              key={`${row.userId}${row.personNo}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(row)}
            >
              <b>{row.nm}</b>
              <span>{row.orgNm}</span>
              <small>{row.userId ?? t('협력업체 {no}', { no: row.personNo })}</small>
            </div>
          ))}
          {rows.length === 0 && !isFetching && q === typed.trim() && <p>{t('찾는 사람이 없습니다.')}</p>}
        </div>
      )}
    </div>
  )
}

/** Allergies first and in red; what he came for before; when he is counselled next. */
export function PatientAside({ patient }: { patient: Patient }) {
  const t = useT()
  const { data, isError, error, refetch } = useCard(patient)
  return (
    <aside className="stack infirm-aside" aria-label={t('{name} 님의 기록', { name: patient.nm })}>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading lines={8} />}
      {data && (
        <>
          <Allergies card={data} />
          {data.counselYmd && (
            <StatusTag tone="waiting">{t('다음 건강상담 {day}', { day: data.counselYmd })}</StatusTag>
          )}
          <h2>{t('이용 기록')}</h2>
          <History visits={data.visits} empty={t('처음 방문했습니다.')} />
        </>
      )}
    </aside>
  )
}

function Allergies({ card }: { card: PatientCard }) {
  const t = useT()
  const remove = async (no: number) => {
    await api.delete(`/api/hea/infirm/allergy/${no}`)
    await renewInfirmary()
  }
  return (
    <section className="callout" data-tone={card.allergies.length > 0 ? 'danger' : undefined}>
      <header className="row is-apart">
        <h2>{t('알레르기')}</h2>
        <Button size="small" type="text" onClick={() => void addAllergy(card, t('알레르기 등록'))}>
          {t('추가')}
        </Button>
      </header>
      {card.allergies.length === 0 && <p className="quiet">{t('등록된 알레르기가 없습니다.')}</p>}
      <ul>
        {card.allergies.map(({ allergyNo, allergenCd, reactionDesc }) => (
          <li key={allergyNo} className="row">
            <TriangleAlert size={16} aria-hidden />
            <b>
              <CodeName group="HEA_ALLERGEN" code={allergenCd} />
            </b>
            {reactionDesc && <span>{reactionDesc}</span>}
            <button
              type="button"
              className="icon-button"
              aria-label={t('알레르기 삭제')}
              onClick={() => void remove(allergyNo)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CodeName({ group, code }: { group: string; code: string }) {
  return useCodeName({ group }, code)
}

const addAllergy = (patient: Patient, label: string) =>
  openDialog({ label, width: '420px', content: (close) => <NewAllergy patient={patient} onDone={() => close()} /> })

function NewAllergy({ patient, onDone }: { patient: Patient; onDone(): void }) {
  const t = useT()
  const [allergenCd, setAllergen] = useState<string | null>(null)
  const [reactionDesc, setReaction] = useState<string | null>(null)
  const save = async () => {
    await api.post('/api/hea/infirm/allergy', { ...whomOf(patient), allergenCd, reactionDesc })
    await renewInfirmary()
    onDone()
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormField label={t('알레르기')} required width="full">
        {(wiring) => (
          <CodeSelect wiring={wiring} field={{ group: 'HEA_ALLERGEN' }} value={allergenCd} onChange={setAllergen} />
        )}
      </FormField>
      <FormField label={t('반응')} width="full">
        {(wiring) => <TextInput wiring={wiring} field={{ max: 200 }} value={reactionDesc} onChange={setReaction} />}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={!allergenCd}>
        {t('등록')}
      </Button>
    </form>
  )
}

/** Visits, the newest first; also what an employee sees of himself. */
export function History({ visits, empty }: { visits: readonly HistoryLine[]; empty: string }) {
  const t = useT()
  if (visits.length === 0) return <p className="quiet">{empty}</p>
  return (
    <ol className="stack infirm-history">
      {visits.map((visit) => (
        <li key={visit.heaInfirmVisitNo} className="stack is-close">
          <time className="quiet" dateTime={visit.visitDt}>
            {formatDateTime(visit.visitDt)}
          </time>
          <b>
            <CodeName group="HEA_SYMPTOM" code={visit.symptomCd} />
          </b>
          {visit.workRelatedYn === 'Y' && <StatusTag tone="waiting">{t('업무관련')}</StatusTag>}
          {visit.symptomDesc && <p>{visit.symptomDesc}</p>}
          <small className="quiet">
            {[
              <CodeName key="treat" group="HEA_TREAT" code={visit.treatCd} />,
              visit.medicineDesc && ` · ${visit.medicineDesc}`,
              visit.resultCd && ` · ${t(resultNames[visit.resultCd] ?? visit.resultCd)}`,
            ]}
          </small>
        </li>
      ))}
    </ol>
  )
}
const resultNames: Readonly<Record<string, string>> = infirmVisit.fields.resultCd.codes ?? {}
