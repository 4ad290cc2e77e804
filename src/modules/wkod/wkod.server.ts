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
import { usableGasSets } from './gas/gas.api.ts'
import { gasEvents } from './gas/gas.events.ts'
import { gasRoutes } from './gas/gas.routes.ts'
import { gasDocuments, gasJobs, gasMasters } from './gas/gas.server.ts'
import { isoEvents } from './isolation/iso.events.ts'
import { isoReviews } from './isolation/iso.jobs.ts'
import { isolationRoutes } from './isolation/iso.server.ts'
import { isoPlanRules } from './isolation/iso-plan.rules.ts'
import { isolationStates } from './isolation/isolation.api.ts'
import { permitClock, permitPresence, permitTomorrow } from './permit/permit.jobs.ts'
import { permitLink } from './permit/permit.link.ts'
import { permitRoutes } from './permit/permit.routes.ts'
import { permitRules } from './permit/permit.rules.ts'
import type { PermitSeams } from './permit/permit.seams.ts'

/** Who tells permits of people, plans, air, isolations and neighbours; each part adds its own. */
export const permitSeams: PermitSeams = {
  eligibility: [],
  presence: [],
  plans: [],
  air: [(db, permitNos) => usableGasSets(db, { permitNos })],
  isolations: [isolationStates],
  neighbours: [],
}

const permitDocument = permitRules(permitSeams)

export const wkodDocuments: readonly RuledDocument[] = [permitDocument, ...gasDocuments, isoPlanRules]
export const wkodMasters: readonly RuledMaster[] = [...gasMasters]
export const wkodJobs: readonly Job[] = [
  permitClock,
  permitTomorrow,
  permitPresence(permitSeams),
  ...gasJobs,
  isoReviews,
]
export const wkodPortlets: readonly Portlet[] = []
export const wkodEvents: readonly MessageEvent[] = [...gasEvents, ...isoEvents]
export const wkodLinks: readonly LinkPurpose[] = [permitLink]
export const wkodImprovements: readonly ImprSource[] = []

const parts: readonly ((app: App, services: Services) => void)[] = [
  permitRoutes(permitSeams, permitDocument),
  gasRoutes,
  isolationRoutes,
]

export function wkodRoutes(app: App, services: Services): void {
  for (const part of parts) part(app, services)
}
