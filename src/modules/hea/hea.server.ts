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
import type { AccidentOpener } from './infirm/accidents.ts'
import { infirmEvents } from './infirm/infirm.events.ts'
import { heaCounselDue, heaMedicineAlert } from './infirm/infirm.jobs.ts'
import { infirmDocuments, infirmRoutes, medicineRules } from './infirm/infirm.server.ts'

/** Who opens an accident for a visit that has to do with work; there is nobody yet. */
const accidentOpeners: readonly AccidentOpener[] = []

export const heaDocuments: readonly RuledDocument[] = [checkupPlanRules, checkedOrgRules, ...infirmDocuments]
export const heaMasters: readonly RuledMaster[] = [hazardFactorRules, medicineRules]
export const heaJobs: readonly Job[] = [heaCounselDue, heaMedicineAlert]
export const heaPortlets: readonly Portlet[] = []
export const heaApprovals: readonly ApprovalBiz[] = [checkupPlanApproval]
export const heaProcessUses: readonly ProcessUse[] = [exposedWorkers]
export const heaExports: readonly ExportSource[] = []
export const heaEvents: readonly MessageEvent[] = [...infirmEvents]

export function heaRoutes(app: App, services: Services): void {
  exposureRoutes(app, services)
  infirmRoutes(app, services, accidentOpeners)
}
