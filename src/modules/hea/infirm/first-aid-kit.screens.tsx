/** 구급함 관리: the box of each place, what is in it, its monthly check. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { firstAidKit } from './first-aid-kit.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(firstAidKit)

export function FirstAidKitList() {
  return (
    <List
      columns={['placeDesc', 'managerUserId', 'lastResultCd', 'nextCheckYmd']}
      filters={['deptCd', 'lastResultCd', 'nextCheckYmd']}
      stateTabs
      excel
      empty="등록된 구급함이 없습니다."
    />
  )
}

export function FirstAidKitDetail() {
  return (
    <Detail>
      <Section title="구급함">
        <Fields names={['kitNm', 'placeDesc', 'deptCd', 'managerUserId']} />
      </Section>
      <Section title="내용물">
        <Fields names={['contents']} />
      </Section>
      <Checked />
      <Actions />
    </Detail>
  )
}

function Checked() {
  const { statusCd } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <Section title="월 점검">
      <Fields names={['lastCheckYmd', 'lastResultCd', 'nextCheckYmd', 'checkNoteDesc']} />
    </Section>
  )
}
