/** Who ran the education asks for its correction; who answers for safety on the site decides. */
import { approvalOfSteps } from '#platform/server/approvals/approval.biz.ts'
import { eduFixRules } from './edu-fix.rules.ts'

export const eduFixApproval = approvalOfSteps(eduFixRules, {
  apprBizCd: 'EDU_FIX',
  label: '교육 정정',
  values: { mustRoleCds: ['SHM'], bulkYn: 'N' },
})
