/** Work: what contractors and own crews do on the site, from the plan to the closed permit. */
import type { Module } from '#platform/model/module.ts'
import { permit } from './permit/permit.model.ts'
import { permitTaskClasses } from './permit/permit-files.model.ts'

export const wkod: Module = {
  models: [permit],
  taskClasses: [...permitTaskClasses],
}
