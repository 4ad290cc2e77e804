/** What isolation brings to the server. */
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { isoRoutes } from './iso.routes.ts'
import { permitIsolationRoutes } from './iso-permit.routes.ts'

export function isolationRoutes(app: App, services: Services): void {
  isoRoutes(app, services)
  permitIsolationRoutes(app, services)
}
