/** The safety manager asks; the head of safety decides, and the head of the site where an accident is to be none. */
import { approvalOfSteps } from '#platform/server/approvals/approval.biz.ts'
import { accidentFixRules } from './accident-fix.rules.ts'

export const accidentFixApproval = approvalOfSteps(accidentFixRules, {
  apprBizCd: 'ACC_FIX',
  label: '사고 정정',
  values: { mustRoleCds: ['SHD'], bulkYn: 'N' },
})
export const accidentVoidApproval = approvalOfSteps(accidentFixRules, {
  apprBizCd: 'ACC_VOID',
  label: '사고 오등록',
  values: { mustRoleCds: ['CSO'], bulkYn: 'N' },
})
