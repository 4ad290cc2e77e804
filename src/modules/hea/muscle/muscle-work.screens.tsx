/** Works of the surveys: the list, and one work with its conditions, its verdict, its postures, complaints and improvement. */

import { Button } from 'antd'
import { Link } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import { Level, useMake } from './muscle.parts.tsx'
import { BurdenTable } from './muscle-burden.tsx'
import { musclePosture } from './muscle-posture.model.ts'
import { WorkSymptoms } from './muscle-symptom-result.tsx'
import { muscleWork } from './muscle-work.model.ts'
import { type Tool, tools } from './posture.logic.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(muscleWork)
const { useRecords: usePostures } = screensFor(musclePosture)

export function MuscleWorkList() {
  return (
    <List
      columns={['deptCd', 'processNo', 'workerCnt', 'burdenItemNos', 'riskLvlCd', 'improveYn']}
      widths={{ workerCnt: 88, riskLvlCd: 120 }}
      cells={{ riskLvlCd: ({ riskLvlCd }) => <Level code={riskLvlCd} /> }}
      filters={['deptCd', 'processNo', 'riskLvlCd']}
      stateTabs
      excel
      empty="등록한 단위작업이 없습니다."
      peek={
        <Fields
          names={['muscleSurveyNo', 'deptCd', 'processNo', 'workDesc', 'burdenItemNos', 'riskLvlCd', 'photoFileId']}
        />
      }
    />
  )
}

export function MuscleWorkDetail() {
  const t = useT()
  const tab = (key: string, label: string, content: React.ReactNode) => ({
    key,
    label: t(label),
    content: <div className="stack is-wide">{content}</div>,
  })
  return (
    <Detail>
      <SectionTabs
        items={[
          tab('conditions', '작업조건', <Conditions />),
          tab('burden', '부담작업 판정', <Verdict />),
          tab('postures', '자세평가', <Postures />),
          tab('symptoms', '증상', <Symptoms />),
          tab('improve', '개선', <Improvement />),
        ]}
      />
      <Actions />
    </Detail>
  )
}

function Conditions() {
  const { onceYn } = useRecord()
  return (
    <>
      <Section title="작업 개요">
        <Fields
          names={['workNm', 'muscleSurveyNo', 'deptCd', 'processNo', 'workerCnt', 'annualWorkDayCnt', 'onceYn']}
        />
        {onceYn === 'Y' && <Field name="durationMonthCnt" />}
        <Fields names={['workDesc', 'toolDesc', 'photoFileId']} />
      </Section>
      <Section title="하루 작업 부담" hint="하루 시간은 연장근로를 더한 시간입니다.">
        <Fields
          names={[
            'keyboardHourVal',
            'repeatHourVal',
            'armUpHourVal',
            'bendHourVal',
            'squatHourVal',
            'pinchHourVal',
            'pinchKgVal',
            'gripKgVal',
            'oneHandHourVal',
            'oneHandKgVal',
            'liftOver25KgCnt',
            'liftOver10KgCnt',
            'liftHourVal',
            'liftKgVal',
            'liftPerMinVal',
            'impactHourVal',
            'impactPerHourVal',
          ]}
        />
      </Section>
    </>
  )
}

const Verdict = () => <BurdenTable work={useRecord()} />

function Postures() {
  const t = useT()
  const { muscleWorkNo, statusCd, workNm } = useRecord()
  const { isWritable } = useRight(musclePosture.route.staff)
  const { rows, isError, error, refetch } = usePostures({ where: { muscleWorkNo }, limit: 50 })
  const make = useMake()
  const add = (toolCd: Tool) =>
    make(musclePosture.api, musclePosture.route.staff, musclePosture.key, {
      muscleWorkNo,
      toolCd,
      postureTitle: `${workNm ?? ''} ${toolCd}`.trim().slice(0, 100),
    })
  const shown = (rows ?? []).filter((row) => row.statusCd !== 'CANC')
  return (
    <Panel
      title="자세평가"
      actions={
        isWritable &&
        statusCd === 'TEMP' &&
        muscleWorkNo && (
          <span className="row">
            {(Object.keys(tools) as Tool[]).map((tool) => (
              <Button key={tool} onClick={() => void add(tool)}>
                {t('{tool} 평가', { tool })}
              </Button>
            ))}
          </span>
        )
      }
    >
      {isError && <Failed error={error} onRetry={refetch} />}
      {!rows && !isError && <Loading lines={3} />}
      {rows && shown.length === 0 && <Empty message={t('평가한 자세가 없습니다.')} />}
      <ul className="lines">
        {shown.map((row) => (
          <li key={row.musclePostureNo}>
            <Link to={`${musclePosture.route.staff}/${row.musclePostureNo}`}>{row.postureTitle}</Link>
            <span className="quiet">{row.toolCd}</span>
            <span className="quiet">{t(musclePosture.lifecycle.states[row.statusCd].label)}</span>
            <b>{row.finalScore ?? '–'}</b>
            <Level code={row.actionLvlCd} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Symptoms() {
  const { muscleWorkNo } = useRecord()
  return muscleWorkNo ? <WorkSymptoms no={muscleWorkNo} /> : null
}

function Improvement() {
  const t = useT()
  const { improveYn, imprNo, statusCd, riskLvlCd } = useRecord()
  if (improveYn !== 'Y')
    return (
      <Empty
        message={t(
          statusCd === 'SCORED' ? '개선할 작업으로 정해지지 않았습니다.' : '조사를 평가하면 개선할 작업이 정해집니다.',
        )}
      />
    )
  return (
    <Panel title="개선">
      <dl className="doc-grid">
        <div className="doc-value">
          <dt>{t('위험도')}</dt>
          <dd>
            <Level code={riskLvlCd} />
          </dd>
        </div>
        <Fields names={['improveDesc', 'improveOwnerUserId', 'improveDueYmd']} />
        {imprNo && (
          <div className="doc-value">
            <dt>{t('개선 대장')}</dt>
            <dd>
              <Link to={`${impr.route.staff}/${imprNo}`}>{t('개선 열기')}</Link>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
