/** How far somebody reads where the program reads for him: what row-level security asks elsewhere (decision 0007). */
import { deptsOf, type Person, vendorsOf } from '#platform/model/access.ts'
import { and, join, raw, type Sql, sql } from '../database/sql.ts'

/** Columns by which rows are somebody's. By what is left out nobody reaches them. */
export interface Reach {
  /** A table that knows people and no plants is of the plant of its people. */
  readonly plant?: string
  readonly vendor?: string
  /** Departments that a row is about. */
  readonly depts?: readonly string[]
  /** Whose it is: who wrote it, whom it names. */
  readonly people?: readonly string[]
}

/** The rows that the person reaches by his scope; within his plant, unless that is all of them. */
export function reachOf({ plant, vendor, depts = [], people = [] }: Reach, person: Person): Sql {
  const { scopeCd, plantCd, userId } = person
  if (scopeCd === 'ALL') return sql`true`
  if (scopeCd === 'VENDOR') return either(vendor ? [sql`${raw(vendor)} = any(${[...vendorsOf(person)]}::text[])`] : [])
  const here = sql`(select p.user_id from directory_person p where p.plant_cd = ${plantCd})`
  const inPlant = plant
    ? sql`${raw(plant)} = ${plantCd}`
    : either(people.map((column) => sql`${raw(column)} in ${here}`))
  if (scopeCd === 'PLANT') return inPlant
  const own = people.map((column) => sql`${raw(column)} = ${userId}`)
  return and([inPlant, either(scopeCd === 'DEPT' ? [...ofDepts(depts, people, person), ...own] : own)])
}

function ofDepts(depts: readonly string[], people: readonly string[], person: Person): Sql[] {
  const own = [...deptsOf(person)]
  const colleagues = sql`array(select u.user_id from sys_user u where u.dept_cd = any(${own}::text[]))`
  return [
    ...depts.map((column) => sql`${raw(column)} = any(${own}::text[])`),
    ...people.map((column) => sql`${raw(column)} = any(${colleagues})`),
  ]
}

const either = (ways: readonly Sql[]): Sql => (ways.length === 0 ? sql`false` : sql`(${join([...ways], ' or ')})`)
