/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const vendorExams = () => import('./vendor-exam/vendor-exam.screens.tsx')
const plans = () => import('./checkup/checkup-plan.screens.tsx')
const organisations = () => import('./checkup/checked-org.screens.tsx')
const elsewhere = () => import('./checkup/ext-result.screens.tsx')
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
const visitScreens = () => import('./infirm/visit.screens.tsx')
const visitRecord = () => import('./infirm/visit-record.tsx')
const medicineScreens = () => import('./infirm/medicine.screens.tsx')
const medicineCounts = () => import('./infirm/medicine-count.screens.tsx')
const counselScreens = () => import('./infirm/counsel.screens.tsx')
const kitScreens = () => import('./infirm/first-aid-kit.screens.tsx')
const cvdRisks = () => import('./cvd/cvd-risk.screens.tsx')
const workCares = () => import('./cvd/work-care.screens.tsx')
const exportsOut = () => import('./privacy/hea-export.screens.tsx')
const destructions = () => import('./privacy/hea-destroy.screens.tsx')
const emergencies = () => import('./privacy/emergency.screens.tsx')
const surveys = () => import('./stress/stress-survey.screens.tsx')
const mySurveys = () => import('./stress/my-stress.screens.tsx')
const mine = () => import('./checkup/my-checkup.screens.tsx')

const results = () => import('./result/checkup-result.screens.tsx')
const followUps = () => import('./result/follow-up.screens.tsx')

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
  'hea/checkup/checkupExt': {
    pages: {
      '': load(elsewhere, 'ExtResultList'),
      ':no': load(elsewhere, 'ExtResultDetail', { head: 'own' }),
    },
  },
  'hea/checkup/dueList': {
    pages: { '': load(() => import('./exposure/due.screens.tsx'), 'DueList') },
  },
  'hea/checkup/workerHazard': {
    pages: { '': load(() => import('./exposure/exposure.screens.tsx'), 'ExposureList') },
  },
  'hea/checkup/checkupResult': {
    pages: {
      '': load(results, 'CheckupResultList'),
      ':no': load(results, 'CheckupResultDetail', { head: 'own' }),
    },
  },
  'hea/checkup/checkupFollowUp': {
    pages: {
      '': load(followUps, 'FollowUpList'),
      ':no': load(followUps, 'FollowUpDetail', { head: 'own' }),
      ':no/report': load(() => import('./result/follow-up.print.tsx'), 'FollowUpReport', { standalone: true }),
    },
  },
  'hea/checkup/workMeasure': {
    pages: {
      '': load(() => import('./result/work-measure.screens.tsx'), 'WorkMeasureList'),
      ':no': load(() => import('./result/work-measure.screens.tsx'), 'WorkMeasureList'),
    },
  },
  'hea/checkup/checkupStatus': {
    pages: { '': load(() => import('./result/status.screens.tsx'), 'CheckupStatus') },
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
      ':no/poster': load(() => import('./muscle/muscle-symptom-poster.tsx'), 'SymptomPoster', { standalone: true }),
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
  'hea/infirm/visit': {
    pages: { '': load(visitScreens, 'VisitPage'), ':no': load(visitRecord, 'VisitRecordPage') },
  },
  'hea/infirm/medicine': {
    pages: {
      '': load(medicineScreens, 'MedicinePage'),
      ':no': load(medicineCounts, 'MedicineCountDetail', { head: 'own' }),
    },
  },
  'hea/infirm/counsel': {
    pages: {
      '': load(counselScreens, 'CounselList'),
      new: load(counselScreens, 'CounselDetail', { head: 'own' }),
      ':no': load(counselScreens, 'CounselDetail', { head: 'own' }),
    },
  },
  'hea/infirm/firstAidKit': {
    pages: {
      '': load(kitScreens, 'FirstAidKitList'),
      new: load(kitScreens, 'FirstAidKitDetail', { head: 'own' }),
      ':no': load(kitScreens, 'FirstAidKitDetail', { head: 'own' }),
    },
  },
  'hea/infirm/infirmStat': {
    pages: { '': load(() => import('./infirm/stat.screens.tsx'), 'InfirmStat') },
  },
  'hea/infirm/myVisit': {
    pages: { '': load(() => import('./infirm/my-visit.screens.tsx'), 'MyVisits') },
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
  'hea/checkup/vendorExam': {
    pages: {
      '': load(vendorExams, 'VendorExamList'),
      new: load(vendorExams, 'VendorExamDetail', { head: 'own' }),
      ':no': load(vendorExams, 'VendorExamDetail', { head: 'own' }),
    },
  },
  'hea/checkup/myCheckup': { pages: { '': load(mine, 'MyCheckup'), ':no': load(mine, 'MyCheckup') } },
  'hea/checkup/checkupReservation': {
    pages: {
      '': load(() => import('./checkup/reservation.screens.tsx'), 'ReservationCalendar'),
      ':no': load(() => import('./checkup/reservation.screens.tsx'), 'ReservationCalendar'),
    },
  },
  'hea/checkup/consentText': {
    pages: { '': load(() => import('./checkup/consent-text.screens.tsx'), 'ConsentTexts') },
  },
}

export const heaPopups: PopupTypes = {
  checkupTarget: {
    load: async () => (await import('./checkup/target-select-popup.tsx')).TargetSelectPopup,
    canConfirm: false,
  },
  checkupConsent: { load: async () => (await import('./checkup/consent-popup.tsx')).ConsentPopup },
}
