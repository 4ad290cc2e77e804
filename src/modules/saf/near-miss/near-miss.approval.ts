/** The closing of a HiPo near miss: the safety manager drafts it, the SHE head approves, and with that it is closed. */
import { approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { nearMissRules } from './near-miss.rules.ts'

export const nearMissClose = approvalOfAction(nearMissRules, 'close', {
  apprBizCd: 'NEAR_MISS_CLOSE',
  label: '아차사고 종결',
  values: { mustRoleCds: ['SHD'] },
})
