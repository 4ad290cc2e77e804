import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { loginHistory } from './login-history.model.ts'

export const loginHistoryRows = answerReport(loginHistory, {
  from: sql`sys_login_log l`,
  own: 'l',
  joins: sql`left join sys_user u on u.user_id = l.user_id left join vendor_account v on v.portal_id = l.user_id`,
  columns: { userNm: sql`coalesce(u.user_nm, v.user_nm)` },
  // The id exactly: what is searched for is what one person did.
  conditions: { q: (userId) => sql`l.user_id = ${userId}` },
  scope: { people: ['l.user_id'] },
  asProgram:
    'Sign-ins are in no row of their own; whoever watches over them sees those of the people within his scope.',
})
