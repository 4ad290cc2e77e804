/** A plan on paper: all its pages, one below the other, with who has signed. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { Basics } from './plan-basics.tsx'
import { Analyses } from './plan-jsas.tsx'
import { Law } from './plan-law.tsx'
import { Papers } from './plan-papers.tsx'
import { Equipment, Organisation } from './plan-people.tsx'
import { Place } from './plan-place.tsx'
import { Signatures } from './plan-signs.tsx'
import { wkodPlan } from './wkod-plan.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(wkodPlan)

export function WkodPlanPaper() {
  return (
    <Paper title="작업계획서">
      <Sheet />
    </Paper>
  )
}

function Sheet() {
  const { afterDocs } = useRecord()
  return (
    <>
      <Section title="작업">
        <Fields names={['vendorCd']} />
        <Basics />
      </Section>
      <Section title="법정 사항">
        <Law />
      </Section>
      <Section isFree title="사전서류">
        <Papers name="docs" fileField="beforeFileId" taskClass="PLAN_BEFORE" />
      </Section>
      <Section isFree title="장비">
        <Equipment />
      </Section>
      <Section isFree title="조직">
        <Organisation />
        <Fields names={['phoneTreeDesc', 'hospitalNm', 'hospitalTel']} />
      </Section>
      <Section isFree title="연결 JSA">
        <Analyses />
      </Section>
      <Section isFree title="작업 위치">
        <Place />
      </Section>
      {(afterDocs ?? []).length > 0 && (
        <Section isFree title="사후서류">
          <Papers name="afterDocs" fileField="afterFileId" taskClass="PLAN_AFTER" />
        </Section>
      )}
      <Section title="검토">
        <Fields names={['ownOkUserId', 'ownOkDt', 'oprOkUserId', 'oprOkDt', 'apprUserId', 'apprDt']} />
      </Section>
      <Section isFree title="작업자 확인 서명">
        <Signatures />
      </Section>
    </>
  )
}
