/** What the sample pages ask. Demo sites only: elsewhere these addresses are unknown (404). */
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { sampleApprovalRoutes } from './files/approvals.routes.ts'
import { sampleStatusRoutes } from './frame/status.routes.ts'
import { sampleRowRoutes } from './lists/rows.routes.ts'

export function sampleRoutes(app: App, services: Services): void {
  if (!services.settings.demo) return
  sampleRowRoutes(app)
  sampleStatusRoutes(app)
  sampleApprovalRoutes(app, services)
}
