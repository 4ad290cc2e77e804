/** Mail and SMS: written in the transaction of their cause, so that neither goes without the other. */

import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { wakes } from '../jobs/wake.ts'

export interface OutgoingMessage {
  channel: 'MAIL' | 'SMS'
  /** Whose it is, where it is for somebody with an account. */
  userId?: string
  /** Address or phone number. */
  recipient: string
  subject?: string
  body: string
  /** Who gets it is nobody's to know: his account is not kept with it, and the address only until it is sent. */
  hidesReceiver?: boolean
  /** Holds a code or a link that opens something: blanked once it is sent. */
  isSecret?: boolean
  /** The same event is sent once, however often it happens. */
  onceKey?: string
}

export const SEND_OUTBOX = 'send-outbox'

/** To many at once, in one statement. @param tx acts as the program */
export async function sendAllLater(tx: Queries, now: Date, messages: readonly OutgoingMessage[]): Promise<void> {
  if (messages.length === 0) return
  await tx.query(sql`
    insert into com_outbox (channel_cd, user_id, recipient_desc, subject_desc, body_desc, secret_yn, unnamed_yn, next_try_dt,
      once_key, create_dt)
    select m.channel, case when not coalesce(m."hidesReceiver", false) then m."userId" end, m.recipient, m.subject, m.body,
      case when m."isSecret" then 'Y' else 'N' end, case when m."hidesReceiver" then 'Y' else 'N' end, ${now}::timestamptz,
      m."onceKey", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) m(channel text, "userId" text, recipient text, subject text,
      body text, "hidesReceiver" boolean, "isSecret" boolean, "onceKey" text)
    on conflict do nothing`)
  await tx.query(wakes(SEND_OUTBOX))
}

/** @param tx acts as the program */
export const sendLater = (tx: Queries, now: Date, message: OutgoingMessage): Promise<void> =>
  sendAllLater(tx, now, [message])
