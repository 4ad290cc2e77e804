/** Which page stands below which menu row of work; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import { constScreens } from './const/const-pages.ts'
import { planScreens } from './plan/plan-pages.ts'
import { shiftScreens } from './shift/shift.screens.ts'

const boards = () => import('./board/board.screens.tsx')
const gasScreens = () => import('./gas/gas-set.screens.tsx')
const measuring = () => import('./gas/gas-measure.screens.tsx')
const isolations = () => import('./isolation/iso-plan.screens.tsx')

const gasPages = {
  '': load(gasScreens, 'GasSetList'),
  new: load(measuring, 'GasMeasure', { offline: '가스측정' }),
  ':no': load(gasScreens, 'GasSetDetail', { head: 'own' }),
  ':no/print': load(() => import('./gas/gas-set.print.tsx'), 'GasSetPaper', { standalone: true }),
} as const
const permitScreens = () => import('./permit/permit.screens.tsx')
const permitPrint = () => import('./permit/paper/permit.print.tsx')

/** One permit looks the same to staff and to contractors. */
const permitRecord = {
  new: load(permitScreens, 'PermitDetail', { head: 'own' }),
  ':no': load(permitScreens, 'PermitDetail', { head: 'own', offline: '작업허가' }),
  ':no/print': load(permitPrint, 'PermitPaper', { standalone: true }),
}
const quickActions = [{ label: '작업허가 신청', path: 'new' }]

export const wkodScreens: Screens = {
  ...planScreens,
  ...constScreens,
  ...shiftScreens,
  'constSafe/wkod/wkodRequestList': {
    pages: { '': load(permitScreens, 'PermitList', { offline: '작업허가' }), ...permitRecord },
    quickActions,
  },
  'vendor/constSafe/wkodRequestNew': {
    pages: { '': load(permitScreens, 'VendorPermitList', { offline: '작업허가' }), ...permitRecord },
    quickActions,
  },
  /** S-025 */
  'constSafe/wkod/wkodRequestPrint': { pages: { '': load(permitPrint, 'PermitPrint', { standalone: true }) } },
  'constSafe/wkod/gasMeasure': { pages: gasPages, quickActions: [{ label: '가스측정', path: 'new' }] },
  'vendor/constSafe/gasMeasure': { pages: gasPages, quickActions: [{ label: '가스측정', path: 'new' }] },
  'constSafe/wkod/gasMeter': { pages: { '': load(gasScreens, 'GasMeterList') } },
  'constSafe/wkod/gasTester': { pages: { '': load(gasScreens, 'GasTesterList') } },
  'constSafe/wkod/lotoList': {
    pages: {
      '': load(isolations, 'IsoPlanList'),
      new: load(isolations, 'IsoPlanDetail', { head: 'own' }),
      ':no': load(isolations, 'IsoPlanDetail', { head: 'own' }),
      ':no/print': load(() => import('./isolation/iso-plan.print.tsx'), 'IsoPlanPaper', { standalone: true }),
    },
  },
  'constSafe/wkod/checkItem': {
    pages: { '': load(() => import('./permit/check/check-item.screens.tsx'), 'CheckItemList') },
  },
  'constSafe/wkod/permitStat': {
    pages: { '': load(() => import('./permit/figures/permit-stat.screens.tsx'), 'PermitStatistics') },
  },
  'constSafe/wkod/wkodMap': {
    pages: {
      '': load(boards, 'WorkBoard'),
      wall: load(() => import('./board/board-wall.tsx'), 'WorkWall', { standalone: true }),
      print: load(() => import('./board/board.print.tsx'), 'WorkBoardPaper', { standalone: true }),
    },
  },
  'constSafe/wkod/simopsRule': { pages: { '': load(boards, 'SimopsRuleList') } },
}
