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

const mine = () => import('./checkup/my-checkup.screens.tsx')

export const heaScreens: Screens = {
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
}

/** S-150: contents of the generic popup. Choosing targets has buttons of its own. */
export const heaPopups: PopupTypes = {
  checkupTarget: {
    load: async () => (await import('./checkup/target-select.popup.tsx')).TargetSelectPopup,
    canConfirm: false,
  },
  checkupConsent: { load: async () => (await import('./checkup/consent-popup.tsx')).ConsentPopup },
}
