/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { checkedOrg } from './checkup/checked-org.model.ts'
import { checkupTaskClasses } from './checkup/checkup-files.model.ts'
import { checkupPlan } from './checkup/checkup-plan.model.ts'
import { checkupResult } from './result/checkup-result.model.ts'
import { followUp } from './result/follow-up.model.ts'
import { resultTaskClasses } from './result/result-files.model.ts'

export const hea: Module = {
  models: [checkupPlan, checkedOrg, checkupResult, followUp],
  taskClasses: [...checkupTaskClasses, ...resultTaskClasses],
}
