/** Sends what waits: tried again later and later, given up after the fifth time. */
import { createTransport } from 'nodemailer'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { SEND_OUTBOX } from './outbox.ts'

const RETRY_MINUTES = [1, 5, 30, 120]
const MAX_TRIES = RETRY_MINUTES.length + 1
const SEND_TIMEOUT_MS = 10_000
const MAX_PER_RUN = 500

interface Row {
  outboxNo: number
  channelCd: 'MAIL' | 'SMS'
  recipientDesc: string
  subjectDesc: string | null
  bodyDesc: string
  secretYn: 'Y' | 'N'
  unnamedYn: 'Y' | 'N'
  tryCnt: number
}
type Send = (row: Row) => Promise<unknown>

export const sendOutbox: Job = {
  name: SEND_OUTBOX,
  label: '메일·문자 발송',
  cron: '* * * * *',
  async run(services, stopping) {
    const way = wayOf(services.settings)
    let sent = 0
    while (sent < MAX_PER_RUN && !stopping.aborted && (await sendNext(services, way))) sent += 1
    return sent
  },
}

/** The way that this site has for a channel; without one it only keeps what would have been sent. */
function wayOf({ smtpUrl, mailFrom, smsUrl }: Services['settings']): (channelCd: Row['channelCd']) => Send | undefined {
  const mail = smtpUrl ? createTransport({ url: smtpUrl, connectionTimeout: SEND_TIMEOUT_MS }) : undefined
  const sendMail: Send | undefined =
    mail &&
    (({ recipientDesc, subjectDesc, bodyDesc }) =>
      mail.sendMail({ from: mailFrom, to: recipientDesc, subject: subjectDesc ?? '', text: bodyDesc }))
  const sendText: Send | undefined = smsUrl ? (row) => sendSms(smsUrl, row) : undefined
  return (channelCd) => (channelCd === 'MAIL' ? sendMail : sendText)
}

async function sendSms(url: string, { recipientDesc, bodyDesc }: Row): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: recipientDesc.replaceAll(/\D/g, ''), text: bodyDesc }),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
}

/** One at a time, each in a transaction of its own: several instances share the work, and a fault loses one at most. */
async function sendNext(services: Services, way: ReturnType<typeof wayOf>): Promise<boolean> {
  const now = services.clock.now()
  return services.db.write('SYSTEM', async (tx) => {
    const [row] = await tx.query<Row>(sql`
      select outbox_no as "outboxNo", channel_cd as "channelCd", recipient_desc as "recipientDesc",
        subject_desc as "subjectDesc", body_desc as "bodyDesc", secret_yn as "secretYn", unnamed_yn as "unnamedYn", try_cnt as "tryCnt"
      from com_outbox where send_status_cd = 'WAIT' and next_try_dt <= ${now}
      order by next_try_dt, outbox_no limit 1 for update skip locked`)
    if (!row) return false
    const send = way(row.channelCd)
    if (!send) await keepUnsent(tx, row, services.settings.demo)
    else
      await send(row).then(
        () => markSent(tx, row, now),
        (error: unknown) => tryLater(tx, row, now, error),
      )
    return true
  })
}

/** A demo site shows what would have been sent; elsewhere nobody is to read a code that was meant for one person. */
const keepUnsent = (tx: Queries, { outboxNo, secretYn, unnamedYn }: Row, isDemo: boolean) =>
  tx.query(sql`update com_outbox set send_status_cd = 'NONE',
    recipient_desc = case when ${unnamedYn === 'Y'} then '' else recipient_desc end,
    body_desc = case when ${secretYn === 'Y' && !isDemo} then '' else body_desc end where outbox_no = ${outboxNo}`)

const markSent = (tx: Queries, { outboxNo, secretYn, unnamedYn }: Row, now: Date) =>
  tx.query(sql`update com_outbox set send_status_cd = 'SENT', sent_dt = ${now}, try_cnt = try_cnt + 1, error_desc = null,
    recipient_desc = case when ${unnamedYn === 'Y'} then '' else recipient_desc end,
    body_desc = case when ${secretYn === 'Y'} then '' else body_desc end where outbox_no = ${outboxNo}`)

function tryLater(tx: Queries, { outboxNo, tryCnt, unnamedYn }: Row, now: Date, error: unknown) {
  const isLast = tryCnt + 1 >= MAX_TRIES
  const nextTryDt = new Date(now.getTime() + (RETRY_MINUTES[tryCnt] ?? 0) * 60_000)
  // What a mail server answers names whom it could not reach.
  const errorDesc =
    unnamedYn === 'Y' ? codeOf(error) : (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  return tx.query(sql`update com_outbox set send_status_cd = ${isLast ? 'FAIL' : 'WAIT'}, try_cnt = try_cnt + 1,
    next_try_dt = ${nextTryDt}, error_desc = ${errorDesc} where outbox_no = ${outboxNo}`)
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
