/** What work brings to the server, put together by hand: one line for each part. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Services } from '#platform/server/services.ts'
import { planEvents } from './plan/plan.events.ts'
import { planJobs } from './plan/plan.jobs.ts'
import { planRoutes } from './plan/plan.routes.ts'
import type { PlanSeams } from './plan/plan.seams.ts'
import { planDocMaster } from './plan/plan-doc.master.ts'
import { wkodInfoRules } from './plan/wkod-info.rules.ts'
import { wkodPlanRules } from './plan/wkod-plan.rules.ts'

/** What plans ask of permits and of equipment that was let in; both are still to come. */
const planSeams: PlanSeams = { permits: [], equips: [] }

export const wkodDocuments: readonly RuledDocument[] = [wkodPlanRules(planSeams), wkodInfoRules]
export const wkodMasters: readonly RuledMaster[] = [masterWith(planDocMaster)]
export const wkodJobs: readonly Job[] = [...planJobs]
export const wkodPortlets: readonly Portlet[] = []
export const wkodEvents: readonly MessageEvent[] = [...planEvents]
export const wkodLinks: readonly LinkPurpose[] = []
export const wkodImprovements: readonly ImprSource[] = []

const parts: readonly ((app: App, services: Services) => void)[] = [planRoutes(planSeams)]

export function wkodRoutes(app: App, services: Services): void {
  for (const part of parts) part(app, services)
}
