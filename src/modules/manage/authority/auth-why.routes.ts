/** 권한 확인: for who administers authority, why somebody sees or does not see a menu or a record. */
import { z } from 'zod'
import { menuAddressOf } from '#platform/model/menu-path.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aboutOwnPlant } from '#platform/server/directory/own-plant.ts'
import { reaching } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, openRight, personUnder, under } from '#platform/server/sign-in/menu-right.ts'
import { readPerson, type SignedInPerson } from '#platform/server/sign-in/person.ts'
import { authGroupMaster, scopeNames } from './auth-group.master.ts'
import {
  accountFacts,
  findFor,
  groupsOf,
  menuFacts,
  readAccount,
  recordFacts,
  sayIn,
  type WhyMenu,
} from './auth-why.ts'
import { answer, menuChoice, type PersonFound, personChoice } from './auth-why.wire.ts'

const ROUTE = '/manage/authManage/authWhy'
const PATH = '/api/manage/authmanage/authwhy'
const tags = ['권한 확인']

/** The page is one of the administration of authority: who may not read that may not read this. */
function requireRight(person: SignedInPerson): void {
  openRight(person.rights.get(authGroupMaster.route))
}

export function authWhyRoutes(app: App, services: Services): void {
  const { db, clock, models } = services
  registerChoices(app, services)
  const query = z.object({
    userId: z.string().trim().min(1).max(30),
    menuId: z.string().trim().min(1).max(20),
    no: z.string().trim().max(40).optional(),
  })
  app.get(
    PATH,
    { config: needs(ROUTE), schema: { tags, querystring: query, response: { 200: answer } } },
    async (request) => {
      const { person: asker, language } = request
      const { userId, menuId, no } = request.query
      requireRight(asker)
      const say = sayIn(language)
      const now = clock.now()
      return db.write('SYSTEM', async (tx) => {
        const [[account], menus] = [
          await readAccount(tx, userId, aboutOwnPlant(personUnder(request, ROUTE), sql`a.user_id`)),
          await menusById(tx),
        ]
        const menu = menus.get(menuId)
        if (!account || !menu) throw notFound()
        const person = await readPerson(tx, userId, clock.today())
        const right = (menu.route && person?.rights.get(menu.route)) || { access: false, write: false }
        const groups = await groupsOf(tx, userId, menuId)
        const model = models.find(
          ({ route }) => menu.route !== null && [route.staff, route.vendor].includes(menu.route),
        )
        const [found] =
          no && model
            ? [
                await findFor(
                  { joins: tx.joins, query: (statement) => tx.queryAs(reaching(asker, model, 'read'), statement) },
                  model,
                  no,
                ),
              ]
            : []
        if (no && model && !found) throw notFound()
        return {
          userNm: account.userNm,
          orgNm: account.orgNm,
          plantNm: account.plantNm,
          menuNm: menu.menuNm,
          accessYn: right.access ? ('Y' as const) : ('N' as const),
          writeYn: right.write ? ('Y' as const) : ('N' as const),
          account: accountFacts(say, userId, account, person, now),
          menu: await menuFacts(tx, say, menus, menu, { userId, kind: account.kind }),
          groups: groups.map(({ scopeCd, ...one }) => ({ ...one, scopeNm: say(scopeNames[scopeCd]) })),
          scopeNm: person ? say(scopeNames[under(person, right, 'read').scopeCd]) : null,
          record: model && found ? await recordFacts(tx, say, { model, record: found, asker }, person, right) : null,
        }
      })
    },
  )
}

async function menusById(db: Queries): Promise<Map<string, WhyMenu>> {
  const rows = await db.query<Omit<WhyMenu, 'route'> & { frontEndUrl: string | null }>(sql`
    select menu_id as "menuId", menu_nm as "menuNm", up_menu_id as "upMenuId", use_yn as "useYn",
      front_end_url as "frontEndUrl"
    from sys_menu where delete_yn = 'N' order by menu_lvl, sort_order, menu_id`)
  return new Map(
    rows.map(({ frontEndUrl, ...row }) => [
      row.menuId,
      { ...row, route: frontEndUrl && `/${menuAddressOf(frontEndUrl).pageKey ?? ''}` },
    ]),
  )
}

const MOST_PEOPLE = 30

/** Whom and what may be asked about: accounts that are closed as well, menus with what stands above them. */
function registerChoices(app: App, { db, models }: Services): void {
  app.get(
    `${PATH}/menus`,
    { config: needs(ROUTE), schema: { tags, response: { 200: z.object({ rows: z.array(menuChoice) }) } } },
    async ({ person }) => {
      requireRight(person)
      const menus = await db.read('SYSTEM', menusById)
      const pathOf = (one: WhyMenu | undefined): string[] =>
        one ? [...pathOf(menus.get(one.upMenuId ?? '')), one.menuNm] : []
      const routes = new Set(models.flatMap(({ route }) => [route.staff, route.vendor]))
      const rows = [...menus.values()].flatMap((one) =>
        one.route === null
          ? []
          : [{ menuId: one.menuId, menuNm: pathOf(one).join(' › '), hasRecords: routes.has(one.route) }],
      )
      return { rows }
    },
  )

  const querystring = z.object({ q: z.string().trim().max(50).default('') })
  app.get(
    `${PATH}/people`,
    {
      config: needs(ROUTE),
      schema: { tags, querystring, response: { 200: z.object({ rows: z.array(personChoice) }) } },
    },
    async (request) => {
      const { q } = request.query
      requireRight(request.person)
      const here = aboutOwnPlant(personUnder(request, ROUTE), sql`p."userId"`)
      const rows = await db.query<PersonFound>(
        'SYSTEM',
        sql`select * from (
            select u.user_id as "userId", u.user_nm as "userNm", d.dept_nm as "orgNm"
            from sys_user u left join sys_dept d on d.dept_cd = u.dept_cd where u.delete_yn = 'N'
            union all
            select a.portal_id, a.user_nm, v.vendor_nm from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
            where a.delete_yn = 'N') p
          where (p."userId" = ${q} or starts_with(lower(p."userId"), lower(${q})) or strpos(p."userNm", ${q}) > 0) and ${here}
          order by p."userId" = ${q} desc, p."userNm", p."userId" limit ${MOST_PEOPLE}`,
      )
      return { rows }
    },
  )
}
