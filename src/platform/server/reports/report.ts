/** Where the rows of a read list come from; its endpoint, its sheet and its file in the background follow. */
import { type Person, seesAllPlants } from '#platform/model/access.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import type { Language } from '#platform/model/problem.ts'
import type { ListQuery } from '#platform/model/query.ts'
import {
  type AnyReport,
  conditionOf as conditionField,
  type Report,
  type ReportRow,
  reportFields,
} from '#platform/model/report.ts'
import type { Database } from '../database/database.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import { among, within } from '../documents/condition.ts'
import { directoryName } from '../documents/shape.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { type Reach, reachOf } from './reach.ts'

/** Who asks for the rows, with the scope that he has under the list's menu. */
export interface ReportAsker {
  readonly person: SignedInPerson
  readonly language: Language
  readonly now: Date
  readonly models: readonly AnyDocument[]
  readonly ip?: string | null
}
export type ReportQuery = ListQuery & { readonly period?: { readonly from: string; readonly to: string } }

interface ReportSource<R extends AnyReport, Row> {
  /** Tables with their joins, as after `from`; where the rows themselves follow from the day or from what is asked, said by a function. */
  readonly from: Sql | ((asker: ReportAsker, asked: ListQuery['where']) => Sql)
  /** The table, by its short name, in which a column stands under its own name unless `columns` says where else. */
  readonly own: string
  readonly columns?: { readonly [K in keyof Row & string]?: Sql }
  /** What belongs into the list at all; some of it may only be left out while nothing else is asked. */
  readonly where?: Sql | ((asker: ReportAsker, asked: ListQuery['where']) => Sql)
  /** Joins that only give names: made for the rows of the page, where neither conditions nor order look at them. */
  readonly joins?: Sql
  /**
   * Names the scope of the reader, so that the database finds his rows by an index; row-level security asks again, the program
   * does not: there it has to say as well whose department's and whose own a row is.
   */
  readonly scope?: Reach
  /** Conditions that are no columns of this `from`, and what a typed word (`q`) finds: what they narrow is said here alone. */
  readonly conditions?: Readonly<Record<string, (value: string) => Sql>>
  /** One row for all that have this alike; its columns are then what is counted of them, `from` what is narrowed before. */
  readonly groupBy?: Sql
  /** Why the program reads and not the person: the tables know no scope. Then `scope` and `where` are the only fence. */
  readonly asProgram?: string
  /** What is said in the reader's language, or not to everybody: for each row, prepared once. */
  shown?(asker: ReportAsker): Telling<Row>['tell']
  /** Before the rows leave: who reads about whom is written down. */
  seen?(db: Database, rows: readonly Row[], asker: ReportAsker): Promise<void>
  readonly report: R
}

interface Telling<Row> {
  tell(row: Row): Row
}

/** A report with its rows, as the composition takes it. */
export type ReportAnswer = ReportSource<AnyReport, Record<string, unknown>>

/** Says in SQL what `report` has declared. */
export const answerReport = <R extends Report>(
  report: R,
  source: Omit<ReportSource<R, ReportRow<R>>, 'report'>,
): ReportAnswer => ({ ...source, report })

/** Whose rows are read: those that the person may see, or all that the report lets through. */
export const readerOf = ({ asProgram }: ReportAnswer, { person }: ReportAsker): Person | 'SYSTEM' =>
  asProgram === undefined ? person : 'SYSTEM'

/** A row of a page, which knows how many rows there are before it is cut. */
export type CountedRow = Record<string, unknown> & { readonly _total: number }

/** The page with its total in one pass: for rows that are worked out, all of them, whatever is shown. */
export const countedStatement = (answer: ReportAnswer, asker: ReportAsker, query: ReportQuery): Sql =>
  pageStatement(answer, asker, query, true)

export const rowsStatement = (answer: ReportAnswer, asker: ReportAsker, query: ReportQuery): Sql =>
  pageStatement(answer, asker, query, false)

function pageStatement(answer: ReportAnswer, asker: ReportAsker, query: ReportQuery, isCounted: boolean): Sql {
  const counted = isCounted ? sql`, (count(*) over ())::int as _total` : sql``
  const order = orderOf(answer, query.sort)
  const found = sql`from ${tablesOf(answer, asker, query)} where ${conditionOf(answer, asker, query)} ${groups(answer)}
    order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`
  if (!answer.joins) return sql`select ${selected(answer)}${counted} ${found}`
  const own = raw(answer.own)
  const kept = isCounted ? sql`, ${own}._total` : sql``
  return sql`select ${selected(answer)}${kept} from (select ${own}.*${counted} ${found}) ${own} ${answer.joins} order by ${order}`
}

export function totalStatement(answer: ReportAnswer, asker: ReportAsker, query: ReportQuery): Sql {
  const found = sql`from ${tablesOf(answer, asker, query)} where ${conditionOf(answer, asker, query)}`
  if (!answer.groupBy) return sql`select count(*) as total ${found}`
  return sql`select count(*) as total from (select 1 ${found} ${groups(answer)}) g`
}

const tablesOf = ({ from }: ReportAnswer, asker: ReportAsker, { where }: ReportQuery): Sql =>
  typeof from === 'function' ? from(asker, where) : from

const groups = ({ groupBy }: ReportAnswer): Sql => (groupBy ? sql`group by ${groupBy}` : sql``)

function selected(answer: ReportAnswer): Sql {
  const parts = Object.entries(reportFields(answer.report)).flatMap(([field, spec]) => {
    const own = sql`${at(answer, field)} as ${name(field)}`
    const nameField = nameFieldOf(field)
    if (!isDirectoryField(spec) || nameField === field) return [own]
    return [own, sql`${readAt(answer, field)} as ${name(nameField)}`]
  })
  return join(parts, ', ')
}

/** Where a column stands. */
const at = ({ columns, own }: ReportAnswer, field: string): Sql => columns?.[field] ?? raw(`${own}.${snakeCase(field)}`)

/** What a person reads in the cell: the name where the column holds a key. */
function readAt(answer: ReportAnswer, field: string): Sql {
  const spec = reportFields(answer.report)[field]
  if (!spec || !isDirectoryField(spec)) return at(answer, field)
  return answer.columns?.[nameFieldOf(field)] ?? directoryName(spec.kind, at(answer, field))
}

/** The key stands behind whatever people sort by, so that no row is on two pages. */
function orderOf(answer: ReportAnswer, sort: string): Sql {
  const direction = raw(sort.startsWith('-') ? ' desc' : ' asc')
  const field = sort.replace(/^-/, '')
  const key = sql`${at(answer, answer.report.key)}${direction}`
  return field === answer.report.key ? key : sql`${readAt(answer, field)}${direction}, ${key}`
}

function conditionOf(answer: ReportAnswer, asker: ReportAsker, { q, where, period }: ReportQuery): Sql {
  const { report } = answer
  const fields = reportFields(report)
  const own = typeof answer.where === 'function' ? answer.where(asker, where) : answer.where
  const asked = (report.filters ?? []).flatMap((field) => filterOf(answer, field, where))
  const ofPeriod = report.period && period ? within(at(answer, report.period.of), fields[report.period.of], period) : []
  return and([...(own ? [own] : []), ...scopeOf(answer, asker.person), ...ofPeriod, ...asked, ...found(answer, q)])
}

function filterOf(answer: ReportAnswer, field: string, where: ListQuery['where']): Sql[] {
  const value = where[field]
  const spec = conditionField(answer.report, field)
  const own = answer.conditions?.[field]
  if (own) return value ? [own(value)] : []
  const ends = { from: where[`${field}From`], to: where[`${field}To`] }
  return [...within(at(answer, field), spec, ends), ...(value ? [among(at(answer, field), spec, value)] : [])]
}

function found(answer: ReportAnswer, q: string | undefined): Sql[] {
  const word = q?.trim()
  const places = answer.report.search ?? []
  if (!word || places.length === 0) return []
  const own = answer.conditions?.q
  if (own) return [own(word)]
  return [
    sql`(${join(
      places.map((field) => sql`strpos(lower(${readAt(answer, field)}), ${word.toLowerCase()}) > 0`),
      ' or ',
    )})`,
  ]
}

/** Where the person reads himself, row-level security says which plants beside his own, and what is his department's. */
function scopeOf({ scope, asProgram }: ReportAnswer, person: Person): Sql[] {
  if (!scope) return []
  if (asProgram !== undefined || person.scopeCd === 'VENDOR') return [reachOf(scope, person)]
  if (!scope.plant || seesAllPlants(person)) return []
  return [sql`${raw(scope.plant)} = ${person.plantCd}`]
}
