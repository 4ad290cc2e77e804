/** Which page stands below which menu row of this part. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const talks = () => import('./tbm/tbm.screens.tsx')
const talkPages = {
  '': load(talks, 'TbmList'),
  new: load(talks, 'TbmStart'),
  ':no': load(talks, 'TbmDetail', { head: 'own' }),
  ':no/print': load(() => import('./tbm/tbm.print.tsx'), 'TbmPaper', { standalone: true }),
} as const
const hands = () => import('./handover/hand.screens.tsx')
const quickActions = [{ label: 'TBM 시작', path: 'new' }]

export const shiftScreens: Screens = {
  'constSafe/wkod/tbmList': { pages: talkPages },
  'vendor/constSafe/tbmList': { pages: talkPages, quickActions },
  'constSafe/wkod/handoverList': {
    pages: {
      '': load(hands, 'HandList'),
      new: load(hands, 'HandDetail', { head: 'own' }),
      ':no': load(hands, 'HandDetail', { head: 'own' }),
      ':no/print': load(() => import('./handover/hand.print.tsx'), 'HandPaper', { standalone: true }),
    },
  },
  'constSafe/wkod/emergencyStop': {
    pages: { '': load(() => import('./emergency/emergency.screens.tsx'), 'EmergencyStop') },
  },
  'constSafe/wkod/weatherBoard': {
    pages: { '': load(() => import('./weather/weather.screens.tsx'), 'WeatherScreen') },
  },
}
