/** What occupational health brings to the server, put together by hand: one line for each part. */
import type { ProcessUse } from '#modules/baseinfo/process.api.ts'
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
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
import { dueEvents } from './exposure/due.events.ts'
import { heaDueCheck } from './exposure/due.jobs.ts'
import { dueRoutes } from './exposure/due.routes.ts'
import { exposedWorkers } from './exposure/exposure.process.ts'
import { exposureRoutes } from './exposure/exposure.routes.ts'
import { exposureSheetRoutes } from './exposure/sheet.routes.ts'
import { whatIfRoutes } from './exposure/what-if.ts'
import { hazardFactorRules } from './hazard/hazard-factor.rules.ts'
import type { ExceededListener } from './measure/measure.api.ts'
import { measureEvents } from './measure/measure.events.ts'
import { measureImprovements } from './measure/measure.follow.ts'
import { halveCheckups } from './measure/measure.halving.ts'
import { heaMeasureDue, heaMeasureReportDue } from './measure/measure.jobs.ts'
import { measureRoutes } from './measure/measure.routes.ts'
import { measureRules } from './measure/measure.rules.ts'
import { measureUnitRules } from './measure/measure-unit.rules.ts'

/** Who acts on what was measured above a limit. */
const exceededListeners: readonly ExceededListener[] = [halveCheckups]

export const heaDocuments: readonly RuledDocument[] = [
  checkupPlanRules,
  checkedOrgRules,
  measureUnitRules,
  measureRules(exceededListeners),
]
export const heaMasters: readonly RuledMaster[] = [hazardFactorRules]
export const heaJobs: readonly Job[] = [
  heaPlanStart,
  heaReservationRemind,
  heaDueCheck,
  heaMeasureDue,
  heaMeasureReportDue,
]
export const heaPortlets: readonly Portlet[] = []
export const heaApprovals: readonly ApprovalBiz[] = [checkupPlanApproval]
export const heaProcessUses: readonly ProcessUse[] = [exposedWorkers]
export const heaExports: readonly ExportSource[] = []
export const heaEvents: readonly MessageEvent[] = [...checkupEvents, ...dueEvents, ...measureEvents]

export const heaImprovements: readonly ImprSource[] = [measureImprovements]

export function heaRoutes(app: App, services: Services): void {
  checkupRoutes(app, services)
  exposureRoutes(app, services)
  exposureSheetRoutes(app, services)
  whatIfRoutes(app, services)
  dueRoutes(app, services)
  measureRoutes(app, services)
}
