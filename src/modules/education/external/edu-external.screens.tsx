/** 업체 자체교육: the vendor tells of it with its evidence, the host confirms that it took place. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { eduExternal } from './edu-external.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(eduExternal)

export function EduExternalList() {
  return (
    <List
      columns={['vendorCd', 'eduClassCd', 'specialKindNo', 'eduYmd', 'hourVal', 'personCnt', 'orgNm']}
      filters={['eduClassCd', 'eduYmd']}
      stateTabs
      excel
      empty="등록한 업체 자체교육이 없습니다."
    />
  )
}

export function EduExternalDetail() {
  return (
    <Detail>
      <Training />
      <Section title="이수자" hint="소속인원에서 고릅니다. 확인되면 각 사람의 교육시간으로 인정합니다.">
        <Fields names={['eduPersons']} />
      </Section>
      <Section title="증빙" hint="서명한 참석자 명단과 교육 사진을 붙입니다.">
        <Fields names={['attachFileId', 'experiencedYn']} />
      </Section>
      <Checked />
      <Actions />
    </Detail>
  )
}

/** 법 제64조제1항제3호·제4호: who of the host saw that it took place, and when. */
function Checked() {
  const { checkDt } = useRecord()
  if (!checkDt) return null
  return (
    <Section title="도급인 확인">
      <Fields names={['checkUserId', 'checkDt']} />
    </Section>
  )
}

function Training() {
  const { eduClassCd } = useRecord()
  return (
    <Section title="교육">
      <Fields names={['externalTitle', 'eduClassCd']} />
      {eduClassCd === 'SPECIAL' && <Field name="specialKindNo" />}
      <Fields names={['eduYmd', 'hourVal', 'orgNm']} />
    </Section>
  )
}
