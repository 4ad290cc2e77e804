/** Work: what contractors and own crews do on the site, from the plan to the closed permit. */
import type { Module } from '#platform/model/module.ts'
import { gasSet } from './gas/gas-set.model.ts'
import { isoTaskClasses } from './isolation/iso-files.model.ts'
import { isoPlan } from './isolation/iso-plan.model.ts'
import { permit } from './permit/permit.model.ts'
import { permitTaskClasses } from './permit/permit-files.model.ts'

export const wkod: Module = {
  models: [permit, gasSet, isoPlan],
  taskClasses: [...permitTaskClasses, ...isoTaskClasses],
}
