/** The approval of a checkup plan: its steps are the steps of the plan. */
import { type ApprovalBiz, approvalOfAction, takesAction } from '#platform/server/approvals/approval.biz.ts'
import { checkupPlanRules } from './checkup-plan.rules.ts'

const takes = (actionCd: string) => takesAction(checkupPlanRules, actionCd)

export const checkupPlanApproval: ApprovalBiz = {
  ...approvalOfAction(checkupPlanRules, 'submit', { apprBizCd: 'HEA_CHECKUP_PLAN', label: '검진계획' }),
  onSubmit: takes('submit'),
  onApprove: takes('approve'),
  onReturn: takes('sendBack'),
  onReject: takes('sendBack'),
  onWithdraw: takes('takeBack'),
}
