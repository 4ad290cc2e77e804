/** Saying where it hurts, on a phone with one hand: touch the body, answer three questions for each place. */
import './muscle-symptom.css'
import { Button, Checkbox, Radio } from 'antd'
import { useState } from 'react'
import type { SentOf } from '#platform/model/call.ts'
import { renew, send as sendCall } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { type Answer, answerSymptoms, type Mine, mySymptoms } from './muscle-symptom.calls.ts'
import { effects } from './muscle-symptom.model.ts'
import { BodyMap } from './muscle-symptom-body.tsx'
import { type BodyPart, bodyParts, durations, frequencies, pains, partVerdict, verdicts } from './symptom.logic.ts'

/** While it is filled in nothing need be chosen yet. */
type Complaint = Omit<Known, Choice> & { [K in Choice]: Known[K] | null }
type Known = NonNullable<Mine['answer']>['complaints'][number]
type Choice = 'durationCd' | 'painCd' | 'freqCd'
type Draft = Pick<Answer, 'muscleWorkNo'> & { painYn: Answer['painYn'] | null; complaints: readonly Complaint[] }
const begin = ({ answer, works }: Mine): Draft =>
  answer ?? { muscleWorkNo: works.length === 1 ? (works[0]?.muscleWorkNo ?? null) : null, painYn: null, complaints: [] }

export function AnswerForm({ asked, onDone }: { asked: Mine; onDone(): void }) {
  const t = useT()
  const [draft, setDraft] = useState(() => begin(asked))
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useUnsaved(isChanged)
  const change = (patch: Partial<Draft>) => {
    setDraft({ ...draft, ...patch })
    setChanged(true)
  }
  const missing = missingOf(draft)
  const send = async () => {
    setSending(true)
    try {
      await sendCall(answerSymptoms, { ...draft, muscleSurveyNo: asked.muscleSurveyNo } as SentOf<
        typeof answerSymptoms
      >)
      setChanged(false)
      toast(t('제출했습니다. 고맙습니다.'))
      await renew(mySymptoms)
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <form className="stack is-narrow" onSubmit={(event) => event.preventDefault()}>
      <h3>{asked.surveyTitle}</h3>
      <p className="quiet">{t('답은 보건관리자와 본인만 봅니다. 부서의 결과에는 이름이 나오지 않습니다.')}</p>
      <WorkChoice
        works={asked.works}
        value={draft.muscleWorkNo}
        onChange={(muscleWorkNo) => change({ muscleWorkNo })}
      />
      <Question label="지난 1년 동안 일 때문에 아프거나 불편한 곳이 있었습니까?">
        <Radio.Group
          optionType="button"
          value={draft.painYn}
          onChange={({ target }) => change({ painYn: target.value })}
          options={[
            { value: 'N', label: t('없습니다') },
            { value: 'Y', label: t('있습니다') },
          ]}
        />
      </Question>
      {draft.painYn === 'Y' && (
        <Places complaints={draft.complaints} onChange={(complaints) => change({ complaints })} />
      )}
      <div className="row is-actions">
        <Button
          type="primary"
          size="large"
          disabled={missing !== undefined}
          loading={isSending}
          onClick={() => void send().catch(() => undefined)}
        >
          {t('제출')}
        </Button>
        {missing && <span className="quiet">{t(missing)}</span>}
      </div>
    </form>
  )
}

/** What is still to be answered; undefined when nothing is. */
function missingOf({ painYn, complaints }: Draft): string | undefined {
  if (painYn === null) return '있는지 없는지 고르십시오.'
  if (painYn === 'N') return undefined
  if (complaints.length === 0) return '그림에서 아픈 곳을 고르십시오.'
  const isOpen = complaints.some((one) => !one.durationCd || !one.painCd || !one.freqCd)
  return isOpen ? '고른 부위마다 세 가지를 답하십시오.' : undefined
}

function Question({ label, children }: { label: string; children: React.ReactNode }) {
  const t = useT()
  return (
    <fieldset className="stack is-close">
      <legend>{t(label)}</legend>
      {children}
    </fieldset>
  )
}

interface WorkChoiceProps {
  works: Mine['works']
  value: number | null
  onChange(value: number): void
}
function WorkChoice({ works, value, onChange }: WorkChoiceProps) {
  if (works.length < 2) return null
  return (
    <Question label="주로 어느 작업을 하십니까?">
      <Radio.Group
        className="muscle-choices"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={works.map(({ muscleWorkNo, workNm }) => ({ value: muscleWorkNo, label: workNm }))}
      />
    </Question>
  )
}

interface PlacesProps {
  complaints: readonly Complaint[]
  onChange(complaints: Complaint[]): void
}
function Places({ complaints, onChange }: PlacesProps) {
  const chosen = complaints.map(({ partCd }) => partCd)
  const turn = (partCd: BodyPart) =>
    onChange(
      chosen.includes(partCd)
        ? complaints.filter((one) => one.partCd !== partCd)
        : [...complaints, { partCd, durationCd: null, painCd: null, freqCd: null, lastWeekYn: 'N', effectCds: [] }],
    )
  return (
    <>
      <Question label="어디가 아픕니까? 여러 곳을 고를 수 있습니다.">
        <BodyMap chosen={chosen} onTurn={turn} />
      </Question>
      {complaints.map((one) => (
        <PlaceForm
          key={one.partCd}
          complaint={one}
          onChange={(patch) =>
            onChange(complaints.map((other) => (other.partCd === one.partCd ? { ...other, ...patch } : other)))
          }
        />
      ))}
    </>
  )
}

interface PlaceFormProps {
  complaint: Complaint
  onChange(patch: Partial<Complaint>): void
}
function PlaceForm({ complaint, onChange }: PlaceFormProps) {
  const t = useT()
  const { partCd, durationCd, painCd, freqCd, lastWeekYn, effectCds } = complaint
  return (
    <section className="stack muscle-place" aria-label={t(bodyParts[partCd])}>
      <h4>{t(bodyParts[partCd])}</h4>
      <Scale
        label="한 번 아프면 얼마나 갑니까?"
        codes={durations}
        value={durationCd}
        onChange={(code) => onChange({ durationCd: code })}
      />
      <Scale label="얼마나 아픕니까?" codes={pains} value={painCd} onChange={(code) => onChange({ painCd: code })} />
      <Scale
        label="얼마나 자주 아픕니까?"
        codes={frequencies}
        value={freqCd}
        onChange={(code) => onChange({ freqCd: code })}
      />
      <Checkbox
        checked={lastWeekYn === 'Y'}
        onChange={({ target }) => onChange({ lastWeekYn: target.checked ? 'Y' : 'N' })}
      >
        {t('지난 1주일에도 아팠습니다.')}
      </Checkbox>
      <Question label="아파서 어떤 일이 있었습니까?">
        <Checkbox.Group
          value={effectCds}
          onChange={(codes) => onChange({ effectCds: codes as Complaint['effectCds'] })}
          options={Object.entries(effects).map(([value, label]) => ({ value, label: t(label) }))}
        />
      </Question>
    </section>
  )
}

interface ScaleProps<C extends Readonly<Record<number, string>>> {
  label: string
  codes: C
  value: string | number | null
  onChange(code: `${keyof C & number}`): void
}
function Scale<C extends Readonly<Record<number, string>>>({ label, codes, value, onChange }: ScaleProps<C>) {
  const t = useT()
  return (
    <Question label={label}>
      <Radio.Group
        className="muscle-scale"
        optionType="button"
        value={value === null ? null : String(value)}
        onChange={({ target }) => onChange(target.value)}
        options={Object.entries(codes).map(([code, text]) => ({ value: code, label: t(text) }))}
      />
    </Question>
  )
}

const verdictTones = { NORMAL: 'done', WATCH: 'waiting', PAIN: 'danger' } as const

/** What was answered, and what it means. */
export function AnswerSum({ asked, onChange }: { asked: Mine; onChange(): void }) {
  const t = useT()
  const { answer, surveyTitle, openYn, endYmd } = asked
  if (!answer) return null
  const verdict = answer.verdictCd ?? 'NORMAL'
  return (
    <section className="stack is-narrow" aria-label={surveyTitle}>
      <header className="row">
        <h3>{surveyTitle}</h3>
        <StatusTag tone={verdictTones[verdict]}>{t(verdicts[verdict])}</StatusTag>
      </header>
      <p className="quiet">
        {t('{at}에 제출했습니다.', { at: formatDateTime(answer.updateDt) })}{' '}
        {openYn === 'Y' && t(endYmd ? '{day}까지 고칠 수 있습니다.' : '마감 전까지 고칠 수 있습니다.', { day: endYmd })}
      </p>
      <Lines columns="120px minmax(0, 1fr) auto">
        {answer.complaints.map((one) => {
          const found = partVerdict({
            durationCd: Number(one.durationCd),
            painCd: Number(one.painCd),
            freqCd: Number(one.freqCd),
          })
          return (
            <li key={one.partCd}>
              <span>{t(bodyParts[one.partCd])}</span>
              <span className="quiet">
                {one.durationCd && t(durations[one.durationCd])} · {one.painCd && t(pains[one.painCd])} ·{' '}
                {one.freqCd && t(frequencies[one.freqCd])}
              </span>
              <StatusTag tone={verdictTones[found]}>{t(verdicts[found])}</StatusTag>
            </li>
          )
        })}
      </Lines>
      {verdict === 'PAIN' && <p>{t('보건관리자가 상담을 안내합니다. 먼저 연락하셔도 됩니다.')}</p>}
      {openYn === 'Y' && <Button onClick={onChange}>{t('답 고치기')}</Button>}
    </section>
  )
}
