/** Which page stands below which menu row of administration. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const organisation = () => import('./organisation/organisation.screens.tsx')
const signIn = () => import('./sign-in/sign-in.screens.tsx')

export const manageScreens: Screens = {
  'manage/dept/deptList': { pages: { '': load(organisation, 'DeptList') } },
  'manage/policy/loginPolicy': {
    pages: { '': load(() => import('./sign-in/login-policy.screens.tsx'), 'LoginPolicy') },
  },
  'manage/log/loginHistory': { pages: { '': load(signIn, 'LoginHistory') } },
  'manage/message/outbox': { pages: { '': load(signIn, 'Outbox') } },
}
