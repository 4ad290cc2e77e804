import { MasterList } from '#platform/web/master/master-list.tsx'
import { violItemMaster } from './viol-item.master.ts'

export const ViolItemList = () => <MasterList master={violItemMaster} />
