/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { checkedOrg } from './checkup/checked-org.model.ts'
import { checkupTaskClasses } from './checkup/checkup-files.model.ts'
import { checkupPlan } from './checkup/checkup-plan.model.ts'
import { counsel } from './infirm/counsel.model.ts'
import { firstAidKit } from './infirm/first-aid-kit.model.ts'
import { medicineCount } from './infirm/medicine-count.model.ts'
import { infirmVisit } from './infirm/visit.model.ts'

export const hea: Module = {
  models: [checkupPlan, checkedOrg, infirmVisit, counsel, medicineCount, firstAidKit],
  taskClasses: [...checkupTaskClasses],
}
