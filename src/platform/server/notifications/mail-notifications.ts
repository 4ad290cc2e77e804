/** News that people want as mail, too: worded in their language and handed to the outbox. */
import { eventOf } from '#platform/model/message-event.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'
import { sendLater } from '../outbox/outbox.ts'
import { wordingOf } from './wording.ts'

const MAX_PER_RUN = 1000

interface Row {
  notificationNo: number
  userId: string
  eventCd: string
  values: Record<string, unknown>
  email: string | null
  langCd: Language
}

export const mailNotifications: Job = {
  name: 'mail-notifications',
  label: '알림 메일 발송',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const rows = await tx.query<Row>(sql`
        update com_notification n set mail_yn = 'N' from (
          select notification_no from com_notification where mail_yn = 'Y' order by 1 limit ${MAX_PER_RUN} for update skip locked
        ) w, (
          select user_id, email, lang_cd from sys_user where user_status_cd = 'ACTIVE' and delete_yn = 'N'
          union all
          select portal_id, email, lang_cd from vendor_account where account_status_cd = 'ACTIVE' and delete_yn = 'N'
        ) p
        where n.notification_no = w.notification_no and p.user_id = n.user_id
        returning n.notification_no as "notificationNo", n.user_id as "userId", n.event_cd as "eventCd",
          n.values_json as values, p.email, p.lang_cd as "langCd"`)
      for (const row of rows) await mail(tx, clock.now(), row)
      return rows.length
    }),
}

async function mail(
  tx: Queries,
  now: Date,
  { notificationNo, userId, eventCd, values, email, langCd }: Row,
): Promise<void> {
  const event = eventOf(eventCd)
  if (!event || !email) return
  const { subject, body } = await wordingOf(tx, event, 'MAIL', langCd, values)
  const onceKey = `notification:${notificationNo}`
  const { hidesReceiver = false } = event
  const receiver = { userId, recipient: email, hidesReceiver }
  await sendLater(tx, now, { channel: 'MAIL', ...receiver, ...(subject && { subject }), body, onceKey })
}
