/** What a vendor wants changed in its master data. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { changeable, vendorChange } from './vendor-change.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(vendorChange)

export function VendorChangeList() {
  return <List columns={['vendorCd', 'createDt']} filters={['vendorCd']} stateTabs empty="변경신청이 없습니다." />
}

export function VendorChangeDetail() {
  return (
    <Detail>
      <Wanted />
      <Actions />
    </Detail>
  )
}

/** The first save brings what is registered now: before it there is nothing to correct. */
function Wanted() {
  const isBegun = Boolean(useRecord().vendorChangeNo)
  const hint = isBegun
    ? '바꿀 항목만 고치십시오. 나머지는 지금 등록된 값입니다.'
    : '변경 사유를 적으면 지금 등록된 값이 나옵니다.'
  return (
    <Section title="변경 내용" hint={hint}>
      <Fields names={['changeReasonDesc']} />
      {isBegun && <Fields names={changeable} />}
    </Section>
  )
}
