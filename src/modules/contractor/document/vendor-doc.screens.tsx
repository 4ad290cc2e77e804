/** Papers of vendors, for both sides. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { vendorDoc } from './vendor-doc.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(vendorDoc)

export function VendorDocList() {
  return (
    <List
      columns={['vendorCd', 'validFromYmd', 'validToYmd']}
      filters={['docTypeCd', 'validToYmd', 'vendorCd']}
      stateTabs
      excel
      empty="등록된 서류가 없습니다."
    />
  )
}

export function VendorDocDetail() {
  return (
    <Detail>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { kind } = usePerson()
  const { statusCd } = useRecord()
  return (
    <Section title="서류">
      {(kind === 'staff' || statusCd !== 'TEMP') && <Field name="vendorCd" />}
      <Fields names={['docTypeCd']} />
      <Field name="validFromYmd" />
      <Field name="validToYmd" hint="만료일이 지난 서류는 등록할 수 없습니다." />
      <Fields names={['attachFileId', 'remarkDesc']} />
    </Section>
  )
}
