/** Which page stands below which menu row of work; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const permitScreens = () => import('./permit/permit.screens.tsx')
const permitPrint = () => import('./permit/permit.print.tsx')

/** One permit looks the same to staff and to contractors. */
const permitRecord = {
  new: load(permitScreens, 'PermitDetail', { head: 'own' }),
  ':no': load(permitScreens, 'PermitDetail', { head: 'own' }),
  ':no/print': load(permitPrint, 'PermitPaper', { standalone: true }),
}
const quickActions = [{ label: '작업허가 신청', path: 'new' }]

export const wkodScreens: Screens = {
  'constSafe/wkod/wkodRequestList': { pages: { '': load(permitScreens, 'PermitList'), ...permitRecord }, quickActions },
  'vendor/constSafe/wkodRequestNew': {
    pages: { '': load(permitScreens, 'VendorPermitList'), ...permitRecord },
    quickActions,
  },
}
