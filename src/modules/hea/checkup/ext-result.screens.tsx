/** Results from elsewhere for the health team: what waits to be looked at, and one with its file. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { extResult } from './ext-result.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(extResult)

export function ExtResultList() {
  return (
    <List
      columns={['heaCheckupClassCd', 'extOrgNm', 'examYmd', 'createDt']}
      filters={['heaCheckupClassCd', 'examYmd']}
      stateTabs
      empty="제출되거나 인정한 타기관 검진결과가 없습니다. 검진계획의 검진대상자에서 바로 인정할 수도 있습니다."
    />
  )
}

export function ExtResultDetail() {
  return (
    <Detail>
      <Examined />
      <Decision />
      <Actions />
    </Detail>
  )
}

function Examined() {
  const { statusCd } = useRecord()
  const hint = '인정하면 타기관수검으로 바뀌고 다음 검진 기한이 다시 계산됩니다.'
  return (
    <Section title="검진" {...(statusCd === 'RQST' && { hint })}>
      <Fields names={['personNm', 'heaCheckupPlanNo', 'heaCheckupClassCd']} />
      <Fields names={['extOrgNm', 'designationNo', 'examYmd']} />
      <Field name="attachFileId" />
    </Section>
  )
}

/** What was said of it, once something was. */
function Decision() {
  const { recognizeDesc, returnCd } = useRecord()
  if (recognizeDesc)
    return (
      <Section title="인정">
        <Fields names={['recognizeDesc']} />
      </Section>
    )
  if (!returnCd) return null
  return (
    <Section title="보완요청">
      <Fields names={['returnCd', 'returnDesc']} />
    </Section>
  )
}
