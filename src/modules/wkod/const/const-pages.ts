/** Which page of constructions stands below which menu row. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const ledger = () => import('./const.screens.tsx')
const costs = () => import('./const-cost.screens.tsx')

export const constScreens: Screens = {
  'constSafe/const/constList': {
    pages: {
      '': load(ledger, 'ConstList'),
      new: load(ledger, 'ConstDetail', { head: 'own' }),
      ':no': load(ledger, 'ConstDetail', { head: 'own' }),
      ':no/print': load(() => import('./const.print.tsx'), 'ConstPaper', { standalone: true }),
    },
  },
  'constSafe/const/constCostList': {
    pages: {
      '': load(costs, 'ConstCostList'),
      new: load(costs, 'ConstCostDetail', { head: 'own' }),
      ':no': load(costs, 'ConstCostDetail', { head: 'own' }),
      ':no/print': load(costs, 'ConstCostPaper', { standalone: true }),
    },
  },
}
