/** Qualifications of people: brought by their vendor, looked at by the site. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { personQual } from './person-qual.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(personQual)

export function PersonQualList() {
  return (
    <List
      columns={['vendorCd', 'certNo', 'validToYmd', 'verifyUserId']}
      filters={['qualTypeCd', 'vendorCd', 'validToYmd']}
      stateTabs
      excel
      empty="등록된 자격이 없습니다."
    />
  )
}

export function PersonQualDetail() {
  return (
    <Detail>
      <Section title="자격">
        <Fields names={['personNo', 'qualTypeCd', 'certNo', 'validToYmd', 'attachFileId']} />
      </Section>
      <Verified />
      <Actions />
    </Detail>
  )
}

function Verified() {
  const { verifyYn } = useRecord()
  if (verifyYn !== 'Y') return null
  return (
    <Section title="확인">
      <Fields names={['verifyYn', 'verifyUserId']} />
    </Section>
  )
}
