/** Checkup plans of staff: the list, and one plan. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { checkupPlan } from './checkup-plan.model.ts'

const { List, Detail, Section, Fields, Actions } = screensFor(checkupPlan)

export function CheckupPlanList() {
  return (
    <List
      columns={['heaCheckupClassCd', 'heaCheckupYear', 'checkupStartYmd', 'checkupEndYmd']}
      filters={['heaCheckupYear', 'heaCheckupClassCd', 'checkupStartYmd']}
      stateTabs
    />
  )
}

export function CheckupPlanDetail() {
  return (
    <Detail>
      <Section title="기본정보">
        <Fields names={['heaCheckupPlanNm', 'heaCheckupClassCd', 'heaCheckupYear']} />
        <Fields names={['checkupStartYmd', 'checkupEndYmd', 'reserveStartYmd', 'reserveEndYmd']} />
        <Fields names={['planReasonDesc', 'guideDesc', 'attachFileId']} />
      </Section>
      <Actions />
    </Detail>
  )
}
