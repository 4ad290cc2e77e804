/** What the members of an authority group may do in each menu, and how far they see there. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { bySortOrder } from '#platform/server/sign-in/menus.ts'
import { authGroupMaster, scopeNames } from './auth-group.master.ts'
import { audited, groupParams, groupVersion, needsRight, takeGroup } from './authority.routes.ts'
import { type MenuRight, menuRight, scope } from './authority.wire.ts'
import { requireAdministrator } from './last-admin.ts'

const tags = [authGroupMaster.label]
const yn = z.enum(['Y', 'N'])
const menusOf = (no: number) => sql`
  select m.menu_id as "menuId", m.menu_nm as "menuNm", m.up_menu_id as "upMenuId", m.sort_order as "sortOrder",
    coalesce(r.access_yn, 'N') as "accessYn", coalesce(r.write_yn, 'N') as "writeYn", r.scope_cd as "scopeCd",
    r.tier_view_yn as "tierViewYn"
  from sys_menu m left join sys_auth_menu r on r.menu_id = m.menu_id and r.auth_grp_no = ${no} and r.delete_yn = 'N'
  where m.delete_yn = 'N'`

/** What is not sent stays as it is. */
const sentRight = z.strictObject({
  menuId: z.string().max(20),
  accessYn: yn,
  writeYn: yn,
  scopeCd: scope.nullable().optional(),
  tierViewYn: yn.nullable().optional(),
})

export function matrixRoutes(app: App, { db, clock }: Services): void {
  const path = `${authGroupMaster.api}/:key/menus`
  app.get(
    path,
    {
      config: needsRight('access'),
      schema: { tags, params: groupParams, response: { 200: z.object({ rows: z.array(menuRight) }) } },
    },
    async (request) => {
      const rows = await db.query<MenuRight>(request.person, menusOf(request.params.key))
      return { rows: rows.sort(bySortOrder) }
    },
  )
  const body = z.strictObject({ rowVersion: groupVersion, rows: z.array(sentRight).max(1000) })
  const schema = { tags, params: groupParams, body, response: { 204: z.null() } }
  app.put(path, { config: needsRight('write'), schema }, async (request, reply) => {
    const no = request.params.key
    const now = clock.now()
    await db.write(request.person, async (tx) => {
      const group = await takeGroup(tx, request, no, request.body.rowVersion, now)
      const before = new Map((await tx.query<MenuRight>(menusOf(no))).map((row) => [row.menuId, row]))
      const changed = request.body.rows.flatMap((sent) => {
        const known = before.get(sent.menuId)
        if (!known) return []
        const { menuId, accessYn, writeYn, scopeCd = known.scopeCd, tierViewYn = known.tierViewYn } = sent
        const row = tied({ ...known, menuId, accessYn, writeYn, scopeCd, tierViewYn })
        return isSame(known, row) ? [] : [row]
      })
      requireScopes(changed, group.scopeCd === 'VENDOR')
      await storeRights(tx, request, no, changed, now)
      const diff = changed.map((row) => [row.menuId, [textOf(before.get(row.menuId)), textOf(row)]])
      if (changed.length > 0) await audited(tx, request, no, 'RIGHTS', Object.fromEntries(diff), now)
      await requireAdministrator(tx)
    })
    return reply.status(204).send(null)
  })
}

/** S1: writing takes access; without access there is nothing to see. */
function tied(row: MenuRight): MenuRight {
  if (row.writeYn === 'Y') return { ...row, accessYn: 'Y' }
  return row.accessYn === 'Y' ? row : { ...row, scopeCd: null, tierViewYn: null }
}
const isSame = (one: MenuRight, other: MenuRight): boolean =>
  (['accessYn', 'writeYn', 'scopeCd', 'tierViewYn'] as const).every((name) => one[name] === other[name])

/** In the history of the group. */
function textOf(row: MenuRight | undefined): string {
  if (row?.accessYn !== 'Y') return '없음'
  const tiers = row.tierViewYn === null ? [] : [row.tierViewYn === 'Y' ? '하위 업체 포함' : '하위 업체 제외']
  const parts = [row.writeYn === 'Y' ? '쓰기' : '접근', ...(row.scopeCd ? [scopeNames[row.scopeCd]] : []), ...tiers]
  return parts.join(' · ')
}

/** Vendors see their own rows, with or without those of their sub-tiers; the scopes of the staff are none of theirs. */
function requireScopes(rows: readonly MenuRight[], isVendors: boolean): void {
  const wrong = rows.find(({ scopeCd, tierViewYn }) =>
    isVendors ? scopeCd !== null && scopeCd !== 'VENDOR' : scopeCd === 'VENDOR' || tierViewYn !== null,
  )
  if (!wrong) return
  const message = '이 그룹에 지정할 수 없는 조회범위입니다: {menu}'
  throw ruleRefused([{ field: 'scopeCd', code: 'SYS_SCOPE_KIND', message, values: { menu: wrong.menuNm } }])
}

async function storeRights(
  tx: Transaction,
  { person }: FastifyRequest,
  no: number,
  rows: readonly MenuRight[],
  now: Date,
) {
  const none = rows.filter(({ accessYn }) => accessYn === 'N').map(({ menuId }) => menuId)
  const some = rows.filter(({ accessYn }) => accessYn === 'Y')
  if (none.length > 0)
    await tx.query(sql`delete from sys_auth_menu where auth_grp_no = ${no} and menu_id = any(${none}::text[])`)
  if (some.length > 0)
    await tx.query(sql`
      insert into sys_auth_menu as r (auth_grp_no, menu_id, access_yn, write_yn, scope_cd, tier_view_yn, create_user_id, create_dt,
        update_user_id, update_dt)
      select ${no}, g."menuId", 'Y', g."writeYn", g."scopeCd", g."tierViewYn", ${person.userId}, ${now}, ${person.userId}, ${now}
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as g("menuId" text, "writeYn" text, "scopeCd" text, "tierViewYn" text)
      on conflict (auth_grp_no, menu_id) do update set access_yn = 'Y', write_yn = excluded.write_yn,
        scope_cd = excluded.scope_cd, tier_view_yn = excluded.tier_view_yn, delete_yn = 'N',
        row_version = r.row_version + 1, update_user_id = excluded.update_user_id, update_dt = excluded.update_dt`)
}
