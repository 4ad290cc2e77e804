/** Screens of the organisation: departments. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { deptMaster } from './dept.master.ts'

export const DeptList = () => <MasterList master={deptMaster} />
