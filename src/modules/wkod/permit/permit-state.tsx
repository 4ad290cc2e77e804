/** How a permit stands, above everything else: what holds now, what is still open, what stops it. */
import './permit.css'
import { OctagonX } from 'lucide-react'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { useAct } from '#platform/web/document/detail/use-act.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { useStoredChecks } from './check/permit-checks.tsx'
import type { CheckStage } from './fields/permit-codes.model.ts'
import { permit } from './permit.model.ts'
import { Countdown, Grade, Validity } from './permit.parts.tsx'

const { Section, Field, Fields, useRecord } = screensFor(permit)

/** Measures that the next step waits for. */
const awaited: Readonly<Record<string, CheckStage>> = { PREP: 'PREP', APPR: 'START', ISSUED: 'START', DONE: 'CLOSE' }
function useOpenChecks(): number {
  const { statusCd } = useRecord()
  const stage = awaited[statusCd ?? '']
  const checks = useStoredChecks()
  return checks.filter(({ stageCd, requiredYn, okYn }) => stageCd === stage && requiredYn === 'Y' && okYn !== 'Y')
    .length
}

/** Big at the top: whether one may work, until when, and what stopped it. */
export function State() {
  const t = useT()
  const {
    statusCd,
    suspReasonCd,
    suspDt,
    workToDt,
    workFromDt,
    riskGradeCd,
    gradeDesc,
    gasNextDueDt,
    slaDueDt,
    insideCnt,
    permitDocNo,
    leaderSignDt,
    extendToDt,
  } = useRecord()
  const openCnt = useOpenChecks()
  if (!permitDocNo) return null
  const why = (gradeDesc?.split(', ') ?? []).map((one) => t(one)).join(', ')
  const isWork = statusCd === 'WORK'
  const tone = isWork ? 'done' : statusCd === 'SUSP' ? 'suspended' : undefined
  return (
    <div className="callout row permit-state" data-tone={tone}>
      {riskGradeCd && (
        <span>
          {t('위험등급')} <Grade grade={riskGradeCd} />
          {why !== '' && <span className="quiet"> ({why})</span>}
        </span>
      )}
      <Validity fromDt={workFromDt} toDt={workToDt} />
      {isWork && <Countdown dueDt={workToDt} />}
      {isWork && gasNextDueDt && (
        <span>
          {t('다음측정')} <Countdown dueDt={gasNextDueDt} />
        </span>
      )}
      {isWork && extendToDt && extendToDt !== workToDt && (
        <StatusTag tone="waiting">{t('연장신청: {at}까지', { at: formatDateTime(extendToDt) })}</StatusTag>
      )}
      {statusCd === 'RQST' && slaDueDt && (
        <span>
          {t('검토기한')} <Countdown dueDt={slaDueDt} />
        </span>
      )}
      {openCnt > 0 && <StatusTag tone="waiting">{t('안전조치 {n}개 남음', { n: openCnt })}</StatusTag>}
      {statusCd === 'APPR' && !leaderSignDt && <StatusTag tone="waiting">{t('책임자 서명 전')}</StatusTag>}
      {(insideCnt ?? 0) > 0 && <StatusTag tone="danger">{t('내부 {n}명', { n: insideCnt })}</StatusTag>}
      {statusCd === 'SUSP' && suspReasonCd && (
        <b>
          {t('중지')}: {t(suspReasons[suspReasonCd])} {suspDt && formatDateTime(suspDt)}
        </b>
      )}
    </div>
  )
}

/** What took the reviews back, for whoever reviews anew. */
export function Changed() {
  const t = useT()
  const { statusCd, factsChangedDesc } = useRecord()
  if (statusCd !== 'REVIEW' || !factsChangedDesc) return null
  return (
    <section className="callout stack is-close" data-tone="waiting" aria-label={t('검토한 뒤 바뀐 내용')}>
      <b>{t('검토한 뒤 바뀐 내용')}</b>
      <ul>
        {factsChangedDesc.split(' · ').map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}

/** What is written down before stopped work goes on, where nobody has to look for it. */
export function Resume() {
  const { statusCd, suspReasonCd, permitSubCds, stopDecisionCd } = useRecord()
  if (statusCd !== 'SUSP' || suspReasonCd === 'EXPIRED') return null
  return (
    <Section title="재개 조건">
      <Fields names={['causeDesc', ...(stopDecisionCd ? (['stopDecisionCd', 'stopDecisionDesc'] as const) : [])]} />
      {permitSubCds?.includes('CSE') && <Field name="headCountCnt" />}
    </Section>
  )
}

/** Anyone may stop work: on a phone at once, without looking for it. */
export function StopButton() {
  const t = useT()
  const isPhone = useIsPhone()
  const { can } = useDocument()
  const { act } = useAct()
  if (!isPhone || !can.actions.includes('stop')) return null
  return (
    <ActionButton danger icon={<OctagonX size={16} aria-hidden />} onAction={() => act('stop')}>
      {t(permit.lifecycle.actions.stop.label)}
    </ActionButton>
  )
}
