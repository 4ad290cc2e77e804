/** Work: what contractors and own crews do on the site, from the plan to the closed permit. */
import type { Module } from '#platform/model/module.ts'
import { construction } from './const/const.model.ts'
import { constCost } from './const/const-cost.model.ts'
import { constTaskClasses } from './const/const-files.model.ts'
import { gasSet } from './gas/gas-set.model.ts'
import { isoTaskClasses } from './isolation/iso-files.model.ts'
import { isoPlan } from './isolation/iso-plan.model.ts'
import { permitTaskClasses } from './permit/fields/permit-files.model.ts'
import { permit } from './permit/permit.model.ts'
import { planTaskClasses } from './plan/plan-files.model.ts'
import { wkodInfo } from './plan/wkod-info.model.ts'
import { wkodPlan } from './plan/wkod-plan.model.ts'
import { hand } from './shift/handover/hand.model.ts'
import { tbm } from './shift/tbm/tbm.model.ts'
import { tbmTaskClasses } from './shift/tbm/tbm-files.model.ts'

export const wkod: Module = {
  models: [wkodPlan, wkodInfo, permit, gasSet, isoPlan, construction, constCost, tbm, hand],
  taskClasses: [...planTaskClasses, ...permitTaskClasses, ...isoTaskClasses, ...constTaskClasses, ...tbmTaskClasses],
}
