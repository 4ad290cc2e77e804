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
import { checkupEvents } from './checkup/checkup.events.ts'
import { heaPlanStart, heaReservationRemind } from './checkup/checkup.jobs.ts'
import { checkupRoutes } from './checkup/checkup.routes.ts'
import { checkupPlanApproval } from './checkup/checkup-plan.approval.ts'
import { checkupPlanRules } from './checkup/checkup-plan.rules.ts'
import { exposedWorkers } from './exposure/exposure.process.ts'
import { exposureRoutes } from './exposure/exposure.routes.ts'
import { hazardFactorRules } from './hazard/hazard-factor.rules.ts'

export const heaDocuments: readonly RuledDocument[] = [checkupPlanRules, checkedOrgRules]
export const heaMasters: readonly RuledMaster[] = [hazardFactorRules]
export const heaJobs: readonly Job[] = [heaPlanStart, heaReservationRemind]
export const heaPortlets: readonly Portlet[] = []
export const heaApprovals: readonly ApprovalBiz[] = [checkupPlanApproval]
export const heaProcessUses: readonly ProcessUse[] = [exposedWorkers]
export const heaExports: readonly ExportSource[] = []
export const heaEvents: readonly MessageEvent[] = [...checkupEvents]

export function heaRoutes(app: App, services: Services): void {
  checkupRoutes(app, services)
  exposureRoutes(app, services)
}
