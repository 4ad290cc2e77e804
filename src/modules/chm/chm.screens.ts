/** Which page stands below which menu row of chemicals; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

export const chmScreens: Screens = {
  'chm/substance/substanceList': {
    pages: {
      '': load(() => import('./substance/substance.screens.tsx'), 'SubstanceList'),
      ':no': load(() => import('./substance/substance-page.tsx'), 'SubstancePage'),
    },
  },
  'chm/material/materialList': {
    pages: {
      '': load(() => import('./material/material.screens.tsx'), 'MaterialList'),
      ':no': load(() => import('./material/material-page.tsx'), 'MaterialPage'),
    },
  },
}
