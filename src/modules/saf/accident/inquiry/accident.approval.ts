/** The report of an investigation: who has to stand behind it follows from how bad it was. */
import { type ApprovalBiz, approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { accident } from '../accident.model.ts'
import { accidentRules } from '../accident.rules.ts'
import { refuseSubmit } from './inquiry.rules.ts'

function report(apprBizCd: string, label: string, mustRoleCds: string[]): ApprovalBiz {
  const taken = approvalOfAction(accidentRules, 'approve', { apprBizCd, label, values: { mustRoleCds } })
  return {
    ...taken,
    onSubmit: refuseSubmit,
    /** Somebody who dies while it is on its way asks for others than those who were asked. */
    async beforeApproval({ tx, bizNo }) {
      const record = await findRecord(asProgram(tx), accident, bizNo)
      if (record && accident.lifecycle.actions.approve.approval?.(record) !== apprBizCd)
        throw new Refusal(422, 'ACC_REPORT_CLASS', '결과등급이 바뀌었습니다. 반려한 뒤 새 결재선으로 다시 상신하세요.')
    },
  }
}

export const accidentReports = [
  report('ACC_REPORT', '사고 조사보고', ['MGR']),
  report('ACC_REPORT_MID', '사고 조사보고(치료·제한작업)', ['MGR', 'SHD']),
  report('ACC_REPORT_HIGH', '사고 조사보고(휴업·HiPo)', ['MGR', 'SHD', 'CSO']),
]
