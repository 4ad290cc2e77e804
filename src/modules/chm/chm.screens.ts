/** Which page stands below which menu row of chemicals; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const secretScreens = () => import('./secret/secret.screens.tsx')
const msdsRecord = () => import('./msds/msds-record.screens.tsx')

export const chmScreens: Screens = {
  'chm/msds/msdsView': {
    pages: {
      '': load(() => import('./msds/view/view.screens.tsx'), 'MsdsView'),
      ':no': load(() => import('./msds/view/view.screens.tsx'), 'MsdsViewPage'),
    },
  },
  'chm/msds/secretApproval': {
    pages: {
      '': load(secretScreens, 'SecretList'),
      new: load(secretScreens, 'SecretDetail'),
      ':no': load(secretScreens, 'SecretDetail'),
    },
  },
  'chm/msds/msdsList': {
    pages: {
      '': load(() => import('./msds/msds.screens.tsx'), 'MsdsList'),
      new: load(msdsRecord, 'MsdsDetail', { head: 'own' }),
      ':no': load(msdsRecord, 'MsdsDetail', { head: 'own' }),
    },
  },
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
  'chm/material/matUseList': {
    pages: { '': load(() => import('./use/use-list.screens.tsx'), 'UseList') },
  },
  'chm/material/useExposureList': {
    pages: { '': load(() => import('./use/use-list.screens.tsx'), 'UseExposureList') },
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
