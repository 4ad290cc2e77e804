/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { checkedOrg } from './checkup/checked-org.model.ts'
import { checkupTaskClasses } from './checkup/checkup-files.model.ts'
import { checkupPlan } from './checkup/checkup-plan.model.ts'
import { cvdRisk } from './cvd/cvd-risk.model.ts'
import { workCare } from './cvd/work-care.model.ts'
import { heaDestroy } from './privacy/hea-destroy.model.ts'
import { heaExport } from './privacy/hea-export.model.ts'
import { stressSurvey } from './stress/stress-survey.model.ts'

export const hea: Module = {
  models: [checkupPlan, checkedOrg, stressSurvey, cvdRisk, workCare, heaExport, heaDestroy],
  taskClasses: [...checkupTaskClasses],
}
