/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { counsel } from './infirm/counsel.model.ts'
import { firstAidKit } from './infirm/first-aid-kit.model.ts'
import { medicineCount } from './infirm/medicine-count.model.ts'
import { infirmVisit } from './infirm/visit.model.ts'

export const hea: Module = {
  models: [infirmVisit, counsel, medicineCount, firstAidKit],
  taskClasses: [],
}
