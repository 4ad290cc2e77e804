/** What the infirmary brings to the server. */

import type { App } from '#platform/server/http/app.ts'
import { masterWith } from '#platform/server/masters/rules.ts'
import type { Services } from '#platform/server/services.ts'
import { counselRules } from './counsel.rules.ts'
import { firstAidKitRules } from './first-aid-kit.rules.ts'
import { medicineMaster } from './medicine.master.ts'
import { medicineRoutes } from './medicine.routes.ts'
import { medicineCountRules } from './medicine-count.rules.ts'
import { patientRoutes } from './patient.routes.ts'
import { visitRoutes } from './visit.routes.ts'
import { visitOccasionalRoutes } from './visit-occasional.routes.ts'

/** Visits have routes of their own in place of those of every document. */
export const infirmDocuments = [counselRules, medicineCountRules, firstAidKitRules]
export const medicineRules = masterWith(medicineMaster)

export function infirmRoutes(app: App, services: Services): void {
  visitRoutes(app, services)
  visitOccasionalRoutes(app, services)
  patientRoutes(app, services)
  medicineRoutes(app, services)
}
