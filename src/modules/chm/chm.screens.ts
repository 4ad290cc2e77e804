/** Which page stands below which menu row of chemicals; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

export const chmScreens: Screens = {
  'chm/substance/substanceList': {
    pages: {
      '': load(() => import('./substance/substance.screens.tsx'), 'SubstanceList'),
      ':no': load(() => import('./substance/substance-page.tsx'), 'SubstancePage'),
    },
  },
  'chm/ghs/labelPrint': {
    pages: {
      '': load(() => import('./label/label-due.screens.tsx'), 'LabelsDue'),
      ':no/print': load(() => import('./label/label.print.tsx'), 'LabelPaper', { standalone: true }),
    },
  },
  'chm/reg/regList': {
    pages: {
      '': load(() => import('./reg/reg-list.screens.tsx'), 'RegList'),
      ':no': load(() => import('./reg/reg-list-page.tsx'), 'RegListPage'),
    },
  },
  'chm/reg/subGroupList': {
    pages: {
      '': load(() => import('./reg/reg-list.screens.tsx'), 'SubGroupList'),
      ':no': load(() => import('./reg/sub-group-page.tsx'), 'SubGroupPage'),
    },
  },
  'chm/material/materialList': {
    pages: {
      '': load(() => import('./material/material.screens.tsx'), 'MaterialList'),
      ':no': load(() => import('./material/material-page.tsx'), 'MaterialPage'),
    },
  },
}
