/** The statements behind a list: its rows, and its exact total without reading them all. */
import type { Person } from '#platform/model/access.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import { searchText } from '#platform/model/hangul.ts'
import { conditionsOf, type ListQuery } from '#platform/model/query.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import { column, type Shape } from './shape.ts'
import { draftCondition, gramTableNameOf } from './table.ts'

/** What a list is narrowed to; `where` holds values of conditions that the model knows. */
export type Narrowing = Pick<ListQuery, 'q' | 'where'>

export function rowsStatement(shape: Shape, person: Person, query: ListQuery): Sql {
  const order = orderBy(shape, query.sort)
  return sql`select ${shape.line} from (
      select * from ${shape.table} t where ${condition(shape, person, query)} order by ${order} ${pageOf(query)}
    ) r order by ${order}`
}

/**
 * A list without conditions says in its text how many rows it wants: knowing that, the database plans it once. With
 * conditions the best plan hangs on their values, and a parameter here has it planned anew for each.
 */
function pageOf({ page, limit, q, where }: ListQuery): Sql {
  if (page > 1) return sql`limit ${limit} offset ${(page - 1) * limit}`
  return q || Object.keys(where).length > 0 ? sql`limit ${limit}` : raw(`limit ${Number(limit)}`)
}

/** All rows of a list in its order, for a file. */
export function allRowsStatement(shape: Shape, person: Person, query: ListQuery, limit: number): Sql {
  const order = orderBy(shape, query.sort)
  return sql`select ${shape.record} from (
      select * from ${shape.table} t where ${condition(shape, person, query)} order by ${order} limit ${limit}
    ) r order by ${order}`
}

export function totalStatement(shape: Shape, person: Person, query: Narrowing): Sql {
  const names = Object.keys(query.where)
  const words = wordsOf(query.q)
  const countable = names.every((condition) => condition === 'statusCd' || condition === 'plantCd')
  if (person.scopeCd !== 'OWN' && person.scopeCd !== 'DEPT') {
    if (countable && words.length === 0) return countedTotal(shape, person, query)
    const [word] = words
    if (names.length === 0 && words.length === 1 && word && [...word].length === 2)
      return gramTotal(shape, person, word)
  }
  return countStatement(shape, person, query)
}

/** The total by reading all rows that it counts. */
export const countStatement = (shape: Shape, person: Person, query: Narrowing): Sql =>
  sql`select count(*) as total from ${shape.table} t where ${condition(shape, person, query)}`

function orderBy(shape: Shape, sort: string): Sql {
  const descending = sort.startsWith('-')
  const field = sort.replace(/^-/, '')
  const direction = raw(descending ? ' desc' : ' asc')
  const byKey = sql`${shape.key}${direction}`
  return field === shape.model.key ? byKey : sql`${column(field)}${direction}, ${byKey}`
}

/** Plants or the vendor that the person's rows lie under; undefined when all plants are open to him. */
function scopeCodes(person: Person, query: Narrowing): string[] | undefined {
  const wanted = query.where.plantCd?.split(',')
  if (person.scopeCd === 'VENDOR') return [person.vendorCd ?? '']
  if (person.scopeCd === 'ALL') return wanted
  return wanted ? wanted.filter((plantCd) => plantCd === person.plantCd) : [person.plantCd]
}

/** Rows of the person's scope. The database asks the same again; here it chooses the index. */
function scopeOf(shape: Shape, person: Person, query: Narrowing): Sql[] {
  if (person.scopeCd === 'VENDOR') return [shape.hasVendor ? sql`t.vendor_cd = ${person.vendorCd}` : sql`false`]
  if (person.scopeCd === 'OWN') return [sql`t.create_user_id = ${person.userId}`]
  if (person.scopeCd === 'DEPT')
    return [shape.hasDept ? sql`t.dept_cd = ${person.deptCd}` : sql`t.create_user_id = ${person.userId}`]
  const plants = scopeCodes(person, query)
  if (!plants) return []
  const [only] = plants
  return [plants.length === 1 ? sql`t.plant_cd = ${only}` : sql`t.plant_cd = any(${plants}::text[])`]
}

const ownOrSubmitted = (shape: Shape, person: Person): Sql =>
  sql`(not (${raw(draftCondition(shape.model, 't.'))}) or t.create_user_id = ${person.userId})`

function condition(shape: Shape, person: Person, query: Narrowing): Sql {
  return and([
    sql`t.delete_yn = 'N'`,
    ...scopeOf(shape, person, query),
    ownOrSubmitted(shape, person),
    ...conditionsOf(shape.model).flatMap((known) => fieldConditions(shape, person, known, query.where)),
    ...wordsOf(query.q).map((word) => wordCondition(shape, person, query, word)),
  ])
}

function fieldConditions(
  shape: Shape,
  person: Person,
  known: ReturnType<typeof conditionsOf>[number],
  where: ListQuery['where'],
): Sql[] {
  const at = sql`t.${column(known.name)}`
  const field = shape.model.fields[known.name]
  const value = where[known.name]
  const parts: Sql[] = []
  if (known.kind === 'range') {
    const from = where[`${known.name}From`]
    const to = where[`${known.name}To`]
    if (from) parts.push(sql`${at} >= ${lowerBound(known.name, field, from)}`)
    if (to) parts.push(upperBound(at, known.name, field, to))
  }
  if (value === undefined || value === '') return parts
  if (known.name === 'plantCd' && person.scopeCd !== 'VENDOR') return parts
  if (known.kind === 'contains') return [...parts, sql`lower(${at}) like ${likePattern(value)}`]
  const values = value.split(',')
  const [only] = values
  parts.push(
    values.length === 1 ? sql`${at} = ${cast(field, only)}` : sql`${at} = any(${values}${raw(arrayType(field))})`,
  )
  if (known.name === 'createUserId') parts.push(...namedAuthors(shape, person))
  return parts
}

/** Looking for a person's reports finds only those on which the reader may see him. */
function namedAuthors(shape: Shape, person: Person): Sql[] {
  const anonymous = shape.model.access.anonymous
  if (!anonymous || anonymous.seenBy.some((role) => person.roles.includes(role))) return []
  return [sql`(t.${column(anonymous.field)} <> 'Y' or t.create_user_id = ${person.userId})`]
}

const isInstant = (fieldName: string, field: AnyField | undefined) =>
  fieldName === 'createDt' || field?.kind === 'dateTime'
const isDayText = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
/** A calendar day given for an instant means the whole day in Asia/Seoul, the zone of the connection. */
const lowerBound = (fieldName: string, field: AnyField | undefined, value: string): unknown =>
  isInstant(fieldName, field) && isDayText(value) ? `${value}T00:00:00+09:00` : cast(field, value)
const upperBound = (at: Sql, fieldName: string, field: AnyField | undefined, value: string): Sql =>
  isInstant(fieldName, field) && isDayText(value)
    ? sql`${at} < (${value}::date + 1)::timestamp at time zone 'Asia/Seoul'`
    : sql`${at} <= ${cast(field, value)}`

const isNumeric = (field: AnyField | undefined): boolean =>
  field !== undefined && ['number', 'count', 'amount', 'year', 'process', 'person', 'reference'].includes(field.kind)
const cast = (field: AnyField | undefined, value: string | undefined): unknown =>
  isNumeric(field) ? Number(value) : value
const arrayType = (field: AnyField | undefined): string => (isNumeric(field) ? '::numeric[]' : '::text[]')
const likePattern = (value: string): string => `%${searchText(value).replace(/[\\%_]/g, '\\$&')}%`

/** The first words of a search; more would only narrow what is already narrow. */
const MAX_WORDS = 5
const wordsOf = (q: string | undefined): string[] =>
  searchText(q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/** Part of a display number: letters, a hyphen, digits. */
const isDocNo = (word: string): boolean => /^[a-z]{2,5}-[\d-]*$/.test(word)

function wordCondition(shape: Shape, person: Person, query: Narrowing, word: string): Sql {
  const { model } = shape
  if (isDocNo(word)) return sql`t.${column(model.docNo)} like ${`${word.toUpperCase()}%`}`
  const text = searchedText(model)
  const contains = sql`lower(${text}) like ${likePattern(word)}`
  const length = [...word].length
  if (length < 2 || model.list.search.length === 0) return contains
  // Drafts have no grams: their author finds his few by reading them.
  const drafts = sql`(t.create_user_id = ${person.userId} and ${raw(draftCondition(model, 't.'))} and ${contains})`
  const found = sql`t.${shape.key} in (${gramKeys(shape, person, query, word)})`
  return length === 2 ? sql`(${found} or ${drafts})` : sql`((${found} and ${contains}) or ${drafts})`
}

const searchedText = (model: AnyDocument): Sql =>
  raw(`concat_ws(E'\\n', ${model.list.search.map((field) => `t."${snakeCase(field)}"`).join(', ')})`)

/** Keys of the rows in which every two neighbouring characters of the word occur. */
function gramKeys(shape: Shape, person: Person, query: Narrowing, word: string): Sql {
  const table = name(gramTableNameOf(shape.model))
  const codes = scopeCodes(person, query)
  const scope = codes ? sql`g.scope_cd = any(${codes}::text[])` : raw('true')
  const chars = [...word]
  const grams = chars.slice(1).map((char, index) => gramOf(chars[index] ?? '', char))
  return join(
    [...new Set(grams)].map((gram) => sql`select g.${shape.key} from ${table} g where g.gram = ${gram} and ${scope}`),
    ' intersect ',
  )
}

/** Two characters as one signed 32-bit number, as `jikim_grams` of the database makes it. */
export const gramOf = (first: string, second: string): number =>
  ((first.codePointAt(0) ?? 0) << 16) | (second.codePointAt(0) ?? 0)

function gramTotal(shape: Shape, person: Person, word: string): Sql {
  const [first = '', second = ''] = word
  const table = name(gramTableNameOf(shape.model))
  const codes = scopeCodes(person, { where: {} })
  const scope = codes ? sql`scope_cd = any(${codes}::text[])` : sql`scope_cd in (select plant_cd from plant)`
  const drafts = sql`select count(*) from ${shape.table} t where t.create_user_id = ${person.userId} and t.delete_yn = 'N'
    and ${raw(draftCondition(shape.model, 't.'))} and lower(${searchedText(shape.model)}) like ${likePattern(word)}`
  return sql`select (select count(*) from ${table} where gram = ${gramOf(first, second)} and ${scope}) + (${drafts}) as total`
}

/** Submitted records, and the person's own drafts, that say the same in all given fields. */
export function duplicatesStatement(
  shape: Shape,
  person: Person,
  values: Readonly<Record<string, string>>,
  limit: number,
): Sql {
  const searched = Object.entries(values).filter(([field]) => shape.model.list.search.includes(field))
  const q = searched.map(([, value]) => value).join(' ')
  const same = Object.entries(values).map(([name, value]) => {
    const field = shape.model.fields[name]
    return field?.kind === 'text'
      ? sql`lower(t.${column(name)}) = ${searchText(value)}`
      : sql`t.${column(name)} = ${cast(field, value)}`
  })
  return sql`select t.${shape.key} as no, t.${column(shape.model.docNo)} as "docNo", t.${column(shape.model.title)} as title
    from ${shape.table} t where ${condition(shape, person, { where: {}, q })} and ${and(same)} order by t.${shape.key} desc limit ${limit}`
}

/** The total from the counters, plus the person's own drafts, which no counter holds. */
function countedTotal(shape: Shape, person: Person, query: Narrowing): Sql {
  const codes = scopeCodes(person, query)
  const statuses = query.where.statusCd?.split(',')
  const scope = codes ? sql`scope_cd = any(${codes}::text[])` : sql`scope_cd in (select plant_cd from plant)`
  const status = statuses ? sql`status_cd = any(${statuses}::text[])` : raw('true')
  const draftsWanted = !statuses || statuses.includes(shape.model.lifecycle.start)
  const drafts = draftsWanted
    ? sql`(select count(*) from ${shape.table} t where t.create_user_id = ${person.userId} and t.delete_yn = 'N'
        and ${raw(draftCondition(shape.model, 't.'))} and ${and(scopeOf(shape, person, query))})`
    : raw('0')
  return sql`select coalesce(sum(row_cnt), 0)::bigint + ${drafts} as total from doc_count
    where biz_cd = ${shape.model.name} and ${scope} and ${status}`
}
