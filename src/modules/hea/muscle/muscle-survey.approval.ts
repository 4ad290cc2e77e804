/** The approval of a survey's plan: its steps are the steps of the survey. */
import { type ApprovalBiz, approvalOfAction, takesAction } from '#platform/server/approvals/approval.biz.ts'
import { muscleSurveyRules } from './muscle-survey.rules.ts'

const takes = (actionCd: string) => takesAction(muscleSurveyRules, actionCd)

export const muscleSurveyPlan: ApprovalBiz = {
  ...approvalOfAction(muscleSurveyRules, 'submit', {
    apprBizCd: 'HEA_MUSCLE_SURVEY',
    label: '유해요인조사 계획',
    values: { mustRoleCds: ['SHD'] },
  }),
  onSubmit: takes('submit'),
  onApprove: takes('approve'),
  onReturn: takes('sendBack'),
  onReject: takes('reject'),
  onWithdraw: takes('takeBack'),
}
