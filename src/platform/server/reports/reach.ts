/** How far somebody reads where the program reads for him: what row-level security asks elsewhere (decision 0007). */
import { deptsOf, type Person, vendorsOf } from '#platform/model/access.ts'
import { and, join, raw, type Sql, sql } from '../database/sql.ts'

/** Columns by which rows are somebody's. By what is left out nobody reaches them. */
export interface Reach {
  readonly plant?: string
  readonly vendor?: string
  /** Departments that a row is about. */
  readonly depts?: readonly string[]
  /** Whose it is: who wrote it, whom it names. */
  readonly people?: readonly string[]
}

/** The rows that the person reaches by his scope; within his plant, unless that is all of them. */
export function reachOf({ plant, vendor, depts = [], people = [] }: Reach, person: Person): Sql {
  if (person.scopeCd === 'ALL') return sql`true`
  if (person.scopeCd === 'VENDOR')
    return vendor ? sql`${raw(vendor)} = any(${[...vendorsOf(person)]}::text[])` : NOTHING
  if (!plant) return NOTHING
  const inPlant = sql`${raw(plant)} = ${person.plantCd}`
  if (person.scopeCd === 'PLANT') return inPlant
  const own = people.map((column) => sql`${raw(column)} = ${person.userId}`)
  return and([inPlant, either(person.scopeCd === 'DEPT' ? [...ofDepts(depts, people, person), ...own] : own)])
}

const NOTHING = sql`false`
const either = (ways: readonly Sql[]): Sql => (ways.length === 0 ? NOTHING : sql`(${join([...ways], ' or ')})`)

function ofDepts(depts: readonly string[], people: readonly string[], person: Person): Sql[] {
  const own = [...deptsOf(person)]
  return [
    ...depts.map((column) => sql`${raw(column)} = any(${own}::text[])`),
    ...people.map(
      (column) =>
        sql`${raw(column)} = any(array(select u.user_id from sys_user u where u.dept_cd = any(${own}::text[])))`,
    ),
  ]
}
