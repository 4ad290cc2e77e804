/** Work plans: written by vendors, reviewed by the site; one document for both. */
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Basics } from './plan-basics.tsx'
import { type PlanTab, planRisks, planTabs, riskTones } from './plan-codes.model.ts'
import { Analyses } from './plan-jsas.tsx'
import { Law } from './plan-law.tsx'
import { Papers } from './plan-papers.tsx'
import { TabLabel } from './plan-part.tsx'
import { Equipment, Organisation } from './plan-people.tsx'
import { Place } from './plan-place.tsx'
import { usePlanExtra } from './plan-queries.ts'
import { Signatures } from './plan-signs.tsx'
import { tabCounts } from './plan-tabs.logic.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(wkodPlan)
type Row = RowOfList<typeof wkodPlan>

const cells = {
  riskCd: (row: Row) => <Risk row={row} />,
  afterLackYn: (row: Row) => <AfterPapers row={row} />,
}

function Risk({ row: { riskCd } }: { row: Row }) {
  const t = useT()
  if (!riskCd) return null
  return <StatusTag tone={riskTones[riskCd]}>{t(planRisks[riskCd])}</StatusTag>
}
/** Owed after the work, until when. */
function AfterPapers({ row: { statusCd, afterLackYn, afterDueYmd } }: { row: Row }) {
  const t = useT()
  if (statusCd !== 'AFTER' && statusCd !== 'CLOSE') return null
  if (afterLackYn !== 'Y') return <StatusTag tone="done">{t('제출')}</StatusTag>
  return (
    <>
      {t('미제출')} {afterDueYmd && <Deadline dueYmd={afterDueYmd} />}
    </>
  )
}

const columns = ['planStartYmd', 'planEndYmd', 'legalYn', 'riskCd', 'jsaCnt', 'afterLackYn'] as const

export function WkodPlanList() {
  return (
    <List
      columns={['vendorCd', ...columns]}
      cells={cells}
      filters={['planStartYmd', 'hostDeptCd', 'planWorkNms']}
      stateTabs
      excel
      empty="제출된 작업계획서가 없습니다."
    />
  )
}

export function VendorPlanList() {
  return (
    <List
      columns={columns}
      cells={cells}
      filters={['planStartYmd', 'planWorkNms', 'afterLackYn']}
      stateTabs
      excel
      empty="작업계획서가 없습니다. 등록을 눌러 계약의 작업계획을 쓰십시오."
    />
  )
}

export function WkodPlanDetail() {
  return (
    <Detail print aside={<Revisions />}>
      <Tabs />
      <Actions />
    </Detail>
  )
}

const withAfter: ReadonlySet<string> = new Set(['APPR', 'AFTER', 'CLOSE'])

function Tabs() {
  const record = useRecord()
  const counts = tabCounts(record)
  const isRead = record.statusCd !== 'TEMP'
  const [open, setOpen] = useState('BASIC')
  // One tab at a time: the anchors beside it lead to what is on the page.
  const tab = (key: PlanTab, content: ReactNode) => ({
    key,
    label: <TabLabel text={planTabs[key]} count={counts[key]} />,
    content: key === open && content,
  })
  return (
    <SectionTabs
      onShow={setOpen}
      items={[
        tab('BASIC', <BasicTab />),
        tab(
          'ATTACH',
          <Section isFree title="사전서류" hint="필수 서류가 비었거나 기한이 지나면 승인되지 않습니다.">
            <Papers name="docs" fileField="beforeFileId" taskClass="PLAN_BEFORE" />
          </Section>,
        ),
        tab(
          'EQUIP',
          <Section isFree title="장비">
            <Equipment />
          </Section>,
        ),
        tab('ORG', <OrgTab isRead={isRead} />),
        tab(
          'JSA',
          <Section isFree title="연결 JSA" hint="모든 작업종류에 확정된 JSA가 하나 이상 있어야 합니다.">
            <Analyses />
          </Section>,
        ),
        tab(
          'LOC',
          <Section isFree title="작업 위치" hint="작업종류를 고르고 배치도에서 작업할 곳을 누르십시오.">
            <Place />
          </Section>,
        ),
        ...(withAfter.has(record.statusCd) ? [tab('AFTER', <AfterTab />)] : []),
      ]}
    />
  )
}

function BasicTab() {
  const { statusCd } = useRecord()
  return (
    <>
      <Section title="작업">
        <Basics />
      </Section>
      <Section title="법정 사항" hint="해당하면 정보 제공, 승인, 신고를 확인해야 승인됩니다.">
        <Law />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section title="검토">
          <Fields names={['reviews', 'ownOkUserId', 'ownOkDt', 'oprOkUserId', 'oprOkDt', 'apprUserId', 'apprDt']} />
          <Fields names={['suspDesc', 'rtnCnt']} />
        </Section>
      )}
    </>
  )
}

function OrgTab({ isRead }: { isRead: boolean }) {
  return (
    <>
      <Section isFree title="조직">
        <Organisation />
      </Section>
      <Section title="비상연락">
        <Fields names={['phoneTreeDesc', 'hospitalNm', 'hospitalTel']} />
      </Section>
      {isRead && (
        <Section
          isFree
          title="작업자 확인 서명"
          hint="작업계획의 내용을 작업자에게 알리고 서명받습니다. (안전보건규칙 제38조제2항)"
        >
          <Signatures />
        </Section>
      )}
    </>
  )
}

function AfterTab() {
  const t = useT()
  const { statusCd, afterDueYmd } = useRecord()
  if (statusCd === 'APPR')
    return (
      <Section isFree title="사후서류">
        <p className="quiet">{t('작업종료 뒤 7일 안에 완료 사진과 종류별 서류를 올립니다.')}</p>
      </Section>
    )
  return (
    <Section isFree title="사후서류" {...(afterDueYmd && { hint: t('{ymd}까지 올립니다.', { ymd: afterDueYmd }) })}>
      <Papers name="afterDocs" fileField="afterFileId" taskClass="PLAN_AFTER" />
    </Section>
  )
}

/** wkodPlanOld: every revision of the same plan, the newest first. */
function Revisions() {
  const t = useT()
  const { listPath } = usePage()
  const { wkodPlanNo } = useRecord()
  const { data } = usePlanExtra(wkodPlanNo)
  if (!data || data.revisions.length < 2) return null
  return (
    <section className="stack is-close" aria-label={t('개정 이력')}>
      <h2>{t('개정 이력')}</h2>
      <ul className="lines">
        {data.revisions.map((one) => {
          const state = wkodPlan.lifecycle.states[one.statusCd as keyof typeof wkodPlan.lifecycle.states]
          const name = t('개정 {n}', { n: one.revNo })
          return (
            <li key={one.wkodPlanNo}>
              {one.wkodPlanNo === wkodPlanNo ? <b>{name}</b> : <Link to={`${listPath}/${one.wkodPlanNo}`}>{name}</Link>}
              <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
              <span className="quiet">{one.apprDt?.slice(0, 10)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
