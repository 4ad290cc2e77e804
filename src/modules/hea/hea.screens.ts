/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const plans = () => import('./checkup/checkup-plan.screens.tsx')
const organisations = () => import('./checkup/checked-org.screens.tsx')

const cvdRisks = () => import('./cvd/cvd-risk.screens.tsx')
const workCares = () => import('./cvd/work-care.screens.tsx')
const exportsOut = () => import('./privacy/hea-export.screens.tsx')
const destructions = () => import('./privacy/hea-destroy.screens.tsx')
const emergencies = () => import('./privacy/emergency.screens.tsx')
const surveys = () => import('./stress/stress-survey.screens.tsx')
const mySurveys = () => import('./stress/my-stress.screens.tsx')

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
  'hea/stress/stressSurvey': {
    pages: {
      '': load(surveys, 'StressSurveyList'),
      new: load(surveys, 'StressSurveyDetail', { head: 'own' }),
      ':no': load(surveys, 'StressSurveyDetail', { head: 'own' }),
    },
  },
  'hea/stress/myStress': {
    pages: { '': load(mySurveys, 'MyStressList'), ':no': load(mySurveys, 'MyStressForm') },
  },
  'hea/cvd/cvdRisk': {
    pages: {
      '': load(cvdRisks, 'CvdRiskList'),
      new: load(cvdRisks, 'CvdRiskDetail', { head: 'own' }),
      ':no': load(cvdRisks, 'CvdRiskDetail', { head: 'own' }),
    },
  },
  'hea/care/workCare': {
    pages: {
      '': load(workCares, 'WorkCareList'),
      new: load(workCares, 'WorkCareDetail', { head: 'own' }),
      ':no': load(workCares, 'WorkCareDetail', { head: 'own' }),
    },
  },
  'hea/privacy/readLog': { pages: { '': load(() => import('./privacy/read-log.screens.tsx'), 'ReadLog') } },
  'hea/privacy/emergency': {
    pages: { '': load(emergencies, 'EmergencyList'), ':no': load(emergencies, 'EmergencyList') },
  },
  'hea/privacy/export': {
    pages: {
      '': load(exportsOut, 'HeaExportList'),
      new: load(exportsOut, 'HeaExportDetail', { head: 'own' }),
      ':no': load(exportsOut, 'HeaExportDetail', { head: 'own' }),
    },
  },
  'hea/privacy/destroy': {
    pages: {
      '': load(destructions, 'HeaDestroyList'),
      ':no': load(destructions, 'HeaDestroyDetail', { head: 'own' }),
    },
  },
}

export const heaPopups: PopupTypes = {}
