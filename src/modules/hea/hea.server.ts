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
import { cvdEvents } from './cvd/cvd-risk.events.ts'
import { cvdDeadlines } from './cvd/cvd-risk.jobs.ts'
import { cvdRisk } from './cvd/cvd-risk.model.ts'
import { cvdRiskRoutes } from './cvd/cvd-risk.routes.ts'
import { cvdRiskRules } from './cvd/cvd-risk.rules.ts'
import { workCareRules } from './cvd/work-care.rules.ts'
import { exposedWorkers } from './exposure/exposure.process.ts'
import { exposureRoutes } from './exposure/exposure.routes.ts'
import { hazardFactorRules } from './hazard/hazard-factor.rules.ts'
import { emergencyRoutes } from './privacy/emergency.routes.ts'
import { heaRetention } from './privacy/hea-destroy.jobs.ts'
import { heaDestroyRoutes } from './privacy/hea-destroy.routes.ts'
import { heaDestroyApproval, heaDestroyRules } from './privacy/hea-destroy.rules.ts'
import { heaExportRoutes } from './privacy/hea-export.routes.ts'
import { heaExportApproval, heaExportRules } from './privacy/hea-export.rules.ts'
import { privacyEvents } from './privacy/privacy.events.ts'
import { readLogRoutes } from './privacy/read-log.routes.ts'
import type { RetentionKind } from './privacy/retention.ts'
import { stressEvents } from './stress/stress.events.ts'
import { stressEnds, stressReminders } from './stress/stress.jobs.ts'
import { stressRoutes } from './stress/stress.routes.ts'
import { stressSurveyRules } from './stress/stress-survey.rules.ts'

/** Health records that are destroyed when they have been kept long enough; one line for each kind. */
const retentionKinds: readonly RetentionKind[] = [{ model: cvdRisk, from: 'evalYmd' }]

export const heaDocuments: readonly RuledDocument[] = [
  checkupPlanRules,
  checkedOrgRules,
  stressSurveyRules,
  cvdRiskRules,
  workCareRules,
  heaExportRules,
  heaDestroyRules(retentionKinds),
]
export const heaMasters: readonly RuledMaster[] = [hazardFactorRules]
export const heaJobs: readonly Job[] = [stressEnds, stressReminders, cvdDeadlines, heaRetention(retentionKinds)]
export const heaPortlets: readonly Portlet[] = []
export const heaApprovals: readonly ApprovalBiz[] = [
  checkupPlanApproval,
  heaExportApproval,
  heaDestroyApproval(retentionKinds),
]
export const heaProcessUses: readonly ProcessUse[] = [exposedWorkers]
export const heaExports: readonly ExportSource[] = []
export const heaEvents: readonly MessageEvent[] = [...stressEvents, ...cvdEvents, ...privacyEvents]

export function heaRoutes(app: App, services: Services): void {
  readLogRoutes(app, services)
  emergencyRoutes(app, services)
  heaExportRoutes(app, services)
  heaDestroyRoutes(app, services)
  cvdRiskRoutes(app, services)
  stressRoutes(app, services)
  exposureRoutes(app, services)
}
