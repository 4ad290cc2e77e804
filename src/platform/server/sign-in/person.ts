/** Who somebody is and what he may do: read from the directory, kept by the cache of sessions. */
import { z } from 'zod'
import type { Absent, Person } from '#platform/model/access.ts'
import { ownNames } from '#platform/model/field.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { setting } from '../directory/setting.ts'
import type { Services } from '../services.ts'
import {
  type MenuOwner,
  type MenuRight,
  type MenuRow,
  menuRights,
  ownMenu,
  type RestrictedMenus,
  widestScope,
} from './menus.ts'

/** The person of a request. */
export interface SignedInPerson extends Person {
  /** By list route; a route that is not in it is not open. */
  readonly rights: ReadonlyMap<string, MenuRight>
  /** null where nobody is signed in: jobs, checks on behalf of somebody. */
  readonly sessionNo: string | null
  /** Whose deputy he is or will be, for everything. */
  readonly deputyFor: readonly Deputyship[]
  /** Came by a one-time password: he changes it before anything else. */
  readonly mustChangePassword?: true
  /** Vendors below his own; whose rows among them he reads is said per menu. */
  readonly tierVendorCds: readonly string[]
}

export interface Deputyship extends Absent {
  readonly startDt: string
  readonly endDt: string
}

export type AccountKind = Person['kind']

interface AccountRow extends Omit<Person, 'scopeCd'> {
  scopes: string[]
  tierViewYn: string | null
  tierVendorCds: string[]
}

/** The account that may sign in today; nobody for one that is retired, stopped, or of a terminated vendor. */
export const accountStatement = (userId: string, today: string): Sql => sql`
  select a.*,
    array(select distinct m.auth_grp_cd from directory_member m where m.user_id = a."userId" order by 1) as roles,
    array(select distinct m.scope_cd from directory_member m where m.user_id = a."userId") as scopes,
    array(select distinct g.hea_read_lvl_cd from directory_member m join sys_auth_grp g using (auth_grp_no)
      where m.user_id = a."userId" order by 1) as levels,
    array(with recursive below as (
        select d.dept_cd, d.plant_cd from sys_dept d where d.dept_cd = a."deptCd"
        union select d.dept_cd, d.plant_cd from sys_dept d join below b on d.pdept_cd = b.dept_cd where d.delete_yn = 'N'
      ) select dept_cd from below where plant_cd = a."plantCd" or a."plantAccessYn" = 'Y' order by 1) as "deptCds",
    array(with recursive below as (
        select v.vendor_cd from vendor_info v where v.up_vendor_cd = a."vendorCd"
        union select v.vendor_cd from vendor_info v join below b on v.up_vendor_cd = b.vendor_cd where v.delete_yn = 'N'
      ) select vendor_cd from below where vendor_cd <> a."vendorCd" order by 1) as "tierVendorCds"
  from (
    select user_id as "userId", user_nm as "userNm", 'staff' as kind, plant_cd as "plantCd", dept_cd as "deptCd",
      null as "vendorCd", null as "tierViewYn",
      case when exists (select from directory_member m join sys_auth_grp g using (auth_grp_no)
        where m.user_id = sys_user.user_id and g.plant_access_yn = 'Y') then 'Y' else 'N' end as "plantAccessYn"
    from sys_user
    where user_id = ${userId} and user_status_cd = 'ACTIVE' and delete_yn = 'N'
      and (retire_ymd is null or retire_ymd > ${today}::date)
    union all
    select a.portal_id, a.user_nm, 'vendor', a.plant_cd, null, a.vendor_cd, v.tier_view_yn, 'N'
    from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
    where a.portal_id = ${userId} and a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N'
      and v.vendor_status_cd <> 'TERM' and v.delete_yn = 'N'
  ) a`

const menuStatement = (userId: string): Sql => sql`
  select m.menu_id as "menuId", m.menu_nm as "menuNm", m.menu_nm_en as "menuNmEn", m.menu_nm_zh as "menuNmZh",
    m.menu_nm_es as "menuNmEs", m.up_menu_id as "upMenuId", m.menu_lvl as "menuLvl", m.task_grp_cd as "taskGrpCd",
    m.front_end_url as "frontEndUrl", m.sort_order as "sortOrder", m.use_yn as "useYn", m.color, m.icon,
    coalesce(max(r.access_yn), 'N') as "accessYn", coalesce(max(r.write_yn), 'N') as "writeYn",
    coalesce(jsonb_agg(distinct jsonb_build_object('scopeCd', r.scope_cd, 'writeYn', r.write_yn, 'tierViewYn', r.tier_view_yn))
      filter (where r.access_yn = 'Y' or r.write_yn = 'Y'), '[]') as reach
  from sys_menu m left join (
    select r.menu_id, r.access_yn, r.write_yn, r.tier_view_yn,
      case when coalesce(r.scope_cd, g.scope_cd) = 'ALL' and g.plant_access_yn <> 'Y' then 'PLANT'
        else coalesce(r.scope_cd, g.scope_cd) end as scope_cd
    from sys_auth_menu r join sys_auth_grp g using (auth_grp_no)
    where r.delete_yn = 'N'
      and r.auth_grp_no in (select o.auth_grp_no from directory_member o where o.user_id = ${userId})
  ) r using (menu_id)
  where m.delete_yn = 'N' group by m.menu_id`

/** Absences that are not over at the beginning of this day. */
const deputyStatement = (userId: string, today: string): Sql => sql`
  select p.user_id as "userId", p.user_nm as "userNm", a.start_dt as "startDt", a.end_dt as "endDt",
    array(select distinct m.auth_grp_cd::text from directory_member m where m.user_id = p.user_id) as roles
  from appr_absence a join directory_person p on p.user_id = a.user_id
  where a.deputy_user_id = ${userId} and a.scope_cd = 'ALL' and a.delete_yn = 'N' and a.end_dt >= ${today}::date
  order by a.absence_no`

const restrictedSchema = z.record(z.string(), z.array(z.string()))

export async function restrictedMenus(db: Queries): Promise<RestrictedMenus> {
  const own = await setting(db, 'restrictedMenus')
  // Menus are called what people call them, `constructor` too.
  return ownNames(own === undefined ? {} : restrictedSchema.parse(JSON.parse(own)))
}

/** Reads everything about a person through a connection that acts as the program. */
export async function readPerson(
  db: Queries,
  userId: string,
  today: string,
  sessionNo: string | null = null,
): Promise<SignedInPerson | undefined> {
  const [[account], menus, deputyFor, restricted] = await Promise.all([
    db.query<AccountRow>(accountStatement(userId, today)),
    db.query<MenuRow>(menuStatement(userId)),
    db.query<Deputyship>(deputyStatement(userId, today)),
    restrictedMenus(db),
  ])
  if (!account) return undefined
  const { scopes, tierViewYn, ...person } = account
  const { vendorCd, tierVendorCds } = person
  return {
    ...person,
    deputyFor,
    vendorCds: vendorCd === null ? [] : [vendorCd, ...(tierViewYn === 'Y' ? tierVendorCds : [])],
    scopeCd: widestScope(person.kind, scopes),
    rights: menuRights(menus, { ...person, tierViewYn }, restricted),
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
