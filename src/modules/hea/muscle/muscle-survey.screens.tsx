/** Surveys of burden: the list with what is due next, and one survey with its works and its numbers. */
import { useRight } from '#platform/web/session/use-right.ts'
import './muscle.css'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { Figures, Level, levelTones, Told, useMake } from './muscle.parts.tsx'
import { surveyProgress, surveysDue } from './muscle-survey.calls.ts'
import { muscleSurvey, openSurveyStates } from './muscle-survey.model.ts'
import { WorkerLinks } from './muscle-symptom-links.tsx'
import { SurveySymptoms } from './muscle-symptom-result.tsx'
import { muscleWork, riskLevels } from './muscle-work.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(muscleSurvey)
const { useRecords: useWorks } = screensFor(muscleWork)

export function MuscleSurveyList() {
  return (
    <>
      <NextSurveys />
      <List
        columns={['surveyTypeCd', 'startYmd', 'endYmd', 'doneYmd', 'nextDueYmd']}
        widths={{ surveyTitle: 340 }}
        filters={['surveyTypeCd', 'startYmd', 'nextDueYmd']}
        stateTabs
        excel
        empty="등록한 유해요인조사가 없습니다."
        peek={<Fields names={['surveyTypeCd', 'startYmd', 'endYmd', 'workerRepNm', 'planDesc', 'nextDueYmd']} />}
      />
    </>
  )
}

/** By when each plant surveys again. */
function NextSurveys() {
  const t = useT()
  const { data } = useAsked(surveysDue, {})
  if (!data || data.rows.length === 0) return null
  return (
    <ul className="row" aria-label={t('다음 정기조사')}>
      {data.rows.map(({ plantCd, plantNm, nextDueYmd, openNo }) => (
        <li key={plantCd} className="row">
          <span className="quiet">{plantNm}</span>
          {nextDueYmd ? (
            <>
              <span>{t('다음 정기조사')}</span> <Deadline dueYmd={nextDueYmd} />
            </>
          ) : (
            <span>{t('첫 조사 중')}</span>
          )}
          {openNo && <Link to={`${muscleSurvey.route.staff}/${openNo}`}>{t('진행 중인 조사')}</Link>}
        </li>
      ))}
    </ul>
  )
}

export function MuscleSurveyDetail() {
  return (
    <Detail print>
      <Plan />
      <Progress />
      <Works />
      <Answers />
      <Actions />
    </Detail>
  )
}

function Plan() {
  const t = useT()
  const { statusCd, surveyTypeCd, openYmd, startDueYmd, programYn, workforceCnt, doneYmd, noticeNo } = useRecord()
  const isPlanned = statusCd === 'TEMP' || statusCd === 'RTN'
  return (
    <Section title="조사 계획">
      <Fields names={['surveyTitle', 'surveyTypeCd']} />
      {surveyTypeCd === 'OCC' && <Fields names={['triggerCd', 'triggerYmd']} />}
      {surveyTypeCd === 'REG' && (openYmd || isPlanned) && <Field name="openYmd" />}
      {startDueYmd && <Field name="startDueYmd" />}
      <Fields names={['startYmd', 'endYmd', 'workerRepNm', 'diseaseCnt']} />
      {workforceCnt !== null && <Field name="workforceCnt" />}
      <Fields names={['planDesc', 'reportFileId']} />
      {doneYmd && <Fields names={['doneYmd', 'nextDueYmd']} />}
      {noticeNo && (
        <div className="doc-value">
          <dt>{t('결과 공지')}</dt>
          <dd>
            <Link to={`${notice.route.staff}/${noticeNo}`}>{t('공지와 읽은 사람 보기')}</Link>
          </dd>
        </div>
      )}
      {programYn === 'Y' && (
        <div className="doc-value" data-width="full">
          <StatusTag tone="danger">{t('예방관리 프로그램 대상')}</StatusTag>{' '}
          <span className="quiet">{t('산업안전보건기준에 관한 규칙 제662조')}</span>
        </div>
      )}
    </Section>
  )
}
function Progress() {
  const { muscleSurveyNo, rowVersion } = useRecord()
  const { data, isError, error, refetch } = useAsked(
    surveyProgress,
    muscleSurveyNo === null ? null : { no: muscleSurveyNo },
    { version: rowVersion },
  )
  if (muscleSurveyNo === null) return null
  return (
    <Panel title="진행 현황">
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading lines={2} />}
      {data && (
        <>
          <Figures
            items={[
              { label: '평가한 단위작업', value: data.scoredCnt, note: `/ ${data.workCnt}` },
              { label: '부담작업', value: data.burdenCnt },
              { label: '개선 등록', value: data.registeredCnt, note: `/ ${data.improveCnt}` },
              { label: '증상조사 응답', value: <Told count={data.answerCnt} />, note: `/ ${data.targetCnt}` },
            ]}
          />
          <LevelBar counts={data.levelCnts} />
        </>
      )}
    </Panel>
  )
}

/** How the works are spread over the levels of risk, in one bar. */
function LevelBar({ counts }: { counts: readonly number[] }) {
  const t = useT()
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <ul className="muscle-levels" aria-label={t('위험도별 단위작업')}>
      {([4, 3, 2, 1] as const).map((level) => {
        const count = counts[level - 1] ?? 0
        return (
          count > 0 && (
            <li key={level} style={{ flexGrow: count }} data-tone={levelTones[level]}>
              <b>{count}</b> <span>{t(riskLevels[level])}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}

type Work = RowOfList<typeof muscleWork>
const workColumns: readonly Column<Work>[] = [
  { name: 'workNm', text: '작업명', type: 'link', url: '/hea/muscle/work/{muscleWorkNo}' },
  { name: 'deptNm', text: '부서', width: 120 },
  { name: 'workerCnt', text: '작업 인원', width: 88, type: 'number' },
  { name: 'burdenItemNos', text: '해당 호수', width: 104 },
  { name: 'rulaScore', text: 'RULA', width: 72, type: 'number' },
  { name: 'rebaScore', text: 'REBA', width: 72, type: 'number' },
  { name: 'owasScore', text: 'OWAS', width: 72, type: 'number' },
  { name: 'riskLvlCd', text: '위험도', width: 104, render: ({ riskLvlCd }) => <Level code={riskLvlCd} /> },
  {
    name: 'statusCd',
    text: '상태',
    width: 96,
    type: 'tag',
    items: Object.entries(muscleWork.lifecycle.states).map(([code, { label, tone }]) => ({
      code,
      codeNm: label,
      tone,
    })),
  },
]
const TABLE_HEIGHT = 420
const MOST_WORKS = 300

function Works() {
  const t = useT()
  const navigate = useNavigate()
  const { muscleSurveyNo, statusCd } = useRecord()
  const { isWritable } = useRight(muscleWork.route.staff)
  const { rows, isError, refetch } = useWorks({ where: { muscleSurveyNo }, limit: MOST_WORKS })
  const make = useMake()
  const shown = useMemo(() => (rows ?? []).filter((row) => row.statusCd !== 'CANC'), [rows])
  if (muscleSurveyNo === null) return null
  return (
    <Panel
      title="단위작업"
      actions={
        isWritable &&
        openSurveyStates.includes(statusCd) && (
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => void make(muscleWork.api, muscleWork.route.staff, muscleWork.key, { muscleSurveyNo })}
          >
            {t('단위작업 추가')}
          </Button>
        )
      }
    >
      <DataTable<Work>
        label={t('단위작업')}
        columns={workColumns}
        rows={shown}
        rowKey="muscleWorkNo"
        state={isError ? 'error' : rows ? 'ready' : 'loading'}
        onRetry={refetch}
        onOpen={({ muscleWorkNo }) => navigate(`${muscleWork.route.staff}/${muscleWorkNo}`)}
        empty={{ text: t('등록한 단위작업이 없습니다.') }}
        fits
        settingsName="hea/muscle/survey:works"
        height={TABLE_HEIGHT}
        numbered
      />
    </Panel>
  )
}

function Answers() {
  const { muscleSurveyNo, statusCd } = useRecord()
  if (muscleSurveyNo === null || statusCd === 'TEMP' || statusCd === 'PROGRESS' || statusCd === 'RTN') return null
  return (
    <Panel title="증상조사">
      <SurveySymptoms no={muscleSurveyNo} />
      {statusCd === 'DOING' && <WorkerLinks no={muscleSurveyNo} />}
    </Panel>
  )
}
