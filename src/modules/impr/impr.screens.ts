/** Which page stands below which menu row of improvement; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const screens = () => import('./impr/impr.screens.tsx')
const paper = () => import('./impr/impr.print.tsx')

/** A row looks the same to staff and to vendors. */
const record = {
  ':no': load(screens, 'ImprDetail', { head: 'own' }),
  ':no/print': load(paper, 'ImprPaper', { standalone: true }),
  photos: load(paper, 'ImprPhotos', { standalone: true }),
}

export const imprScreens: Screens = {
  'impr/impr/imprList': {
    pages: { '': load(screens, 'ImprList'), new: load(screens, 'ImprDetail', { head: 'own' }), ...record },
  },
  'impr/impr/imprBoard': { pages: { '': load(() => import('./impr/impr-board.tsx'), 'ImprBoard') } },
  'vendor/impr/imprList': { pages: { '': load(() => import('./impr/impr-vendor.tsx'), 'VendorImprList'), ...record } },
}
