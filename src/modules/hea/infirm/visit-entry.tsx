/** Quick entry for a nurse with a queue at the door: one screen, the keyboard alone. */

import './infirm.css'
import { Button, type InputRef } from 'antd'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import type { Found as Patient } from './patient.wire.ts'
import { infirmVisit } from './visit.model.ts'
import { type Errors, errorsOf, NO_ERRORS, renewInfirmary, useCard, whomOf } from './visit.wire.ts'
import { entryFields, VisitFields } from './visit-fields.tsx'
import { type Given, GivenMedicines } from './visit-given.tsx'
import { PatientSearch } from './visit-patient.tsx'

interface Props {
  patient: Patient | null
  onPatient(patient: Patient | null): void
}
const EMPTY: Values = { workRelatedYn: 'N' }

export function VisitEntry({ patient, onPatient }: Props) {
  const t = useT()
  const search = useRef<InputRef>(null)
  const form = useRef<HTMLFormElement>(null)
  const { values, setValues, given, setGiven, errors, isSaving, save } = useEntry(patient, () => onPatient(null))
  const card = useCard(patient).data
  useFocus(patient, search, form)
  // Where he works is known before it is asked.
  const known = card?.processNo ?? null
  const shown: Values = { processNo: known, ...values }
  return (
    <section className="infirm-entry" aria-label={t('의무실 이용 등록')}>
      {!patient && <PatientSearch input={search} onPick={onPatient} />}
      {patient && (
        <form
          ref={form}
          className="stack"
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && ['s', 'enter'].includes(event.key.toLowerCase())) {
              event.preventDefault()
              void save(shown)
            }
          }}
        >
          <header className="row">
            <h2>{patient.nm}</h2>
            <span className="quiet">{[patient.orgNm, patient.userId].filter(Boolean).join(' · ')}</span>
            <Button type="text" icon={<X size={16} aria-hidden />} onClick={() => onPatient(null)}>
              {t('다른 사람')}
            </Button>
          </header>
          <VisitFields
            values={shown}
            errors={errors}
            earlier={card?.visits.filter(({ accidentNo }) => accidentNo !== null) ?? []}
            onChange={(patch) => setValues({ ...values, ...patch })}
          />
          <GivenMedicines
            given={given}
            errors={errors}
            onChange={setGiven}
            allergens={card?.allergies.map(({ allergenCd }) => allergenCd) ?? []}
          />
          <footer>
            <Button type="primary" size="large" loading={isSaving} onClick={() => void save(shown)}>
              {t('등록')} <kbd>Ctrl+S</kbd>
            </Button>
          </footer>
        </form>
      )}
    </section>
  )
}

/** Starts anew with each person. */
function useEntry(patient: Patient | null, onSaved: () => void) {
  const t = useT()
  const [whose, setWhose] = useState(patient)
  const [values, setValues] = useState(EMPTY)
  const [given, setGiven] = useState<Given[]>([])
  const [errors, setErrors] = useState(NO_ERRORS)
  const [isSaving, setSaving] = useState(false)
  const key = useRef(newIdempotencyKey())
  if (whose !== patient) {
    setWhose(patient)
    setValues(EMPTY)
    setGiven([])
    setErrors(NO_ERRORS)
  }
  useUnsaved(values !== EMPTY || given.length > 0)
  const save = async (shown: Values) => {
    if (!patient || isSaving) return
    setSaving(true)
    try {
      const medicines = given.flatMap(({ id: _, ...one }) => (one.medicineNo === null ? [] : [one]))
      const body = { visit: { ...whomOf(patient), ...shownOnly(shown) }, medicines }
      await api.post(infirmVisit.api, body, { quiet: true, idempotencyKey: key.current })
      key.current = newIdempotencyKey()
      setErrors(NO_ERRORS)
      toast(t('등록했습니다: {name}', { name: patient.nm }))
      onSaved()
      await renewInfirmary()
    } catch (error) {
      // What was refused is corrected and sent as another request.
      key.current = newIdempotencyKey()
      setErrors(errorsOf(error, isShown) satisfies Errors)
    } finally {
      setSaving(false)
    }
  }
  return { values, setValues, given, setGiven, errors, isSaving, save }
}

const isShown = (field: string): boolean => field.startsWith('medicines.') || entryFields.some((name) => name === field)
export const shownOnly = (values: Values): Values =>
  Object.fromEntries(entryFields.filter((name) => name in values).map((name) => [name, values[name]]))

/** The search waits for the next person; whoever was found leads on to what he came for. */
function useFocus(
  patient: Patient | null,
  search: RefObject<InputRef | null>,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    if (patient) form.current?.querySelector<HTMLElement>('[data-field="symptomCd"] input')?.focus()
    else search.current?.focus()
  }, [patient, search, form])
}
