/** Who somebody is and what he may do: read from the directory, kept by the cache of sessions. */
import { z } from 'zod'
import type { Person, Scope } from '#platform/model/access.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { type MenuOwner, type MenuRight, type MenuRow, menuRights, ownMenu, type RestrictedMenus } from './menus.ts'

/** The person of a request. */
export interface SignedInPerson extends Person {
  /** By list route; a route that is not in it is not open. */
  readonly rights: ReadonlyMap<string, MenuRight>
  /** null where nobody is signed in: jobs, checks on behalf of somebody. */
  readonly sessionNo: string | null
}

export type AccountKind = Person['kind']

interface AccountRow extends Omit<Person, 'scopeCd'> {
  scopes: string[]
}

/** The account that may sign in today; nobody for one that is retired, stopped, or of a terminated vendor. */
export const accountStatement = (userId: string, today: string): Sql => sql`
  select a.*,
    array(select distinct m.auth_grp_cd from directory_member m where m.user_id = a."userId" order by 1) as roles,
    array(select distinct m.scope_cd from directory_member m where m.user_id = a."userId") as scopes
  from (
    select user_id as "userId", user_nm as "userNm", 'staff' as kind, plant_cd as "plantCd", dept_cd as "deptCd",
      null as "vendorCd"
    from sys_user
    where user_id = ${userId} and user_status_cd = 'ACTIVE' and delete_yn = 'N'
      and (retire_ymd is null or retire_ymd > ${today}::date)
    union all
    select a.portal_id, a.user_nm, 'vendor', a.plant_cd, null, a.vendor_cd
    from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
    where a.portal_id = ${userId} and a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N'
      and v.vendor_status_cd <> 'TERM' and v.delete_yn = 'N'
  ) a`

const menuStatement = (userId: string): Sql => sql`
  select m.menu_id as "menuId", m.menu_nm as "menuNm", m.menu_nm_en as "menuNmEn", m.menu_nm_zh as "menuNmZh",
    m.menu_nm_es as "menuNmEs", m.up_menu_id as "upMenuId", m.menu_lvl as "menuLvl", m.task_grp_cd as "taskGrpCd",
    m.front_end_url as "frontEndUrl", m.sort_order as "sortOrder", m.use_yn as "useYn", m.color, m.icon,
    coalesce(max(r.access_yn), 'N') as "accessYn", coalesce(max(r.write_yn), 'N') as "writeYn"
  from sys_menu m left join sys_auth_menu r on r.menu_id = m.menu_id and r.delete_yn = 'N'
    and r.auth_grp_no in (select g.auth_grp_no from directory_member g where g.user_id = ${userId})
  where m.delete_yn = 'N' group by m.menu_id`

const restrictedSchema = z.record(z.string(), z.array(z.string()))

export async function restrictedMenus(db: Queries): Promise<RestrictedMenus> {
  const [row] = await db.query<{ settingVal: string }>(
    sql`select setting_val as "settingVal" from sys_setting where setting_cd = 'restrictedMenus' and delete_yn = 'N'`,
  )
  return row ? restrictedSchema.parse(JSON.parse(row.settingVal)) : {}
}

/** Reads everything about a person through a connection that acts as the program. */
export async function readPerson(
  db: Queries,
  userId: string,
  today: string,
  sessionNo: string | null = null,
): Promise<SignedInPerson | undefined> {
  const [[account], menus, restricted] = await Promise.all([
    db.query<AccountRow>(accountStatement(userId, today)),
    db.query<MenuRow>(menuStatement(userId)),
    restrictedMenus(db),
  ])
  if (!account) return undefined
  const { scopes, ...person } = account
  return {
    ...person,
    scopeCd: widestScope(person.kind, scopes),
    rights: menuRights(menus, person, restricted),
    sessionNo,
  }
}

/** Somebody by id, whether he is signed in or not; undefined when his account is not open. */
export const loadPerson = (services: Services, userId: string): Promise<SignedInPerson | undefined> =>
  services.db.read('SYSTEM', (db) => readPerson(db, userId, services.clock.today()))

/** The rows of a person's menu (S-080). */
export const loadMenu = (services: Services, owner: MenuOwner) =>
  services.db.read('SYSTEM', async (db) => {
    const [rows, restricted] = await Promise.all([db.query<MenuRow>(menuStatement(owner.userId)), restrictedMenus(db)])
    return ownMenu(rows, owner, restricted)
  })

const WIDENING: readonly Scope[] = ['OWN', 'DEPT', 'PLANT', 'ALL']

/** A vendor's account never sees beyond its vendor, whatever its groups say. */
const widestScope = (kind: AccountKind, scopes: readonly string[]): Scope =>
  kind === 'vendor' ? 'VENDOR' : (WIDENING.findLast((scope) => scopes.includes(scope)) ?? 'OWN')
