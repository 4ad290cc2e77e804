/** Which page stands below which menu row of safety; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import { jsaScreens } from './jsa/jsa-pages.ts'

const nearMissScreens = () => import('./near-miss/near-miss.screens.tsx')
const nearMissRecords = () => import('./near-miss/near-miss-record.screens.tsx')
const nearMissPrint = () => import('./near-miss/near-miss.print.tsx')
const nearMissStat = () => import('./near-miss/figures/near-miss-stat.tsx')

/** One report looks the same to staff and to vendors. */
const nearMissRecord = {
  new: load(nearMissRecords, 'NearMissDetail', { head: 'own' }),
  ':no': load(nearMissRecords, 'NearMissDetail', { head: 'own' }),
  ':no/print': load(nearMissPrint, 'NearMissPaper', { standalone: true }),
}
const quickActions = [{ label: '아차사고 보고', path: 'new' }]

const obsCards = () => import('./observe/obs-card.screens.tsx')
const obsEntry = () => import('./observe/obs-card-entry.tsx')
const obsPages = {
  new: load(obsEntry, 'ObsCardEntry', { offline: '관찰카드 쓰기' }),
  stats: load(() => import('./observe/obs-card-stats.tsx'), 'ObsCardStats'),
  follow: load(() => import('./observe/obs-card-follow.tsx'), 'ObsCardFollow'),
  ':no': load(obsCards, 'ObsCardDetail', { head: 'own' }),
}
const obsActions = [{ label: '관찰카드 쓰기', path: 'new' }]

export const safScreens: Screens = {
  ...jsaScreens,
  'saf/jsa/siteTerm': { pages: { '': load(() => import('./term/site-term.screens.tsx'), 'SiteTermList') } },
  'saf/accident/nearMissList': {
    pages: { '': load(nearMissScreens, 'NearMissList'), ...nearMissRecord },
    quickActions,
  },
  'saf/accident/nearMissStat': { pages: { '': load(nearMissStat, 'NearMissStat') } },
  'vendor/coworkSaf/nearMissList': {
    pages: { '': load(nearMissScreens, 'VendorNearMissList'), ...nearMissRecord },
    quickActions,
  },
  'saf/observe/observeList': {
    pages: {
      '': load(obsCards, 'ObsCardList'),
      ...obsPages,
      posters: load(() => import('./observe/obs-poster.tsx'), 'ObsPosters'),
      'posters/:no': load(() => import('./observe/obs-poster.tsx'), 'ObsPosterPaper', { standalone: true }),
    },
    quickActions: obsActions,
  },
  'vendor/coworkSaf/observeCard': {
    pages: { '': load(obsCards, 'VendorObsCardList'), ...obsPages },
    quickActions: obsActions,
  },
}
