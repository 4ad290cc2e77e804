/** Screens of the organisation: departments, positions, duties. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { deptMaster } from './dept.master.ts'
import { saveDept } from './move/dept-move.tsx'
import { dutyMaster, positionMaster } from './position.master.ts'

export const DeptList = () => <MasterList master={deptMaster} saveBy={saveDept} />
export const PositionList = () => <MasterList master={positionMaster} />
export const DutyList = () => <MasterList master={dutyMaster} />
