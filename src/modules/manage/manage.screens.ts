/** Which page stands below which menu row of administration. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const organisation = () => import('./organisation/organisation.screens.tsx')

export const manageScreens: Screens = {
  'manage/dept/deptList': { pages: { '': load(organisation, 'DeptList') } },
}
