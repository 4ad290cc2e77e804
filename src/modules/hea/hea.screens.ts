/** Which page stands below which menu row of occupational health; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import type { PopupTypes } from '#platform/web/popup/popup.ts'

const plans = () => import('./checkup/checkup-plan.screens.tsx')
const results = () => import('./result/checkup-result.screens.tsx')
const followUps = () => import('./result/follow-up.screens.tsx')
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
}

export const heaPopups: PopupTypes = {}
