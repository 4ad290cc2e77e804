/** The database table of a document, derived from its model: columns, indexes, checks and row-level security. */
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgPolicy,
  pgTable,
  primaryKey,
  time,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { type AnyDocument, fieldsOf, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf, type RowsField } from '#platform/model/field.ts'
import { listDay } from '#platform/model/query.ts'
import { orderOf, viewsOf } from '#platform/model/views.ts'
import { heldBy, holderOf } from '#platform/model/within.ts'
import { cd, common, instant, key, keyRef, longText, userKey } from '../database/columns.ts'
import {
  appRole,
  audiencePolicies,
  companyPolicies,
  confidentialPolicy,
  emergencyPolicy,
  scopedPolicy,
} from '../database/scope.ts'
import { factTypes } from './fact-types.ts'

export const tableNameOf = (model: AnyDocument): string => model.table ?? snakeCase(model.name)
export const childTableNameOf = (model: AnyDocument, field: string): string =>
  `${tableNameOf(model)}_${snakeCase(field)}`
export const gramTableNameOf = (model: AnyDocument): string => `${tableNameOf(model)}_gram`
export const hasField = (model: AnyDocument, name: string): boolean => name in model.fields

function columnOf(field: AnyField): PgColumnBuilderBase {
  switch (field.kind) {
    case 'text':
      // With its places filled a sentence of ours takes more room than what may be typed.
      return field.kept ? longText() : varchar({ length: field.max })
    case 'number':
      return numeric({ precision: 15, scale: field.decimals ?? 3, mode: 'number' })
    case 'count':
    case 'year':
      return integer()
    case 'amount':
      return numeric({ precision: 15, scale: 0, mode: 'number' })
    case 'code':
    case 'department':
    case 'plant':
    case 'vendor':
      return cd()
    case 'yesNo':
      return varchar({ length: 1 }).notNull().default('N')
    case 'day':
    case 'dayRange':
      return date({ mode: 'string' })
    case 'month':
      return varchar({ length: 7 })
    case 'time':
      return time()
    case 'dateTime':
      return instant()
    case 'user':
      return userKey()
    case 'process':
    case 'person':
    case 'reference':
    case 'attachments':
      return keyRef()
    case 'marks':
    case 'siteMark':
    case 'signature':
      return jsonb()
    case 'rows':
      throw new RangeError('Rows are a table of their own')
  }
}

function columnsOf(fields: [string, AnyField][]): Record<string, PgColumnBuilderBase> {
  const columns: Record<string, PgColumnBuilderBase> = {}
  for (const [name, field] of fields) {
    if (field.kind === 'rows') continue
    for (const column of columnNamesOf(name, field)) columns[column] = columnOf(field)
  }
  return columns
}

/** Of the fields that have a column of their own, and those in which the others stand together. */
const mainColumnsOf = (model: AnyDocument): Record<string, PgColumnBuilderBase> => ({
  ...columnsOf(fieldsOf(model).filter(([name]) => !holderOf(model, name))),
  ...Object.fromEntries(heldBy(model).map(([holder]) => [holder, jsonb().notNull().default({})])),
})

/** The table refuses facts that it would not have taken in columns of their own. */
const factChecks = (model: AnyDocument) =>
  heldBy(model).map(([holder, held]) => {
    const at = snakeCase(holder)
    return check(`${tableNameOf(model)}_${at}`, sql.raw(`jikim_fits(${at}, '${JSON.stringify(factTypes(held))}')`))
  })

/** Required fields are obligatory as soon as the row leaves its first state: a draft may be as unfinished as it is. */
function requiredCheck(model: AnyDocument) {
  const missing = fieldsOf(model)
    .filter(([, field]) => field.required && field.kind !== 'rows' && field.kind !== 'yesNo')
    .flatMap(([name, field]) => columnNamesOf(name, field))
    .map((column) => `${snakeCase(column)} is not null`)
  if (missing.length === 0) return []
  const table = tableNameOf(model)
  return [check(`${table}_required`, sql.raw(`status_cd = '${model.lifecycle.start}' or (${missing.join(' and ')})`))]
}

/** A state that the lifecycle does not have is refused by the table itself, whoever writes it. */
function stateCheck(model: AnyDocument) {
  return check(`${tableNameOf(model)}_state`, sql.raw(statesCondition(Object.keys(model.lifecycle.states))))
}

/** True for rows that were never submitted: they are their author's alone. */
export const draftCondition = (model: AnyDocument, alias = ''): string =>
  `${alias}status_cd = '${model.lifecycle.start}' and ${alias}${snakeCase(model.docNo)} is null`

/** Of the rows in these states; codes of a model, never what somebody sends. */
export const statesCondition = (states: readonly string[]): string =>
  `status_cd in (${states.map((state) => `'${state}'`).join(', ')})`

/** True for rows whose author asked not to be named. */
export const unnamedCondition = ({ access }: AnyDocument, alias = ''): string =>
  access.anonymous ? `${alias}${snakeCase(access.anonymous.field)} = 'Y'` : 'false'

/** Columns beside the fields. `lastActorId` serves the rule that nobody takes two decisions in a row. */
const platformColumns = (model: AnyDocument) => ({
  [model.docNo]: varchar({ length: 40 }),
  statusCd: cd().notNull(),
  plantCd: cd().notNull(),
  lastActorId: userKey(),
  ...common(),
})

/** Departments that a document is about; whoever's scope is his department sees it. */
export const departmentColumns = (model: AnyDocument): string[] =>
  fieldsOf(model).flatMap(([name, { kind }]) => (kind === 'department' ? [snakeCase(name)] : []))
/** Whose own a document is, besides its author: who is named in it is to act on it, and sees what he did last. */
export const ownerColumns = (model: AnyDocument): string[] => [
  'last_actor_id',
  ...fieldsOf(model).flatMap(([name, { kind }]) => (kind === 'user' ? [snakeCase(name)] : [])),
]

/** In SQL: the day of the list of a row `r`, and of a row without one. */
export function listDayOf(model: AnyDocument): string | undefined {
  const name = listDay(model)
  if (!name || namesItsReaders(model)) return undefined
  const at = `r.${snakeCase(name)}`
  const day = model.fields[name]?.kind === 'dateTime' ? `(${at} at time zone 'Asia/Seoul')::date` : at
  return `coalesce(${day}, 'infinity'::date)`
}

/** All tables of a document: its own, one for each field of rows, one for its search. */
export function tablesOf(model: AnyDocument): PgTable[] {
  const gram = model.list.search.length > 0 ? [gramTableOf(model)] : []
  return [mainTableOf(model), ...rowsFieldsOf(model).map(([name, field]) => childTableOf(model, name, field)), ...gram]
}

function mainTableOf(model: AnyDocument) {
  const table = tableNameOf(model)
  const vendor = hasField(model, 'vendorCd')
  return pgTable(table, { [model.key]: key(), ...platformColumns(model), ...mainColumnsOf(model) }, (t) => {
    const live = (suffix: string, ...names: [string, ...string[]]) => {
      const [first, ...rest] = names.map((name) => column(t, name)) as [PgColumn, ...PgColumn[]]
      return index(`${table}_${suffix}`)
        .on(first, ...rest)
        .where(sql.raw(`delete_yn = 'N'`))
    }
    return [
      uniqueIndex(`${table}_doc_no`).on(column(t, 'plantCd'), column(t, model.docNo)),
      live('newest', 'plantCd', model.key),
      live('status', 'plantCd', 'statusCd', model.list.sort[0] ?? model.key),
      live('author', 'createUserId', model.key),
      index(`${table}_draft`)
        .on(column(t, 'createUserId'))
        .where(sql.raw(`delete_yn = 'N' and ${draftCondition(model)}`)),
      ...openIndex(model, t),
      ...(vendor ? [live('vendor', 'vendorCd', model.key)] : []),
      ...(vendor && model.access.anonymous
        ? [
            index(`${table}_unnamed`)
              .on(column(t, 'vendorCd'))
              .where(sql.raw(`delete_yn = 'N' and ${unnamedCondition(model)}`)),
          ]
        : []),
      ...model.list.sort.map((name) => live(snakeCase(name), 'plantCd', name, model.key)),
      ...fieldsOf(model)
        .filter(([, field]) => field.kind === 'user')
        .map(([name]) => live(snakeCase(name), name, 'statusCd')),
      ...requiredCheck(model),
      stateCheck(model),
      ...factChecks(model),
      ...policiesOf(model),
    ]
  })
}

/** Of the open rows alone, however many are closed: the list opens with them. */
function openIndex(model: AnyDocument, t: Record<string, PgColumn>) {
  const known = viewsOf(model)
  if (known?.first !== 'open') return []
  const order = orderOf(model, 'open').replace('-', '')
  const columns = new Set(['plantCd', order, model.key])
  const [first, ...rest] = [...columns].map((name) => column(t, name)) as [PgColumn, ...PgColumn[]]
  return [
    index(`${tableNameOf(model)}_open_rows`)
      .on(first, ...rest)
      .where(sql.raw(`delete_yn = 'N' and ${statesCondition(known.open)}`)),
  ]
}

function policiesOf(model: AnyDocument) {
  const { audience, confidential, plants } = model.access
  const privateWhen = draftCondition(model)
  if (plants === 'all') return companyPolicies(model.route.staff, privateWhen)
  if (confidential) {
    const { subject, named = [], deptLevels = [] } = confidential
    const rows = { ...confidential, named: named.map(snakeCase), deptLevels, privateWhen }
    if (!subject) return [confidentialPolicy({ ...rows, subject: undefined })]
    const his = { ...rows, subject: snakeCase(subject) }
    return [confidentialPolicy(his), emergencyPolicy(his)]
  }
  if (audience)
    return audiencePolicies({
      ...audience,
      column: snakeCase(audience.field),
      route: model.route.staff,
      privateWhen,
    })
  return [
    scopedPolicy({
      plant: 'plant_cd',
      author: 'create_user_id',
      privateWhen,
      ...(model.access.anonymous && { unnamedWhen: unnamedCondition(model) }),
      ...(hasField(model, 'vendorCd') && { vendor: 'vendor_cd' }),
      ...(model.access.vendorsIn && { vendorsIn: { key: snakeCase(model.key), view: model.access.vendorsIn } }),
      depts: departmentColumns(model),
      others: ownerColumns(model),
    }),
  ]
}

/** Whether a scope alone does not say who reads a row: the record itself does. */
export const namesItsReaders = ({ access }: AnyDocument): boolean => Boolean(access.audience ?? access.confidential)

const visibleWith = (model: AnyDocument, table: string) => {
  const parentKey = snakeCase(model.key)
  return sql.raw(`exists (select from ${tableNameOf(model)} p where p.${parentKey} = ${table}.${parentKey})`)
}

/** Lines belong to their document: who sees it sees them. */
function childTableOf(model: AnyDocument, name: string, field: RowsField) {
  const table = childTableNameOf(model, name)
  const visible = visibleWith(model, table)
  return pgTable(
    table,
    { [model.key]: keyRef().notNull(), seqNo: integer().notNull(), ...columnsOf(Object.entries(field.fields)) },
    (t) => [
      primaryKey({ columns: [column(t, model.key), column(t, 'seqNo')] }),
      pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible }),
    ],
  )
}

/**
 * Which two neighbouring characters occur in which row: equality on a b-tree works under row-level security, where
 * text-search and LIKE operators may not use an index. A row stands once under its plant and once under its vendor.
 */
function gramTableOf(model: AnyDocument) {
  const visible = visibleWith(model, gramTableNameOf(model))
  return pgTable(
    gramTableNameOf(model),
    { gram: integer().notNull(), scopeCd: cd().notNull(), [model.key]: keyRef().notNull() },
    (t) => [
      primaryKey({ columns: [column(t, 'gram'), column(t, 'scopeCd'), column(t, model.key)] }),
      index(`${gramTableNameOf(model)}_row`).on(column(t, model.key)),
      namesItsReaders(model)
        ? pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })
        : scopedPolicy({ plant: 'scope_cd', vendor: 'scope_cd' }),
    ],
  )
}

function column(columns: Record<string, PgColumn>, name: string): PgColumn {
  const found = columns[name]
  if (!found) throw new RangeError(`No column ${name}`)
  return found
}
