/** What contractors bring to the server, put together by hand: one line for each part. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose, OpenPurpose } from '#platform/server/links/link.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { accountMessages } from './account/account.messages.ts'
import { accountRoutes } from './account/account.routes.ts'
import { cardNightly, cardOrders } from './card/card.jobs.ts'
import { cardRoutes } from './card/card.routes.ts'
import { sgcCardRules } from './card/card.rules.ts'
import { vendorChangeMessages } from './change/vendor-change.messages.ts'
import { vendorChangeRules } from './change/vendor-change.rules.ts'
import { checkJobs } from './check/check.jobs.ts'
import { checkMessages } from './check/check.messages.ts'
import { checkRoutes } from './check/check.routes.ts'
import { selfCheckSource } from './check/check-impr.ts'
import { checkResultRules } from './check/check-result.rules.ts'
import { inspectorRules } from './check/inspector.rules.ts'
import { selfCheckPlanRules } from './check/self-check-plan.rules.ts'
import { selfCheckTmplRules } from './check/self-check-tmpl.rules.ts'
import { vendorContractEnd } from './contract/vendor-contract.jobs.ts'
import { vendorContractMessages } from './contract/vendor-contract.messages.ts'
import { vendorContractRules } from './contract/vendor-contract.rules.ts'
import { councilJobs } from './council/council.jobs.ts'
import { councilMessages } from './council/council.messages.ts'
import { councilRoutes } from './council/council.routes.ts'
import { councilRules } from './council/council.rules.ts'
import { councilSource } from './council/council-impr.ts'
import { demeritNightly } from './demerit/demerit.jobs.ts'
import { objectionLink } from './demerit/demerit.link.ts'
import { demeritAsks } from './demerit/demerit.ports.ts'
import { demeritRoutes } from './demerit/demerit.routes.ts'
import { sgcDemeritRules } from './demerit/demerit.rules.ts'
import { sanctionSource, vendorRates } from './demerit/sanction.jobs.ts'
import { sgcSanctionRules } from './demerit/sanction.rules.ts'
import { sgcMessages } from './demerit/sgc.messages.ts'
import { violItemMaster } from './demerit/viol-item.master.ts'
import { deptRqstLate, deptRqstMessages } from './dept-rqst/dept-rqst.messages.ts'
import { deptRqstAsks } from './dept-rqst/dept-rqst.ports.ts'
import { deptRqstRules } from './dept-rqst/dept-rqst.rules.ts'
import { vendorDocDue } from './document/vendor-doc.jobs.ts'
import { vendorDocMessages } from './document/vendor-doc.messages.ts'
import { vendorDocRules } from './document/vendor-doc.rules.ts'
import { entryJobs } from './entry/entry.jobs.ts'
import { entryMessages } from './entry/entry.messages.ts'
import { entryAsks } from './entry/entry.ports.ts'
import { entryRqstRoutes } from './entry/entry-rqst.routes.ts'
import { entryRqstRules } from './entry/entry-rqst.rules.ts'
import { gateRoutes } from './entry/gate.routes.ts'
import { gateLogRoutes } from './entry/gate-log.routes.ts'
import { gateLogRows } from './entry/gate-log.sql.ts'
import { evalDaily, evalMonthly } from './eval/eval.jobs.ts'
import { evalMessages } from './eval/eval.messages.ts'
import { evalAsks } from './eval/eval.ports.ts'
import { evalRoutes } from './eval/eval.routes.ts'
import { subconEvalRules } from './eval/eval.rules.ts'
import { evalSource } from './eval/eval-effects.ts'
import { evalFigureRoutes } from './eval/eval-figures.routes.ts'
import { evalPlanRules } from './eval/eval-plan.rules.ts'
import { evalSheetRules } from './eval/eval-sheet.rules.ts'
import { homeAsks } from './home/home.ports.ts'
import { homeRoutes } from './home/home.routes.ts'
import { inviteLink } from './master/invite.link.ts'
import { vendorMasterMessages } from './master/vendor-master.messages.ts'
import { vendorMasterRoutes } from './master/vendor-master.routes.ts'
import { vendorMasterRules } from './master/vendor-master.rules.ts'
import { msdsJobs } from './msds/msds.jobs.ts'
import { msdsMessages } from './msds/msds.messages.ts'
import { msdsAsks } from './msds/msds.ports.ts'
import { msdsRoutes } from './msds/msds.routes.ts'
import { msdsMasters } from './msds/msds-masters.rules.ts'
import { vendorMsdsRules } from './msds/vendor-msds.rules.ts'
import { musterMessages } from './muster/muster.messages.ts'
import { musterRoutes } from './muster/muster.routes.ts'
import { personJobs } from './person/person.jobs.ts'
import { personMessages } from './person/person.messages.ts'
import { personRoutes } from './person/person.routes.ts'
import { rosterUpload } from './person/person.sheet.ts'
import { personQualRules } from './person/person-qual.rules.ts'
import { workerLink } from './person/worker.link.ts'
import { workerAsks } from './person/worker.ports.ts'
import { workerPageRoutes } from './person/worker.routes.ts'
import { readyPeopleRoutes } from './ready/ready.routes.ts'
import { warnPointDue, warnPointMessages } from './warn/warn-point.messages.ts'
import { warnPointRoutes } from './warn/warn-point.routes.ts'
import { warnPointRules } from './warn/warn-point.rules.ts'
import { warnPointSource } from './warn/warn-point-impr.ts'

/** What contractors ask of other areas and of each other, answered in `apps/joins.ts`. */
export const contractorPorts: readonly Ports[] = [
  entryAsks,
  workerAsks,
  demeritAsks,
  deptRqstAsks,
  msdsAsks,
  homeAsks,
  evalAsks,
]

export const vendorDocuments: readonly RuledDocument[] = [
  vendorMasterRules,
  vendorDocRules,
  vendorContractRules,
  personQualRules,
  vendorChangeRules,
  deptRqstRules,
  entryRqstRules,
  sgcCardRules,
  sgcDemeritRules,
  sgcSanctionRules,
  warnPointRules,
  ...[selfCheckTmplRules, selfCheckPlanRules, inspectorRules, checkResultRules],
  councilRules,
  evalSheetRules,
  evalPlanRules,
  subconEvalRules,
  vendorMsdsRules,
]

export const vendorMasters: readonly RuledMaster[] = [masterWith(violItemMaster), ...msdsMasters]
export const vendorLinks: readonly LinkPurpose[] = [objectionLink, workerLink]
export const vendorPosters: readonly OpenPurpose[] = [inviteLink]

export const contractorJobs: readonly Job[] = [
  ...[vendorDocDue, vendorContractEnd, deptRqstLate, ...personJobs, ...entryJobs, warnPointDue],
  ...[cardNightly, cardOrders, demeritNightly, vendorRates],
  ...[...checkJobs, ...councilJobs, evalDaily, evalMonthly],
  ...msdsJobs,
]

export const contractorEvents: readonly MessageEvent[] = [
  vendorMasterMessages,
  accountMessages,
  vendorDocMessages,
  vendorContractMessages,
  vendorChangeMessages,
  personMessages,
  deptRqstMessages,
  entryMessages,
  musterMessages,
  sgcMessages,
  warnPointMessages,
  checkMessages,
  councilMessages,
  evalMessages,
  msdsMessages,
].flatMap((all): MessageEvent[] => Object.values(all))
export const vendorImprovements: readonly ImprSource[] = [
  warnPointSource,
  sanctionSource,
  selfCheckSource,
  councilSource,
  evalSource,
]

export const contractorReports: readonly ReportAnswer[] = [gateLogRows]

export function contractorRoutes(app: App, services: Services): void {
  vendorMasterRoutes(app, services)
  personRoutes(app, services)
  rosterUpload(app, services)
  workerPageRoutes(app, services)
  accountRoutes(app, services)
  cardRoutes(app, services)
  demeritRoutes(app, services)
  entryRqstRoutes(app, services)
  gateRoutes(app, services)
  musterRoutes(app, services)
  readyPeopleRoutes(app, services)
  gateLogRoutes(app, services)
  warnPointRoutes(app, services)
  checkRoutes(app, services)
  councilRoutes(app, services)
  evalRoutes(app, services)
  evalFigureRoutes(app, services)
  homeRoutes(app, services)
  msdsRoutes(app, services)
}
