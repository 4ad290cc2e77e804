/** Who the members of an authority group are, and what all changes of a group's parts have in common. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AuditEntry, writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound, ruleRefused, stale } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { authGroupMaster } from './auth-group.master.ts'
import { type Member, member } from './authority.wire.ts'
import { holdLevels } from './held-levels.ts'
import { requireAdministrator, SYS_SELF_AUTH } from './last-admin.ts'

const tags = [authGroupMaster.label]
export const groupParams = z.object({ key: z.coerce.number().int().positive() })
export const groupVersion = z.number().int().min(1)

export const needsRight = (kind: 'access' | 'write') => needs(authGroupMaster.route, kind)

interface Group {
  scopeCd: string
  rowVersion: number
  updateDt: string
  userNm: string | null
}

/** Locks the group and gives it its next version: its rights are changed by one at a time. */
export async function takeGroup(tx: Transaction, request: FastifyRequest, no: number, version: number, now: Date) {
  const [group] = await tx.query<Group>(sql`
    select g.scope_cd as "scopeCd", g.row_version as "rowVersion", g.update_dt as "updateDt",
      (select p.user_nm from directory_person p where p.user_id = g.update_user_id) as "userNm"
    from sys_auth_grp g where g.auth_grp_no = ${no} and g.delete_yn = 'N' for no key update of g`)
  if (!group) throw notFound()
  if (group.rowVersion !== version) throw stale({ userNm: group.userNm, changedDt: group.updateDt, fields: [] })
  await tx.query(sql`update sys_auth_grp set row_version = row_version + 1, update_user_id = ${request.person.userId},
    update_dt = ${now} where auth_grp_no = ${no}`)
  return group
}

export async function audited(
  tx: Transaction,
  request: FastifyRequest,
  no: number,
  actionCd: string,
  diff: NonNullable<AuditEntry['diff']>,
  now: Date,
) {
  const { userId, plantCd } = request.person
  await writeAudit(tx, { now, userId, ip: request.ip, bizCd: authGroupMaster.name, bizNo: no, plantCd, actionCd, diff })
}

export function memberRoutes(app: App, { db, clock }: Services): void {
  const path = `${authGroupMaster.api}/:key/members`
  app.get(
    path,
    {
      config: needsRight('access'),
      schema: { tags, params: groupParams, response: { 200: z.object({ rows: z.array(member) }) } },
    },
    async (request) => {
      const rows = await db.query<Member>(
        request.person,
        sql`select p.user_id as "userId", p.user_nm as "userNm", p.org_nm as "orgNm"
          from sys_auth_user m join directory_person p using (user_id)
          where m.auth_grp_no = ${request.params.key} and m.delete_yn = 'N' order by p.user_nm, p.user_id limit 5000`,
      )
      return { rows }
    },
  )
  const ids = z.array(z.string().max(30)).max(500).default([])
  const body = z.strictObject({ rowVersion: groupVersion, add: ids, remove: ids })
  const schema = { tags, params: groupParams, body, response: { 204: z.null() } }
  app.put(path, { config: needsRight('write'), schema }, async (request, reply) => {
    const { add, remove } = request.body
    const { userId } = request.person
    const no = request.params.key
    const now = clock.now()
    if ([...add, ...remove].includes(userId))
      throw ruleRefused([{ field: 'userId', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }])
    await db.write(request.person, async (tx) => {
      const { scopeCd } = await takeGroup(tx, request, no, request.body.rowVersion, now)
      await requireKind(tx, add, scopeCd === 'VENDOR' ? 'vendor' : 'staff')
      await tx.query(sql`delete from sys_auth_user where auth_grp_no = ${no} and user_id = any(${remove}::text[])`)
      await tx.query(sql`insert into sys_auth_user (auth_grp_no, user_id, create_user_id, create_dt, update_user_id, update_dt)
        select ${no}, id, ${userId}, ${now}, ${userId}, ${now} from unnest(${add}::text[]) id on conflict do nothing`)
      await audited(tx, request, no, 'MEMBERS', { add: [null, add.join(', ')], remove: [remove.join(', '), null] }, now)
      await requireAdministrator(tx)
      await holdLevels('userId')({ db: tx })
    })
    return reply.status(204).send(null)
  })
}

/** Groups of the staff hold staff, groups of vendors vendors. */
async function requireKind(tx: Transaction, userIds: readonly string[], kind: 'staff' | 'vendor'): Promise<void> {
  const rows = await tx.query<{ userId: string }>(sql`select id as "userId" from unnest(${userIds}::text[]) id
    where not exists (select from directory_person p where p.user_id = id and p.kind = ${kind} and p.status_cd = 'ACTIVE')`)
  if (rows.length === 0) return
  throw ruleRefused([
    {
      field: 'userId',
      code: 'SYS_GROUP_KIND',
      message: '이 그룹에 넣을 수 없는 사용자입니다: {names}',
      values: { names: rows.map(({ userId }) => userId).join(', ') },
    },
  ])
}
