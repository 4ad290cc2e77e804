/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const muscleSurveys = () => import('./muscle/muscle-survey.screens.tsx')
const muscleWorks = () => import('./muscle/muscle-work.screens.tsx')
const musclePostures = () => import('./muscle/muscle-posture.screens.tsx')
const muscleSymptoms = () => import('./muscle/muscle-symptom.screens.tsx')
const plans = () => import('./checkup/checkup-plan.screens.tsx')
const organisations = () => import('./checkup/checked-org.screens.tsx')

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
  'hea/checkup/hazardFactor': {
    pages: { '': load(() => import('./hazard/hazard-factor.screens.tsx'), 'HazardFactorList') },
  },
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
