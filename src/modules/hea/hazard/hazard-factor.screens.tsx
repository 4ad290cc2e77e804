import { MasterList } from '#platform/web/master/master-list.tsx'
import { hazardFactorMaster } from './hazard-factor.master.ts'

export const HazardFactorList = () => <MasterList master={hazardFactorMaster} />
