/** Examining organisations of staff: the list, and one with what it is designated for and its prices. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { checkedOrg } from './checked-org.model.ts'

const { List, Detail, Section, Field, Fields, Actions } = screensFor(checkedOrg)

export function CheckedOrgList() {
  return <List columns={['designationNo', 'valid', 'contactNm', 'contactTel']} filters={['valid']} stateTabs excel />
}

export function CheckedOrgDetail() {
  return (
    <Detail>
      <Section title="기본정보">
        <Fields names={['checkedOrgNm', 'designationNo', 'valid']} />
        <Fields names={['contactNm', 'contactTel', 'addrDesc', 'attachFileId']} />
      </Section>
      <Section title="검진구분·단가">
        <Field name="classes" />
      </Section>
      <Section title="지정 유해인자" hint="특수건강진단은 지정된 유해인자만 검진할 수 있습니다.">
        <Field name="factors" />
      </Section>
      <Actions />
    </Detail>
  )
}
