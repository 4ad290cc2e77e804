/** What occupational health brings to the server, put together by hand: one line for each part. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { ApprovalBiz } from '#platform/server/approvals/approval.biz.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { ExportSource } from '#platform/server/exports/exports.ts'
import type { CountedFigures } from '#platform/server/figures/figures.routes.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { checkedOrgRules } from './checkup/checked-org.rules.ts'
import { heaPlanStart, heaReservationRemind } from './checkup/checkup.jobs.ts'
import { checkupMessages } from './checkup/checkup.messages.ts'
import { checkupRoutes } from './checkup/checkup.routes.ts'
import { checkupPlanApproval } from './checkup/checkup-plan.approval.ts'
import { checkupPlanRules } from './checkup/checkup-plan.rules.ts'
import { extResultRules } from './checkup/ext-result.rules.ts'
import { cvdDeadlines } from './cvd/cvd-risk.jobs.ts'
import { cvdMessages } from './cvd/cvd-risk.messages.ts'
import { cvdRiskRoutes } from './cvd/cvd-risk.routes.ts'
import { cvdRiskRules } from './cvd/cvd-risk.rules.ts'
import { workCareRules } from './cvd/work-care.rules.ts'
import { heaDueCheck } from './exposure/due.jobs.ts'
import { dueMessages } from './exposure/due.messages.ts'
import { dueRoutes } from './exposure/due.routes.ts'
import { exposureRoutes } from './exposure/exposure.routes.ts'
import { exposureUpload } from './exposure/exposure.sheet.ts'
import { exposureSheetRoutes } from './exposure/sheet.routes.ts'
import { whatIfRoutes } from './exposure/what-if.ts'
import { hazardFactorRules } from './hazard/hazard-factor.rules.ts'
import { retentionKinds } from './hea-retention.ts'
import { heaMedicineAlert } from './infirm/infirm.jobs.ts'
import { heaCounselDue, infirmMessages } from './infirm/infirm.messages.ts'
import { infirmAsks } from './infirm/infirm.ports.ts'
import { infirmDocuments, infirmRoutes, medicineRules } from './infirm/infirm.server.ts'
import { visitStat } from './infirm/visit-figures.sql.ts'
import type { ExceededListener } from './measure/measure.api.ts'
import { heaMeasureDue } from './measure/measure.jobs.ts'
import { heaMeasureReportDue, measureMessages } from './measure/measure.messages.ts'
import { measureRoutes } from './measure/measure.routes.ts'
import { measureRules } from './measure/measure.rules.ts'
import { measureImprovements } from './measure/measure-follow.ts'
import { halveCheckups } from './measure/measure-halving.ts'
import { measureUnitRules } from './measure/measure-unit.rules.ts'
import { muscleDues } from './muscle/muscle.jobs.ts'
import { muscleMessages } from './muscle/muscle.messages.ts'
import { musclePostureRules } from './muscle/muscle-posture.rules.ts'
import { muscleSurveyPlan } from './muscle/muscle-survey.approval.ts'
import { muscleRoutes } from './muscle/muscle-survey.routes.ts'
import { muscleSurveyRules } from './muscle/muscle-survey.rules.ts'
import { symptomLink } from './muscle/muscle-symptom.link.ts'
import { muscleSymptomRules } from './muscle/muscle-symptom.rules.ts'
import { muscleWorkRules } from './muscle/muscle-work.rules.ts'
import { muscleSource } from './muscle/muscle-work-impr.ts'
import { checkupRate } from './portlets/checkup-rate.portlet.ts'
import { healthCare } from './portlets/health-care.portlet.ts'
import { infirmToday } from './portlets/infirm-today.portlet.ts'
import { measureDue } from './portlets/measure-due.portlet.ts'
import { emergencyRoutes } from './privacy/emergency.routes.ts'
import { emergencyRows } from './privacy/emergency.sql.ts'
import type { ExportSheet } from './privacy/export-sheet.ts'
import { heaRetention } from './privacy/hea-destroy.jobs.ts'
import { heaDestroyRoutes } from './privacy/hea-destroy.routes.ts'
import { heaDestroyApproval, heaDestroyRules } from './privacy/hea-destroy.rules.ts'
import { heaExportRoutes } from './privacy/hea-export.routes.ts'
import { heaExportApproval, heaExportRules } from './privacy/hea-export.rules.ts'
import { privacyMessages } from './privacy/privacy.messages.ts'
import { readLogRoutes } from './privacy/read-log.routes.ts'
import { readLogRows } from './privacy/read-log.sql.ts'
import { stressEnds } from './stress/stress.jobs.ts'
import { stressMessages, stressReminders } from './stress/stress.messages.ts'
import { stressRoutes } from './stress/stress.routes.ts'
import { stressSurveyRules } from './stress/stress-survey.rules.ts'
import { vendorExamMessages } from './vendor-exam/vendor-exam.messages.ts'
import { vendorExamRules } from './vendor-exam/vendor-exam.rules.ts'

/** Who acts on what was measured above a limit. */
const exceededListeners: readonly ExceededListener[] = [halveCheckups]

import { checkupResultRules } from './result/checkup-result.rules.ts'
import { followUpRules } from './result/follow-up.rules.ts'
import { followUpReportRoutes } from './result/follow-up-report.routes.ts'
import { heaMend } from './result/mend.jobs.ts'
import { mendMessages } from './result/mend.messages.ts'
import { opinionList } from './result/opinion-list.sheet.ts'
import { planOutcomeRoutes } from './result/plan-outcome.routes.ts'
import { heaFitReview, heaResultDelay, heaSecondExam } from './result/result.jobs.ts'
import { heaReportDue, resultMessages } from './result/result.messages.ts'
import { resultRoutes } from './result/result.routes.ts'
import { resultImprovementRoutes, resultImprovements } from './result/result-impr.ts'
import { resultUploadRoutes } from './result/result-upload.ts'
import { statusRoutes } from './result/status.routes.ts'
import { workMeasureRoutes } from './result/work-measure.routes.ts'
import { workMeasureRows } from './result/work-measure.sql.ts'

/** Lists about people that leave by an approved export alone. */
const exportSheets: readonly ExportSheet[] = [opinionList]

export const heaDocuments: readonly RuledDocument[] = [
  checkupPlanRules,
  checkedOrgRules,
  extResultRules,
  vendorExamRules,
  measureUnitRules,
  measureRules(exceededListeners),
  muscleSurveyRules,
  muscleWorkRules,
  musclePostureRules,
  muscleSymptomRules,
  ...infirmDocuments,
  checkupResultRules,
  followUpRules,
  stressSurveyRules,
  cvdRiskRules,
  workCareRules,
  heaExportRules(exportSheets),
  heaDestroyRules(retentionKinds),
]

export const heaMasters: readonly RuledMaster[] = [hazardFactorRules, medicineRules]

export const heaJobs: readonly Job[] = [
  heaDueCheck,
  heaMeasureDue,
  heaMeasureReportDue,
  muscleDues,
  heaCounselDue,
  heaMedicineAlert,
  heaReportDue,
  heaResultDelay,
  heaSecondExam,
  heaFitReview,
  heaMend,
  stressEnds,
  stressReminders,
  cvdDeadlines,
  heaRetention(retentionKinds),
  heaPlanStart,
  heaReservationRemind,
]

export const heaPortlets: readonly Portlet[] = [checkupRate, healthCare, measureDue, infirmToday]

export const heaApprovals: readonly ApprovalBiz[] = [
  checkupPlanApproval,
  muscleSurveyPlan,
  heaExportApproval(exportSheets),
  heaDestroyApproval(retentionKinds),
]

/** What people without an account do by a link. */
export const heaLinks: readonly LinkPurpose[] = [symptomLink]

/** What health asks of other areas, answered in `apps/joins.ts`. */
export const heaPorts: readonly Ports[] = [infirmAsks]
export const heaExports: readonly ExportSource[] = []
export const heaFigures: readonly CountedFigures[] = [visitStat]
export const heaReports: readonly ReportAnswer[] = [readLogRows, emergencyRows, workMeasureRows]

export const heaEvents: readonly MessageEvent[] = [
  ...Object.values(dueMessages),
  ...Object.values(measureMessages),
  ...Object.values(muscleMessages),
  ...Object.values(infirmMessages),
  ...Object.values(stressMessages),
  ...Object.values(cvdMessages),
  ...Object.values(privacyMessages),
  ...Object.values(checkupMessages),
  ...Object.values(resultMessages),
  ...Object.values(mendMessages),
  ...Object.values(vendorExamMessages),
]

export const heaImprovements: readonly ImprSource[] = [measureImprovements, muscleSource, resultImprovements]

export function heaRoutes(app: App, services: Services): void {
  exposureRoutes(app, services)
  exposureSheetRoutes(app, services)
  exposureUpload(app, services)
  whatIfRoutes(app, services)
  dueRoutes(app, services)
  measureRoutes(app, services)
  muscleRoutes(app, services)
  infirmRoutes(app, services)
  resultUploadRoutes(app, services)
  resultRoutes(app, services)
  planOutcomeRoutes(app, services)
  resultImprovementRoutes(app, services)
  followUpReportRoutes(app, services)
  workMeasureRoutes(app, services)
  statusRoutes(app, services)
  readLogRoutes(app, services)
  emergencyRoutes(app, services)
  heaExportRoutes(app, services, exportSheets)
  heaDestroyRoutes(app, services)
  cvdRiskRoutes(app, services)
  stressRoutes(app, services)
  checkupRoutes(app, services)
}
