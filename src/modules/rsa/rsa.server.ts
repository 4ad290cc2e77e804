/** What risk assessment brings to the server, put together by hand: one line for each part. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { rsaDues, rsaMessages } from './assess/rsa.messages.ts'
import { rsaAsks } from './assess/rsa.ports.ts'
import { assessRoutes } from './assess/rsa.routes.ts'
import { rsaRules } from './assess/rsa.rules.ts'
import { rsaSource } from './assess/rsa-impr.ts'
import { rsaMeasures } from './assess/rsa-residual.ts'
import { checklistRoutes } from './checklist/checklist.routes.ts'
import { rsaChecklistRules } from './checklist/rsa-checklist.rules.ts'
import { CONTINUOUS, STANDSTILL } from './continuous/continuous.calls.ts'
import { continuousDay, continuousWeek } from './continuous/continuous.jobs.ts'
import { continuousMessages } from './continuous/continuous.messages.ts'
import { continuousAsks } from './continuous/continuous.ports.ts'
import { continuousRoutes } from './continuous/continuous.routes.ts'
import { meetingRoutes } from './continuous/meeting.routes.ts'
import { rsaMeetingRules } from './continuous/rsa-meeting.rules.ts'
import { hazopDues, hazopMessages } from './hazop/hazop.messages.ts'
import { hazopRoutes } from './hazop/hazop.routes.ts'
import { hazopRules } from './hazop/hazop.rules.ts'
import { hazopSource } from './hazop/hazop-impr.ts'
import { libraryRoutes } from './library/hazard-lib.routes.ts'
import { hazardLibRules } from './library/hazard-lib.rules.ts'
import { occasionalAsks } from './occasional/occasional.ports.ts'
import { occasionalRoutes } from './occasional/occasional.routes.ts'
import { rsaScaleMessages } from './scale/rsa-scale.messages.ts'
import { rsaScaleRules } from './scale/rsa-scale.rules.ts'
import { rsaLink } from './share/share.link.ts'
import { surveyAsks } from './survey/survey.ports.ts'
import { surveyRoutes } from './survey/survey.routes.ts'
import { rsaHalfRows } from './year/rsa-half.sql.ts'
import { rsaYearOpen, rsaYearTurn } from './year/rsa-year.jobs.ts'
import { rsaYearMessages } from './year/rsa-year.messages.ts'
import { rsaDue } from './year/rsa-year.portlet.ts'
import { rsaYearRoutes } from './year/rsa-year.routes.ts'
import { rsaYearRows } from './year/rsa-year.sql.ts'

/** What risk assessment asks of other areas, answered in `apps/joins.ts`. */
export const rsaPorts: readonly Ports[] = [rsaAsks, surveyAsks, continuousAsks, occasionalAsks]
export const rsaDocuments: readonly RuledDocument[] = [
  rsaScaleRules,
  rsaRules,
  rsaMeetingRules,
  hazopRules,
  rsaChecklistRules,
]
export const rsaJobs: readonly Job[] = [
  rsaYearTurn,
  rsaDues,
  rsaMeasures,
  rsaYearOpen,
  continuousWeek,
  continuousDay,
  hazopDues,
]
export const rsaEvents: readonly MessageEvent[] = [
  ...Object.values(rsaScaleMessages),
  ...Object.values(rsaMessages),
  ...Object.values(rsaYearMessages),
  ...Object.values(continuousMessages),
  ...Object.values(hazopMessages),
]
export const rsaReports: readonly ReportAnswer[] = [rsaYearRows, rsaHalfRows]
export const rsaPortlets: readonly Portlet[] = [rsaDue]
/** Pages behind links, for contractors' people. */
export const rsaLinks: readonly LinkPurpose[] = [rsaLink]
export const rsaMasters: readonly RuledMaster[] = [hazardLibRules]
export const rsaImprovements: readonly ImprSource[] = [rsaSource, hazopSource]
export const rsaAudit: readonly AuditWords[] = [
  { area: 'rsa', bizCd: 'rsa', fields: { part: '참여자 번호' } },
  { area: 'rsa', bizCd: 'rsa-meeting', fields: { part: '참여자 번호' } },
  { area: 'rsa', bizCd: CONTINUOUS, label: '상시평가 현황' },
  {
    area: 'rsa',
    bizCd: STANDSTILL,
    label: '공정 정지',
    fields: { processNo: '공정', stopYmd: '정지한 날' },
    actions: { STOP: '정지 기록', TAKE_BACK: '정지 기록 삭제' },
  },
]

export function rsaRoutes(app: App, services: Services): void {
  assessRoutes(app, services)
  rsaYearRoutes(app, services)
  libraryRoutes(app, services)
  surveyRoutes(app, services)
  occasionalRoutes(app, services)
  hazopRoutes(app, services)
  checklistRoutes(app, services)
  continuousRoutes(app, services)
  meetingRoutes(app, services)
}
