import { MasterList } from '#platform/web/master/master-list.tsx'
import { msdsRuleMaster } from './msds-rule.master.ts'
import { stockLocMaster } from './stock-loc.master.ts'

export const MsdsRuleList = () => <MasterList master={msdsRuleMaster} />
export const StockLocList = () => <MasterList master={stockLocMaster} />
