/** 근무조치: what is to change in somebody's work, for his department. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { workCare } from './work-care.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(workCare)

export function WorkCareList() {
  return (
    <List
      columns={['overtimeYn', 'nightYn', 'hotYn', 'fromYmd', 'reviewYmd', 'managerUserId']}
      filters={['reviewYmd', 'managerUserId', 'userId']}
      stateTabs
      empty="근무조치가 필요한 사람이 없습니다."
    />
  )
}

export function WorkCareDetail() {
  return (
    <Detail>
      <Section title="근무조치" hint="사유와 진단은 적지 않습니다.">
        <Fields names={['userId', 'overtimeYn', 'nightYn', 'hotYn', 'fromYmd', 'reviewYmd', 'managerUserId']} />
      </Section>
      <Result />
      <Actions />
    </Detail>
  )
}

function Result() {
  const { statusCd } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <Section title="이행">
      <Fields names={['resultDesc']} />
    </Section>
  )
}
