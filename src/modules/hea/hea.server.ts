/** What occupational health brings to the server, put together by hand: one line for each part. */
import type { ProcessUse } from '#modules/baseinfo/process.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { ApprovalBiz } from '#platform/server/approvals/approval.biz.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { ExportSource } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Services } from '#platform/server/services.ts'
import { checkedOrgRules } from './checkup/checked-org.rules.ts'
import { checkupPlanApproval } from './checkup/checkup-plan.approval.ts'
import { checkupPlanRules } from './checkup/checkup-plan.rules.ts'
import { exposedWorkers } from './exposure/exposure.process.ts'
import { exposureRoutes } from './exposure/exposure.routes.ts'
import { hazardFactorRules } from './hazard/hazard-factor.rules.ts'
import { checkupResultRules } from './result/checkup-result.rules.ts'
import { followUpReportRoutes } from './result/follow-up.report.ts'
import { followUpRules } from './result/follow-up.rules.ts'
import { heaReportDue, heaResultDelay, heaSecondExam } from './result/result.jobs.ts'
import { resultRoutes } from './result/result.routes.ts'
import { resultUploadRoutes } from './result/result.upload.ts'
import { statusRoutes } from './result/status.routes.ts'
import { workMeasureRoutes } from './result/work-measure.routes.ts'

export const heaDocuments: readonly RuledDocument[] = [
  checkupPlanRules,
  checkedOrgRules,
  checkupResultRules,
  followUpRules,
]
export const heaMasters: readonly RuledMaster[] = [hazardFactorRules]
export const heaJobs: readonly Job[] = [heaReportDue, heaResultDelay, heaSecondExam]
export const heaPortlets: readonly Portlet[] = []
export const heaApprovals: readonly ApprovalBiz[] = [checkupPlanApproval]
export const heaProcessUses: readonly ProcessUse[] = [exposedWorkers]
export const heaExports: readonly ExportSource[] = []
export const heaEvents: readonly MessageEvent[] = []

export function heaRoutes(app: App, services: Services): void {
  exposureRoutes(app, services)
  resultUploadRoutes(app, services)
  resultRoutes(app, services)
  followUpReportRoutes(app, services)
  workMeasureRoutes(app, services)
  statusRoutes(app, services)
}
