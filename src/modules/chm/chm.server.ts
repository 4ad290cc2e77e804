/** What chemicals bring to the server, put together by hand: one line for each part. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import type { App } from '#platform/server/http/app.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Services } from '#platform/server/services.ts'
import { ghsRoutes } from './ghs/ghs.routes.ts'
import { substanceMaster } from './substance/substance.master.ts'
import { substanceRoutes } from './substance/substance.routes.ts'
import { substanceRules } from './substance/substance.rules.ts'

export const chmMasters: readonly RuledMaster[] = [substanceRules]
export const chmAudit: readonly AuditWords[] = [
  { area: 'chm', bizCd: substanceMaster.name, fields: { hazards: 'GHS 분류' }, actions: { GHS: 'GHS 분류 수정' } },
]

export function chmRoutes(app: App, services: Services): void {
  ghsRoutes(app, services)
  substanceRoutes(app, services)
}
