/** Complaints: one's own answers for everybody, numbers for those who answer for the plant, single answers for the health team. */
import './muscle.css'
import { Select } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { hasRole } from '#platform/model/access.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useRight } from '#platform/web/session/use-right.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { type Mine as Asked, mySymptoms } from './muscle-symptom.calls.ts'
import { effects, muscleSymptom } from './muscle-symptom.model.ts'
import { AnswerForm, AnswerSum } from './muscle-symptom-form.tsx'
import { SurveySymptoms } from './muscle-symptom-result.tsx'
import { bodyParts, durations, frequencies, pains, verdicts } from './symptom.logic.ts'

const { List, Detail, Section, Fields, useRecord } = screensFor(muscleSymptom)
const { useRecords: useSurveys } = screensFor(muscleSurvey)

export function MuscleSymptomPage() {
  const t = useT()
  const { isOpen } = useRight(muscleSurvey.route.staff)
  const person = usePerson()
  const { listPath } = usePage()
  return (
    <div className="stack is-wide">
      <Panel title="내 증상">
        <Mine />
      </Panel>
      {isOpen && (
        <Panel
          title="조사 결과"
          actions={hasRole(person, 'HLM', 'NUR', 'DOC') && <Link to={`${listPath}/answers`}>{t('개인별 응답')}</Link>}
        >
          <Results />
        </Panel>
      )}
    </div>
  )
}

function Mine() {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(mySymptoms, {})
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={5} />
  if (data.rows.length === 0) return <p className="quiet">{t('지금 참여할 증상조사가 없습니다.')}</p>
  return data.rows.map((asked) => <MySurvey key={asked.muscleSurveyNo} asked={asked} />)
}

/** What was answered stands as text until one changes it. */
function MySurvey({ asked }: { asked: Asked }) {
  const [isChanging, setChanging] = useState(false)
  if (asked.openYn === 'Y' && (!asked.answer || isChanging))
    return <AnswerForm asked={asked} onDone={() => setChanging(false)} />
  return <AnswerSum asked={asked} onChange={() => setChanging(true)} />
}

const MOST_SURVEYS = 50

/** The numbers of one survey; which one stands in the address. */
function Results() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const { rows, isError, error, refetch } = useSurveys({ sort: '-startYmd', limit: MOST_SURVEYS })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!rows) return <Loading lines={6} />
  const known = rows.filter(({ statusCd }) => !['TEMP', 'PROGRESS', 'RTN', 'REJ'].includes(statusCd))
  const asked = Number(params.get('survey'))
  const no = known.find((one) => one.muscleSurveyNo === asked)?.muscleSurveyNo ?? known[0]?.muscleSurveyNo
  if (no === undefined) return <Empty message={t('시작한 조사가 없습니다.')} />
  return (
    <>
      <Select
        className="muscle-select"
        aria-label={t('유해요인조사')}
        value={no}
        onChange={(survey) => setParams({ survey: String(survey) })}
        options={known.map(({ muscleSurveyNo, surveyTitle }) => ({ value: muscleSurveyNo, label: surveyTitle }))}
      />
      <SurveySymptoms no={no} />
    </>
  )
}

const verdictTones = { NORMAL: 'done', WATCH: 'waiting', PAIN: 'danger' } as const

/** Single answers; who opens one leaves an entry that the person sees. */
export function MuscleSymptomAnswers() {
  const t = useT()
  return (
    <List
      columns={['userId', 'deptCd', 'personNo', 'workerVendorCd', 'verdictCd', 'partVerdictDesc', 'createDt']}
      cells={{
        verdictCd: ({ verdictCd }) =>
          verdictCd && <StatusTag tone={verdictTones[verdictCd]}>{t(verdicts[verdictCd])}</StatusTag>,
      }}
      filters={['muscleSurveyNo', 'verdictCd', 'deptCd']}
      empty="받은 응답이 없습니다."
    />
  )
}

export function MuscleSymptomDetail() {
  return (
    <Detail>
      <Section title="응답">
        <Who />
        <Fields names={['muscleSurveyNo', 'muscleWorkNo', 'verdictCd', 'painYn']} />
      </Section>
      <Complaints />
    </Detail>
  )
}

function Who() {
  const { personNo } = useRecord()
  return <Fields names={personNo === null ? ['userId', 'deptCd'] : ['personNo', 'workerVendorCd']} />
}

function Complaints() {
  const t = useT()
  const { complaints } = useRecord()
  if (!complaints?.length) return null
  const heads = ['부위', '통증 기간', '통증 정도', '통증 빈도', '지난 1주일에도 통증', '통증으로 생긴 일'] as const
  return (
    <Panel title="부위별 증상">
      <PlainTable label="부위별 증상" heads={heads}>
        {complaints.map((one) => (
          <tr key={one.partCd}>
            <th scope="row">{t(bodyParts[one.partCd])}</th>
            <td>{t(durations[one.durationCd])}</td>
            <td>{t(pains[one.painCd])}</td>
            <td>{t(frequencies[one.freqCd])}</td>
            <td>{t(one.lastWeekYn === 'Y' ? '예' : '아니요')}</td>
            <td>
              {(one.effectCds ?? '')
                .split(',')
                .flatMap((code) => Object.entries(effects).find(([known]) => known === code)?.[1] ?? [])
                .map((effect) => t(effect))
                .join(', ') || '–'}
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  )
}
