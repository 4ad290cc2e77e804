/** What the members of an authority group may do in each menu, and who they are. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AuditEntry, writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound, ruleRefused, stale } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { bySortOrder } from '#platform/server/sign-in/menus.ts'
import { authGroupMaster } from './auth-group.master.ts'
import { SYS_HEALTH_LEVEL } from './authority.rules.ts'
import { requireAdministrator, SYS_SELF_AUTH } from './last-admin.ts'

const tags = [authGroupMaster.label]
const params = z.object({ key: z.coerce.number().int().positive() })
const yn = z.enum(['Y', 'N'])
const rowVersion = z.number().int().min(1)

export function authorityRoutes(app: App, services: Services): void {
  registerMatrix(app, services)
  registerMembers(app, services)
}

function requireRight({ person }: FastifyRequest, isWrite: boolean): void {
  const right = person.rights.get(authGroupMaster.route)
  if (!right?.access || (isWrite && !right.write)) throw forbidden()
}

interface Group {
  scopeCd: string
  heaReadLvlCd: string
  rowVersion: number
  updateDt: string
  userNm: string | null
}

/** Locks the group and gives it its next version: its rights are changed by one at a time. */
async function takeGroup(tx: Transaction, request: FastifyRequest, no: number, version: number, now: Date) {
  const [group] = await tx.query<Group>(sql`
    select g.scope_cd as "scopeCd", g.hea_read_lvl_cd as "heaReadLvlCd", g.row_version as "rowVersion", g.update_dt as "updateDt",
      (select p.user_nm from directory_person p where p.user_id = g.update_user_id) as "userNm"
    from sys_auth_grp g where g.auth_grp_no = ${no} and g.delete_yn = 'N' for no key update of g`)
  if (!group) throw notFound()
  if (group.rowVersion !== version) throw stale({ userNm: group.userNm, changedDt: group.updateDt, fields: [] })
  await tx.query(sql`update sys_auth_grp set row_version = row_version + 1, update_user_id = ${request.person.userId},
    update_dt = ${now} where auth_grp_no = ${no}`)
  return group
}

async function audited(
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

const menuRight = z.object({
  menuId: z.string(),
  menuNm: z.string(),
  upMenuId: z.string().nullable(),
  sortOrder: z.string().nullable(),
  accessYn: yn,
  writeYn: yn,
})
type MenuRight = z.infer<typeof menuRight>
const menusOf = (no: number) => sql`
  select m.menu_id as "menuId", m.menu_nm as "menuNm", m.up_menu_id as "upMenuId", m.sort_order as "sortOrder",
    coalesce(r.access_yn, 'N') as "accessYn", coalesce(r.write_yn, 'N') as "writeYn"
  from sys_menu m left join sys_auth_menu r on r.menu_id = m.menu_id and r.auth_grp_no = ${no} and r.delete_yn = 'N'
  where m.delete_yn = 'N'`

function registerMatrix(app: App, { db, clock }: Services): void {
  const path = `${authGroupMaster.api}/:key/menus`
  app.get(
    path,
    { schema: { tags, params, response: { 200: z.object({ rows: z.array(menuRight) }) } } },
    async (request) => {
      requireRight(request, false)
      const rows = await db.query<MenuRight>(request.person, menusOf(request.params.key))
      return { rows: rows.sort(bySortOrder) }
    },
  )
  const right = z.strictObject({ menuId: z.string().max(20), accessYn: yn, writeYn: yn })
  const body = z.strictObject({ rowVersion, rows: z.array(right).max(1000) })
  app.put(path, { schema: { tags, params, body, response: { 204: z.null() } } }, async (request, reply) => {
    requireRight(request, true)
    const no = request.params.key
    const now = clock.now()
    await db.write(request.person, async (tx) => {
      await takeGroup(tx, request, no, request.body.rowVersion, now)
      const before = new Map((await tx.query<MenuRight>(menusOf(no))).map((row) => [row.menuId, row]))
      const changed = request.body.rows.map(tied).filter((row) => {
        const known = before.get(row.menuId)
        return known && (known.accessYn !== row.accessYn || known.writeYn !== row.writeYn)
      })
      await storeRights(tx, request, no, changed, now)
      const diff = changed.map((row) => [row.menuId, [textOf(before.get(row.menuId)), textOf(row)] as const])
      if (changed.length > 0) await audited(tx, request, no, 'RIGHTS', Object.fromEntries(diff), now)
      await requireAdministrator(tx)
    })
    return reply.status(204).send(null)
  })
}

type Right = Pick<MenuRight, 'menuId' | 'accessYn' | 'writeYn'>
/** S1: writing takes access. */
const tied = (row: Right): Right => (row.writeYn === 'Y' ? { ...row, accessYn: 'Y' } : row)
const textOf = (row: Right | undefined): string =>
  row?.writeYn === 'Y' ? '쓰기' : row?.accessYn === 'Y' ? '접근' : '없음'

async function storeRights(tx: Transaction, { person }: FastifyRequest, no: number, rows: readonly Right[], now: Date) {
  const none = rows.filter(({ accessYn }) => accessYn === 'N').map(({ menuId }) => menuId)
  const some = rows.filter(({ accessYn }) => accessYn === 'Y')
  if (none.length > 0)
    await tx.query(sql`delete from sys_auth_menu where auth_grp_no = ${no} and menu_id = any(${none}::text[])`)
  if (some.length > 0)
    await tx.query(sql`
      insert into sys_auth_menu as r (auth_grp_no, menu_id, access_yn, write_yn, create_user_id, create_dt, update_user_id, update_dt)
      select ${no}, given.menu_id, 'Y', given.write_yn, ${person.userId}, ${now}, ${person.userId}, ${now}
      from unnest(${some.map(({ menuId }) => menuId)}::text[], ${some.map(({ writeYn }) => writeYn)}::text[])
        as given (menu_id, write_yn)
      on conflict (auth_grp_no, menu_id) do update set access_yn = 'Y', write_yn = excluded.write_yn, delete_yn = 'N',
        row_version = r.row_version + 1, update_user_id = excluded.update_user_id, update_dt = excluded.update_dt`)
}

const member = z.object({ userId: z.string(), userNm: z.string(), orgNm: z.string().nullable() })

function registerMembers(app: App, { db, clock }: Services): void {
  const path = `${authGroupMaster.api}/:key/members`
  app.get(
    path,
    { schema: { tags, params, response: { 200: z.object({ rows: z.array(member) }) } } },
    async (request) => {
      requireRight(request, false)
      const rows = await db.query<z.infer<typeof member>>(
        request.person,
        sql`select p.user_id as "userId", p.user_nm as "userNm", p.org_nm as "orgNm"
          from sys_auth_user m join directory_person p using (user_id)
          where m.auth_grp_no = ${request.params.key} and m.delete_yn = 'N' order by p.user_nm, p.user_id limit 5000`,
      )
      return { rows }
    },
  )
  const ids = z.array(z.string().max(30)).max(500).default([])
  const body = z.strictObject({ rowVersion, add: ids, remove: ids })
  app.put(path, { schema: { tags, params, body, response: { 204: z.null() } } }, async (request, reply) => {
    requireRight(request, true)
    const { add, remove } = request.body
    const { userId } = request.person
    const no = request.params.key
    const now = clock.now()
    if ([...add, ...remove].includes(userId))
      throw ruleRefused([{ field: 'userId', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }])
    await db.write(request.person, async (tx) => {
      const { scopeCd, heaReadLvlCd } = await takeGroup(tx, request, no, request.body.rowVersion, now)
      if (heaReadLvlCd === 'F' && add.length > 0) throw ruleRefused([SYS_HEALTH_LEVEL])
      await requireKind(tx, add, scopeCd === 'VENDOR' ? 'vendor' : 'staff')
      await tx.query(sql`delete from sys_auth_user where auth_grp_no = ${no} and user_id = any(${remove}::text[])`)
      await tx.query(sql`insert into sys_auth_user (auth_grp_no, user_id, create_user_id, create_dt, update_user_id, update_dt)
        select ${no}, id, ${userId}, ${now}, ${userId}, ${now} from unnest(${add}::text[]) id on conflict do nothing`)
      await audited(tx, request, no, 'MEMBERS', { add: [null, add.join(', ')], remove: [remove.join(', '), null] }, now)
      await requireAdministrator(tx)
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
