/** The columns of a master in SQL: stored values, and the names behind keys of the directory. */
import { deptsOf, type Person, seesAllPlants } from '#platform/model/access.ts'
import { snakeCase } from '#platform/model/document.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { searchText } from '#platform/model/hangul.ts'
import { keyValues, type Master, referencesOf, storedNames } from '#platform/model/master.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import { column, nameOf } from '../documents/shape.ts'
import { notFound } from '../refusal.ts'

export type MasterValues = Record<string, unknown> & { rowVersion: number }

const platformNames = ['rowVersion', 'createUserId', 'createDt', 'updateUserId', 'updateDt']

/** What a row is read as. Drafts of keys are compared as texts, whatever their type. */
function selectList(master: Master): Sql {
  const plain = [...storedNames(master), ...platformNames]
  const names = Object.entries(master.fields).filter(([, field]) => isDirectoryField(field))
  return join(
    [
      ...plain.map((wire) => raw(`r."${snakeCase(wire)}" as "${wire}"`)),
      ...names.map(([field, spec]) => nameOf(spec.kind, field)),
      ...referencesOf(master).map(([field, target]) => titleOf(field, target)),
      nameOf('user', 'updateUserId'),
    ],
    ', ',
  )
}

/** What the row of another master is called, beside its key. */
const titleOf = (field: string, { table, key: [own = ''], title }: Master): Sql =>
  raw(`(select d."${snakeCase(title)}" from "${table}" d where d."${snakeCase(own)}" = r."${snakeCase(field)}")
    as "${nameFieldOf(field)}"`)

export const tableOf = (master: Master): Sql => name(master.table)

/** Rows of the person's plant, where a row belongs to one; all of them for who sees all. Closer scopes narrow it further. */
export function scopeOf({ fields }: Master, person: Person, alias = 'r'): Sql[] {
  if (!('plantCd' in fields) || person.scopeCd === 'ALL') return []
  const here = sql`${raw(alias)}.plant_cd = ${person.plantCd}`
  if (person.scopeCd === 'DEPT' && 'deptCd' in fields)
    return [here, sql`${raw(alias)}.dept_cd = any(${[...deptsOf(person)]}::text[])`]
  if (person.scopeCd === 'OWN' && 'userId' in fields) return [here, sql`${raw(alias)}.user_id = ${person.userId}`]
  return [here]
}

/** What is known without the right to the list: names to choose from, by everybody who works at the plant. */
export const asKnown = (person: Person): Person => ({ ...person, scopeCd: seesAllPlants(person) ? 'ALL' : 'PLANT' })

/** @throws Refusal 404 for a key that cannot be one */
export function keyCondition(master: Master, key: string): Sql {
  const values = keyValues(master, key)
  if (!values) throw notFound()
  return and(master.key.map((field) => sql`r.${column(field)}::text = ${values[field]}`))
}

export function rowStatement(master: Master, person: Person, key: string, lock = false): Sql {
  const condition = and([sql`r.delete_yn = 'N'`, ...scopeOf(master, person), keyCondition(master, key)])
  return sql`select ${selectList(master)} from ${tableOf(master)} r where ${condition} ${raw(lock ? 'for no key update of r' : '')}`
}

export interface MasterQuery {
  page: number
  limit: number
  sort: string
  q: string
  where: Readonly<Record<string, string>>
}

function conditionsOf(master: Master, person: Person, { q, where }: MasterQuery): Sql {
  const words = searchText(q).split(' ').filter(Boolean)
  const found = words.map(
    (word) =>
      sql`(${join(
        master.list.search.map((field) => sql`strpos(lower(r.${column(field)}::text), ${word}) > 0`),
        ' or ',
      )})`,
  )
  const filtered = Object.entries(where).map(
    ([field, value]) => sql`r.${column(field)}::text = any(${value.split(',')}::text[])`,
  )
  return and([sql`r.delete_yn = 'N'`, ...scopeOf(master, person), ...filtered, ...found])
}

function orderBy(master: Master, sort: string): Sql {
  const terms = [...(sort ? [sort] : []), ...master.list.order, ...master.key]
  return join(
    terms.map((term) => sql`r.${column(term.replace(/^-/, ''))}${raw(term.startsWith('-') ? ' desc' : '')}`),
    ', ',
  )
}

export const rowsStatement = (master: Master, person: Person, query: MasterQuery): Sql =>
  sql`select ${selectList(master)} from ${tableOf(master)} r where ${conditionsOf(master, person, query)}
    order by ${orderBy(master, query.sort)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`

export const totalStatement = (master: Master, person: Person, query: MasterQuery): Sql =>
  sql`select count(*) as total from ${tableOf(master)} r where ${conditionsOf(master, person, query)}`
