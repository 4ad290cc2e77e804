/** The statements behind a list: its rows, and its exact total without reading them all. */
import { deptsOf, knowsAuthors, type Person, vendorsOf } from '#platform/model/access.ts'
import { isDay } from '#platform/model/calendar.ts'
import { columnNamesOf } from '#platform/model/field.ts'
import { searchText } from '#platform/model/hangul.ts'
import { conditionsOf, type ListQuery, listDay } from '#platform/model/query.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import type { NumberPart } from '../palette/doc-number.ts'
import { among, cast, within } from './condition.ts'
import { beyond, fieldOf, type PageStart } from './page-start.ts'
import { contains, foundByGrams, gramOf, isIndexed, likePattern, wordsOf } from './search.ts'
import { type Beside, cellOf, column, type Shape, withBeside } from './shape.ts'
import {
  departmentColumns,
  draftCondition,
  gramTableNameOf,
  namesItsReaders,
  ownerColumns,
  statesCondition,
  unnamedCondition,
} from './table.ts'

/** What a list is narrowed to; `where` holds values of conditions that the model knows. */
export type Narrowing = Pick<ListQuery, 'q' | 'where'> & { shown?: Shown }
export type NarrowedList = ListQuery & Narrowing

/** What the view of a list leaves of it (`list-view.ts`). */
export interface Shown {
  /** The states of the rows, which the counters know. */
  readonly states?: readonly string[]
  readonly conditions: readonly Sql[]
}

export const rowsStatement = (shape: Shape, person: Person, query: NarrowedList): Sql =>
  pageStatement(shape, person, query, shape.line)

function pageStatement(shape: Shape, person: Person, query: NarrowedList, columns: Sql, start?: PageStart): Sql {
  const order = orderBy(shape, query.sort)
  const page = { ...pageOf(shape, person, query, start), more: start ? [beyond(shape, query.sort, start)] : [] }
  return sql`select ${columns} from (${matching(shape, person, query, order, page)}) r order by ${order}`
}

/**
 * The same rows as one value, which the database writes at once; their names come from memory (`shape.lineAsJson.names`).
 *
 * @param beside what is selected of a row `r` besides
 * @param start from which day on a page far behind is looked for (`startStatement`)
 */
export function linesStatement(
  shape: Shape,
  person: Person,
  query: NarrowedList,
  beside: readonly Beside[],
  start?: PageStart,
): Sql {
  const columns = withBeside(shape.lineAsJson.columns, beside)
  return sql`select coalesce(json_agg(r), '[]') as lines from (${pageStatement(shape, person, query, columns, start)}) r`
}

/** All rows of a list in its order, for a file. @param select of the rows `r` */
export function allRowsStatement(
  shape: Shape,
  person: Person,
  query: NarrowedList,
  { select, limit }: { select: Sql; limit: number },
): Sql {
  const order = orderBy(shape, query.sort)
  const page = { range: sql`limit ${limit}`, most: sql`limit ${limit}` }
  return sql`select ${select} from (${matching(shape, person, query, order, page)}) r order by ${order}`
}

interface Page {
  /** Which of the rows it shows, and how many of the first there must be for that. */
  range: Sql
  most: Sql
  /** What the rows must fulfil besides. */
  more?: readonly Sql[]
}

/** A page nearer than this is read from the first row on. */
export const FAR_ROWS = 200

/**
 * A list without conditions, or one that an index has in its order whatever is asked for, says in its text which rows it
 * wants: knowing that, the database plans it once. With other conditions the best plan hangs on their values, and a
 * parameter here has it planned anew for each.
 */
function pageOf(shape: Shape, person: Person, query: NarrowedList, start?: PageStart): Page {
  const { page, limit, q, where, shown } = query
  const offset = (page - 1) * limit - (start?.skippedCnt ?? 0)
  const isPlain = page === 1 && !q && Object.keys(where).length === 0 && !shown?.conditions.length
  const isFar = offset >= FAR_ROWS && !start
  if (!isPlain && (isFar || !isInOrder(shape, person, query)))
    return { range: sql`limit ${limit} offset ${offset}`, most: sql`limit ${limit}::int + ${offset}` }
  const shows = raw(`limit ${Number(limit)}`)
  if (offset === 0) return { range: shows, most: shows }
  if (!start) return { range: sql`${shows} ${raw(`offset ${offset}`)}`, most: raw(`limit ${limit + offset}`) }
  const most = Math.ceil((limit + offset) / FAR_ROWS) * FAR_ROWS
  return { range: sql`${shows} offset ${offset}`, most: raw(`limit ${most}`) }
}

/** Whether one index has the rows in their order, of whatever plant, state and days they are. */
function isInOrder({ model }: Shape, person: Person, { sort, q, where, shown }: NarrowedList): boolean {
  if (q || shown || seesOwnRows(person) || person.scopeCd === 'VENDOR' || namesItsReaders(model)) return false
  const field = fieldOf(sort)
  const known = field === listDay(model) ? ['plantCd', 'statusCd', `${field}From`, `${field}To`] : ['plantCd']
  const isIndexedOrder = field === model.key || model.list.sort.includes(field)
  const isOneState = !where.statusCd?.includes(',') && (where.statusCd === undefined || field === model.list.sort[0])
  return isIndexedOrder && isOneState && Object.keys(where).every((name) => known.includes(name))
}

function matching(shape: Shape, person: Person, query: Narrowing, order: Sql, { range, most, more }: Page): Sql {
  const [found, drafts] = conditions(shape, person, query, more)
  const several = drafts ? undefined : severalPlants(shape, person, query)
  if (several) return ofEachPlant(shape, found, { plants: several, order, most, range })
  const rows = sql`select * from ${shape.table} t where ${found} order by ${order}`
  if (!drafts) return sql`${rows} ${range}`
  return sql`(${rows} ${most}) union all (select * from ${shape.table} t where ${drafts}) order by ${order} ${range}`
}

/** Where a reader's rows lie under more than one plant: what lists these plants. */
function severalPlants(shape: Shape, person: Person, query: Narrowing): Sql | undefined {
  if (person.scopeCd !== 'ALL' || namesItsReaders(shape.model)) return undefined
  const codes = scopeCodes(person, query)
  if (!codes) return sql`select plant_cd as of_plant from plant`
  return codes.length > 1 ? sql`select distinct of_plant from unnest(${codes}::text[]) c(of_plant)` : undefined
}

interface EachPlant {
  plants: Sql
  order: Sql
  most: Sql
  range: Sql
}
/**
 * The first rows of each plant, merged. Every index of an order begins with the plant: so a list of all plants reads as
 * many rows as it shows from each, where it would sort the whole table.
 */
function ofEachPlant(shape: Shape, found: Sql, { plants, order, most, range }: EachPlant): Sql {
  return sql`select t.* from (${plants}) p cross join lateral (select * from ${shape.table} t
    where t.plant_cd = p.of_plant and ${found} order by ${order} ${most}) t order by ${order} ${range}`
}

export function totalStatement(shape: Shape, person: Person, query: Narrowing): Sql {
  const words = wordsOf(query.q)
  if (isCounted(shape, person)) {
    if (isCountable(shape, query) && words.length === 0) return countedTotal(shape, person, query)
    const [word] = words
    const isAlone = Object.keys(query.where).length === 0 && !query.shown && words.length === 1
    if (isAlone && word && [...word].length === 2 && !hasUnnamed(shape, person)) return gramTotal(shape, person, word)
  }
  return countStatement(shape, person, query)
}

/** Of contractors whose own a record is by what else belongs to it, neither counters nor grams know. */
const isAlsoOfOthers = ({ model }: Shape, { scopeCd }: Person): boolean =>
  scopeCd === 'VENDOR' && model.access.vendorsIn !== undefined

export const isCounted = (shape: Shape, person: Person): boolean =>
  !namesItsReaders(shape.model) && !seesOwnRows(person) && !isAlsoOfOthers(shape, person)

/** Of a vendor no counter holds what was told without a name, its search does: only who told it, or is named in it, reads that. */
const hasUnnamed = ({ model }: Shape, { scopeCd }: Person): boolean =>
  scopeCd === 'VENDOR' && model.access.anonymous !== undefined

/** Whether the counters know what the list is narrowed to: plants, states, whole days of the list. */
export function isCountable({ model }: Shape, { where, shown }: Narrowing): boolean {
  if (shown?.conditions.length) return false
  const day = listDay(model)
  const days = day ? [`${day}From`, `${day}To`] : []
  return Object.entries(where).every(
    ([name, value]) => name === 'statusCd' || name === 'plantCd' || (days.includes(name) && isDay(value)),
  )
}

/** The total by reading all rows that it counts. */
export function countStatement(shape: Shape, person: Person, query: Narrowing): Sql {
  const counts = conditions(shape, person, query).map(
    (condition) => sql`(select count(*) from ${shape.table} t where ${condition})`,
  )
  return sql`select ${join(counts, ' + ')} as total`
}

function orderBy(shape: Shape, sort: string): Sql {
  const descending = sort.startsWith('-')
  const field = sort.replace(/^-/, '')
  const direction = raw(descending ? ' desc' : ' asc')
  const byKey = sql`${shape.key}${direction}`
  return field === shape.model.key ? byKey : sql`${column(field)}${direction}, ${byKey}`
}

/** Plants or vendors that the person's rows lie under; undefined when all plants are open to him. */
function scopeCodes(person: Person, query: Narrowing): string[] | undefined {
  const wanted = query.where.plantCd?.split(',')
  if (person.scopeCd === 'VENDOR') return [...vendorsOf(person)]
  if (person.scopeCd === 'ALL') return wanted
  return wanted ? wanted.filter((plantCd) => plantCd === person.plantCd) : [person.plantCd]
}

/** Rows of the person's scope. The database asks the same again; here it chooses the index. */
export function scopeOf(shape: Shape, person: Person, query: Narrowing): Sql[] {
  if (namesItsReaders(shape.model)) {
    const plants =
      person.scopeCd === 'VENDOR'
        ? [person.plantCd]
        : scopeCodes({ ...person, scopeCd: person.scopeCd === 'ALL' ? 'ALL' : 'PLANT' }, query)
    return plants ? [anyOf('plant_cd', plants)] : []
  }
  if (person.scopeCd === 'VENDOR')
    return shape.hasVendor ? [isOfVendor(shape, vendorsOf(person)), ...namedOrOwn(shape, person)] : [sql`false`]
  const plant = query.where.plantCd
  if (seesOwnRows(person)) {
    const asked = plant ? [anyOf('plant_cd', plant.split(','))] : []
    return [sql`(${join(ownWays(shape, person), ' or ')})`, ...asked]
  }
  const plants = scopeCodes(person, query)
  return plants ? [anyOf('plant_cd', plants)] : []
}

function isOfVendor(shape: Shape, codes: readonly string[]): Sql {
  const view = shape.model.access.vendorsIn
  const own = anyOf('vendor_cd', codes)
  if (!view) return own
  return sql`(${own} or t.${shape.key} = any(array(select v.${shape.key} from ${raw(view)} v where v.vendor_cd = any(${codes}::text[]))))`
}

function anyOf(columnName: string, codes: readonly string[]): Sql {
  const [only] = codes
  return codes.length === 1 ? sql`t.${raw(columnName)} = ${only}` : sql`t.${raw(columnName)} = any(${codes}::text[])`
}

const owners = ({ model }: Shape, { userId }: Person): Sql[] =>
  ['create_user_id', ...ownerColumns(model)].map((name) => sql`t.${raw(name)} = ${userId}`)

/** What its author told without his name is not his vendor's to read, and nobody's by his department. */
const namedOrOwn = (shape: Shape, person: Person): Sql[] =>
  shape.model.access.anonymous
    ? [sql`(not (${raw(unnamedCondition(shape.model, 't.'))}) or ${join(owners(shape, person), ' or ')})`]
    : []

/** What makes a row the person's own or, by the scope DEPT, his department's. */
function ownWays(shape: Shape, person: Person): Sql[] {
  const { model } = shape
  const own = owners(shape, person)
  if (person.scopeCd === 'OWN') return own
  const depts = deptsOf(person)
  return [
    sql`t.create_user_id = any(array(select u.user_id from sys_user u where u.dept_cd = any(${depts}::text[])))
      and not (${raw(unnamedCondition(model, 't.'))})`,
    ...departmentColumns(model).map((name) => sql`t.${raw(name)} = any(${depts}::text[])`),
    ...own,
  ]
}

const draftOf = (shape: Shape, person: Person): Sql =>
  sql`t.create_user_id = ${person.userId} and ${raw(draftCondition(shape.model, 't.'))}`
const ownOrSubmitted = (shape: Shape, person: Person): Sql =>
  sql`(not (${raw(draftCondition(shape.model, 't.'))}) or t.create_user_id = ${person.userId})`

/**
 * What a row `t` of the list must fulfil: one of these conditions, which no two rows share. A search has two, for drafts
 * have no grams: their author finds his few by reading them.
 */
function conditions(shape: Shape, person: Person, query: Narrowing, more: readonly Sql[] = []): [Sql, Sql?] {
  const always = [
    sql`t.delete_yn = 'N'`,
    ...scopeOf(shape, person, query),
    ...conditionsOf(shape.model).flatMap((known) => fieldConditions(shape, person, known, query.where)),
    ...shownConditions(query.shown),
    ...more,
  ]
  const words = wordsOf(query.q)
  const read = words.map((word) => contains(shape, word))
  const usesGrams =
    !shape.model.access.audience &&
    !seesOwnRows(person) &&
    !isAlsoOfOthers(shape, person) &&
    words.some((word) => isIndexed(shape.model, word))
  if (!usesGrams) return [and([...always, ownOrSubmitted(shape, person), ...read])]
  const codes = scopeCodes(person, query)
  const found = words.map((word) =>
    isIndexed(shape.model, word) ? foundByGrams(shape, word, codes) : contains(shape, word),
  )
  return [
    and([...always, sql`not (${raw(draftCondition(shape.model, 't.'))})`, ...found]),
    and([...always, draftOf(shape, person), ...read]),
  ]
}

/** The states stand in the text as they stand in the index of the open rows: only so the database uses it. */
const shownConditions = (shown: Shown | undefined): Sql[] => [
  ...(shown?.states ? [sql`t.${raw(statesCondition(shown.states))}`] : []),
  ...(shown?.conditions ?? []),
]

/** Whose rows are few and found by their author or department: neither counters nor grams are kept for them. */
const seesOwnRows = ({ scopeCd }: Person): boolean => scopeCd === 'OWN' || scopeCd === 'DEPT'

function fieldConditions(
  shape: Shape,
  person: Person,
  known: ReturnType<typeof conditionsOf>[number],
  where: ListQuery['where'],
): Sql[] {
  const asked = known.name === 'doneYn' ? shape.model.list.asked?.doneYn : undefined
  const at = asked ? sql`${raw(asked.by)}(t.${shape.key})` : cellOf(shape.model, known.name, 't')
  const field = shape.model.fields[known.name]
  const value = where[known.name]
  const isInstant = known.name === 'createDt' || field?.kind === 'dateTime'
  const ends = { from: where[`${known.name}From`], to: where[`${known.name}To`] }
  if (field?.kind === 'dayRange') return touching(columnNamesOf(known.name, field), ends, value)
  const parts = known.kind === 'range' ? within(at, field, ends, isInstant) : []
  if (value === undefined || value === '') return parts
  // Whose scope is a plant is narrowed to it already.
  if (known.name === 'plantCd' && person.scopeCd !== 'VENDOR') return parts
  if (known.kind === 'contains') return [...parts, sql`lower(${at}) like ${likePattern(value)}`]
  const isAlso = known.name === 'vendorCd' && shape.model.access.vendorsIn !== undefined
  parts.push(isAlso ? isOfVendor(shape, value.split(',')) : among(at, field, value))
  if (known.name === 'createUserId' || known.name === 'vendorCd') parts.push(...namedAuthors(shape, person))
  return parts
}

/** Of two days those that have a day in common with what is asked for; an end that is not given is open. */
function touching(
  columns: readonly string[],
  ends: { from?: string | undefined; to?: string | undefined },
  day?: string,
): Sql[] {
  const [starts, stops] = columns.map((one) => sql`t.${column(one)}`)
  const [from, to] = [ends.from || day, ends.to || day]
  return [
    ...(from ? [sql`(${stops} is null or ${stops} >= ${from})`] : []),
    ...(to ? [sql`(${starts} is null or ${starts} <= ${to})`] : []),
  ]
}

/** Looking for the reports of a person or of a vendor finds only those on which the reader may see whose they are. */
const namedAuthors = (shape: Shape, person: Person): Sql[] =>
  knowsAuthors(shape.model, person)
    ? []
    : [sql`(not (${raw(unnamedCondition(shape.model, 't.'))}) or t.create_user_id = ${person.userId})`]

function gramTotal(shape: Shape, person: Person, word: string): Sql {
  const [first = '', second = ''] = word
  const table = name(gramTableNameOf(shape.model))
  const codes = scopeCodes(person, { where: {} })
  const scope = codes ? sql`scope_cd = any(${codes}::text[])` : sql`scope_cd in (select plant_cd from plant)`
  const drafts = sql`select count(*) from ${shape.table} t where t.delete_yn = 'N' and ${draftOf(shape, person)}
    and ${contains(shape, word)}`
  return sql`select (select count(*) from ${table} where gram = ${gramOf(first, second)} and ${scope}) + (${drafts}) as total`
}

/** How far back a number is looked for by its end alone. */
const NEWEST_ROWS = 5_000

/**
 * Submitted records whose display number begins or ends so, or has that in it. What a number begins with is looked up in
 * its index; the rest is looked for among the newest rows only.
 */
export function numberedStatement(shape: Shape, person: Person, part: NumberPart, limit: number): Sql {
  const docNo = sql`t.${column(shape.model.docNo)}`
  const newest = sql`order by t.${shape.key} desc`
  const seen = and([sql`t.delete_yn = 'N'`, sql`${docNo} is not null`, ...scopeOf(shape, person, { where: {} })])
  if ('begins' in part) {
    // Letters come after digits in every collation.
    const range = sql`${docNo} >= ${part.begins} and ${docNo} < ${`${part.begins}Z`} and starts_with(${docNo}, ${part.begins})`
    return sql`select ${shape.line} from (select * from ${shape.table} t where ${seen} and ${range} ${newest} limit ${limit}) r`
  }
  const rows = sql`select * from ${shape.table} t where ${seen} ${newest} limit ${NEWEST_ROWS}`
  const stands =
    'ends' in part ? sql`right(${docNo}, ${part.ends.length}) = ${part.ends}` : sql`strpos(${docNo}, ${part.has}) > 0`
  return sql`select ${shape.line} from (select * from (${rows}) t
    where ${stands} ${newest} limit ${limit}) r`
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
    const cell = cellOf(shape.model, name, 't')
    return field?.kind === 'text' ? sql`lower(${cell}) = ${searchText(value)}` : sql`${cell} = ${cast(field, value)}`
  })
  const parts = conditions(shape, person, { where: {}, q }, same).map(
    (
      condition,
    ) => sql`select t.${shape.key} as no, t.${column(shape.model.docNo)} as "docNo", t.${column(shape.model.title)} as title
      from ${shape.table} t where ${condition}`,
  )
  return sql`${join(parts, ' union all ')} order by no desc limit ${limit}`
}

/** The total from the counters, plus the person's own rows, which no counter holds. */
function countedTotal(shape: Shape, person: Person, query: Narrowing): Sql {
  return sql`select coalesce(sum(row_cnt), 0)::bigint + ${ownCount(shape, person, query)} as total
    from ${counters(shape, person, query)}`
}

/** The rows of the counters that a list is narrowed to: by day only where days are asked for. */
export function counters(shape: Shape, person: Person, query: Narrowing, byDay = false): Sql {
  const { where } = query
  const codes = scopeCodes(person, query)
  const day = listDay(shape.model)
  const [from, to] = day ? [where[`${day}From`], where[`${day}To`]] : []
  const statuses = statesOf(query)
  const known = [
    sql`biz_cd = ${shape.model.name}`,
    codes ? sql`scope_cd = any(${codes}::text[])` : sql`scope_cd = any(array(select plant_cd from plant))`,
    ...(statuses ? [sql`status_cd = any(${statuses}::text[])`] : []),
    ...(from ? [sql`count_ymd >= ${from}::date`] : []),
    ...(from || to ? [sql`count_ymd <= ${to ?? LAST_DAY}::date`] : []),
  ]
  return sql`${raw(from || to || byDay ? 'doc_day_count' : 'doc_count')} where ${and(known)}`
}
/** The states that conditions and view leave; undefined where all do. */
function statesOf({ where, shown }: Narrowing): readonly string[] | undefined {
  const asked = where.statusCd?.split(',')
  return asked && shown?.states ? asked.filter((code) => shown.states?.includes(code)) : (asked ?? shown?.states)
}
/** Before `infinity`, under which the rows without a day are counted. */
const LAST_DAY = '9999-12-31'

/** How many rows a list shows the person that no counter holds: his drafts, and of a vendor what he told without his name. */
export function ownCount(shape: Shape, person: Person, query: Narrowing, more: readonly Sql[] = []): Sql {
  const { model } = shape
  const statuses = statesOf(query)
  const draft = draftCondition(model, 't.')
  const ways = [
    ...(!statuses || statuses.includes(model.lifecycle.start) ? [draftOf(shape, person)] : []),
    ...(hasUnnamed(shape, person) ? [sql`${raw(unnamedCondition(model, 't.'))} and not (${raw(draft)})`] : []),
  ]
  if (ways.length === 0) return raw('0')
  const [shown] = conditions(shape, person, query, more)
  const counts = ways.map((way) => sql`(select count(*) from ${shape.table} t where ${way} and ${shown})`)
  return sql`(${join(counts, ' + ')})`
}
