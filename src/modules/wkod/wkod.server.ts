/** What work brings to the server, put together by hand: one line for each part. */

import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { CountedFigures } from '#platform/server/figures/figures.routes.ts'
import type { App } from '#platform/server/http/app.ts'
import type { OwnPage } from '#platform/server/http/page-asks.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { Services } from '#platform/server/services.ts'
import { BOARD_API, BOARD_ROUTE } from './board/board.calls.ts'
import { boardRoutes } from './board/board.routes.ts'
import { whatIfMessages } from './board/what-if/what-if.messages.ts'
import { constJobs } from './const/const.jobs.ts'
import { constMessages } from './const/const.messages.ts'
import { constAsks } from './const/const.ports.ts'
import { constRoutes } from './const/const.routes.ts'
import { constRules } from './const/const.rules.ts'
import { constCostRules } from './const/const-cost.rules.ts'
import { gasMessages } from './gas/gas.messages.ts'
import { gasAsks } from './gas/gas.ports.ts'
import { gasRoutes } from './gas/gas.routes.ts'
import { gasDocuments, gasJobs, gasMasters } from './gas/gas.server.ts'
import { isoReviews } from './isolation/iso.jobs.ts'
import { isoMessages } from './isolation/iso.messages.ts'
import { isolationRoutes } from './isolation/iso.server.ts'
import { isolationSource } from './isolation/iso-force.ts'
import { isoPlanRules } from './isolation/iso-plan.rules.ts'
import { morningJob } from './morning/morning.jobs.ts'
import { checkItemRules } from './permit/check/check-item.rules.ts'
import { permitDemoDay } from './permit/demo/demo-day.ts'
import { fatigueClock } from './permit/fatigue/fatigue.jobs.ts'
import { permitStat } from './permit/figures/permit-stat.sql.ts'
import { permitLink } from './permit/link/permit.link.ts'
import { permitClock, permitTomorrow } from './permit/permit.jobs.ts'
import { permitMessages } from './permit/permit.messages.ts'
import { permitAsks } from './permit/permit.ports.ts'
import { permitRoutes } from './permit/permit.routes.ts'
import { permitRules } from './permit/permit.rules.ts'
import { planJobs } from './plan/plan.jobs.ts'
import { planMessages } from './plan/plan.messages.ts'
import { planAsks } from './plan/plan.ports.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { planDocMaster } from './plan/plan-doc.master.ts'
import { wkodInfoRules } from './plan/wkod-info.rules.ts'
import { wkodPlanRules } from './plan/wkod-plan.rules.ts'
import { shiftMessages } from './shift/shift.messages.ts'
import { shiftDocuments, shiftJobs, shiftRoutes } from './shift/shift.server.ts'
import { withTalk } from './shift/tbm/tbm.link.ts'
import { precededByTalk } from './shift/tbm/tbm.rules.ts'
import { simopsRun } from './simops/simops.jobs.ts'
import { simopsMessages } from './simops/simops.messages.ts'
import { simopsRoutes } from './simops/simops.routes.ts'
import { followedBySimops } from './simops/simops-follow.ts'
import { simopsRuleRules } from './simops/simops-rule.rules.ts'

const permitDocument = precededByTalk(followedBySimops(permitRules))

export const wkodDocuments: readonly RuledDocument[] = [
  wkodPlanRules,
  wkodInfoRules,
  permitDocument,
  ...gasDocuments,
  isoPlanRules,
  constRules,
  constCostRules,
  ...shiftDocuments,
]
export const wkodMasters: readonly RuledMaster[] = [
  masterWith(planDocMaster),
  ...gasMasters,
  simopsRuleRules,
  checkItemRules,
]
export const wkodJobs: readonly Job[] = [
  ...planJobs,
  morningJob,
  permitClock,
  fatigueClock,
  permitTomorrow,
  permitDemoDay,
  ...gasJobs,
  isoReviews,
  simopsRun,
  ...constJobs,
  ...shiftJobs,
]
export const wkodFigures: readonly CountedFigures[] = [permitStat]
export const wkodPortlets: readonly Portlet[] = []
export const wkodEvents: readonly MessageEvent[] = [
  ...Object.values(planMessages),
  ...Object.values(permitMessages),
  ...Object.values(gasMessages),
  ...Object.values(isoMessages),
  ...Object.values(constMessages),
  ...Object.values(shiftMessages),
  ...Object.values(simopsMessages),
  ...Object.values(whatIfMessages),
]
export const wkodLinks: readonly LinkPurpose[] = [withTalk(permitLink)]
export const wkodImprovements: readonly ImprSource[] = [isolationSource]

const parts: readonly ((app: App, services: Services) => void)[] = [
  planRoutes,
  permitRoutes(permitDocument),
  gasRoutes,
  isolationRoutes,
  simopsRoutes,
  boardRoutes(permitDocument),
  constRoutes,
  shiftRoutes,
]

/** What work asks of other areas, answered in `apps/joins.ts`. */
export const wkodPorts: readonly Ports[] = [permitAsks, planAsks, gasAsks, constAsks]

/** The board is one answer, and is looked at in passing. */
export const wkodPages: readonly OwnPage[] = [{ path: BOARD_ROUTE, api: BOARD_API, name: 'board' }]

export function wkodRoutes(app: App, services: Services): void {
  for (const part of parts) part(app, services)
}
