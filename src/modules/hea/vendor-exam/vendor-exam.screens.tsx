/** Certificates of vendors' people for the health team: what waits to be confirmed, and who may work with what. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { vendorExam } from './vendor-exam.model.ts'

const { List, Detail, Section, Field, Fields, Actions } = screensFor(vendorExam)

export function VendorExamList() {
  return (
    <List
      columns={['workerVendorCd', 'factorNms', 'examYmd', 'workFitCd', 'reviewYmd']}
      widths={{ workerVendorCd: 136, workFitCd: 144 }}
      filters={['workerVendorCd', 'workFitCd', 'examYmd']}
      stateTabs
      empty="확인할 협력업체 배치전검진이 없습니다. 업체가 대상 신청에서 '배치전검진 확인'을 신청하면 여기에 나타납니다."
    />
  )
}

export function VendorExamDetail() {
  return (
    <Detail>
      <Section title="대상자" hint="소견과 검사값은 받지 않습니다. 업무적합성만 기록합니다.">
        <Fields names={['personNo', 'workerVendorCd', 'deptRqstNo']} />
      </Section>
      <Section title="검진">
        <Fields names={['examYmd', 'examOrgNm', 'designationNo']} />
        <Field name="factors" />
        <Field name="attachFileId" />
      </Section>
      <Section title="업무적합성">
        <Fields names={['workFitCd', 'conditionDesc', 'reviewYmd']} />
      </Section>
      <Actions />
    </Detail>
  )
}
