/** The routes of plans, targets and reservations, beside those that follow from the documents. */
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { planCountRoutes } from './checkup-plan.routes.ts'
import { consentRoutes } from './consent.routes.ts'
import { extResultRoutes } from './ext-result.routes.ts'
import { myCheckupRoutes } from './my-checkup.routes.ts'
import { planSlotRoutes } from './plan-slots.routes.ts'
import { reservationRoutes } from './reservation.routes.ts'
import { targetRoutes } from './target.routes.ts'
import { targetSelectRoutes } from './target-select.routes.ts'

export function checkupRoutes(app: App, services: Services): void {
  planCountRoutes(app, services)
  planSlotRoutes(app, services)
  targetSelectRoutes(app, services)
  targetRoutes(app, services)
  consentRoutes(app, services)
  reservationRoutes(app, services)
  myCheckupRoutes(app, services)
  extResultRoutes(app, services)
}
