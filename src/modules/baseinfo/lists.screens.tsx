/** Screens of basic information that are a list and the row beside it. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { facilityMaster, facilityTypeMaster } from './facility.master.ts'
import { holidayMaster } from './holiday.master.ts'
import { legalParamMaster } from './legal-param.master.ts'
import { siteMapMaster } from './location.master.ts'
import { plantMaster } from './plant.master.ts'
import { processMaster } from './process.master.ts'
import { systemMaster } from './system.master.ts'
import { taskOwnerMaster, workTypeMaster } from './work.master.ts'

export const PlantList = () => <MasterList master={plantMaster} />
export const ProcessList = () => <MasterList master={processMaster} />
export const FacilityTypeList = () => <MasterList master={facilityTypeMaster} />
export const FacilityList = () => <MasterList master={facilityMaster} />
export const SystemList = () => <MasterList master={systemMaster} />
export const WorkTypeList = () => <MasterList master={workTypeMaster} />
export const SiteMapList = () => <MasterList master={siteMapMaster} />
export const HolidayList = () => <MasterList master={holidayMaster} />
export const LegalParamList = () => <MasterList master={legalParamMaster} />
export const TaskOwnerList = () => <MasterList master={taskOwnerMaster} />
