/** Accounts of people beyond their master data: lock, one-time password, what is still open in their name. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { snakeCase } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, raw, sql } from '#platform/server/database/sql.ts'
import { reachableOf, reaching, rightOf } from '#platform/server/documents/rights.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import type { App } from '#platform/server/http/app.ts'
import { rowStatement, scopeOf } from '#platform/server/masters/shape.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { tellOneTimePassword } from '#platform/server/sign-in/one-time-password.ts'
import { accountOf } from '#platform/server/sign-in/password-change.ts'
import { setOneTimePassword } from '#platform/server/sign-in/passwords.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { endSessionsBut, requireConfirmed } from '#platform/server/sign-in/session.ts'
import { openAccount, unusedAmong } from '#platform/server/sign-in/unused.ts'
import { namingPeople } from './open-work.ts'
import { userMaster } from './user.master.ts'
import { type Account, account, type OpenWork, openWork } from './user.wire.ts'

const tags = ['사용자']
const params = z.object({ key: z.string().max(30) })

export function userRoutes(app: App, services: Services): void {
  registerAccounts(app, services)
  registerUnlock(app, services)
  registerEndSessions(app, services)
  registerOneTimePassword(app, services)
  registerOpenWork(app, services)
}

/** @throws Refusal 403 without the right to the menu, 404 for somebody of another plant */
async function requireSeen(services: Services, request: FastifyRequest, userId: string, isWrite: boolean) {
  const person = personUnder(request, userMaster.route, isWrite ? 'write' : 'access')
  const [found] = await services.db.query<{ plantCd: string }>(person, rowStatement(userMaster, person, userId))
  if (!found) throw notFound()
  return found
}
const MOST_ACCOUNTS = 100

function registerAccounts(app: App, { db, clock }: Services): void {
  const querystring = z.object({
    userIds: z
      .string()
      .max(MOST_ACCOUNTS * 31)
      .transform((text) => text.split(',').slice(0, MOST_ACCOUNTS)),
  })
  app.get(
    '/api/manage/useraccounts',
    {
      config: needs(userMaster.route),
      schema: { tags, querystring, response: { 200: z.object({ rows: z.array(account) }) } },
    },
    async (request) => {
      const { query } = request
      const person = personUnder(request, userMaster.route)
      const rows = await db.query<Omit<Account, 'unusedYn'>>(
        'SYSTEM',
        sql`select u.user_id as "userId",
            array(select distinct g.auth_grp_nm from directory_member m join sys_auth_grp g using (auth_grp_no)
              where m.user_id = u.user_id order by 1) as "authGrpNms",
            (select max(l.login_dt) from sys_login_log l where l.user_id = u.user_id and l.result_cd = 'OK') as "lastLoginDt",
            case when f.lock_to_dt > ${clock.now()} then 'Y' else 'N' end as "lockYn"
          from sys_user u left join sys_login_fail f on f.user_id = u.user_id
          where u.user_id = any(${query.userIds}::text[]) and ${and(scopeOf(userMaster, person, 'u'))}`,
      )
      const seen = rows.map(({ userId }) => userId)
      const unused = await db.read('SYSTEM', (queries) => unusedAmong(queries, seen, clock.now()))
      return {
        rows: rows.map((row) => ({ ...row, unusedYn: unused.has(row.userId) ? ('Y' as const) : ('N' as const) })),
      }
    },
  )
}

interface AccountEvent {
  actor: FastifyRequest['person']
  ip: string | null
  userId: string
  plantCd: string
  actionCd: 'UNLOCK' | 'PASSWORD' | 'END_SESSIONS'
  now: Date
}
const audited = (db: Queries, { actor, userId, ...event }: AccountEvent) =>
  writeAudit(db, { ...event, userId: actor.userId, bizCd: userMaster.name, bizNo: userId })

function registerUnlock(app: App, services: Services): void {
  const schema = { tags, params, response: { 204: z.null() } }
  app.post(
    `${userMaster.api}/:key/unlock`,
    { config: needs(userMaster.route, 'write'), schema },
    async (request, reply) => {
      const userId = request.params.key
      const { plantCd } = await requireSeen(services, request, userId, true)
      const event = { actor: request.person, ip: request.ip || null, userId, plantCd, now: services.clock.now() }
      await services.db.write('SYSTEM', async (tx) => {
        await openAccount(tx, userId, event.now)
        await audited(tx, { ...event, actionCd: 'UNLOCK' })
      })
      return reply.status(204).send(null)
    },
  )
}

/** A device is lost, somebody has left: everywhere at once, without touching the password. One's own session at hand stays. */
function registerEndSessions(app: App, services: Services): void {
  const schema = { tags, params, response: { 200: z.object({ endedCnt: z.number() }) } }
  app.post(
    `${userMaster.api}/:key/endsessions`,
    { config: needs(userMaster.route, 'write'), schema },
    async (request) => {
      const { person, ip } = request
      const userId = request.params.key
      const { plantCd } = await requireSeen(services, request, userId, true)
      const now = services.clock.now()
      const kept = userId === person.userId ? person.sessionNo : null
      const ended = await services.db.write('SYSTEM', async (tx) => {
        await audited(tx, { actor: person, ip: ip || null, userId, plantCd, actionCd: 'END_SESSIONS', now })
        return endSessionsBut(tx, userId, kept, now, 'LOGOUT')
      })
      return { endedCnt: ended.length }
    },
  )
}

/** Shown once to who asked for it, told to its owner, and good for its own change alone. */
function registerOneTimePassword(app: App, services: Services): void {
  const schema = { tags, params, response: { 200: z.object({ password: z.string() }) } }
  app.post(`${userMaster.api}/:key/password`, { config: needs(userMaster.route, 'write'), schema }, async (request) => {
    const { person } = request
    const userId = request.params.key
    const { plantCd } = await requireSeen(services, request, userId, true)
    if (userId === person.userId) throw ownPassword()
    await accountOf(services, person, userId)
    const now = services.clock.now()
    await services.db.read('SYSTEM', (db) => requireConfirmed(db, person.sessionNo, now))
    const password = await services.db.write('SYSTEM', async (tx) => {
      const given = await setOneTimePassword(tx, userId, now)
      await openAccount(tx, userId, now)
      await endSessionsBut(tx, userId, null, now)
      await tellOneTimePassword(tx, now, userId, person.userId)
      await audited(tx, { actor: person, ip: request.ip || null, userId, plantCd, actionCd: 'PASSWORD', now })
      return given
    })
    return { password }
  })
}
const ownPassword = () => new Refusal(422, 'SYS_OWN_PASSWORD', '본인의 비밀번호는 비밀번호 변경에서 바꾸세요.')
const MOST_OPEN = 100

/** What somebody else has to take over when he leaves: documents that name him, approvals that wait, areas he answers for. */
function registerOpenWork(app: App, services: Services): void {
  const schema = { tags, params, response: { 200: z.object({ rows: z.array(openWork) }) } }
  app.get(`${userMaster.api}/:key/openwork`, { config: needs(userMaster.route), schema }, async (request) => {
    const userId = request.params.key
    await requireSeen(services, request, userId, false)
    const { person, language } = request
    const others = await services.db.read('SYSTEM', (db) =>
      Promise.all([openApprovals(db, userId), areasOf(db, userId)]),
    )
    const found = [...(await openDocuments(services, person, userId)), ...others.flat()]
    return { rows: found.map((row) => ({ ...row, label: translate('manage', language, row.label) })) }
  })
}

/** All of it counts, also of kinds that whoever asks may not read: of those neither title nor way is told. */
async function openDocuments(services: Services, asker: SignedInPerson, userId: string): Promise<OpenWork[]> {
  const found = await Promise.all(
    services.models.map(async (model) => {
      const naming = namingPeople(model)
      if (!naming) return []
      const names = raw(
        `"${snakeCase(model.docNo)}" as "docNo", coalesce("${snakeCase(model.title)}"::text, '') as title, "${snakeCase(model.key)}" as no`,
      )
      const rows = await services.db.query<{ docNo: string | null; title: string; no: number }>(
        'SYSTEM',
        sql`select ${names} from ${raw(`"${tableNameOf(model)}"`)} where ${userId} in (${raw(naming.columns.join(', '))})
          and status_cd = any(${[...naming.waiting]}::text[]) and delete_yn = 'N' order by 3 limit ${MOST_OPEN}`,
      )
      const numbers = rightOf(asker, model).access ? rows.map(({ no }) => no) : []
      const open = await reachableOf(services.db, reaching(asker, model, 'read'), model, numbers)
      return rows.map(({ docNo, title, no }) => ({
        label: model.label,
        docNo,
        title: open.has(no) ? title : '',
        url: open.has(no) ? `${model.route.staff}/${no}` : null,
      }))
    }),
  )
  return found.flat()
}

/** What they are about is for who may read that; here it is enough of which kind and from whom. */
const openApprovals = (db: Queries, userId: string) =>
  db.query<OpenWork>(sql`select '결재 대기' as label, null as "docNo",
      concat_ws(' · ', b.appr_biz_nm, (select p.user_nm from directory_person p where p.user_id = q.rqst_user_id)) as title, null as url
    from appr_line l join appr_rqst q using (appr_rqst_no) left join appr_biz b on b.appr_biz_cd = q.appr_biz_cd
    where l.user_id = ${userId} and l.line_status_cd in ('TODO', 'WAIT') and q.appr_status_cd = 'PROGRESS'
    order by q.appr_rqst_no limit ${MOST_OPEN}`)

const areasOf = (db: Queries, userId: string) =>
  db.query<OpenWork>(sql`
    select '업무 담당자' as label, null as "docNo", concat_ws(' · ', c.code_nm, p.plant_nm) as title, '/baseInfo/owner' as url
    from task_owner o left join sys_code c on c.code_grp_cd = 'TASK_GRP' and c.code = o.task_grp_cd
      left join plant p on p.plant_cd = o.plant_cd
    where o.user_id = ${userId} and o.delete_yn = 'N'
    union all
    select '부서장', d.dept_cd, d.dept_nm, '/manage/dept/deptList' from sys_dept d
    where d.head_user_id = ${userId} and d.delete_yn = 'N' and d.use_yn = 'Y'`)
