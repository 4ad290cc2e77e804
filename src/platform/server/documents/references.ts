/** Keys that a document names must exist for the person who names them: another vendor's is as unknown as a made-up one. */
import { type AnyDocument, fieldsOf, type HasFields } from '#platform/model/document.ts'
import type { SiteMark } from '#platform/model/drawn.ts'
import type { AnyField, RowFields } from '#platform/model/field.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Queries } from '../database/database.ts'
import { name, type Sql, sql } from '../database/sql.ts'
import { invalid } from '../refusal.ts'
import type { Services } from '../services.ts'
import { shapeOf } from './shape.ts'
import { tableNameOf } from './table.ts'
import type { Values } from './write.ts'

interface Named {
  path: string
  field: AnyField
  key: string | number
}

/** @throws Refusal 400 with a problem at every field whose key is unknown */
export async function requireKnownKeys(
  db: Queries,
  services: Services,
  model: HasFields,
  values: Values,
  plantCd: string,
  language: Language,
): Promise<void> {
  const named = [...namedIn(Object.fromEntries(fieldsOf(model)), values, '')]
  const unknown = await unknownAmong(db, named, (source, keys) => knownKeys(services, source, keys, plantCd))
  const problems = unknown.map(({ path, field }) => fieldProblem(model, language, field.label, path, 'NOT_A_CODE'))
  if (problems.length > 0) throw invalid(problems)
}

/**
 * Of rows that are no documents the fields whose code is none of their group: one statement for each group, however many
 * rows there are.
 *
 * @returns for each of them the place of its row, and what is wrong
 */
export async function unknownCodes(
  db: Queries,
  of: HasFields,
  rows: readonly Values[],
  language: Language,
): Promise<{ at: number; problem: Problem }[]> {
  const fields = Object.fromEntries(fieldsOf(of))
  const named = rows.flatMap((row, at) =>
    [...namedIn(fields, row, '')].flatMap((one) => (codeGroupOf(one.field) ? { ...one, at } : [])),
  )
  const unknown = await unknownAmong(db, named, (source, keys) => codesOf(source.slice(CODE.length), keys))
  return unknown.map(({ at, path, field }) => ({
    at,
    problem: fieldProblem(of, language, field.label, path, 'NOT_A_CODE'),
  }))
}

/** The same of the values of one. @throws Refusal 400 */
export async function requireKnownCodes(db: Queries, of: HasFields, values: Values, language: Language): Promise<void> {
  const problems = (await unknownCodes(db, of, [values], language)).map(({ problem }) => problem)
  if (problems.length > 0) throw invalid(problems)
}

async function unknownAmong<N extends Named>(
  db: Queries,
  named: readonly N[],
  known: (source: string, keys: readonly string[]) => Sql,
): Promise<N[]> {
  const groups = [...Map.groupBy(named, ({ field }) => sourceOf(field))]
  const unknown = await Promise.all(
    groups.map(async ([source, members]) => {
      const keys = [...new Set(members.map(({ key }) => String(key)))]
      const found = new Set((await db.query<{ key: string }>(known(source, keys))).map(({ key }) => key))
      return members.filter(({ key }) => !found.has(String(key)))
    }),
  )
  return unknown.flat()
}

/** @throws Refusal 400 at an obligatory attachment whose group has no file (any more) */
export async function requireFiles(
  db: Queries,
  model: AnyDocument,
  record: Values,
  needs: readonly string[],
  language: Language,
): Promise<void> {
  const wanted = fieldsOf(model).filter(
    ([field, { kind, required }]) => kind === 'attachments' && (required || needs.includes(field)),
  )
  if (wanted.length === 0) return
  const groups = wanted.map(([field]) => record[field])
  const rows = await db.query<{ no: number }>(
    sql`select distinct attach_file_id as no from attach_file where attach_file_id = any(${groups}::bigint[])`,
  )
  const filled = new Set(rows.map(({ no }) => no))
  const problems = wanted
    .filter(([field]) => !filled.has(Number(record[field])))
    .map(([field, { label }]) => fieldProblem(model, language, label, field, 'REQUIRED'))
  if (problems.length > 0) throw invalid(problems)
}

/** @throws Refusal 400 at `reasonCd` when the code is not of the group */
export async function requireKnownReason(
  db: Queries,
  model: HasFields,
  group: string,
  reasonCd: string,
  language: Language,
): Promise<void> {
  const [known] = await db.query(codesOf(group, [reasonCd]))
  if (!known) throw invalid([fieldProblem(model, language, '사유', 'reasonCd', 'NOT_A_CODE')])
}

function* namedIn(fields: RowFields | Record<string, AnyField>, values: Values, prefix: string): Generator<Named> {
  for (const [fieldName, field] of Object.entries(fields) as [string, AnyField][]) {
    const value = values[fieldName]
    if (value === null || value === undefined) continue
    if (field.kind === 'rows')
      for (const [index, row] of (value as Values[]).entries())
        yield* namedIn(field.fields, row, `${prefix}${fieldName}.${index}.`)
    else if (field.kind === 'siteMark') yield { path: `${prefix}${fieldName}`, field, key: (value as SiteMark).mapNo }
    else if (sourceOf(field) && (typeof value === 'string' || typeof value === 'number'))
      yield { path: `${prefix}${fieldName}`, field, key: value }
  }
}

const CODE = 'code:'
const codeGroupOf = (field: AnyField): string | undefined => (field.kind === 'code' ? field.group : undefined)

/** Where the keys of a field are looked up; empty for a field that names nothing. */
function sourceOf(field: AnyField): string {
  if (field.kind === 'code') return field.group ? `${CODE}${field.group}` : ''
  if (field.kind === 'siteMark') return field.kind
  if (field.kind === 'reference') return `document:${field.to}`
  return ['user', 'department', 'plant', 'process', 'vendor', 'person'].includes(field.kind) ? field.kind : ''
}

export const codesOf = (group: string, keys: readonly string[]): Sql =>
  sql`select code as key from directory_code where code_grp_cd = ${group} and code = any(${keys}::text[]) and use_yn = 'Y' and delete_yn = 'N'`

function knownKeys(services: Services, source: string, keys: readonly string[], plantCd: string): Sql {
  const [kind, target = ''] = source.split(':')
  switch (kind) {
    case 'code':
      return codesOf(target, keys)
    case 'document': {
      const model = services.models.find((one) => one.name === target)
      if (!model) throw new RangeError(`No document ${target}`)
      const { key } = shapeOf(model)
      return sql`select ${key}::text as key from ${name(tableNameOf(model))} where ${key} = any(${keys}::bigint[]) and delete_yn = 'N'`
    }
    case 'user':
      return sql`select user_id as key from directory_person where user_id = any(${keys}::text[])`
    case 'department':
      return sql`select dept_cd as key from sys_dept where dept_cd = any(${keys}::text[]) and use_yn = 'Y'`
    case 'plant':
      return sql`select plant_cd as key from plant where plant_cd = any(${keys}::text[])`
    case 'process':
      return sql`select process_no::text as key from process
        where process_no = any(${keys}::bigint[]) and plant_cd = ${plantCd} and use_yn = 'Y'`
    case 'siteMark':
      return sql`select map_no::text as key from site_map
        where map_no = any(${keys}::bigint[]) and plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N'`
    case 'vendor':
      return sql`select vendor_cd as key from vendor_info where vendor_cd = any(${keys}::text[])`
    default:
      return sql`select person_no::text as key from vendor_person where person_no = any(${keys}::bigint[])`
  }
}
