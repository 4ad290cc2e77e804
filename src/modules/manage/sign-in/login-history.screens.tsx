/** Administration of signing in: what was tried. */
import { ReportList } from '#platform/web/report/report-list.tsx'
import { loginHistory } from './login-history.model.ts'

export const LoginHistory = () => <ReportList report={loginHistory} widths={{ userId: 140 }} />
