/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const plans = () => import('./checkup/checkup-plan.screens.tsx')
const organisations = () => import('./checkup/checked-org.screens.tsx')
const measureScreens = () => import('./measure/measure.screens.tsx')
const unitScreens = () => import('./measure/measure-unit.screens.tsx')

/** One measurement: the same page below its plan and below its result. */
const measurePages = {
  new: load(measureScreens, 'MeasureDetail', { head: 'own' }),
  ':no': load(measureScreens, 'MeasureDetail', { head: 'own' }),
  ':no/print': load(() => import('./measure/measure.print.tsx'), 'MeasurePaper', { standalone: true }),
} as const

const muscleSurveys = () => import('./muscle/muscle-survey.screens.tsx')
const muscleWorks = () => import('./muscle/muscle-work.screens.tsx')
const musclePostures = () => import('./muscle/muscle-posture.screens.tsx')
const muscleSymptoms = () => import('./muscle/muscle-symptom.screens.tsx')

export const heaScreens: Screens = {
  'hea/checkup/checkupPlan': {
    pages: {
      '': load(plans, 'CheckupPlanList'),
      new: load(plans, 'CheckupPlanDetail', { head: 'own' }),
      ':no': load(plans, 'CheckupPlanDetail', { head: 'own' }),
    },
  },
  'hea/checkup/checkupOrg': {
    pages: {
      '': load(organisations, 'CheckedOrgList'),
      new: load(organisations, 'CheckedOrgDetail', { head: 'own' }),
      ':no': load(organisations, 'CheckedOrgDetail', { head: 'own' }),
    },
  },
  'hea/checkup/dueList': {
    pages: { '': load(() => import('./exposure/due.screens.tsx'), 'DueList') },
  },
  'hea/checkup/workerHazard': {
    pages: { '': load(() => import('./exposure/exposure.screens.tsx'), 'ExposureList') },
  },
  'hea/checkup/hazardFactor': {
    pages: { '': load(() => import('./hazard/hazard-factor.screens.tsx'), 'HazardFactorList') },
  },
  'hea/env/unitWork': {
    pages: {
      '': load(unitScreens, 'MeasureUnitList'),
      new: load(unitScreens, 'MeasureUnitDetail', { head: 'own' }),
      ':no': load(unitScreens, 'MeasureUnitDetail', { head: 'own' }),
    },
  },
  'hea/env/measurePlan': { pages: { '': load(measureScreens, 'MeasurePlanList'), ...measurePages } },
  'hea/env/measureResult': { pages: { '': load(measureScreens, 'MeasureResultList'), ...measurePages } },
  'hea/muscle/survey': {
    pages: {
      '': load(muscleSurveys, 'MuscleSurveyList'),
      new: load(muscleSurveys, 'MuscleSurveyDetail', { head: 'own' }),
      ':no': load(muscleSurveys, 'MuscleSurveyDetail', { head: 'own' }),
      ':no/print': load(() => import('./muscle/muscle-survey.print.tsx'), 'MuscleSurveyPaper', { standalone: true }),
    },
  },
  'hea/muscle/work': {
    pages: {
      '': load(muscleWorks, 'MuscleWorkList'),
      new: load(muscleWorks, 'MuscleWorkDetail', { head: 'own' }),
      ':no': load(muscleWorks, 'MuscleWorkDetail', { head: 'own' }),
    },
  },
  'hea/muscle/posture': {
    pages: {
      '': load(musclePostures, 'MusclePostureList'),
      new: load(musclePostures, 'MusclePostureDetail', { head: 'own' }),
      ':no': load(musclePostures, 'MusclePostureDetail', { head: 'own' }),
    },
  },
  'hea/muscle/symptom': {
    pages: {
      '': load(muscleSymptoms, 'MuscleSymptomPage'),
      answers: load(muscleSymptoms, 'MuscleSymptomAnswers'),
      ':no': load(muscleSymptoms, 'MuscleSymptomDetail', { head: 'own' }),
    },
  },
}

export const heaPopups: PopupTypes = {}
