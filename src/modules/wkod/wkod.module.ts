/** Work: what contractors and own crews do on the site, from the plan to the closed permit. */
import type { Module } from '#platform/model/module.ts'
import { planTaskClasses } from './plan/plan.files.model.ts'
import { wkodInfo } from './plan/wkod-info.model.ts'
import { wkodPlan } from './plan/wkod-plan.model.ts'

export const wkod: Module = {
  models: [wkodPlan, wkodInfo],
  taskClasses: [...planTaskClasses],
}
