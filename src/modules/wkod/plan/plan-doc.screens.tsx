/** Which papers each kind of work asks for. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { planDocMaster } from './plan-doc.master.ts'

export const PlanDocList = () => <MasterList master={planDocMaster} />
