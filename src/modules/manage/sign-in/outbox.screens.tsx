/** 메일·문자 발송: what was sent by its subject or its first sentence; the whole of it is read beside the list. */
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { LogSheet } from '#platform/web/log/log-sheet.tsx'
import { usePage } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { ReportList, reportKey, type SheetControls } from '#platform/web/report/report-list.tsx'
import { sendAgain } from './outbox.calls.ts'
import { channels, type OutboxRow, outbox, statuses } from './outbox.model.ts'

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
  const called = ({ subjectDesc, bodyDesc }: OutboxRow) => subjectDesc || firstSentence(bodyDesc) || t(BLANKED)
  return (
    <ReportList
      report={outbox}
      cells={{ subjectDesc: called, bodyDesc: ({ bodyDesc }) => firstSentence(bodyDesc) || t(BLANKED) }}
      widths={{ userId: 130, subjectDesc: 340, errorDesc: 180 }}
      opens="subjectDesc"
      sheet={(row, controls) => <MessageSheet key={row.outboxNo} row={row} title={called(row)} controls={controls} />}
      rowActions={(row) =>
        mayRetry(row) ? [{ name: 'retry', text: t('다시 보내기'), onClick: () => void retry(row.outboxNo) }] : []
      }
    />
  )
}

const BLANKED = '보안을 위해 지운 내용'
/** To its first full stop or the end of its line. */
const firstSentence = (text: string): string => /^.*?(?:[.!?。！？](?=\s|$)|$)/m.exec(text)?.[0] ?? ''

function MessageSheet({ row, title, controls }: { row: OutboxRow; title: string; controls: SheetControls }) {
  const t = useT()
  return (
    <LogSheet title={title} {...controls}>
      <Facts
        facts={[
          [t('작성일시'), formatDateTime(row.createDt)],
          [t('수단'), t(channels[row.channelCd])],
          [t('받는 곳'), row.recipientDesc],
          [t('아이디'), row.userId],
          [t('상태'), t(statuses[row.sendStatusCd])],
          [t('제목'), row.subjectDesc],
          [t('시도'), row.tryCnt],
          [t('발송일시'), row.sentDt && formatDateTime(row.sentDt)],
          [t('오류'), row.errorDesc],
        ]}
      />
      <section aria-label={t('내용')}>
        <h3>{t('내용')}</h3>
        <p className={row.bodyDesc ? 'log-text' : 'quiet'}>{row.bodyDesc || t(BLANKED)}</p>
      </section>
    </LogSheet>
  )
}
