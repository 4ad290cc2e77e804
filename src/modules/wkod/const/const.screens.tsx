/** The ledger of constructions: the list, and one from being planned to its end. */
import { type ReactNode, useState } from 'react'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { construction } from './const.model.ts'
import { Duties } from './const-duties.tsx'
import { Accidents, Findings, Permits, Vendors } from './const-links.tsx'
import { Money } from './const-money.tsx'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(construction)
type Row = RowOfList<typeof construction>

const cells = {
  dutyLackCnt: ({ dutyLackCnt, statusCd }: Row) =>
    dutyLackCnt && statusCd !== 'CANC' ? <Lack n={dutyLackCnt} /> : null,
  startYmd: ({ startYmd, statusCd }: Row) => (
    <>
      {startYmd} {statusCd === 'PLAN' || statusCd === 'READY' ? <Deadline dueYmd={startYmd} /> : null}
    </>
  ),
}
function Lack({ n }: { n: number }) {
  const t = useT()
  return <StatusTag tone="danger">{t('{n}건', { n })}</StatusTag>
}

export function ConstList() {
  return (
    <List
      columns={['constTypeCd', 'totalAmt', 'startYmd', 'endYmd', 'dutyLackCnt', 'ownUserId']}
      widths={{ startYmd: 116, dutyLackCnt: 88 }}
      cells={cells}
      filters={['startYmd', 'constTypeCd', 'dutyLackYn']}
      stateTabs
      excel
      empty="등록된 공사가 없습니다. 등록을 눌러 공사와 법정의무를 정리하십시오."
    />
  )
}

export function ConstDetail() {
  return (
    <Detail print>
      <Stopped />
      <Tabs />
      <Actions />
    </Detail>
  )
}

/** What matters before anything is read: that it is stopped, and why. */
function Stopped() {
  const t = useT()
  const { statusCd, suspDesc, suspPermitCnt } = useRecord()
  if (statusCd !== 'SUSP') return null
  return (
    <div className="doc-banner" data-tone="danger" role="status">
      <span>
        {t('공사가 중지되었습니다: {reason} · 중지한 작업허가 {n}건', { reason: suspDesc, n: suspPermitCnt ?? 0 })}
      </span>
    </div>
  )
}

function Tabs() {
  const t = useT()
  const { statusCd, dutyLackCnt } = useRecord()
  const [open, setOpen] = useState('basic')
  // One tab at a time: the anchors beside it lead to what is on the page.
  const tab = (key: string, label: string, content: ReactNode) => ({ key, label, content: key === open && content })
  const isKept = statusCd !== 'TEMP'
  return (
    <SectionTabs
      onShow={setOpen}
      items={[
        tab('basic', t('기본'), <Basics />),
        ...(isKept
          ? [tab('duties', dutyLackCnt ? `${t('법정의무')} ${dutyLackCnt}` : t('법정의무'), <DutiesTab />)]
          : []),
        tab('money', t('안전관리비'), <Money />),
        tab('vendors', t('업체'), <Vendors />),
        ...(isKept
          ? [
              tab('permits', t('허가'), <Permits />),
              tab('findings', t('점검'), <Findings />),
              tab('accidents', t('사고'), <Accidents />),
            ]
          : []),
        tab(
          'files',
          t('첨부'),
          <Section title="첨부">
            <Fields names={['attachFileId']} />
          </Section>,
        ),
      ]}
    />
  )
}

function DutiesTab() {
  return (
    <Section title="법정의무" hint="기한이 착공 전인 의무를 모두 이행하거나 제외 사유를 써야 착공준비를 마칩니다.">
      <Duties />
    </Section>
  )
}

function Basics() {
  const { statusCd, measureDesc, hostRoleCd } = useRecord()
  return (
    <>
      <Section title="공사">
        <Fields names={['constNm', 'constTypeCd', 'placeDesc', 'startYmd', 'endYmd']} />
        {statusCd === 'END' && <Fields names={['actualEndYmd']} />}
        <Fields names={['hostDeptCd', 'ownUserId']} />
        {(statusCd === 'SUSP' || measureDesc) && <Fields names={['suspDesc', 'measureDesc']} />}
      </Section>
      <Section title="법정의무의 기준" hint="금액, 지위, 기간과 규모로 법정의무가 정해집니다.">
        <Fields names={['hostRoleCd', 'totalAmt', 'buildPermitYn', 'fullTimeMgrYn']} />
        {hostRoleCd === 'ORDERER' && <Fields names={['samePlaceCnt', 'planEndYmd', 'designEndYmd']} />}
        <Fields names={['heightVal', 'areaVal', 'spanVal', 'depthVal']} />
      </Section>
    </>
  )
}
