/** wkodPlanOld: plans that were superseded, as they were. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { wkodPlan } from './wkod-plan.model.ts'

const { List } = screensFor(wkodPlan)

const superseded = { statusCd: 'OLD' } as const
export const OldPlanList = () => (
  <List
    where={superseded}
    columns={['revNo', 'planStartYmd', 'planEndYmd', 'planWorkNms', 'jsaCnt']}
    filters={['planStartYmd', 'planWorkNms']}
    excel
    empty="개정으로 바뀐 작업계획이 없습니다."
  />
)
