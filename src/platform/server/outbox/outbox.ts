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

/** @param tx acts as the program */
export async function sendLater(tx: Queries, now: Date, message: OutgoingMessage): Promise<void> {
  const { channel, recipient, subject = null, body, isSecret = false, hidesReceiver = false, onceKey = null } = message
  const userId = hidesReceiver ? null : (message.userId ?? null)
  await tx.query(sql`
    insert into com_outbox (channel_cd, user_id, recipient_desc, subject_desc, body_desc, secret_yn, unnamed_yn, next_try_dt,
      once_key, create_dt)
    values (${channel}, ${userId}, ${recipient}, ${subject}, ${body}, ${isSecret ? 'Y' : 'N'}, ${hidesReceiver ? 'Y' : 'N'}, ${now},
      ${onceKey}, ${now})
    on conflict do nothing`)
  await tx.query(wakes(SEND_OUTBOX))
}
