/** The report of an investigation: who has to stand behind it follows from how bad it was. */
import { approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { accidentRules } from '../accident.rules.ts'
import { refuseSubmit } from './inquiry.rules.ts'

const report = (apprBizCd: string, label: string, mustRoleCds: string[]) => ({
  ...approvalOfAction(accidentRules, 'approve', { apprBizCd, label, values: { mustRoleCds } }),
  onSubmit: refuseSubmit,
})

export const accidentReports = [
  report('ACC_REPORT', '사고 조사보고', ['MGR']),
  report('ACC_REPORT_MID', '사고 조사보고(치료·제한작업)', ['MGR', 'SHD']),
  report('ACC_REPORT_HIGH', '사고 조사보고(휴업·HiPo)', ['MGR', 'SHD', 'CSO']),
]
