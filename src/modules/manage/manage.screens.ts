/** Which page stands below which menu row of administration. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const organisation = () => import('./organisation/organisation.screens.tsx')

const apprBox = () => import('./approval/box.tsx')
const apprRequest = () => import('./approval/request.tsx')
const apprDrafts = () => import('./approval/drafts.tsx')
const apprAbsence = () => import('./approval/absence.tsx')
const apprTemplates = () => import('./approval/templates.tsx')
const apprKinds = () => import('./approval/kinds.tsx')

export const manageScreens: Screens = {
  'manage/dept/deptList': { pages: { '': load(organisation, 'DeptList') } },
  'manage/appr/apprBox': { pages: { '': load(apprBox, 'ApprBox'), ':no': load(apprRequest, 'ApprRequest') } },
  'manage/appr/draftBox': { pages: { '': load(apprDrafts, 'DraftBox'), ':no': load(apprRequest, 'ApprRequest') } },
  'manage/appr/absence': { pages: { '': load(apprAbsence, 'Absences') } },
  'manage/appr/lineTemplate': { pages: { '': load(apprTemplates, 'LineTemplates') } },
  'manage/appr/apprBiz': { pages: { '': load(apprKinds, 'ApprKinds') } },
}
