/** What contractors bring to the server, put together by hand: one line for each part. */
import { educationSeams } from '#modules/education/fix/fix.seams.ts'
import { courseSeats } from '#modules/education/round/target.take.ts'
import { placementExams } from '#modules/hea/vendor-exam/vendor-exam.take.ts'
import { type ImprSource, openImprovements } from '#modules/impr/impr/impr.api.ts'
import { noticeWork } from '#modules/manage/notice/notice.work.ts'
import { jsaSigning } from '#modules/saf/jsa/jsa-worker.ts'
import { toldHimself } from '#modules/saf/observe/observe.api.ts'
import { openPermits, suspendPermits } from '#modules/wkod/permit/permit.api.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { stopWorks, worksUnderWay } from '#modules/wkod/permit/stop/permit.work.ts'
import { suspendPlansOf } from '#modules/wkod/plan/plan.suspend.ts'
import { talkSigning } from '#modules/wkod/shift/tbm/tbm.worker.ts'
import { weatherNow, weatherOfDay } from '#modules/wkod/shift/weather/weather.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose, OpenPurpose } from '#platform/server/links/link.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { accountRoutes } from './account/account.routes.ts'
import { cardKeys } from './card/card.api.ts'
import { cardNightly, cardOrders } from './card/card.jobs.ts'
import { cardTaker } from './card/card.order.ts'
import { cardRoutes } from './card/card.routes.ts'
import { sgcCardRules } from './card/card.rules.ts'
import { followFixedEducation } from './card/education-fixed.ts'
import { vendorChangeRules } from './change/vendor-change.rules.ts'
import { selfCheckCounts } from './check/check.api.ts'
import { checkEvents } from './check/check.events.ts'
import { selfCheckSource } from './check/check.impr.ts'
import { checkJobs } from './check/check.jobs.ts'
import { checkRoutes } from './check/check.routes.ts'
import { checkResultRules } from './check/check-result.rules.ts'
import { inspectorRules } from './check/inspector.rules.ts'
import { selfCheckPlanRules } from './check/self-check-plan.rules.ts'
import { selfCheckTmplRules } from './check/self-check-tmpl.rules.ts'
import { vendorContractEnd } from './contract/vendor-contract.jobs.ts'
import { vendorContractRules } from './contract/vendor-contract.rules.ts'
import { events } from './contractor.events.ts'
import { councilOf } from './council/council.api.ts'
import { councilEvents } from './council/council.events.ts'
import { councilSource } from './council/council.impr.ts'
import { councilJobs } from './council/council.jobs.ts'
import { councilRoutes } from './council/council.routes.ts'
import { councilRules } from './council/council.rules.ts'
import { demeritNightly } from './demerit/demerit.jobs.ts'
import { objectionLink } from './demerit/demerit.link.ts'
import { demeritRoutes } from './demerit/demerit.routes.ts'
import { sgcDemeritRules } from './demerit/demerit.rules.ts'
import type { Headcounts, Protection } from './demerit/demerit.seams.ts'
import { vendorRates } from './demerit/sanction.jobs.ts'
import { sgcSanctionRules } from './demerit/sanction.rules.ts'
import { sgcEvents } from './demerit/sgc.events.ts'
import { violItemMaster } from './demerit/viol-item.master.ts'
import { deptRqstLate } from './dept-rqst/dept-rqst.jobs.ts'
import { deptRqstRules } from './dept-rqst/dept-rqst.rules.ts'
import type { TargetTaker } from './dept-rqst/dept-rqst.seams.ts'
import { vendorDocDue } from './document/vendor-doc.jobs.ts'
import { vendorDocRules } from './document/vendor-doc.rules.ts'
import { headcountsOf, openEntries } from './entry/entry.api.ts'
import { cardChecks, examChecks, restrictionChecks } from './entry/entry.checks.ts'
import { entryJobs } from './entry/entry.jobs.ts'
import { entryMessages } from './entry/entry.messages.ts'
import { entrySeams } from './entry/entry.seams.ts'
import { entryRqstRoutes } from './entry/entry-rqst.routes.ts'
import { entryRqstRules } from './entry/entry-rqst.rules.ts'
import { gateRoutes } from './entry/gate.routes.ts'
import { gateLogRoutes } from './entry/gate-log.routes.ts'
import { gateLogRows } from './entry/gate-log.sql.ts'
import { onSiteRoutes } from './entry/onsite.routes.ts'
import { qualificationScore } from './eval/eval.api.ts'
import { evalEvents } from './eval/eval.events.ts'
import { evalDaily, evalMonthly } from './eval/eval.jobs.ts'
import { evalRoutes } from './eval/eval.routes.ts'
import { subconEvalRules } from './eval/eval.rules.ts'
import { evalSeams } from './eval/eval.seams.ts'
import { evalFigureRoutes } from './eval/eval-figures.routes.ts'
import { evalPlanRules } from './eval/eval-plan.rules.ts'
import { evalSheetRules } from './eval/eval-sheet.rules.ts'
import { homeRoutes } from './home/home.routes.ts'
import { homeSeams } from './home/home.seams.ts'
import { inviteLink } from './master/invite.link.ts'
import type { VendorTie, WorkStop } from './master/vendor.seams.ts'
import { vendorMasterRoutes } from './master/vendor-master.routes.ts'
import { vendorMasterRules } from './master/vendor-master.rules.ts'
import { materialsComing } from './msds/msds.api.ts'
import { msdsEvents } from './msds/msds.events.ts'
import { msdsJobs } from './msds/msds.jobs.ts'
import { msdsRoutes } from './msds/msds.routes.ts'
import type { MsdsSeams } from './msds/msds.seams.ts'
import { msdsMasters } from './msds/msds-masters.rules.ts'
import { vendorMsdsRules } from './msds/vendor-msds.rules.ts'
import { personJobs } from './person/person.jobs.ts'
import { personRoutes } from './person/person.routes.ts'
import { personUploadRoutes } from './person/person.upload.ts'
import { personQualRules } from './person/person-qual.rules.ts'
import { workerLink } from './person/worker.link.ts'
import { workerPageRoutes } from './person/worker.routes.ts'
import { workerSigns } from './person/worker.seams.ts'
import type { PermitsAtWork } from './warn/warn.seams.ts'
import { warnPointSource } from './warn/warn-point.impr.ts'
import { warnPointDue, warnPointMessages } from './warn/warn-point.messages.ts'
import { pointForMissedEmergency } from './warn/warn-point.missed.ts'
import { warnPointRoutes } from './warn/warn-point.routes.ts'
import { warnPointRules } from './warn/warn-point.rules.ts'

/** What is still open with a vendor when business with it is to end. */
const ties: readonly VendorTie[] = [
  openImprovements,
  openEntries,
  async (db, vendorCd) => ({ label: permit.label, count: await openPermits(db, vendorCd) }),
]

/** Who makes something of people that a vendor applied for; the other classes are left to their desks. */
const takers: readonly TargetTaker[] = [cardTaker, placementExams, courseSeats]

/** What keeps a worker from being blamed (R4 of demerits): work that he stopped, what he himself told. */
const protections: readonly Protection[] = [toldHimself]

/** How many people of each vendor are on the site on a day (R3 of demerits). */
const headcounts: Headcounts = headcountsOf

/** Who suspends the permits of a vendor that must stop. */
const permits: readonly PermitsAtWork[] = [
  {
    suspend: (tx, { person, ...demand }) => stopWorks(tx, { ...demand, byUserId: person.userId }),
    running: worksUnderWay,
  },
]

/** Work of a vendor that is kept out: its permits stop, and so do the plans behind them. */
const workStops: readonly WorkStop[] = [
  async (tx, { reasonDesc, now, ...vendor }) => {
    await suspendPermits(tx, vendor, { reasonCd: 'VENDOR', reasonDesc, now })
    await suspendPlansOf(tx, vendor, reasonDesc, now)
  },
]

/** The site's own stock of dangerous goods; the part that keeps it joins here. */
const msdsSeams: MsdsSeams = { ownStock: [], takers: [] }

entrySeams.cards.push(cardKeys)
educationSeams.fixed.push(followFixedEducation)
workerSigns.push(jsaSigning, talkSigning)
entrySeams.emergencyMissed.push(pointForMissedEmergency)
entrySeams.materials.push(materialsComing)
entrySeams.personChecks.push(cardChecks, examChecks, restrictionChecks)
homeSeams.mustRead.push(noticeWork)
homeSeams.council.push(councilOf)
homeSeams.weather.push(weatherNow)
homeSeams.weatherOfDay.push(weatherOfDay)
evalSeams.selfChecks.push((db, ...asked) => selfCheckCounts(asProgram(db), ...asked))
evalSeams.stopWork.push(...workStops)

export const vendorDocuments: readonly RuledDocument[] = [
  vendorMasterRules(ties, qualificationScore, workStops),
  vendorDocRules,
  vendorContractRules,
  personQualRules,
  vendorChangeRules,
  deptRqstRules(takers),
  entryRqstRules,
  sgcCardRules,
  sgcDemeritRules(protections),
  sgcSanctionRules,
  warnPointRules(permits),
  ...[selfCheckTmplRules, selfCheckPlanRules, inspectorRules, checkResultRules],
  councilRules,
  evalSheetRules,
  evalPlanRules,
  subconEvalRules,
  vendorMsdsRules(msdsSeams),
]

export const vendorMasters: readonly RuledMaster[] = [masterWith(violItemMaster), ...msdsMasters]
export const vendorLinks: readonly LinkPurpose[] = [objectionLink, workerLink]
export const vendorPosters: readonly OpenPurpose[] = [inviteLink]

export const contractorJobs: readonly Job[] = [
  ...[vendorDocDue, vendorContractEnd, deptRqstLate, ...personJobs, ...entryJobs, warnPointDue],
  ...[cardNightly, cardOrders, demeritNightly, vendorRates(headcounts)],
  ...[...checkJobs, ...councilJobs, evalDaily, evalMonthly],
  ...msdsJobs,
]

export const contractorEvents: readonly MessageEvent[] = [
  ...events,
  ...Object.values(entryMessages),
  ...sgcEvents,
  ...Object.values(warnPointMessages),
  ...checkEvents,
  ...councilEvents,
  ...[...evalEvents, ...msdsEvents],
]
export const vendorImprovements: readonly ImprSource[] = [warnPointSource, selfCheckSource, councilSource]

export const contractorReports: readonly ReportAnswer[] = [gateLogRows]

export function contractorRoutes(app: App, services: Services): void {
  vendorMasterRoutes(app, services)
  personRoutes(app, services)
  personUploadRoutes(app, services)
  workerPageRoutes(app, services)
  accountRoutes(app, services)
  cardRoutes(app, services)
  demeritRoutes(app, services)
  entryRqstRoutes(app, services)
  gateRoutes(app, services)
  onSiteRoutes(app, services)
  gateLogRoutes(app, services)
  warnPointRoutes(app, services, permits)
  checkRoutes(app, services)
  councilRoutes(app, services)
  evalRoutes(app, services)
  evalFigureRoutes(app, services)
  homeRoutes(app, services)
  msdsRoutes(msdsSeams)(app, services)
}
