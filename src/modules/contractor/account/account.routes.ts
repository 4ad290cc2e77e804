/** Accounts of a vendor: its administrator keeps them, the site helps where he cannot. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { rowsOf } from '#platform/server/directory/wire.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { endSessionsBut } from '#platform/server/sign-in/session.ts'
import { maskedPhone } from '../person/person.logic.ts'
import { accountRoutes as routes } from './account.model.ts'
import { type Account, account } from './account.wire.ts'
import { addAccount, sendLink } from './account-write.ts'

const API = '/api/vendor/portal/account'
const tags = ['업체 계정']
const menus = [routes.staff, routes.vendor]
/** Of the site: who may help with accounts. */
const helpers: readonly string[] = ['PUR', 'SHM', 'SYS']

const who = (request: FastifyRequest, kind: 'access' | 'write' = 'access') =>
  personUnder(request, request.person.kind === 'vendor' ? routes.vendor : routes.staff, kind)

/** @throws Refusal 403 for a vendor's people but its administrator, and for staff but who helps */
function keeper(request: FastifyRequest) {
  const person = who(request, 'write')
  const isKeeper =
    person.kind === 'vendor' ? person.roles.includes('VAD') : person.roles.some((role) => helpers.includes(role))
  if (!isKeeper) throw forbidden()
  return person
}

export function accountRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerAdd(app, services)
  registerSteps(app, services)
}

function registerList(app: App, { db, clock }: Services): void {
  const querystring = z.object({ vendorCd: z.string().max(20).optional() })
  app.get(
    `${API}s`,
    { config: needs(menus), schema: { tags, querystring, response: { 200: rowsOf(account) } } },
    async (request) => {
      const person = who(request)
      const vendorCd = request.query.vendorCd ?? person.vendorCd
      const seen = await db.query<{ portalId: string }>(
        person,
        sql`select portal_id as "portalId" from vendor_account where vendor_cd = ${vendorCd} and delete_yn = 'N'`,
      )
      const rows = await db.query<Account>(
        'SYSTEM',
        accountsOf(
          seen.map(({ portalId }) => portalId),
          clock.now(),
        ),
      )
      return { rows: rows.map((row) => ({ ...row, phoneNo: maskedPhone(row.phoneNo) })) }
    },
  )
}

/** With what only the program reads: sign-ins, failures, the age of the password. */
const accountsOf = (ids: readonly string[], now: Date) => sql`
  select a.portal_id as "portalId", a.vendor_cd as "vendorCd", a.user_nm as "userNm", a.phone_no as "phoneNo", a.email,
    a.vendor_role_cd as "vendorRoleCd",
    case when a.account_status_cd = 'ACTIVE' and f.lock_to_dt > ${now} then 'LOCK' else a.account_status_cd end as "accountStatusCd",
    (select max(l.login_dt) from sys_login_log l where l.user_id = a.portal_id and l.result_cd = 'OK') as "lastLoginDt",
    c.user_pwd_udt as "userPwdUdt", coalesce(f.fail_cnt, 0) as "failCnt"
  from vendor_account a left join sys_login_fail f on f.user_id = a.portal_id left join sys_credential c on c.user_id = a.portal_id
  where a.portal_id = any(${[...ids]}::text[]) order by a.portal_id`

const added = z.object({
  userNm: z.string().trim().min(1).max(100),
  phoneNo: z
    .string()
    .trim()
    .regex(/^[0-9-]{8,20}$/),
  email: z.email().max(100).nullable().default(null),
  vendorRoleCd: z.enum(['VAD', 'VSM', 'VSP']),
})

function registerAdd(app: App, services: Services): void {
  const { db, clock } = services
  app.post(
    API,
    {
      config: needs(routes.vendor, 'write'),
      schema: { tags, body: added, response: { 201: z.object({ portalId: z.string() }) } },
    },
    async (request, reply) => {
      const person = keeper(request)
      const { vendorCd, plantCd } = person
      if (vendorCd === null) throw forbidden()
      const portalId = await db.write(person, (tx) =>
        addAccount({ db: tx, services, now: clock.now(), person }, { ...request.body, vendorCd, plantCd }),
      )
      return reply.status(201).send({ portalId })
    },
  )
}

const steps = ['stop', 'start', 'unlock', 'link'] as const
type Step = (typeof steps)[number]
const params = z.object({ portalId: z.string().max(30), step: z.enum(steps) })

function registerSteps(app: App, services: Services): void {
  const { db, clock } = services
  app.post(
    `${API}/:portalId/:step`,
    { config: needs(menus, 'write'), schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      const person = keeper(request)
      const { portalId, step } = request.params
      const now = clock.now()
      await db.write(person, async (tx) => {
        const [found] = await tx.query<Found>(sql`select vendor_cd as "vendorCd", plant_cd as "plantCd",
            vendor_role_cd as "vendorRoleCd", account_status_cd as "accountStatusCd"
          from vendor_account where portal_id = ${portalId} and delete_yn = 'N'
            and (${person.vendorCd}::text is null or vendor_cd = ${person.vendorCd})`)
        if (!found) throw notFound()
        const program = asProgram(tx)
        if (step === 'link') {
          if (found.accountStatusCd !== 'ACTIVE') throw stopped()
          await sendLink({ db: tx, services, now, person }, portalId)
        } else await move(program, step, portalId, found, now)
        await writeAudit(program, {
          now,
          userId: person.userId,
          ip: request.ip || null,
          bizCd: 'vendor-account',
          bizNo: portalId,
          plantCd: found.plantCd,
          vendorCd: found.vendorCd,
          actionCd: step.toUpperCase(),
        })
      })
      return reply.status(204).send(null)
    },
  )
}

interface Found {
  vendorCd: string
  plantCd: string
  vendorRoleCd: string
  accountStatusCd: string
}
const stopped = () => new Refusal(422, 'ACCOUNT_STOPPED', '정지된 계정입니다. 먼저 정지를 푸십시오.')

async function move(
  db: Queries,
  step: Exclude<Step, 'link'>,
  portalId: string,
  found: Found,
  now: Date,
): Promise<void> {
  if (step === 'unlock') {
    await db.query(sql`delete from sys_login_fail where user_id = ${portalId}`)
    return
  }
  const to = step === 'stop' ? 'STOP' : 'ACTIVE'
  // Locked together: of two that are stopped at once one stays.
  const administrators = await db.query<{ portalId: string }>(sql`select portal_id as "portalId" from vendor_account
    where vendor_cd = ${found.vendorCd} and vendor_role_cd = 'VAD' and account_status_cd = 'ACTIVE' and delete_yn = 'N' for update`)
  if (step === 'stop' && administrators.every((one) => one.portalId === portalId) && found.vendorRoleCd === 'VAD')
    throw new Refusal(422, 'ACCOUNT_LAST_VAD', '업체관리자는 한 명 이상 있어야 하므로 정지할 수 없습니다.')
  await db.query(sql`update vendor_account set account_status_cd = ${to}, row_version = row_version + 1, update_dt = ${now}
    where portal_id = ${portalId}`)
  if (step === 'stop') await endSessionsBut(db, portalId, null, now, 'LOGOUT')
}
