/** A password that somebody else has set: two know it, so it opens nothing but the change of password, and soon nothing at all. */
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { wordingOf } from '../notifications/wording.ts'
import { sendLater } from '../outbox/outbox.ts'
import { Refusal } from '../refusal.ts'

const ONE_TIME_HOURS = 24

/** Of a row `c` of `sys_credential`: a one-time password whose day is over. */
export const isOneTimeOver = (now: Date): Sql =>
  sql`(c.pwd_expired_yn = 'Y' and c.user_pwd_udt <= ${new Date(now.getTime() - ONE_TIME_HOURS * 3_600_000)})`

/** What everything but the change of password answers; the browser shows that page instead (`session.ts`). */
export const passwordChangeRequired = (): Refusal =>
  new Refusal(403, 'PASSWORD_CHANGE_REQUIRED', '임시 비밀번호로 로그인했습니다. 먼저 비밀번호를 바꾸십시오.')

/**
 * Tells the owner that somebody has set a password for him, where he hears of it without signing in, and once he has.
 *
 * @param db acts as the program
 */
export async function tellOneTimePassword(db: Queries, now: Date, userId: string, byUserId: string): Promise<void> {
  const [found] = await db.query<{
    name: string
    email: string | null
    phoneNo: string | null
    langCd: Language
  }>(sql`
    select coalesce((select p.user_nm from directory_person p where p.user_id = ${byUserId}), ${byUserId}) as name,
      own.email, own.phone_no as "phoneNo", own.lang_cd as "langCd"
    from (select user_id, email, phone_no, lang_cd from sys_user
      union all select portal_id, email, phone_no, lang_cd from vendor_account) own where own.user_id = ${userId}`)
  if (!found) return
  const { name, email, phoneNo, langCd } = found
  const given = { name }
  await notifyThrough(db, now).people([userId], messageOf(platformMessages.PWD_ONE_TIME, {}, given))
  for (const [channel, recipient] of [
    ['MAIL', email],
    ['SMS', phoneNo],
  ] as const) {
    if (!recipient) continue
    const { subject, body } = await wordingOf(db, platformMessages.PWD_ONE_TIME_SENT, channel, langCd, given)
    await sendLater(db, now, { channel, userId, recipient, body, ...(channel === 'MAIL' && subject && { subject }) })
  }
}
