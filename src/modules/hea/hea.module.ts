/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { checkedOrg } from './checkup/checked-org.model.ts'
import { checkupTaskClasses } from './checkup/checkup-files.model.ts'
import { checkupPlan } from './checkup/checkup-plan.model.ts'
import { measure } from './measure/measure.model.ts'
import { measureTaskClasses } from './measure/measure-files.model.ts'
import { measureUnit } from './measure/measure-unit.model.ts'

export const hea: Module = {
  models: [checkupPlan, checkedOrg, measureUnit, measure],
  taskClasses: [...checkupTaskClasses, ...measureTaskClasses],
}
