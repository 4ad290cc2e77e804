import { translate } from '#platform/model/i18n.ts'
import { approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import type { ExportSheet } from './export-sheet.ts'
import { heaExport } from './hea-export.model.ts'

type Context = ActionContext<typeof heaExport>

/** @param sheets lists about people that are no documents */
export function heaExportRules(sheets: readonly ExportSheet[]) {
  const rules = [(context: Context) => refuseUnknown(context, sheets)]
  return rulesFor(heaExport, { refuse: { create: rules, edit: rules, approve: rules } })
}

/** Only what is kept with the health team leaves by this way; everything else has its own sheet. */
function refuseUnknown({ record: { exportBizCd }, services }: Context, sheets: readonly ExportSheet[]) {
  const isKnown =
    sheets.some(({ name }) => name === exportBizCd) ||
    services.models.some(({ name, access }) => name === exportBizCd && access.confidential)
  if (!exportBizCd || isKnown) return undefined
  return problem(heaExport, 'exportBizCd', 'HEA_EXPORT_KIND', '반출할 자료를 선택하십시오.')
}

/** What leaves is approved by who answers for the site's safety and health, never by who takes it. */
export const heaExportApproval = (sheets: readonly ExportSheet[]) =>
  approvalOfAction(heaExportRules(sheets), 'approve', {
    apprBizCd: 'HEA_EXPORT',
    label: '건강자료 반출',
    values: { mustRoleCds: ['SHD'], bulkYn: 'N' },
    wordsOf: ({ exportBizCd }, models, language) => {
      const kind = [...sheets, ...models].find(({ name }) => name === exportBizCd)
      return kind ? { exportBizCd: translate('hea', language, kind.label) } : {}
    },
  })
