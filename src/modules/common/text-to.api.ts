/** What goes to a telephone as well as to the page: who is told stands on the site, not before a screen. */
import { translate } from '#platform/model/i18n.ts'
import type { MessageKind } from '#platform/model/messages.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'

interface Addressee {
  userId: string
  phoneNo: string
  langCd: Language
  onceKey: string
  values: Readonly<Record<string, unknown>>
}

/**
 * Each once, where somebody has a telephone.
 *
 * @param db acts as the program
 * @param rows as for messages: `user_id`, `values_json`, `once_key`
 */
export async function textTo(db: Queries, now: Date, kind: MessageKind, rows: Sql): Promise<void> {
  const people = await db.query<Addressee>(
    sql`select distinct r.user_id as "userId", p.phone_no as "phoneNo", p.lang_cd as "langCd", r.once_key as "onceKey", r.values_json as values
      from (${rows}) r join (select user_id, phone_no, lang_cd from sys_user where user_status_cd = 'ACTIVE' and delete_yn = 'N'
        union all select portal_id, phone_no, lang_cd from vendor_account where account_status_cd = 'ACTIVE' and delete_yn = 'N') p
        on p.user_id = r.user_id
      where p.phone_no is not null`,
  )
  for (const { userId, phoneNo, langCd, onceKey, values } of people) {
    const { body } = await wordingOf(db, kind, 'SMS', langCd, values)
    await sendLater(db, now, {
      channel: 'SMS',
      userId,
      recipient: phoneNo,
      body: `[${translate('platform', langCd, '지킴')}] ${body}`,
      onceKey: `${onceKey}:${userId}`,
    })
  }
}
