/** The masters of administration with their rules, and the routes beside them. */
import type { App } from '#platform/server/http/app.ts'
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import type { Services } from '#platform/server/services.ts'
import { authWhyRoutes } from './authority/auth-why.routes.ts'
import { memberRoutes } from './authority/authority.routes.ts'
import { authGroupRules, menuRules } from './authority/authority.rules.ts'
import { matrixRoutes } from './authority/authority-matrix.routes.ts'
import { attachSettingMaster } from './codes/attach-setting.master.ts'
import { codeGroupRules, codeRules } from './codes/code.rules.ts'
import { formTemplateRoutes } from './codes/form-template.routes.ts'
import { formTemplateRules } from './codes/form-template.rules.ts'
import { messageTemplateRoutes } from './message/message-template.routes.ts'
import { messageTemplateRules } from './message/message-template.rules.ts'
import { deptRules } from './organisation/dept.rules.ts'
import { dutyMaster, positionMaster } from './organisation/position.master.ts'
import { userRoutes } from './organisation/user.routes.ts'
import { userRules } from './organisation/user.rules.ts'
import { privacyNoticeRules } from './privacy/privacy-notice.rules.ts'

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

export function manageRoutes(app: App, services: Services): void {
  userRoutes(app, services)
  formTemplateRoutes(app, services)
  messageTemplateRoutes(app, services)
  authWhyRoutes(app, services)
  matrixRoutes(app, services)
  memberRoutes(app, services)
}
