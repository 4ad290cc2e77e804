/** Who answers for a role at the department of a record (`AreaRoles`), as `area_role` of the database says. */
import type { Absent, Answered, Person } from '#platform/model/access.ts'
import type { AnyArea, AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { Services } from '../services.ts'

/** Where a record stands, as SQL. */
export interface Place {
  /** Null of what is the same for all plants: there a role is held at any of them. */
  readonly plant: Sql | null
  readonly dept: Sql
}

/** Selects `user_id` of whoever answers for these roles at a place; where it names no department, at its plant. */
export function holdersAt(roles: readonly string[], heldAt: AnyArea | undefined, { plant, dept }: Place): Sql {
  const near = heldAt ? roles.filter((role) => heldAt.roles.includes(role)) : []
  const far = roles.filter((role) => !near.includes(role))
  const atPlant = (held: readonly string[]): Sql =>
    sql`select d.user_id from directory_role d where d.auth_grp_cd = any(${held}::text[]) and d.vendor_cd is null
      ${plant ? sql`and d.plant_cd = ${plant}` : sql``}`
  if (near.length === 0) return atPlant(far)
  return sql`select a.user_id from area_role(${near}::text[], ${dept}) a where ${dept} is not null
    union ${atPlant(far)} union ${atPlant(near)} and ${dept} is null`
}

/** The person with the departments for which he, and everybody in whose place he acts, answers by roles of these documents. */
export const answering = <P extends Person>({ db }: Services, models: readonly AnyDocument[], person: P): Promise<P> =>
  answeringIn({ query: (statement) => db.query('SYSTEM', statement) }, models, person)

/** The same within a transaction. */
export async function answeringIn<P extends Person>(
  db: Pick<Queries, 'query'>,
  models: readonly AnyDocument[],
  person: P,
): Promise<P> {
  const areaRoles = new Set(models.flatMap(({ access: { heldAt } }) => heldAt?.roles ?? []))
  if (areaRoles.size === 0) return person
  const { standsInFor } = person
  const all = [person, ...(standsInFor ?? [])]
  const held = [...new Set(all.flatMap(({ roles }) => roles))].filter((role) => areaRoles.has(role))
  const userIds = all.map(({ userId }) => userId)
  const rows =
    held.length === 0
      ? []
      : await db.query<{ userId: string; role: string; depts: string[] }>(
          sql`select user_id as "userId", auth_grp_cd as role, array_agg(dept_cd::text) as depts
            from area_role(${held}::text[]) where user_id = any(${userIds}::text[]) group by 1, 2`,
        )
  const answersFor = (userId: string): Answered =>
    Object.fromEntries(rows.filter((row) => row.userId === userId).map(({ role, depts }) => [role, depts]))
  const withAreas = (absent: Absent): Absent => ({ ...absent, answersFor: answersFor(absent.userId) })
  return {
    ...person,
    answersFor: answersFor(person.userId),
    ...(standsInFor && { standsInFor: standsInFor.map(withAreas) }),
  }
}
