/** One visit, opened: whose it is now stands there, and the read log knows it. */
import type { Found as Patient } from './patient.wire.ts'
import './infirm.css'
import { Button, Input, Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { FieldText } from '#platform/web/form/field-text.tsx'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { infirmVisit } from './visit.model.ts'
import { errorsOf, NO_ERRORS, renewInfirmary, useVisit, type VisitRecord } from './visit.wire.ts'
import { shownOnly } from './visit-entry.tsx'
import { entryFields, RestClock, VisitFields } from './visit-fields.tsx'
import { VisitOccasionals } from './visit-occasionals.tsx'
import { CodeName, PatientAside } from './visit-patient.tsx'

export function VisitRecordPage() {
  const { params } = usePage()
  const { data, isError, error, refetch } = useVisit(params.no ?? '')
  const name = data ? nameOf(data) : ''
  // Whose it is stands in the page, not in the tab and the history of the browser.
  usePageHead(data?.heaInfirmVisitDocNo ? { title: data.heaInfirmVisitDocNo } : {})
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={12} />
  return (
    <div className="infirm-visit" data-patient>
      <article className="stack">
        <Head visit={data} name={name} />
        <Known visit={data} />
        <Medicines visit={data} />
        <Addenda visit={data} />
        <VisitOccasionals visit={data} />
        {data.can.actions.includes('close') && <CloseForm visit={data} />}
        {data.can.actions.includes('addendum') && <AddendumForm visit={data} />}
      </article>
      <PatientAside patient={patientOf(data)} />
    </div>
  )
}

const nameOf = (visit: VisitRecord): string => String(visit.userNm ?? visit.personNm ?? '')
const patientOf = (visit: VisitRecord): Patient => ({
  userId: (visit.userId as string | null) ?? null,
  personNo: (visit.personNo as number | null) ?? null,
  nm: nameOf(visit),
  orgNm: null,
})

function Head({ visit, name }: { visit: VisitRecord; name: string }) {
  const t = useT()
  const { label, tone } = infirmVisit.lifecycle.states[visit.statusCd]
  const start = visit.restStartDt as string | null
  return (
    <header className="row infirm-head">
      <h2>{name}</h2>
      <span className="quiet">{String(visit.deptNm ?? visit.visitVendorNm ?? '')}</span>
      <StatusTag tone={tone}>{t(label)}</StatusTag>
      {visit.workRelatedYn === 'Y' && visit.accidentNo === null && (
        <StatusTag tone="waiting">{t('사고 보고 필요')}</StatusTag>
      )}
      {start && <RestClock start={start} end={visit.restEndDt as string | null} />}
      {visit.can.edit.length > 0 && (
        <Button
          onClick={() =>
            void openDialog({
              label: t('수정'),
              width: '860px',
              content: (close) => <EditForm visit={visit} onDone={() => close()} />,
            })
          }
        >
          {t('수정')}
        </Button>
      )}
    </header>
  )
}

const facts = ['visitDt', ...entryFields, 'referHospitalNm', 'resultCd', 'nurseUserId'] as const

function Known({ visit }: { visit: VisitRecord }) {
  const t = useT()
  const filled = facts.filter((name) => visit[name] !== null && visit[name] !== undefined && visit[name] !== '')
  return (
    <Facts
      isAcross
      facts={filled.map((name) => {
        const field = infirmVisit.fields[name]
        const label = t(field.label)
        return [label, <FieldText key={name} name={name} field={field} values={visit} label={label} />]
      })}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack is-close" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Medicines({ visit: { medicines } }: { visit: VisitRecord }) {
  const t = useT()
  if (medicines.length === 0) return null
  return (
    <Part title={t('투약')}>
      <ul>
        {medicines.map((one) => (
          <li key={`${one.medicineNm} ${one.lotNo}`}>
            <b>{one.medicineNm}</b> {formatNumber(one.qtyVal)}
            <CodeName group="HEA_MED_UNIT" code={one.unitCd} />
            <small className="quiet">
              {[
                t('로트 {lot}', { lot: one.lotNo }),
                one.doseDesc,
                one.prescriberUserNm && t('처방 {name}', { name: one.prescriberUserNm }),
                one.allergyReasonDesc && t('알레르기 확인: {reason}', { reason: one.allergyReasonDesc }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Addenda({ visit: { addenda } }: { visit: VisitRecord }) {
  const t = useT()
  if (addenda.length === 0) return null
  return (
    <Part title={t('추가기록')}>
      <ul>
        {addenda.map((one) => (
          <li key={`${one.addDt} ${one.addDesc}`}>
            <time className="quiet">{one.addDt ? formatDateTime(one.addDt) : ''}</time> {one.addDesc}
          </li>
        ))}
      </ul>
    </Part>
  )
}

async function act(visit: VisitRecord, actionCd: 'close' | 'addendum', body: Values, said: string): Promise<void> {
  try {
    await api.post(
      `${infirmVisit.api}/${visit.heaInfirmVisitNo}/${actionCd}`,
      { rowVersion: visit.rowVersion, ...body },
      { quiet: true },
    )
    toast(said)
  } catch (error) {
    showFailure(error)
  }
  await renewInfirmary()
}

/** How he leaves. A rest that still runs ends with it. */
function CloseForm({ visit }: { visit: VisitRecord }) {
  const t = useT()
  const [resultCd, setResult] = useState('BACK')
  const [hospital, setHospital] = useState('')
  const isResting = visit.restStartDt !== null && visit.restEndDt === null
  const close = () =>
    act(
      visit,
      'close',
      {
        resultCd,
        ...(resultCd === 'REFER' && { referHospitalNm: hospital || null }),
        ...(isResting && { restEndDt: new Date().toISOString() }),
      },
      t('종결했습니다.'),
    )
  return (
    <Part title={t('종결')}>
      <div className="row">
        <Radio.Group
          aria-label={t('결과')}
          optionType="button"
          value={resultCd}
          onChange={({ target }) => setResult(String(target.value))}
          options={Object.entries(infirmVisit.fields.resultCd.codes ?? {}).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
        />
        {resultCd === 'REFER' && (
          <Input
            aria-label={t('의뢰 병원')}
            placeholder={t('의뢰 병원')}
            maxLength={100}
            value={hospital}
            onChange={({ target }) => setHospital(target.value)}
          />
        )}
        <Button type="primary" onClick={() => void close()}>
          {isResting ? t('침상안정을 마치고 종결') : t('종결')}
        </Button>
      </div>
    </Part>
  )
}

function AddendumForm({ visit }: { visit: VisitRecord }) {
  const t = useT()
  const [text, setText] = useState('')
  const add = async () => {
    await act(visit, 'addendum', { reasonDesc: text.trim() }, t('추가기록을 남겼습니다.'))
    setText('')
  }
  return (
    <Part title={t('추가기록')}>
      <div className="row">
        <Input.TextArea
          aria-label={t('추가기록')}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={text.trim() === ''} onClick={() => void add()}>
          {t('추가')}
        </Button>
      </div>
    </Part>
  )
}

/** On its day, by its author (I6). */
function EditForm({ visit, onDone }: { visit: VisitRecord; onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Values>(visit)
  const [errors, setErrors] = useState(NO_ERRORS)
  const save = async () => {
    try {
      const body = { rowVersion: visit.rowVersion, ...shownOnly(values) }
      await api.patch(`${infirmVisit.api}/${visit.heaInfirmVisitNo}`, body, { quiet: true })
      toast(t('저장되었습니다.'))
      onDone()
      await renewInfirmary()
    } catch (error) {
      setErrors(errorsOf(error, (field) => entryFields.some((name) => name === field)))
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <VisitFields values={values} errors={errors} onChange={(patch) => setValues({ ...values, ...patch })} />
      <footer>
        <Button type="primary" htmlType="submit">
          {t('저장')}
        </Button>
      </footer>
    </form>
  )
}
