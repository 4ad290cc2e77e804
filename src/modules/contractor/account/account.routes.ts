/** Accounts of a vendor: its administrator keeps them, the site helps where he cannot. */
import type { Person } from '#platform/model/access.ts'
import { maskedPhone } from '#platform/model/phone.ts'
import type { MoveIn } from '#platform/model/row-states.ts'
import type { VendorAccountState, vendorAccounts } from '#platform/model/vendor-states.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { accountRows } from '#platform/server/directory/directory.tables.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { endSessionsBut } from '#platform/server/sign-in/session.ts'
import { openAccount, unusedAmong } from '#platform/server/sign-in/unused.ts'
import type { Account } from './account.calls.ts'
import * as calls from './account.calls.ts'
import { addAccount, sendLink } from './account-write.ts'

/** Of the site: who may help with accounts. */
const helpers: readonly string[] = ['PUR', 'SHM', 'SYS']

/** @throws Refusal 403 for a vendor's people but its administrator, and for staff but who helps */
function requireKeeper({ kind, roles }: Person): void {
  const isKeeper = kind === 'vendor' ? roles.includes('VAD') : roles.some((role) => helpers.includes(role))
  if (!isKeeper) throw forbidden()
}

const list = answer(calls.vendorAccounts, async ({ query, person, db, program, now }) => {
  const vendorCd = query.vendorCd ?? person.vendorCd
  const seen = await db.query<{ portalId: string }>(
    sql`select portal_id as "portalId" from vendor_account where vendor_cd = ${vendorCd} and delete_yn = 'N'`,
  )
  const portalIds = seen.map(({ portalId }) => portalId)
  const unused = await unusedAmong(program, portalIds, now)
  const rows = await program.query<Account>(accountsOf(portalIds, [...unused], now))
  return { rows: rows.map((row) => ({ ...row, phoneNo: maskedPhone(row.phoneNo) })) }
})

/** With what only the program reads: sign-ins, failures, the age of the password. */
const accountsOf = (ids: readonly string[], unused: readonly string[], now: Date) => sql`
  select a.portal_id as "portalId", a.vendor_cd as "vendorCd", a.user_nm as "userNm", a.phone_no as "phoneNo", a.email,
    a.vendor_role_cd as "vendorRoleCd",
    case when a.account_status_cd = 'ACTIVE' and (f.lock_to_dt > ${now} or a.portal_id = any(${unused}::text[])) then 'LOCK'
      else a.account_status_cd end as "accountStatusCd",
    (select max(l.login_dt) from sys_login_log l where l.user_id = a.portal_id and l.result_cd = 'OK') as "lastLoginDt",
    c.user_pwd_udt as "userPwdUdt", coalesce(f.fail_cnt, 0) as "failCnt"
  from vendor_account a left join sys_login_fail f on f.user_id = a.portal_id left join sys_credential c on c.user_id = a.portal_id
  where a.portal_id = any(${[...ids]}::text[]) order by a.portal_id`

const add = answer(calls.addAccount, async ({ body, person, tx, services, now }) => {
  requireKeeper(person)
  const { vendorCd, plantCd } = person
  if (vendorCd === null) throw forbidden()
  return { portalId: await addAccount({ db: tx, services, now, person }, { ...body, vendorCd, plantCd }) }
})

const take = answer(
  calls.stepAccount,
  async ({ places: { portalId, step }, person, tx, program, services, now, ip }) => {
    requireKeeper(person)
    const [found] = await tx.query<Found>(sql`select vendor_cd as "vendorCd", plant_cd as "plantCd",
      vendor_role_cd as "vendorRoleCd", account_status_cd as "accountStatusCd"
    from vendor_account where portal_id = ${portalId} and delete_yn = 'N'
      and (${person.vendorCd}::text is null or vendor_cd = ${person.vendorCd})`)
    if (!found) throw notFound()
    const { plantCd, vendorCd } = found
    if (step === 'link') {
      if (found.accountStatusCd !== 'ACTIVE') throw stopped()
      await sendLink({ db: tx, services, now, person }, portalId)
    } else if (step === 'unlock') await openAccount(program, portalId, now)
    else return move(program, step, found, { portalId, now, by: person.userId, ip })
    const { userId } = person
    const done = { bizCd: 'vendor-account', bizNo: portalId, actionCd: step.toUpperCase() }
    await writeAudit(program, { now, userId, ip, plantCd, vendorCd, ...done })
  },
)

interface Found {
  vendorCd: string
  plantCd: string
  vendorRoleCd: string
  accountStatusCd: VendorAccountState
}
const stopped = () => new Refusal(422, 'ACCOUNT_STOPPED', '정지된 계정입니다. 먼저 정지를 푸십시오.')

async function move(
  db: Queries,
  step: MoveIn<typeof vendorAccounts>,
  found: Found,
  { portalId, now, by, ip }: { portalId: string; now: Date; by: string; ip: string | null },
): Promise<void> {
  // Locked together: of two that are stopped at once one stays.
  const administrators = await db.query<{ portalId: string }>(sql`select portal_id as "portalId" from vendor_account
    where vendor_cd = ${found.vendorCd} and vendor_role_cd = 'VAD' and account_status_cd = 'ACTIVE' and delete_yn = 'N' for update`)
  if (step === 'stop' && administrators.every((one) => one.portalId === portalId) && found.vendorRoleCd === 'VAD')
    throw new Refusal(422, 'ACCOUNT_LAST_VAD', '업체관리자는 한 명 이상 있어야 하므로 정지할 수 없습니다.')
  await accountRows.move(db, step, { which: sql`r.portal_id = ${portalId}`, by, now, ip })
  if (step === 'stop') await endSessionsBut(db, portalId, null, now, 'LOGOUT')
}

export const accountRoutes = routes(list, add, take)
