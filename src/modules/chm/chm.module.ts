/** Chemicals: what every product contains, and which duties follow. */
import type { Module } from '#platform/model/module.ts'

export const chmModule: Module = { models: [], taskClasses: [] }
