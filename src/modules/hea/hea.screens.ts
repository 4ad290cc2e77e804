/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const visitScreens = () => import('./infirm/visit.screens.tsx')
const visitRecord = () => import('./infirm/visit.record.tsx')
const medicineScreens = () => import('./infirm/medicine.screens.tsx')
const medicineCounts = () => import('./infirm/medicine-count.screens.tsx')
const counselScreens = () => import('./infirm/counsel.screens.tsx')
const kitScreens = () => import('./infirm/first-aid-kit.screens.tsx')
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
}

export const heaPopups: PopupTypes = {}
