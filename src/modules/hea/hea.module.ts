/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { checkedOrg } from './checkup/checked-org.model.ts'
import { checkupTaskClasses } from './checkup/checkup-files.model.ts'
import { checkupPlan } from './checkup/checkup-plan.model.ts'
import { extResult } from './checkup/ext-result.model.ts'
import { cvdRisk } from './cvd/cvd-risk.model.ts'
import { workCare } from './cvd/work-care.model.ts'
import { counsel } from './infirm/counsel.model.ts'
import { firstAidKit } from './infirm/first-aid-kit.model.ts'
import { medicineCount } from './infirm/medicine-count.model.ts'
import { infirmVisit } from './infirm/visit.model.ts'
import { measure } from './measure/measure.model.ts'
import { measureTaskClasses } from './measure/measure-files.model.ts'
import { measureUnit } from './measure/measure-unit.model.ts'
import { musclePosture } from './muscle/muscle-posture.model.ts'
import { muscleSurvey } from './muscle/muscle-survey.model.ts'
import { muscleSymptom } from './muscle/muscle-symptom.model.ts'
import { muscleTaskClasses } from './muscle/muscle-task-classes.ts'
import { muscleWork } from './muscle/muscle-work.model.ts'
import { heaDestroy } from './privacy/hea-destroy.model.ts'
import { heaExport } from './privacy/hea-export.model.ts'
import { checkupResult } from './result/checkup-result.model.ts'
import { followUp } from './result/follow-up.model.ts'
import { resultTaskClasses } from './result/result-files.model.ts'
import { stressSurvey } from './stress/stress-survey.model.ts'
import { vendorExam } from './vendor-exam/vendor-exam.model.ts'

export const hea: Module = {
  models: [
    checkupPlan,
    checkedOrg,
    extResult,
    vendorExam,
    measureUnit,
    measure,
    muscleSurvey,
    muscleWork,
    musclePosture,
    muscleSymptom,
    infirmVisit,
    counsel,
    medicineCount,
    firstAidKit,
    stressSurvey,
    cvdRisk,
    workCare,
    heaExport,
    heaDestroy,
    checkupResult,
    followUp,
  ],
  taskClasses: [...checkupTaskClasses, ...measureTaskClasses, ...muscleTaskClasses, ...resultTaskClasses],
}
