/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const plans = () => import('./checkup/checkup-plan.screens.tsx')
const organisations = () => import('./checkup/checked-org.screens.tsx')

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
  'hea/checkup/hazardFactor': {
    pages: { '': load(() => import('./hazard/hazard-factor.screens.tsx'), 'HazardFactorList') },
  },
}

/** S-150: contents of the generic popup. Choosing targets has buttons of its own. */
export const heaPopups: PopupTypes = {
  checkupTarget: {
    load: async () => (await import('./checkup/target-select.popup.tsx')).TargetSelectPopup,
    canConfirm: false,
  },
  checkupConsent: { load: async () => (await import('./checkup/consent-popup.tsx')).ConsentPopup },
}
