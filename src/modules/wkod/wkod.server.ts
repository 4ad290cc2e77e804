/** What work brings to the server, put together by hand: one line for each part. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Services } from '#platform/server/services.ts'
import { boardRoutes } from './board/board.routes.ts'
import { permitRules } from './permit/permit.rules.ts'
import { simopsRun } from './simops/simops.jobs.ts'
import { simopsRoutes } from './simops/simops.routes.ts'
import { simopsRuleRules } from './simops/simops-rule.rules.ts'

export const wkodDocuments: readonly RuledDocument[] = [permitRules]
export const wkodMasters: readonly RuledMaster[] = [simopsRuleRules]
export const wkodJobs: readonly Job[] = [simopsRun()]
export const wkodPortlets: readonly Portlet[] = []
export const wkodEvents: readonly MessageEvent[] = []
export const wkodLinks: readonly LinkPurpose[] = []
export const wkodImprovements: readonly ImprSource[] = []

const parts: readonly ((app: App, services: Services) => void)[] = [simopsRoutes, boardRoutes]

export function wkodRoutes(app: App, services: Services): void {
  for (const part of parts) part(app, services)
}
