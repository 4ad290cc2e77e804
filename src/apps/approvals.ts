/** The kinds of documents that are approved, by hand. */
import { educationApprovals } from '#modules/education/education.server.ts'
import { heaApprovals } from '#modules/hea/hea.server.ts'
import { authChange } from '#modules/manage/authority/auth-request.approval.ts'
import { noticeShe } from '#modules/manage/notice/notice.approval.ts'
import { accidentFixApproval, accidentVoidApproval } from '#modules/saf/accident/fix/accident-fix.approval.ts'
import { accidentReports } from '#modules/saf/accident/inquiry/accident.approval.ts'
import { nearMissClose } from '#modules/saf/near-miss/near-miss.approval.ts'
import type { ApprovalBiz } from '#platform/server/approvals/approval.biz.ts'

export const approvals: readonly ApprovalBiz[] = [
  nearMissClose,
  accidentFixApproval,
  accidentVoidApproval,
  ...accidentReports,
  authChange,
  noticeShe,
  ...heaApprovals,
  ...educationApprovals,
]
