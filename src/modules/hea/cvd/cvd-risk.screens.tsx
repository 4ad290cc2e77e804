/** 뇌심혈관 발병위험도: the list by risk group, and one evaluation from the values to what follows. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { RiskTag } from './cvd-risk.parts.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(cvdRisk)

export function CvdRiskList() {
  return (
    <List
      columns={['riskGroupCd', 'prob10Val', 'evalYmd', 'nextYmd', 'reviewDueYmd']}
      cells={{
        riskGroupCd: ({ riskGroupCd }) => <RiskTag group={riskGroupCd} />,
      }}
      widths={{ riskGroupCd: 104, evalYmd: 120, nextYmd: 144, reviewDueYmd: 176 }}
      filters={['riskGroupCd', 'nextYmd', 'userId']}
      stateTabs
      empty="아직 평가한 사람이 없습니다."
    />
  )
}

export function CvdRiskDetail() {
  return (
    <Detail>
      <Values />
      <Outcome />
      <FollowUp />
      <Actions />
    </Detail>
  )
}

function Values() {
  const { sexCd } = useRecord()
  return (
    <>
      <Section title="대상자">
        <Fields names={['userId', 'evalYmd']} />
        {sexCd && <Fields names={['sexCd', 'ageVal']} />}
      </Section>
      <Section title="검사값과 위험요인">
        <Fields names={['bpSysVal', 'bpDiaVal', 'ldlVal']} />
        <Fields names={['smokeYn', 'familyYn', 'diabetesYn', 'organYn', 'diseaseYn']} />
        <Field name="prob10Val" hint="국민건강보험공단 건강위험평가의 10년 발병확률" />
      </Section>
    </>
  )
}

/** How the group came about: both ways to it, and which held. */
function Outcome() {
  const t = useT()
  const { riskGroupCd, reviewDueYmd } = useRecord()
  if (!riskGroupCd) return null
  return (
    <Section title="평가결과" hint="확률과 조사표 가운데 높은 위험군으로 정합니다.">
      <div className="doc-value">
        <dt>{t('위험군')}</dt>
        <dd>
          <RiskTag group={riskGroupCd} />
        </dd>
      </div>
      <Fields names={['probGroupCd', 'surveyGroupCd', 'bpGradeCd', 'riskFactorCnt', 'nextYmd']} />
      {reviewDueYmd && <Fields names={['reviewDueYmd', 'workFitCd', 'reviewDesc', 'reviewDt']} />}
    </Section>
  )
}

function FollowUp() {
  const { statusCd, workCareNo } = useRecord()
  if (statusCd !== 'ACTION' && statusCd !== 'DONE') return null
  return (
    <Section title="사후관리" hint="근무조치에는 진단과 검사값이 담기지 않습니다.">
      {workCareNo && <Fields names={['overtimeYn', 'nightYn', 'hotYn', 'managerUserId', 'workCareNo']} />}
      <Field name="careDesc" />
    </Section>
  )
}
