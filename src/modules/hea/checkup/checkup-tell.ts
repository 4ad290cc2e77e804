/** Telling people of their checkups on the phone, beside what is told in their inbox. */

import type { MessageKind } from '#platform/model/messages.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { wakes } from '#platform/server/jobs/wake.ts'
import { SEND_OUTBOX } from '#platform/server/outbox/outbox.ts'

/** A sentence as it goes to a phone, filled in from `r.values_json`. */
export const bodyOf = ({ text, given }: MessageKind): Sql =>
  given.reduce(
    (body, place) => sql`replace(${body}, ${`{${place}}`}::text, coalesce(r.values_json->>${place}::text, ''))`,
    sql`${`[지킴] ${text}`}::text`,
  )

/**
 * Text messages to many in one statement; who has no number gets none.
 *
 * @param rows selects `user_id, body, once_key`
 */
export async function textPeople(tx: Transaction, now: Date, rows: Sql): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`insert into com_outbox (channel_cd, user_id, recipient_desc, body_desc, secret_yn, next_try_dt, once_key, create_dt)
      select 'SMS', r.user_id, u.phone_no, r.body, 'N', ${now}::timestamptz, 'sms:' || r.once_key, ${now}::timestamptz
      from (${rows}) r join sys_user u on u.user_id = r.user_id where u.phone_no is not null
      on conflict do nothing`,
  )
  await tx.query(wakes(SEND_OUTBOX))
}
