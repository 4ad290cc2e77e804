/** 상시평가 회의: the weekly review of a process, and the talk of own crews before work. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { MeetingPeople } from './meeting-people.tsx'
import { rsaMeeting } from './rsa-meeting.model.ts'

const { List, Detail, Section, Fields, Field, Actions } = screensFor(rsaMeeting)

export function RsaMeetingList() {
  return (
    <List
      columns={['contentDesc', 'meetKindCd', 'processNo', 'meetYmd', 'signCnt', 'partCnt', 'deptCd']}
      widths={{ signCnt: 80, partCnt: 80 }}
      filters={['meetKindCd', 'processNo', 'meetYmd']}
      stateTabs
      excel
      empty="기록한 회의가 없습니다. 매주 관리감독자·안전관리자·업체 관리자가 모여 점검한 내용을 적습니다."
    />
  )
}

export function RsaMeetingDetail() {
  return (
    <Detail print>
      <Section title="회의">
        <Fields names={['meetKindCd', 'processNo', 'meetYmd', 'deptCd']} />
        <Field name="contentDesc" />
        <Fields names={['attachFileId', 'doneDt', 'retainToYmd']} />
      </Section>
      <MeetingPeople />
      <Actions />
    </Detail>
  )
}
