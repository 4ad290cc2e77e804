/** 건강상담: persons with findings, who comes next, and what was said. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { counsel } from './counsel.model.ts'

const { List, Detail, Section, Fields, Actions, RecordLinks, useRecord, useRecords } = screensFor(counsel)

export function CounselList() {
  return (
    <List
      columns={['userId', 'counselYmd', 'nextYmd', 'counselorUserId']}
      filters={['riskCd', 'userId', 'counselYmd']}
      stateTabs
      empty="상담할 유소견자가 없습니다."
    />
  )
}

export function CounselDetail() {
  return (
    <Detail aside={<Earlier />}>
      <Section title="대상">
        <Fields names={['userId', 'riskCd', 'counselYmd']} />
      </Section>
      <Said />
      <Actions />
    </Detail>
  )
}

/** Nothing has been said before the day is planned. */
function Said() {
  const { statusCd } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <Section title="상담">
      <Fields names={['bpSysVal', 'bpDiaVal', 'glucoseVal', 'weightVal', 'smokeYn', 'contentDesc', 'nextYmd']} />
      {statusCd === 'CLOSE' && <Fields names={['closeReasonCd']} />}
    </Section>
  )
}

const MOST_EARLIER = 10

/** The same person before: whether he gets better. */
function Earlier() {
  const { userId, heaCounselNo } = useRecord()
  const { rows } = useRecords({ where: { userId }, limit: MOST_EARLIER })
  const others = (rows ?? []).filter((row) => row.heaCounselNo !== heaCounselNo)
  return <RecordLinks title="이 사람의 상담" rows={others} empty="다른 상담이 없습니다." />
}
