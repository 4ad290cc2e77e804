/** The people of stories, as far as it decides who may do what: asked of the directory, all at once. */
import type { Person } from '#platform/model/access.ts'
import type { OwnerConnection } from '../database/insert-all.ts'
import { program } from '../documents/program.ts'

export type Cast = ReadonlyMap<string, Person>

/** Whoever has left since had the role of his account while it happened. */
const PEOPLE = `select a.*, array(select m.auth_grp_cd::text from directory_member m where m.user_id = a."userId"
    union select v.vendor_role_cd from vendor_account v where v.portal_id = a."userId") as roles
  from (select user_id as "userId", user_nm as "userNm", 'staff' as kind, plant_cd as "plantCd", dept_cd as "deptCd",
      null as "vendorCd" from sys_user where user_id = any($1)
    union all select portal_id, user_nm, 'vendor', plant_cd, null, vendor_cd from vendor_account where portal_id = any($1)) a`

export async function castOf(connection: OwnerConnection, userIds: readonly string[]): Promise<Cast> {
  const { rows } = await connection.query(PEOPLE, [[...new Set(userIds)]])
  const people = rows.map((row): Person => ({ ...(row as Omit<Person, 'scopeCd'> & object), scopeCd: 'OWN' }) as Person)
  return new Map([[program.userId, program], ...people.map((person) => [person.userId, person] as const)])
}

/** Who holds a role at a plant, or at a vendor, in the order of their accounts. */
export type Holders = (roleCd: string, plantOrVendorCd: string) => readonly string[]

const HOLDERS = `select auth_grp_cd || ' ' || coalesce(vendor_cd, plant_cd) as of, array_agg(user_id::text order by user_id) as ids
  from directory_role group by 1`

export async function holdersOf(connection: OwnerConnection): Promise<Holders> {
  const { rows } = await connection.query(HOLDERS)
  const known = new Map(rows.map(({ of, ids }) => [of, ids as string[]]))
  return (roleCd, plantOrVendorCd) => known.get(`${roleCd} ${plantOrVendorCd}`) ?? []
}
