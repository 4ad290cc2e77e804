import { approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { heaExport } from './hea-export.model.ts'

export const heaExportRules = rulesFor(heaExport, {
  refuse: { create: [refuseUnknown], edit: [refuseUnknown], approve: [refuseUnknown] },
})

/** Only what is kept with the health team leaves by this way; everything else has its own sheet. */
function refuseUnknown({ record, services }: ActionContext<typeof heaExport>) {
  const { exportBizCd } = record
  if (!exportBizCd || services.models.some(({ name, access }) => name === exportBizCd && access.confidential))
    return undefined
  return problem(heaExport, 'exportBizCd', 'HEA_EXPORT_KIND', '반출할 자료를 선택하십시오.')
}

/** What leaves is approved by who answers for the site's safety and health, never by who takes it. */
export const heaExportApproval = approvalOfAction(heaExportRules, 'approve', {
  apprBizCd: 'HEA_EXPORT',
  label: '건강자료 반출',
  values: { mustRoleCds: ['SHD'], bulkYn: 'N' },
})
