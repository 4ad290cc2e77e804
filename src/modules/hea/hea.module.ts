/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'

export const hea: Module = {
  models: [],
  taskClasses: [],
}
