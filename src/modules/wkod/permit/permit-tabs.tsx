/** Tabs of a permit beside what is written into it: JSA, place, air, isolation, decisions, story. */

import './permit.css'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { StoryList } from '#platform/web/document/detail/story.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { PermitGasTab } from '../gas/permit-gas.tsx'
import { mayPlanIso } from '../isolation/iso.calls.ts'
import { PermitIsolationTab } from '../isolation/permit-isolation.tsx'
import { PlaceTab as SimopsPlaceTab } from '../simops/place-tab.tsx'
import { MARKS } from '../simops/simops-checks.logic.ts'
import { stopClaims, stopDecisions } from './fields/permit-codes.model.ts'
import { permit } from './permit.model.ts'
import { usePaper } from './permit-queries.ts'
import { PermitPlan } from './request/pick-plan.tsx'

const { Section, Fields, useRecord } = screensFor(permit)

export function AnalysisTab() {
  const t = useT()
  const { permitNo, rowVersion } = useRecord()
  const { data } = usePaper(permitNo, rowVersion)
  return (
    <>
      <Section title="JSA와 작업계획서">
        <Fields names={['jsaNo', 'jsaRevNo']} />
        <PermitPlan />
      </Section>
      {(data?.risks.length ?? 0) > 0 && (
        <section className="stack" aria-label={t('주요 위험')}>
          <h3>{t('주요 위험')}</h3>
          <Lines columns="minmax(0, 2fr) minmax(0, 3fr)">
            {data?.risks.map((one) => (
              <li key={`${one.stepNm}${one.hazardDesc}`}>
                <b>{one.hazardDesc}</b>
                <span>{one.measureDesc}</span>
                <small className="quiet">{[one.stepNm, one.risk].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </Lines>
        </section>
      )}
    </>
  )
}

/** A permit has a place once it is written down at all. */
export function PlaceTab() {
  const t = useT()
  const { permitNo, rowVersion } = useRecord()
  const { problems } = useDocument().state
  if (!permitNo) return <p className="quiet">{t('작업장소를 기본 단계에 입력하십시오.')}</p>
  const problem = problems.find(({ field }) => field === MARKS)
  return <SimopsPlaceTab permitNo={permitNo} rowVersion={rowVersion} problem={problem} />
}

export function FilesTab() {
  const t = useT()
  const { mode } = useDocument()
  return (
    <>
      <Section title="첨부">
        <Fields names={['permitFileId']} />
      </Section>
      {mode === 'draft' && (
        <p className="permit-next quiet">
          {t('신청을 누르면 위험등급이 정해지고 유형에 맞는 안전조치 항목이 나옵니다.')}
        </p>
      )}
    </>
  )
}

export function AirTab() {
  const { permitNo } = useRecord()
  return permitNo ? <PermitGasTab permitNo={permitNo} /> : null
}

export function IsolationTab() {
  const { permitNo, statusCd } = useRecord()
  const isRead = useDocument().mode === 'paper'
  if (!permitNo) return null
  return <PermitIsolationTab permitNo={permitNo} isOpen={!isRead && mayPlanIso(statusCd)} isRead={isRead} />
}

const decisions = [
  ...(['rqstUserId', 'rqstDt', 'slaDueDt', 'reviewUserId', 'reviewDt', 'coReviewUserId', 'coReviewDt'] as const),
  ...([
    'factsChangedDesc',
    'apprRouteCd',
    'headApprUserId',
    'apprUserId',
    'apprDt',
    'leaderSignDt',
    'leaderSignDesc',
    'issueUserId',
    'issueDt',
  ] as const),
]
const endings = [
  ...(['startDt', 'dailyCheckYmd', 'extendCnt', 'firstToDt', 'hotEndDt', 'fireCheckCnt', 'doneDt'] as const),
  ...(['shmReleaseUserId', 'isoDecisionCd', 'closeDesc', 'closeUserId'] as const),
  ...(['closeDt', 'printCnt', 'retainToYmd'] as const),
]

/** What has been decided so far; what is still to be written stands there for whoever may write it. */
export function CourseTab() {
  const record = useRecord()
  const { can } = record
  const told = <N extends keyof typeof record & string>(names: readonly N[]): N[] =>
    names.filter((name) => (record[name] ?? null) !== null || can.edit.includes(name))
  return (
    <>
      <Section title="검토와 승인">
        <Fields names={told(decisions)} />
      </Section>
      <Section title="작업과 종료">
        <Fields names={told(endings)} />
      </Section>
    </>
  )
}

/** Stops and extensions first, then everything that happened. */
export function HistoryTab({ permitNo }: { permitNo: number | null }) {
  const t = useT()
  const { permitSusp, permitExtend } = useRecord()
  return (
    <div className="stack">
      <ul className="lines">
        {permitSusp?.map((one) => (
          <li key={one.suspDt}>
            <StatusTag tone="suspended">{t('중지')}</StatusTag>
            <span>
              {one.suspDt && formatDateTime(one.suspDt)} {one.reasonCd && t(suspReasons[one.reasonCd])} {one.reasonDesc}
            </span>
            <small className="quiet">
              {[
                one.byWayCd && t('중지자 확인: {way}', { way: t(stopClaims[one.byWayCd]) }),
                one.mistakeDt && t('오조작 확인'),
                one.decisionCd && t(stopDecisions[one.decisionCd]),
                one.resumeDt && t('재개 {at}', { at: formatDateTime(one.resumeDt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
        {permitExtend?.map((one) => (
          <li key={one.rqstDt}>
            <StatusTag tone={one.denyDesc ? 'danger' : one.apprDt ? 'done' : 'waiting'}>{t('연장')}</StatusTag>
            <span>
              {one.toDt && t('{day}까지', { day: formatDateTime(one.toDt) })} {one.reasonDesc}
            </span>
            <small className="quiet">{one.denyDesc}</small>
          </li>
        ))}
      </ul>
      {permitNo && <StoryList no={permitNo} />}
    </div>
  )
}
