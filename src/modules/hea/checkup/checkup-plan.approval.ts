/** The approval of a checkup plan: its steps are the steps of the plan. */
import { approvalOfSteps } from '#platform/server/approvals/approval.biz.ts'
import { checkupPlanRules } from './checkup-plan.rules.ts'

const kind = { apprBizCd: 'HEA_CHECKUP_PLAN', label: '검진계획' }
export const checkupPlanApproval = approvalOfSteps(checkupPlanRules, kind, { onReject: 'sendBack' })
