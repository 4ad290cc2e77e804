/** What safety brings to the server, put together by hand: one line for each part. */

import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { Attachments } from '#platform/server/attachments/attachments.ts'
import type { FileHolder } from '#platform/server/attachments/held-files.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { answerFigures, type CountedFigures } from '#platform/server/figures/figures.routes.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { OpenPurpose } from '#platform/server/links/link.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { accidentJobs } from './accident/accident.jobs.ts'
import { accidentMessages } from './accident/accident.messages.ts'
import { accidentAsks } from './accident/accident.ports.ts'
import { accidentRoutes } from './accident/accident.routes.ts'
import { accidentRules } from './accident/accident.rules.ts'
import { accidentDue } from './accident/due/accident-due.portlet.ts'
import { accidentFigures } from './accident/figures/accident-figures.model.ts'
import { accidentFree } from './accident/figures/rates.portlet.ts'
import { rateRoutes } from './accident/figures/rates.routes.ts'
import { accidentFixRules } from './accident/fix/accident-fix.rules.ts'
import { formRoutes } from './accident/form/form.routes.ts'
import { accidentSource } from './accident/inquiry/accident-impr.ts'
import { evidenceFiles } from './accident/inquiry/evidence-files.ts'
import { inquiryRoutes } from './accident/inquiry/inquiry.routes.ts'
import { lessonRoutes } from './accident/lesson/lesson.routes.ts'
import { accidentPosterRoutes } from './accident/poster/accident-poster.routes.ts'
import { accidentPoster } from './accident/poster/accident-poster.ts'
import { accidentRegisterRows } from './accident/register/accident-register.sql.ts'
import { untoldVisitJob } from './accident/untold/untold-visit.jobs.ts'
import { untoldMessages } from './accident/untold/untold-visit.messages.ts'
import { untoldRoutes } from './accident/untold/untold-visit.routes.ts'
import { witnessRoutes } from './accident/witness/witness.routes.ts'
import { witnessPage } from './accident/witness/witness-page.ts'
import { blindPortlet } from './blind/blind.portlet.ts'
import { blindAsks } from './blind/blind.ports.ts'
import { blindRoutes } from './blind/blind.routes.ts'
import { checkPlanDues, safetyCheckMessages } from './check/check.messages.ts'
import { safetyCheckRoutes } from './check/check.routes.ts'
import { safetyCheckJobs } from './check/plan/check.jobs.ts'
import { checkPlanRules } from './check/plan/check-plan.rules.ts'
import { checkScheduleRules } from './check/plan/check-schedule.rules.ts'
import { safetyCheckSource } from './check/result/check-impr.ts'
import { safetyCheckAsks } from './check/result/safety-check.ports.ts'
import { safetyCheckRules } from './check/result/safety-check.rules.ts'
import { checkTmplRules } from './check/tmpl/check-tmpl.rules.ts'
import { legalMissed } from './check-legal/legal-duty.jobs.ts'
import { legalMessages } from './check-legal/legal-duty.messages.ts'
import { legalMissedPortlet } from './check-legal/legal-duty.portlet.ts'
import { legalAsks } from './check-legal/legal-duty.ports.ts'
import { legalRoutes } from './check-legal/legal-duty.routes.ts'
import { jsaDues } from './jsa/jsa.jobs.ts'
import { jsaMessages } from './jsa/jsa.messages.ts'
import { jsaAsks } from './jsa/jsa.ports.ts'
import { jsaRoutes } from './jsa/jsa.routes.ts'
import { jsaRules } from './jsa/jsa.rules.ts'
import { jsaEvalRules } from './jsa/jsa-eval.rules.ts'
import { jsaSource } from './jsa/jsa-impr.ts'
import { jsaPlanRules } from './jsa/jsa-plan.rules.ts'
import { jsaSheetRoutes } from './jsa/jsa-sheet.routes.ts'
import { jsaTextRoutes } from './jsa/jsa-texts.routes.ts'
import { jsaTriggers } from './jsa/jsa-triggers.ts'
import { accidentMonth } from './near-miss/figures/near-miss.portlet.ts'
import { nearMissFigures } from './near-miss/figures/near-miss-figures.model.ts'
import { nearMissDues, nearMissMessages } from './near-miss/near-miss.messages.ts'
import { nearMissRules } from './near-miss/near-miss.rules.ts'
import { nearMissSource } from './near-miss/near-miss-impr.ts'
import { blindSpotRows } from './observe/blind-spots.sql.ts'
import { obsCardDue } from './observe/obs-card.jobs.ts'
import { obsCardMessages, obsStopUndecided } from './observe/obs-card.messages.ts'
import { obsCardRoutes } from './observe/obs-card.routes.ts'
import { obsCardRules } from './observe/obs-card.rules.ts'
import { observePoster } from './observe/obs-card-anonymous.ts'
import { obsCardSource } from './observe/obs-card-close.ts'
import { obsCardStat } from './observe/obs-card-figures.ts'
import { cardThanksRoutes } from './observe/obs-card-thanks.ts'
import { observeAsks } from './observe/observe.ports.ts'
import { patrolJudged } from './patrol/patrol.jobs.ts'
import { patrolAsks } from './patrol/patrol.ports.ts'
import { patrolRoutes } from './patrol/patrol.routes.ts'
import { labelRoutes } from './place-label/place-label.routes.ts'
import { seenTexts } from './seen/seen.jobs.ts'
import { seenAsks } from './seen/seen.ports.ts'
import { seenRoutes } from './seen/seen.routes.ts'
import { seenWordRules } from './seen/seen-word.rules.ts'
import { siteTermRules } from './term/site-term.rules.ts'

/** What safety asks of other areas, answered in `apps/joins.ts`. */
export const safPorts: readonly Ports[] = [
  jsaAsks,
  observeAsks,
  safetyCheckAsks,
  patrolAsks,
  legalAsks,
  blindAsks,
  seenAsks,
  accidentAsks,
]

export const safDocuments: readonly RuledDocument[] = [
  accidentRules,
  accidentFixRules,
  nearMissRules,
  jsaRules,
  jsaEvalRules,
  jsaPlanRules,
  obsCardRules,
  checkTmplRules,
  checkScheduleRules,
  checkPlanRules,
  safetyCheckRules,
]
export const safMasters: readonly RuledMaster[] = [siteTermRules, seenWordRules]
export const safJobs: readonly Job[] = [
  ...accidentJobs,
  untoldVisitJob,
  nearMissDues,
  jsaDues,
  jsaTriggers,
  obsStopUndecided,
  obsCardDue,
  checkPlanDues,
  ...safetyCheckJobs,
  patrolJudged,
  legalMissed,
  seenTexts,
]
export const safReports: readonly ReportAnswer[] = [blindSpotRows, accidentRegisterRows]
export const safFigures: readonly CountedFigures[] = [
  answerFigures(accidentFigures),
  answerFigures(nearMissFigures),
  obsCardStat,
]
export const safPortlets: readonly Portlet[] = [
  accidentMonth,
  accidentFree,
  accidentDue,
  legalMissedPortlet,
  blindPortlet,
]
export const safEvents: readonly MessageEvent[] = [
  ...Object.values(accidentMessages),
  ...Object.values(untoldMessages),
  ...Object.values(nearMissMessages),
  ...Object.values(jsaMessages),
  ...Object.values(obsCardMessages),
  ...Object.values(safetyCheckMessages),
  ...Object.values(legalMessages),
]
export const safImprovements: readonly ImprSource[] = [
  nearMissSource,
  jsaSource,
  obsCardSource,
  safetyCheckSource,
  accidentSource,
]
export const safPosters: readonly OpenPurpose[] = [observePoster, accidentPoster, witnessPage]
/** Files of what no document holds. */
export const safFiles: readonly FileHolder[] = [evidenceFiles]

export function safRoutes(app: App, services: Services, attachments: Attachments): void {
  accidentRoutes(app, services)
  untoldRoutes(app, services)
  inquiryRoutes(app, services)
  accidentPosterRoutes(app, services)
  witnessRoutes(app, services)
  rateRoutes(app, services)
  formRoutes(app, services)
  lessonRoutes(app, services)
  jsaRoutes(app, services)
  jsaSheetRoutes(app, services)
  jsaTextRoutes(app, services)
  obsCardRoutes(app, services)
  cardThanksRoutes(attachments)(app, services)
  safetyCheckRoutes(app, services)
  patrolRoutes(app, services)
  legalRoutes(app, services)
  blindRoutes(app, services)
  labelRoutes(app, services)
  seenRoutes(app, services)
}
