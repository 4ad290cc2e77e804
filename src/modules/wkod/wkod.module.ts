/** Work: what contractors and own crews do on the site, from the plan to the closed permit. */
import type { Module } from '#platform/model/module.ts'

export const wkod: Module = {
  models: [],
  taskClasses: [],
}
