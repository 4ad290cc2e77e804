/** Which page of work plans stands below which menu row. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const plans = () => import('./wkod-plan.screens.tsx')
const old = () => import('./plan-old.screens.tsx')
const infos = () => import('./wkod-info.screens.tsx')

/** One plan looks the same to staff and to vendors, and so does what they were told. */
const plan = {
  new: load(plans, 'WkodPlanDetail', { head: 'own' }),
  ':no': load(plans, 'WkodPlanDetail', { head: 'own' }),
  ':no/print': load(() => import('./wkod-plan.print.tsx'), 'WkodPlanPaper', { standalone: true }),
}
const info = {
  ':no': load(infos, 'WkodInfoDetail', { head: 'own' }),
  ':no/print': load(infos, 'WkodInfoPaper', { standalone: true }),
}

export const planScreens: Screens = {
  'constSafe/wkod/wkodPlanList': { pages: { '': load(plans, 'WkodPlanList'), ...plan } },
  'constSafe/wkod/wkodInfoList': { pages: { '': load(infos, 'WkodInfoList'), ...info } },
  'constSafe/wkod/planDoc': { pages: { '': load(() => import('./plan-doc.screens.tsx'), 'PlanDocList') } },
  'vendor/wkod/wkodPlan': { pages: { '': load(plans, 'VendorPlanList'), ...plan } },
  'vendor/wkod/wkodPlanOld': {
    pages: { '': load(old, 'OldPlanList'), ':no': load(plans, 'WkodPlanDetail', { head: 'own' }) },
  },
  'vendor/wkod/wkodInfo': { pages: { '': load(infos, 'VendorInfoList'), ...info } },
}
