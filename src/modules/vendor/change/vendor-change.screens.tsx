/** What a vendor wants changed in its master data. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { changeable, vendorChange } from './vendor-change.model.ts'

const { List, Detail, Section, Fields, Actions } = screensFor(vendorChange)

export function VendorChangeList() {
  return <List columns={['vendorCd', 'createDt']} filters={['vendorCd']} stateTabs empty="변경신청이 없습니다." />
}

export function VendorChangeDetail() {
  return (
    <Detail>
      <Section title="변경 내용" hint="바꿀 항목만 고치십시오. 나머지는 지금 등록된 값입니다.">
        <Fields names={['changeReasonDesc']} />
        <Fields names={changeable} />
      </Section>
      <Actions />
    </Detail>
  )
}
