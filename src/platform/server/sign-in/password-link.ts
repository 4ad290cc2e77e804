/** Staff set their own password by a link to their mail or phone: who has forgotten it, and who is new. */
import { randomBytes } from 'node:crypto'
import type { Language } from '#platform/model/problem.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { wordingOf } from '../notifications/wording.ts'
import { sendLater } from '../outbox/outbox.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { LinkedPassword } from './password.wire.ts'
import { requireGoodPassword } from './password-change.ts'
import { hashOf, passwordStatement } from './passwords.ts'
import { endSessionsBut } from './session.ts'
import { digestOf, isSame } from './tokens.ts'
import { requireTry } from './try-limit.ts'
import { openAccount } from './unused.ts'

/** Who asks for one waits for it; who is new may begin after the weekend. */
export const RESET_HOURS = 1
export const WELCOME_HOURS = 72
const MAX_LINK_TRIES = 5
/** From one address ask as many as sit behind it; for one id three are enough. */
const BY_ADDRESS = { max: 30 }
const BY_ID = { max: 3 }

export type LinkChannel = 'MAIL' | 'SMS'
/** Why nobody was reached. */
export type Unreached = 'UNKNOWN' | 'NO_ADDRESS' | 'HOLDS_LEVEL'

/**
 * A link goes where the mail of its person says, which others keep: for who holds a health level it takes the same
 * approval as a one-time password.
 *
 * @law 개인정보 보호법 제23조제2항·제29조
 */
const holdsLevel = sql`jikim_levels_of(u.user_id) and not jikim_password_approved(u.user_id)`

const active = (today: string) => sql`u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
  and (u.retire_ymd is null or u.retire_ymd > ${today}::date)`

/**
 * A link for one password; the ones before are not good any more. It goes where the site can send to, by mail first.
 *
 * @param db acts as the program
 */
export async function sendPasswordLink(
  db: Queries,
  { settings, clock }: Services,
  userId: string,
  hours: number,
): Promise<LinkChannel | Unreached> {
  const now = clock.now()
  const [to] = await db.query<{ email: string | null; phoneNo: string | null; langCd: Language; isHeld: boolean }>(
    sql`select u.email, u.phone_no as "phoneNo", u.lang_cd as "langCd", ${holdsLevel} as "isHeld" from sys_user u
      where u.user_id = ${userId} and ${active(clock.today())}`,
  )
  if (!to) return 'UNKNOWN'
  if (to.isHeld) return 'HOLDS_LEVEL'
  const ways: [channel: LinkChannel, recipient: string | null, isSet: boolean][] = [
    ['MAIL', to.email, settings.smtpUrl !== undefined],
    ['SMS', to.phoneNo, settings.smsUrl !== undefined],
  ]
  const open = ways.filter(([, recipient]) => recipient)
  const [channel, recipient] = open.find(([, , isSet]) => isSet) ?? open[0] ?? []
  if (!channel || !recipient) return 'NO_ADDRESS'
  const secret = randomBytes(24).toString('base64url')
  await db.query(sql`update sys_one_time set used_dt = ${now}
    where purpose_cd = 'STAFF_PWD' and user_id = ${userId} and used_dt is null`)
  await db.query(sql`insert into sys_one_time (purpose_cd, user_id, secret_digest, expire_dt, create_dt)
    values ('STAFF_PWD', ${userId}, ${digestOf(secret)}, ${new Date(now.getTime() + hours * 3_600_000)}, ${now})`)
  const values = { hours, link: `${settings.publicUrl ?? ''}/login?link=${secret}` }
  const { subject, body } = await wordingOf(db, platformMessages.PWD_LINK, channel, to.langCd, values)
  const worded = channel === 'MAIL' && subject ? { subject, body } : { body }
  await sendLater(db, now, { channel, userId, recipient, ...worded, isSecret: true })
  return channel
}

/** For whoever says that he is this one. He learns nothing from it, not even whether there is such an id. */
export async function askForLink(services: Services, userId: string, ip: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.read('SYSTEM', async (queries) => {
    await requireTry(queries, [`staff-link:ip:${ip}`], now, BY_ADDRESS)
    await requireTry(queries, [`staff-link:id:${userId}`], now, BY_ID)
  })
  await db.write('SYSTEM', (tx) => sendPasswordLink(tx, services, userId, RESET_HOURS))
}

interface OpenLink {
  oneTimeNo: number
  userId: string
  plantCd: string
}
const openLink = async (db: Queries, { clock }: Services, link: string): Promise<OpenLink | undefined> => {
  const [found] = await db.query<OpenLink>(sql`
    select o.one_time_no as "oneTimeNo", u.user_id as "userId", u.plant_cd as "plantCd"
    from sys_one_time o join sys_user u on u.user_id = o.user_id
    where o.purpose_cd = 'STAFF_PWD' and o.secret_digest = ${digestOf(link)} and o.used_dt is null
      and o.expire_dt > ${clock.now()} and o.try_cnt <= ${MAX_LINK_TRIES} and ${active(clock.today())}
      and not (${holdsLevel})`)
  return found
}

/** @throws Refusal 422 for a link that is over */
export const requireOpenLink = (services: Services, link: string, ip: string): Promise<void> =>
  services.db.read('SYSTEM', async (queries) => {
    await requireTry(queries, [`staff-link:open:${ip}`], services.clock.now(), BY_ADDRESS)
    if (!(await openLink(queries, services, link))) throw linkOver()
  })

/** @throws Refusal 422 for a link that is over, somebody else's id, or a password that may not be taken */
export async function setPasswordByLink(services: Services, given: LinkedPassword, ip: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.read('SYSTEM', (queries) => requireTry(queries, [`staff-link:open:${ip}`], now, BY_ADDRESS))
  // The try is counted whatever comes of it.
  const found = await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`update sys_one_time set try_cnt = try_cnt + 1
      where purpose_cd = 'STAFF_PWD' and secret_digest = ${digestOf(given.link)}`)
    return openLink(tx, services, given.link)
  })
  if (!found || !isSame(found.userId, given.userId)) throw linkOver()
  const { userId, plantCd, oneTimeNo } = found
  await requireGoodPassword(services, userId, 'staff', given)
  const hashes = [await hashOf(given.userPwd)]
  await db.write('SYSTEM', async (tx) => {
    const used = await tx.query(sql`update sys_one_time set used_dt = ${now}
      where one_time_no = ${oneTimeNo} and used_dt is null returning 1`)
    if (used.length === 0) throw linkOver()
    await tx.query(passwordStatement({ userIds: [userId], hashes, now, pwdExpiredYn: 'N' }))
    await openAccount(tx, userId, now)
    await endSessionsBut(tx, userId, null, now)
    await writeAudit(tx, { now, userId, ip, bizCd: 'account', bizNo: userId, plantCd, actionCd: 'PASSWORD_RESET' })
  })
}
const linkOver = () =>
  new Refusal(422, 'LINK_OVER', '링크가 끝났거나 입력한 내용이 맞지 않습니다. 링크를 새로 받으십시오.')
