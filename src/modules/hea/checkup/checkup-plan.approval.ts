/** The approval of a checkup plan: its steps are the steps of the plan. */
import { type ApprovalBiz, approvalOfAction, type Hook } from '#platform/server/approvals/approval.biz.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { checkupPlanRules } from './checkup-plan.rules.ts'

/** Takes an action of the plan that no person takes. */
const takes =
  (actionCd: string): Hook =>
  ({ tx, services, asker, bizNo, rowVersion }) =>
    new DocumentStore(services, checkupPlanRules).actWithin(
      tx,
      { ...asker, mayWrite: true, isApproved: true },
      bizNo,
      actionCd,
      { rowVersion },
    )

export const checkupPlanApproval: ApprovalBiz = {
  ...approvalOfAction(checkupPlanRules, 'submit', { apprBizCd: 'HEA_CHECKUP_PLAN', label: '검진계획' }),
  onSubmit: takes('submit'),
  onApprove: takes('approve'),
  onReturn: takes('sendBack'),
  onReject: takes('sendBack'),
  onWithdraw: takes('takeBack'),
}
