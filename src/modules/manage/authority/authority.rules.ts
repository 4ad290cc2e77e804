import { rowAtSamePath } from '#platform/model/menu-path.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { ruleRefused } from '#platform/server/refusal.ts'
import { authGroupMaster } from './auth-group.master.ts'
import { holdLevels } from './held-levels.ts'
import { requireAdministrator } from './last-admin.ts'
import { menuMaster } from './menu.master.ts'

export const authGroupRules = masterWith(authGroupMaster, {
  afterSave: [keepAdministrator, holdLevels('heaReadLvlCd')],
  afterRemove: [dropRights, keepAdministrator],
})
export const menuRules = masterWith(menuMaster, {
  set: place,
  refuseSave: [refuseSamePath],
  afterSave: [placeBelow, keepAdministrator],
  afterRemove: [dropRightsOfMenu, keepAdministrator],
})

function keepAdministrator({ db }: MasterContext) {
  return requireAdministrator(db)
}

async function dropRights({ record, db }: MasterContext) {
  await db.query(sql`delete from sys_auth_menu where auth_grp_no = ${record.authGrpNo}`)
}
async function dropRightsOfMenu({ record, db }: MasterContext) {
  await db.query(sql`delete from sys_auth_menu where menu_id = ${record.menuId}`)
}

/** The level follows from the place; a menu never stands below itself. */
async function place({ record, before, db }: MasterContext) {
  if (!record.upMenuId) return { menuLvl: 1 }
  const above = await db.query<{ menuId: string; menuLvl: number }>(sql`
    with recursive above as (
      select menu_id, up_menu_id, menu_lvl, 1 as step from sys_menu where menu_id = ${record.upMenuId}
      union all
      select m.menu_id, m.up_menu_id, m.menu_lvl, a.step + 1 from sys_menu m join above a on m.menu_id = a.up_menu_id
      where a.step < 20
    ) select menu_id as "menuId", menu_lvl as "menuLvl" from above order by step`)
  if (before && above.some(({ menuId }) => menuId === record.menuId)) throw ruleRefused([CYCLE])
  return { menuLvl: (above[0]?.menuLvl ?? 0) + 1 }
}
const CYCLE = {
  field: 'upMenuId',
  code: 'SYS_MENU_CYCLE',
  message: '자신 또는 하위 메뉴를 상위로 지정할 수 없습니다.',
}

/** Two rows of one path would be one tab (S-086). */
async function refuseSamePath({ record, db }: MasterContext) {
  if (!record.frontEndUrl) return undefined
  const rows = await db.query<{ menuId: string; frontEndUrl: string | null }>(
    sql`select menu_id as "menuId", front_end_url as "frontEndUrl" from sys_menu where delete_yn = 'N'`,
  )
  const wanted = { menuId: String(record.menuId), frontEndUrl: String(record.frontEndUrl) }
  if (!rowAtSamePath(rows, wanted)) return undefined
  return { field: 'frontEndUrl', code: 'SYS_URL_DUP', message: '이미 사용 중인 URL입니다.' }
}

/** Menus below move along. */
async function placeBelow({ record, before, db }: MasterContext) {
  if (!before || before.menuLvl === record.menuLvl) return
  await db.query(sql`
    with recursive below as (
      select menu_id, ${record.menuLvl}::int as lvl from sys_menu where menu_id = ${record.menuId}
      union all
      select m.menu_id, b.lvl + 1 from sys_menu m join below b on m.up_menu_id = b.menu_id where b.lvl < 20
    ) update sys_menu m set menu_lvl = b.lvl from below b where b.menu_id = m.menu_id and m.menu_lvl <> b.lvl`)
}
