/** What is checked for each type of work. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { checkItemMaster } from './check-item.master.ts'

export const CheckItemList = () => <MasterList master={checkItemMaster} />
