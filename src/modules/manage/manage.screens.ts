/** Which page stands below which menu row of administration. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const users = () => import('./organisation/user.screens.tsx')
const codes = () => import('./codes/codes.screens.tsx')
const authority = () => import('./authority/authority.screens.tsx')
const forms = () => import('./codes/form-template.screens.tsx')
const organisation = () => import('./organisation/organisation.screens.tsx')

export const manageScreens: Screens = {
  'manage/dept/deptList': { pages: { '': load(organisation, 'DeptList') } },
  'manage/user/userList': { pages: { '': load(users, 'UserList') } },
  'manage/user/position': { pages: { '': load(organisation, 'PositionList') } },
  'manage/user/duty': { pages: { '': load(organisation, 'DutyList') } },
  'manage/code/codeMaster': { pages: { '': load(codes, 'CodeList') } },
  'manage/code/codeGroup': { pages: { '': load(codes, 'CodeGroupList') } },
  'manage/attach/attachSetting': { pages: { '': load(codes, 'AttachSettingList') } },
  'manage/form/formTemplate': { pages: { '': load(forms, 'FormTemplateList') } },
  'manage/authManage/authGroup': { pages: { '': load(authority, 'AuthGroupList') } },
  'manage/menuManage/menuList': { pages: { '': load(authority, 'MenuList') } },
}
