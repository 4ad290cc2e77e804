/** Accounts of vendors: opened with a link that sets the first password, stopped with everything that is signed in. */

import { randomBytes } from 'node:crypto'
import type { Person } from '#platform/model/access.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { Language } from '#platform/model/problem.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { accountRows } from '#platform/server/directory/directory.tables.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import type { Services } from '#platform/server/services.ts'
import { endSessionsBut } from '#platform/server/sign-in/session.ts'
import { digestOf } from '#platform/server/sign-in/tokens.ts'
import { accountMessages } from './account.messages.ts'

const LINK_HOURS = 24

export interface NewAccount {
  vendorCd: string
  plantCd: string
  userNm: string
  phoneNo: string
  email: string | null
  vendorRoleCd: string
}
export interface Acting {
  db: Transaction
  services: Services
  now: Date
  person: Pick<Person, 'userId'>
}

/** @returns the id of the new account */
export async function addAccount({ db, services, now, person }: Acting, account: NewAccount): Promise<string> {
  const program = asProgram(db)
  const { vendorCd, plantCd, userNm, phoneNo, email, vendorRoleCd } = account
  // One after the other: two that are added at once get numbers of their own.
  await program.query(sql`select 1 from vendor_info where vendor_cd = ${vendorCd} for update`)
  const [row] = await program.query<{ portalId: string }>(sql`
    insert into vendor_account (portal_id, vendor_cd, plant_cd, user_nm, user_nm_initials, phone_no, email, vendor_role_cd,
      create_user_id, create_dt, update_dt)
    select ${vendorCd}::text || '-' || lpad((count(*) + 1)::text, 2, '0'), ${vendorCd}, ${plantCd}, ${userNm}, ${initialsOf(userNm)},
      ${phoneNo}, ${email}, ${vendorRoleCd}, ${person.userId}, ${now}, ${now}
    from vendor_account where vendor_cd = ${vendorCd}
    returning portal_id as "portalId"`)
  const portalId = row?.portalId ?? ''
  await program.query(sql`insert into sys_auth_user (auth_grp_no, user_id)
    select auth_grp_no, ${portalId} from sys_auth_grp where auth_grp_cd = ${vendorRoleCd} on conflict do nothing`)
  await writeAudit(program, {
    now,
    userId: person.userId,
    bizCd: 'vendor-account',
    bizNo: portalId,
    plantCd,
    vendorCd,
    actionCd: 'CREATE',
    toStatusCd: 'ACTIVE',
  })
  await sendLink({ db, services, now, person }, portalId)
  return portalId
}

/** A link for one password, good for a day; the ones before it are not good any more. */
export async function sendLink({ db, services, now }: Acting, portalId: string): Promise<void> {
  const program = asProgram(db)
  const secret = randomBytes(24).toString('base64url')
  await program.query(sql`update sys_one_time set used_dt = ${now}
    where purpose_cd = 'SET_PWD' and user_id = ${portalId} and used_dt is null`)
  await program.query(sql`insert into sys_one_time (purpose_cd, user_id, secret_digest, expire_dt, create_dt)
    values ('SET_PWD', ${portalId}, ${digestOf(secret)}, ${new Date(now.getTime() + LINK_HOURS * 3_600_000)}, ${now})`)
  const [to] = await program.query<{ phoneNo: string | null; vendorNm: string; langCd: Language }>(sql`
    select a.phone_no as "phoneNo", a.lang_cd as "langCd", v.vendor_nm as "vendorNm" from vendor_account a join vendor_info v using (vendor_cd)
    where a.portal_id = ${portalId}`)
  if (!to?.phoneNo) return
  const link = `${services.settings.publicUrl ?? ''}/extService/vendorPwdInit?link=${secret}`
  const values = { vendor: to.vendorNm, id: portalId, hours: LINK_HOURS, link }
  const { body } = await wordingOf(program, accountMessages.VND_LINK, 'SMS', to.langCd, values)
  await sendLater(program, now, { channel: 'SMS', userId: portalId, recipient: to.phoneNo, body, isSecret: true })
}

/** All accounts of a vendor, at the end of business with it. */
export async function stopAccounts(
  db: Transaction,
  vendorCd: string,
  { now, person }: { now: Date; person: Pick<Person, 'userId'> },
): Promise<void> {
  const program = asProgram(db)
  const how = { which: sql`r.vendor_cd = ${vendorCd}`, by: person.userId, now }
  const stopped = await accountRows.move(program, 'stop', how, ['portalId'])
  for (const { portalId } of stopped) await endSessionsBut(program, portalId, null, now, 'LOGOUT')
}
