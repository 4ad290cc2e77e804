/** What work brings to the server, put together by hand: one line for each part. */

import { permitStops } from '#modules/contractor/card/card.api.ts'
import { hostChecks } from '#modules/contractor/check/check.api.ts'
import { councilsHeld } from '#modules/contractor/council/council.api.ts'
import { approvedEquips, gatedIn } from '#modules/contractor/entry/entry.api.ts'
import { entrySeams } from '#modules/contractor/entry/entry.seams.ts'
import { eligibilityAtWork } from '#modules/contractor/entry/entry-work.api.ts'
import { vendorMsdsFor } from '#modules/contractor/msds/msds.api.ts'
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import { undecidedStops } from '#modules/saf/observe/observe.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { OwnPage } from '#platform/server/http/page-asks.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Services } from '#platform/server/services.ts'
import { boardRoutes } from './board/board.routes.ts'
import { BOARD_API, BOARD_ROUTE } from './board/board.wire.ts'
import { constChecks } from './const/const.api.ts'
import { constEvents } from './const/const.events.ts'
import { constJobs } from './const/const.jobs.ts'
import { constRoutes } from './const/const.routes.ts'
import { constRules } from './const/const.rules.ts'
import type { ConstSeams } from './const/const.seams.ts'
import { constCostRules } from './const/const-cost.rules.ts'
import { badGasSets, usableGasSets } from './gas/gas.api.ts'
import { gasEvents } from './gas/gas.events.ts'
import { gasRoutes } from './gas/gas.routes.ts'
import { gasDocuments, gasJobs, gasMasters } from './gas/gas.server.ts'
import { isoEvents } from './isolation/iso.events.ts'
import { isoReviews } from './isolation/iso.jobs.ts'
import { isolationRoutes } from './isolation/iso.server.ts'
import { isoPlanRules } from './isolation/iso-plan.rules.ts'
import { isolationStates } from './isolation/isolation.api.ts'
import { checkItemRules } from './permit/check/check-item.rules.ts'
import { permitDemoDay } from './permit/demo/demo-day.ts'
import { permitStatRoutes } from './permit/figures/permit-stat.routes.ts'
import { permitLink } from './permit/link/permit.link.ts'
import { openPermitsUnder, suspendPermits } from './permit/permit.api.ts'
import { permitEvents } from './permit/permit.events.ts'
import { permitClock, permitTomorrow } from './permit/permit.jobs.ts'
import { permitRoutes } from './permit/permit.routes.ts'
import { permitRules } from './permit/permit.rules.ts'
import type { PermitSeams, ResumeChecks } from './permit/permit.seams.ts'
import { permitPresence, stopBarredWork } from './permit/stop/permit.presence.ts'
import { planChecks, unsignedCrew } from './plan/plan.api.ts'
import { planEvents } from './plan/plan.events.ts'
import { planJobs } from './plan/plan.jobs.ts'
import { planRoutes } from './plan/plan.routes.ts'
import type { PlanSeams } from './plan/plan.seams.ts'
import { planDocMaster } from './plan/plan-doc.master.ts'
import { wkodInfoRules } from './plan/wkod-info.rules.ts'
import { wkodPlanRules } from './plan/wkod-plan.rules.ts'
import { resumeByShift } from './shift/shift.resume.ts'
import { shiftDocuments, shiftJobs, shiftRoutes } from './shift/shift.server.ts'
import { withTalk } from './shift/tbm/tbm.link.ts'
import { precededByTalk } from './shift/tbm/tbm.rules.ts'
import { simopsChecks } from './simops/simops.api.ts'
import { followedBySimops } from './simops/simops.follow.ts'
import { simopsRun } from './simops/simops.jobs.ts'
import { simopsRoutes } from './simops/simops.routes.ts'
import type { WorkStopper } from './simops/simops.seams.ts'
import { simopsRuleRules } from './simops/simops-rule.rules.ts'

/**
 * Work that somebody stopped by a card goes on when it was decided that it may.
 *
 * @law 산업안전보건법 제52조
 */
const decidedStops: ResumeChecks = async (db, { permitNo }) => {
  const docNo = (await undecidedStops(db, [permitNo])).get(permitNo)
  if (docNo === undefined) return []
  return [
    {
      ruleCd: 'PT_RESUME_CARD',
      resultCd: 'BLOCK',
      message: '작업중지 신고에 재개 결정이 기록되지 않았습니다.',
      law: '산업안전보건법 제52조',
      evidenceDesc: docNo,
      lifterCds: ['SUP', 'SHM'],
    },
  ]
}

/** Who tells permits of people, plans, air, isolations and neighbours; each part adds its own. */
export const permitSeams: PermitSeams = {
  eligibility: [
    (db, { plantCd, personNos, fromYmd, toYmd, at, specialKindNos, processNos, permitTypeCds }) =>
      eligibilityAtWork(db, {
        plantCd,
        personNos,
        fromYmd,
        toYmd,
        at,
        specialKindNos,
        processNos,
        isHardWork: permitTypeCds.some((type) => type === 'CSE' || type === 'HOT'),
      }),
  ],
  presence: [async (db, _, personNos, at) => [...(await gatedIn(db, personNos, at))]],
  plans: [planChecks],
  air: [(db, permitNos) => usableGasSets(db, { permitNos })],
  badAir: [(db, permitNos) => badGasSets(db, { permitNos })],
  isolations: [isolationStates],
  conflicts: [simopsChecks],
  resumes: [decidedStops, resumeByShift],
  vendorStops: [
    async (db, vendorCd, ymd) => {
      const stop = (await permitStops(db, [vendorCd], ymd)).get(vendorCd)
      return stop && { toYmd: stop.toYmd, docNo: stop.sgcSanctionDocNo }
    },
  ],
  planSigns: [unsignedCrew],
  constructions: [constChecks],
  materials: [vendorMsdsFor],
}

/** What plans ask of permits and of equipment that was let in. */
const planSeams: PlanSeams = { permits: [{ openPermitCnt: openPermitsUnder }], equips: [{ approvedEquips }] }

/** What the ledger of constructions shows of other parts; accidents join here. */
const constSeams: ConstSeams = { kept: [hostChecks, councilsHeld], accidents: [] }

entrySeams.work.push(stopBarredWork(permitSeams))

const permitDocument = precededByTalk(followedBySimops(permitRules(permitSeams)))
/** Works that go on against a ban are stopped by the clock. */
const stopBanned: WorkStopper = async (tx, permitNos, now) => {
  await suspendPermits(tx, { permitNos }, { reasonCd: 'SIMOPS', now })
}

export const wkodDocuments: readonly RuledDocument[] = [
  wkodPlanRules(planSeams),
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
  permitClock,
  permitTomorrow,
  permitPresence(permitSeams),
  permitDemoDay,
  ...gasJobs,
  isoReviews,
  simopsRun(stopBanned),
  ...constJobs,
  ...shiftJobs,
]
export const wkodPortlets: readonly Portlet[] = []
export const wkodEvents: readonly MessageEvent[] = [
  ...planEvents,
  ...permitEvents,
  ...gasEvents,
  ...isoEvents,
  ...constEvents,
]
export const wkodLinks: readonly LinkPurpose[] = [withTalk(permitLink)]
export const wkodImprovements: readonly ImprSource[] = []

const parts: readonly ((app: App, services: Services) => void)[] = [
  planRoutes(planSeams),
  permitRoutes(permitSeams, permitDocument),
  permitStatRoutes,
  gasRoutes,
  isolationRoutes,
  simopsRoutes,
  boardRoutes,
  constRoutes(constSeams),
  shiftRoutes,
]

/** The board is one answer, and is looked at in passing. */
export const wkodPages: readonly OwnPage[] = [{ path: BOARD_ROUTE, api: BOARD_API, name: 'board' }]

export function wkodRoutes(app: App, services: Services): void {
  for (const part of parts) part(app, services)
}
