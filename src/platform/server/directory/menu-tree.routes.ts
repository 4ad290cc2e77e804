/** The whole tree of the menu, for those who administer it (S-155). At the addresses that the specification gives. */
import { z } from 'zod'
import { nullableText, searchWord } from '#platform/model/call-words.ts'
import { searchText } from '#platform/model/hangul.ts'
import { and, type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { needsRole } from '../sign-in/menu-right.ts'
import { bySortOrder } from '../sign-in/menus.ts'

const tags = ['메뉴']
const ADMINISTRATOR = 'SYS'

const treeRow = z.object({
  menuId: z.string(),
  menuNm: z.string(),
  menuNmEn: nullableText,
  menuNmZh: nullableText,
  menuNmEs: nullableText,
  upMenuId: nullableText,
  menuLvl: z.number(),
  taskGrpCd: nullableText,
  frontEndUrl: nullableText,
  sortOrder: nullableText,
  useYn: z.string(),
})
type TreeRow = z.infer<typeof treeRow>

const columns = sql`menu_id as "menuId", menu_nm as "menuNm", menu_nm_en as "menuNmEn", menu_nm_zh as "menuNmZh",
  menu_nm_es as "menuNmEs", up_menu_id as "upMenuId", menu_lvl as "menuLvl", task_grp_cd as "taskGrpCd",
  front_end_url as "frontEndUrl", sort_order as "sortOrder", use_yn as "useYn"`

const menuId = z.string().max(20)
const searchQuery = z.object({
  taskGrpCd: z.string().max(20).default(''),
  menuNm: searchWord,
  /** Of the menu above, which one picks; only what is below it is found. */
  upMenuId: menuId.default(''),
  /** Its name, where no menu was picked. */
  upMenuNm: searchWord,
})

/** A page of the same address is a screen: only who does not ask for HTML gets the rows. */
const asData = { config: { guarded: true, ...needsRole(ADMINISTRATOR) }, constraints: { wants: 'data' } } as const

export function registerMenuTree(app: App, { db }: Services): void {
  app.get(
    '/menus',
    { ...asData, schema: { tags, querystring: searchQuery, response: { 200: z.array(treeRow) } } },
    async ({ person, query }) => {
      const rows = await db.query<TreeRow>(person, found(query))
      return rows.sort(bySortOrder)
    },
  )
  app.get(
    '/menus/:menuId',
    { ...asData, schema: { tags, params: z.object({ menuId }), response: { 200: treeRow } } },
    async ({ person, params }) => {
      const [row] = await db.query<TreeRow>(
        person,
        sql`select ${columns} from sys_menu where menu_id = ${params.menuId} and delete_yn = 'N'`,
      )
      if (!row) throw notFound()
      return row
    },
  )
}

/** What fits, and everything above it: a row without its parents would have no place in the tree. */
function found({ taskGrpCd, menuNm, upMenuId, upMenuNm }: z.infer<typeof searchQuery>): Sql {
  const conditions = [sql`delete_yn = 'N'`]
  if (taskGrpCd) conditions.push(sql`task_grp_cd = ${taskGrpCd}`)
  if (menuNm) conditions.push(isNamed(menuNm))
  const above = upMenuId ? sql`menu_id = ${upMenuId}` : upMenuNm ? isNamed(upMenuNm) : undefined
  if (above) conditions.push(sql`menu_id in (select menu_id from below)`)
  return sql`
    with recursive below as (
      select menu_id from sys_menu where up_menu_id in (select menu_id from sys_menu where ${above ?? sql`false`})
      union select m.menu_id from sys_menu m join below b on m.up_menu_id = b.menu_id
    ), fitting as (
      select * from sys_menu where ${and(conditions)}
      union select m.* from sys_menu m join fitting f on m.menu_id = f.up_menu_id where m.delete_yn = 'N'
    )
    select ${columns} from fitting`
}

function isNamed(text: string): Sql {
  const q = searchText(text)
  return sql`(strpos(lower(menu_nm), ${q}) > 0 or strpos(lower(menu_nm_en), ${q}) > 0 or strpos(lower(menu_id), ${q}) > 0)`
}
