/** Administration, as the composition takes it. */
import type { Master } from '#platform/model/master.ts'
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import type { Services } from '#platform/server/services.ts'
import { authWhyRoutes } from './authority/auth-why.routes.ts'
import { memberRoutes } from './authority/authority.routes.ts'
import { authGroupRules, menuRules } from './authority/authority.rules.ts'
import { matrixRoutes } from './authority/authority-matrix.routes.ts'
import { groupPeopleRoutes } from './authority/group-people.routes.ts'
import { attachSettingMaster } from './codes/attach-setting.master.ts'
import { codeGroupRules, codeRules } from './codes/code.rules.ts'
import { formTemplateRoutes } from './codes/form-template.routes.ts'
import { formTemplateRules } from './codes/form-template.rules.ts'
import { accessLogRows } from './log/access-log.sql.ts'
import { errorLogRoutes } from './log/error-log.routes.ts'
import { errorLogRows, faultLogRows } from './log/error-log.sql.ts'
import { jobRunRows } from './log/job-run.sql.ts'
import { messageTemplateRoutes } from './message/message-template.routes.ts'
import { messageTemplateRules } from './message/message-template.rules.ts'
import { deptRules } from './organisation/dept.rules.ts'
import { deptMoveRoutes } from './organisation/move/dept-move.routes.ts'
import { passwordLinkRoutes } from './organisation/password-link.routes.ts'
import { dutyMaster, positionMaster } from './organisation/position.master.ts'
import { userRoutes } from './organisation/user.routes.ts'
import { userRules } from './organisation/user.rules.ts'
import { privacyNoticeRules } from './privacy/privacy-notice.rules.ts'
import { loginHistoryRows } from './sign-in/login-history.sql.ts'
import { outboxRoutes } from './sign-in/outbox.routes.ts'
import { outboxRows } from './sign-in/outbox.sql.ts'

export const manageMasters: readonly RuledMaster[] = [
  deptRules,
  userRules,
  masterWith(positionMaster),
  masterWith(dutyMaster),
  codeGroupRules,
  codeRules,
  masterWith(attachSettingMaster),
  formTemplateRules,
  authGroupRules,
  menuRules,
  messageTemplateRules,
  privacyNoticeRules,
]

/** Logs, with the words of what the site has declared; that is known when they are asked. */
export const manageReports = (
  masters: () => readonly Master[],
  jobs: () => readonly Job[],
  words: readonly AuditWords[],
): readonly ReportAnswer[] => [
  accessLogRows(masters, words),
  errorLogRows,
  faultLogRows,
  jobRunRows(jobs),
  loginHistoryRows,
  outboxRows,
]

export function manageRoutes(app: App, services: Services): void {
  deptMoveRoutes(app, services)
  passwordLinkRoutes(app, services)
  userRoutes(app, services)
  formTemplateRoutes(app, services)
  messageTemplateRoutes(app, services)
  authWhyRoutes(app, services)
  matrixRoutes(app, services)
  memberRoutes(app, services)
  groupPeopleRoutes(app, services)
  outboxRoutes(app, services)
  errorLogRoutes(app, services)
}
