/** Which page of materials stands below which menu row; one record looks the same on both sides. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const materials = () => import('./vendor-msds.screens.tsx')
const masters = () => import('./msds-masters.screens.tsx')
const record = {
  ':no': load(materials, 'VendorMsdsDetail', { head: 'own' }),
  ':no/print': load(() => import('./vendor-msds.print.tsx'), 'VendorMsdsPaper', { standalone: true }),
} as const

export const msdsScreens: Screens = {
  'chm/vendorMsds': { pages: { '': load(materials, 'MsdsReviewList'), ...record } },
  'chm/vendorMsdsRule': { pages: { '': load(masters, 'MsdsRuleList') } },
  'chm/stockLoc': { pages: { '': load(masters, 'StockLocList') } },
  'vendor/portal/msds': {
    pages: {
      '': load(materials, 'VendorMsdsList'),
      new: load(materials, 'VendorMsdsDetail', { head: 'own' }),
      ...record,
    },
    quickActions: [{ label: '반입물질 신청', path: 'new' }],
  },
}
