/** What a vendor does who does not know his id or password any more (S-068; contractor portal R4, R5). */
import { createHmac, randomInt } from 'node:crypto'
import type { Language } from '#platform/model/problem.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { wordingOf } from '../notifications/wording.ts'
import { sendLater } from '../outbox/outbox.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { FirstPassword, PasswordReset } from './password.wire.ts'
import { requireGoodPassword } from './password-change.ts'
import { hashOf, passwordStatement } from './passwords.ts'
import { endSessionsBut } from './session.ts'
import { digestOf, isSame } from './tokens.ts'
import { requireTry } from './try-limit.ts'
import { openAccount } from './unused.ts'

const CODE_MINUTES = 10
const MAX_CODE_TRIES = 5
const MAX_CONFIRMS = 20

export interface VendorInquiry {
  chiefNm: string
  /** Digits only. */
  bizNum: string
}

const account = sql`vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
  where a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N' and v.delete_yn = 'N' and v.vendor_status_cd <> 'TERM'`

/** The first two characters and the last one are shown. */
export const masked = (portalId: string): string =>
  portalId.length < 4
    ? `${portalId.slice(0, 1)}${'*'.repeat(portalId.length - 1)}`
    : `${portalId.slice(0, 2)}${'*'.repeat(portalId.length - 3)}${portalId.slice(-1)}`

export async function searchVendorIds(services: Services, inquiry: VendorInquiry, ip: string): Promise<string[]> {
  const rows = await services.db.read('SYSTEM', async (db) => {
    await requireTry(db, subjectsOf('id', inquiry, ip), services.clock.now())
    return db.query<{ portalId: string }>(sql`select a.portal_id as "portalId" from ${account}
      and v.chief_nm = ${inquiry.chiefNm} and v.biz_num = ${inquiry.bizNum} order by a.portal_id limit 50`)
  })
  return rows.map(({ portalId }) => masked(portalId))
}

const subjectsOf = (purpose: string, { bizNum }: VendorInquiry, ip: string) => [
  `${purpose}:ip:${ip}`,
  `${purpose}:biz:${bizNum}`,
]

/** Sends a code to the registered phone. Whoever asks learns nothing from it, not even whether the account exists. */
export async function requestReset(
  services: Services,
  inquiry: VendorInquiry & { portalId: string },
  ip: string,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const { portalId, chiefNm, bizNum } = inquiry
  await db.read('SYSTEM', (queries) => requireTry(queries, subjectsOf('pwd', inquiry, ip), now))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.write('SYSTEM', async (tx) => {
    const [found] = await tx.query<{ phoneNo: string; langCd: Language }>(sql`
      select a.phone_no as "phoneNo", a.lang_cd as "langCd" from ${account}
      and a.portal_id = ${portalId} and v.chief_nm = ${chiefNm} and v.biz_num = ${bizNum} and a.phone_no is not null`)
    if (!found) return
    await tx.query(sql`insert into sys_one_time (purpose_cd, user_id, secret_digest, expire_dt, create_dt)
      values ('PWD_RESET', ${portalId}, ${codeDigest(services, portalId, code)},
        ${new Date(now.getTime() + CODE_MINUTES * 60_000)}, ${now})`)
    const values = { code, minutes: CODE_MINUTES }
    const { body } = await wordingOf(tx, platformMessages.PWD_RESET_CODE, 'SMS', found.langCd, values)
    await sendLater(tx, now, {
      channel: 'SMS',
      userId: portalId,
      recipient: found.phoneNo,
      body,
      isSecret: true,
    })
  })
}

/** Six digits are quickly tried out: kept only together with a secret that the database does not hold. */
const codeDigest = ({ settings }: Services, portalId: string, code: string): string =>
  createHmac('sha256', settings.tokenSecret).update(`pwd-reset:${portalId}:${code}`).digest('hex')

/** @throws Refusal 422 for a wrong code, an old one, or a password that may not be taken */
export async function resetPassword(services: Services, reset: PasswordReset, ip: string): Promise<void> {
  const { db, clock } = services
  const { portalId, userPwd } = reset
  const now = clock.now()
  await db.read('SYSTEM', (queries) => requireTry(queries, [`code:ip:${ip}`], now, { max: MAX_CONFIRMS }))
  // The try is counted whatever comes of it.
  const oneTimeNo = await db.write('SYSTEM', (tx) => tryCode(services, tx, reset, now))
  if (oneTimeNo === undefined) throw new Refusal(422, 'CODE_WRONG', CODE_WRONG)
  await requireGoodPassword(services, portalId, 'vendor', reset)
  const hashes = [await hashOf(userPwd)]
  await db.write('SYSTEM', async (tx) => {
    const used = await tx.query(sql`update sys_one_time set used_dt = ${now}
      where one_time_no = ${oneTimeNo} and used_dt is null returning 1`)
    if (used.length === 0) throw new Refusal(422, 'CODE_WRONG', CODE_WRONG)
    await tx.query(passwordStatement({ userIds: [portalId], hashes, now, pwdExpiredYn: 'N' }))
    await openAccount(tx, portalId, now)
    await endSessionsBut(tx, portalId, null, now)
    const [owner] = await tx.query<{ vendorCd: string; plantCd: string }>(
      sql`select vendor_cd as "vendorCd", plant_cd as "plantCd" from vendor_account where portal_id = ${portalId}`,
    )
    const about = { bizCd: 'account', bizNo: portalId, ...owner }
    await writeAudit(tx, { now, userId: portalId, ip, ...about, actionCd: 'PASSWORD_RESET' })
  })
}
/** What a link that sets a first password is about: masked, because whoever holds the link has not said who he is. */
export async function firstPasswordOf(
  { db, clock }: Services,
  link: string,
  ip: string,
): Promise<{ portalId: string }> {
  const now = clock.now()
  return db.read('SYSTEM', async (queries) => {
    await requireTry(queries, [`link:ip:${ip}`], now, { max: MAX_CONFIRMS })
    const found = await openLink(queries, link, now)
    if (!found) throw new Refusal(422, 'LINK_OVER', LINK_OVER)
    return { portalId: found.portalId }
  })
}

/** @throws Refusal 422 for a link that is over, a wrong number, or a password that may not be taken */
export async function setFirstPassword(services: Services, given: FirstPassword, ip: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.read('SYSTEM', (queries) => requireTry(queries, [`link:ip:${ip}`], now, { max: MAX_CONFIRMS }))
  // The try is counted whatever comes of it.
  const found = await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`update sys_one_time set try_cnt = try_cnt + 1
      where purpose_cd = 'SET_PWD' and secret_digest = ${digestOf(given.link)}`)
    return openLink(tx, given.link, now)
  })
  if (!found || !isSame(found.phoneEnd, given.phoneEnd)) throw new Refusal(422, 'LINK_OVER', LINK_OVER)
  await requireGoodPassword(services, found.portalId, 'vendor', given)
  const hashes = [await hashOf(given.userPwd)]
  await db.write('SYSTEM', async (tx) => {
    const used = await tx.query(sql`update sys_one_time set used_dt = ${now}
      where one_time_no = ${found.oneTimeNo} and used_dt is null returning 1`)
    if (used.length === 0) throw new Refusal(422, 'LINK_OVER', LINK_OVER)
    await tx.query(passwordStatement({ userIds: [found.portalId], hashes, now, pwdExpiredYn: 'N' }))
    await openAccount(tx, found.portalId, now)
    await endSessionsBut(tx, found.portalId, null, now)
    const { vendorCd, plantCd } = found
    await writeAudit(tx, {
      now,
      userId: found.portalId,
      ip,
      bizCd: 'account',
      bizNo: found.portalId,
      vendorCd,
      plantCd,
      actionCd: 'PASSWORD_RESET',
    })
  })
}
const LINK_OVER = '링크가 끝났거나 입력한 내용이 맞지 않습니다. 업체관리자 또는 담당자에게 새 링크를 요청하십시오.'

const openLink = async (db: Queries, link: string, now: Date) => {
  const [found] = await db.query<{
    oneTimeNo: number
    portalId: string
    phoneEnd: string
    vendorCd: string
    plantCd: string
  }>(sql`
    select o.one_time_no as "oneTimeNo", a.portal_id as "portalId", right(regexp_replace(a.phone_no, '\\D', '', 'g'), 4) as "phoneEnd",
      a.vendor_cd as "vendorCd", a.plant_cd as "plantCd"
    from sys_one_time o, ${account} and a.portal_id = o.user_id
      and o.purpose_cd = 'SET_PWD' and o.secret_digest = ${digestOf(link)} and o.used_dt is null and o.expire_dt > ${now}
      and o.try_cnt <= ${MAX_CODE_TRIES}`)
  return found
}

const CODE_WRONG = '인증번호가 올바르지 않거나 유효 시간이 지났습니다. 다시 확인하거나 인증번호를 새로 받으십시오.'

/** The last code that was sent counts, five times. */
async function tryCode(
  services: Services,
  tx: Queries,
  { portalId, code }: PasswordReset,
  now: Date,
): Promise<number | undefined> {
  const [kept] = await tx.query<{ oneTimeNo: number; secretDigest: string; isOpen: boolean }>(sql`
    update sys_one_time set try_cnt = try_cnt + 1 where one_time_no = (
      select one_time_no from sys_one_time where purpose_cd = 'PWD_RESET' and user_id = ${portalId}
      order by one_time_no desc limit 1 for update)
    returning one_time_no as "oneTimeNo", secret_digest as "secretDigest",
      used_dt is null and expire_dt > ${now} and try_cnt <= ${MAX_CODE_TRIES} as "isOpen"`)
  const isRight = isSame(kept?.secretDigest ?? '', codeDigest(services, portalId, code))
  return kept?.isOpen && isRight ? kept.oneTimeNo : undefined
}
