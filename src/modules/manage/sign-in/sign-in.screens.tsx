/** Administration of signing in: what was tried, what was sent, and by which rules. */
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { loginHistory } from './login-history.model.ts'
import { sendAgain } from './outbox.calls.ts'
import { type OutboxRow, outbox } from './outbox.model.ts'

export const LoginHistory = () => <ReportList report={loginHistory} widths={{ userId: 140 }} />

export function Outbox() {
  const t = useT()
  const queries = useQueryClient()
  const { editable } = usePage()
  const { send } = useSend(sendAgain, { said: '다시 보냅니다.' })
  const retry = async (outboxNo: number) => {
    if (await send({ outboxNo })) await queries.invalidateQueries({ queryKey: reportKey(outbox) })
  }
  /** A secret that was blanked cannot be sent once more. */
  const mayRetry = ({ sendStatusCd, bodyDesc }: OutboxRow) =>
    editable && ['FAIL', 'NONE'].includes(sendStatusCd) && bodyDesc !== ''
  return (
    <ReportList
      report={outbox}
      widths={{ userId: 130, errorDesc: 220 }}
      rowActions={(row) =>
        mayRetry(row) ? [{ name: 'retry', text: t('다시 보내기'), onClick: () => void retry(row.outboxNo) }] : []
      }
    />
  )
}
