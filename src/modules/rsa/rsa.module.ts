/** Risk assessment: what could hurt people at a process, judged on a scale of the site and brought down. */
import type { Module } from '#platform/model/module.ts'
import { rsaScale } from './scale/rsa-scale.model.ts'

export const rsaModule: Module = {
  models: [rsaScale],
  taskClasses: [],
}
