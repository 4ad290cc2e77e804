/** The dashboard: what a person may see on it, each portlet by itself, and how the groups begin. */
import { z } from 'zod'
import {
  arranged,
  isLayout,
  type Layout,
  MOST_PORTLETS,
  type Placeable,
  PORTLET_ID,
  portletSizes,
} from '#platform/model/portlet.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { forbidden, notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { needs } from '../sign-in/menu-right.ts'
import { countWith, type Portlet } from './portlet.ts'

const tags = ['포틀릿']
/** Who keeps the groups arranges their dashboards. */
const GROUPS_ROUTE = '/manage/authManage/authGroup'
const path = '/api/main/portlet'

const size = z.enum(portletSizes)
const described = z.object({ portletId: z.string(), label: z.string(), sizes: z.array(size) })
const placed = z.array(z.object({ portletId: z.string(), size, hidden: z.boolean().optional() }))

const layoutSchema = z
  .array(z.strictObject({ portletId: z.string().regex(PORTLET_ID), size, hidden: z.boolean().optional() }))
  .max(MOST_PORTLETS)
  .refine(isLayout)

/** By the code of an authority group: how its dashboard begins that nobody has arranged. */
export type Beginnings = Readonly<Record<string, Layout | undefined>>

/** In the order in which a dashboard begins where a group has no beginning of its own. */
export function registerPortlets(
  app: App,
  services: Services,
  portlets: readonly Portlet[],
  beginnings: Beginnings,
): void {
  for (const portlet of portlets) registerPortlet(app, services, portlet)
  registerOverview(app, services, portlets, beginnings)
  registerDefaults(app, services, portlets, beginnings)
}

function registerPortlet(app: App, services: Services, { portletId, isFor, answer, read }: Portlet): void {
  app.get(`${path}/${portletId}`, { schema: { tags, response: { 200: answer } } }, async ({ person, language }) => {
    if (!isFor(person)) throw forbidden()
    const today = services.clock.today()
    // No connection is held meanwhile: some of what is read asks for several.
    const db: Queries = { joins: services.db.joins, query: (statement) => services.db.query(person, statement) }
    return read({ person, language, today, services, db, count: countWith(services, person) })
  })
}

function registerOverview(app: App, { db }: Services, portlets: readonly Portlet[], beginnings: Beginnings): void {
  const row = described.extend({ hears: z.array(z.string()) })
  app.get(
    `${path}s`,
    { schema: { tags, response: { 200: z.object({ rows: z.array(row), layout: placed }) } } },
    async ({ person }) => {
      const own = portlets.filter(({ isFor }) => isFor(person))
      const kept = await db.read('SYSTEM', (queries) => layoutOf(queries, person.userId, beginnings))
      return {
        rows: own.map(({ portletId, label, sizes, hears }) => ({
          portletId,
          label,
          sizes: [...sizes],
          hears: [...hears],
        })),
        layout: arranged(own, kept),
      }
    },
  )
}

/** That of the first of his groups which somebody has arranged, else of the first which has a beginning. */
async function layoutOf(db: Queries, userId: string, beginnings: Beginnings): Promise<unknown> {
  const groups = await db.query<{ authGrpCd: string; layout: unknown }>(sql`
    select m.auth_grp_cd as "authGrpCd", l.layout_json as layout
    from directory_member m left join sys_portlet_layout l on l.auth_grp_no = m.auth_grp_no
    where m.user_id = ${userId} order by l.layout_json is null, m.auth_grp_no`)
  return groups[0]?.layout ?? groups.map(({ authGrpCd }) => beginnings[authGrpCd]).find(Boolean)
}

const group = z.object({
  authGrpNo: z.number(),
  authGrpNm: z.string(),
  /** Somebody has arranged it. */
  ownYn: z.enum(['Y', 'N']),
  layout: placed,
})
interface GroupRow {
  authGrpNo: number
  authGrpCd: string
  authGrpNm: string
  layout: Layout | null
}

function registerDefaults(
  app: App,
  { db, clock }: Services,
  portlets: readonly Portlet[],
  beginnings: Beginnings,
): void {
  const all: readonly Placeable[] = portlets
  const rows = portlets.map(({ portletId, label, sizes }) => ({ portletId, label, sizes: [...sizes] }))
  const params = z.object({ authGrpNo: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
  const done = { 204: z.null() }

  app.get(
    `${path}s/defaults`,
    {
      config: needs(GROUPS_ROUTE),
      schema: { tags, response: { 200: z.object({ rows: z.array(described), groups: z.array(group) }) } },
    },
    async ({ person }) => {
      const found = await db.query<GroupRow>(
        person,
        sql`select g.auth_grp_no as "authGrpNo", g.auth_grp_cd as "authGrpCd", g.auth_grp_nm as "authGrpNm", l.layout_json as layout
          from sys_auth_grp g left join sys_portlet_layout l using (auth_grp_no) where g.delete_yn = 'N' order by g.auth_grp_no`,
      )
      const groups = found.map(({ layout, authGrpCd, ...one }) => ({
        ...one,
        ownYn: layout ? ('Y' as const) : ('N' as const),
        layout: arranged(all, layout ?? beginnings[authGrpCd]),
      }))
      return { rows, groups }
    },
  )

  const body = z.strictObject({ layout: layoutSchema })
  app.put(
    `${path}s/defaults/:authGrpNo`,
    { config: needs(GROUPS_ROUTE, 'write'), schema: { tags, params, body, response: done } },
    async ({ person, ip, params: { authGrpNo }, body: { layout } }, reply) => {
      const kept = JSON.stringify(arranged(all, layout))
      await db.write(person, async (tx) => {
        const before = await tx.query<{ layout: unknown }>(sql`
          select l.layout_json as layout from sys_auth_grp g left join sys_portlet_layout l using (auth_grp_no)
          where g.auth_grp_no = ${authGrpNo} and g.delete_yn = 'N' for update of g`)
        if (before.length === 0) throw notFound()
        await tx.query(sql`
          insert into sys_portlet_layout (auth_grp_no, layout_json, update_user_id, update_dt)
          values (${authGrpNo}, ${kept}::jsonb, ${person.userId}, ${clock.now()})
          on conflict (auth_grp_no) do update set layout_json = excluded.layout_json,
            update_user_id = excluded.update_user_id, update_dt = excluded.update_dt`)
        const diff = JSON.stringify({ layout: [inWords(before[0]?.layout), inWords(arranged(all, layout))] })
        await tx.query(sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
          values (${clock.now()}, ${person.userId}, ${ip || null}::inet, 'auth-group', ${String(authGrpNo)}, ${person.plantCd},
            'PORTLETS', ${diff}::jsonb)`)
      })
      return reply.status(204).send(null)
    },
  )

  app.delete(
    `${path}s/defaults/:authGrpNo`,
    { config: needs(GROUPS_ROUTE, 'write'), schema: { tags, params, response: done } },
    async ({ person, params: { authGrpNo } }, reply) => {
      const groups = await db.query(
        person,
        sql`with gone as (delete from sys_portlet_layout where auth_grp_no = ${authGrpNo})
          select 1 from sys_auth_grp where auth_grp_no = ${authGrpNo} and delete_yn = 'N'`,
      )
      if (groups.length === 0) throw notFound()
      return reply.status(204).send(null)
    },
  )
}

const inWords = (layout: unknown): string | null =>
  layout
    ? (layout as Layout).map(({ portletId, size, hidden }) => `${portletId} ${hidden ? '-' : size}`).join(', ')
    : null
