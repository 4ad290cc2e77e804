/** The statements that change a document; each carries its audit with it, so neither exists without the other. */
import type { Person } from '#platform/model/access.ts'
import { changedOnly } from '#platform/model/alike.ts'
import { type AnyDocument, rowsFieldsOf } from '#platform/model/document.ts'
import { join, raw, type Sql, sql } from '../database/sql.ts'
import { type Cell, cellsFor } from './cells.ts'
import { tellChange } from './live.ts'
import { cellOf, type Row, type Shape, shapeOf } from './shape.ts'
import { tableNameOf } from './table.ts'

/** What an audit row says besides the values. */
export interface Trace {
  actionCd: string
  fromStatusCd?: string | null
  toStatusCd?: string | null
  reasonCd?: string | null
  reasonDesc?: string | null
  reasonFields?: readonly string[]
  /** The absent in whose place it was done. */
  onBehalfUserId?: string | null
  /** What the program has left out of what a person would have been asked. */
  skippedCds?: readonly string[] | undefined
}
export interface Writer {
  person: Person
  now: Date
  ip: string | null
}
export type Values = Record<string, unknown>

/** `{field: [before, after]}` of what differs. */
export function diffOf(
  { fields }: Pick<AnyDocument, 'fields'>,
  before: Readonly<Values>,
  after: Readonly<Values>,
): Record<string, [unknown, unknown]> {
  const diff: Record<string, [unknown, unknown]> = {}
  for (const [field, value] of Object.entries(after)) diff[field] = [before[field] ?? null, value ?? null]
  return changedOnly(fields, diff)
}

const auditColumns = raw(`audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd,
  to_status_cd, reason_cd, reason_desc, reason_fields, diff_json, on_behalf_user_id, skipped_cds`)

function auditOf(shape: Shape, writer: Writer, trace: Trace, diff: unknown): Sql {
  const vendor = shape.hasVendor ? raw('vendor_cd') : raw('null')
  return sql`insert into sys_audit (${auditColumns})
    select ${writer.now}, ${writer.person.userId}, ${writer.ip}::inet, ${shape.model.name}, ${shape.key}::text, plant_cd, ${vendor},
      ${trace.actionCd}, ${trace.fromStatusCd ?? null}, ${trace.toStatusCd ?? null}, ${trace.reasonCd ?? null},
      ${trace.reasonDesc ?? null}, ${trace.reasonFields ?? null}::text[], ${JSON.stringify(diff)}::jsonb,
      ${trace.onBehalfUserId ?? null}, ${skippedOf(trace)} from doc`
}

const skippedOf = ({ skippedCds = [] }: Pick<Trace, 'skippedCds'>): Sql =>
  skippedCds.length === 0 ? raw('null') : sql`${[...skippedCds]}::text[]`

export interface Once {
  idempotencyKey: string
  bodyDigest: string
}

/** Inserts a document, its audit and, when given, the key that makes its repetition harmless. One statement. */
export function insertStatement(
  model: AnyDocument,
  writer: Writer,
  values: Values,
  once: Once | undefined,
  trace: Omit<Trace, 'actionCd'> = {},
): Sql {
  const shape = shapeOf(model)
  const stored = storedValues(shape, values)
  const all: Values = {
    ...stored,
    ...platformValues(model, values),
    createUserId: writer.person.userId,
    createDt: writer.now,
    updateUserId: writer.person.userId,
    updateDt: writer.now,
  }
  const cells = cellsFor(model, all, undefined)
  const [names, given] = [cells.map(({ at }) => at), cells.map(({ value }) => value)]
  const kept = once
    ? sql`, kept as (insert into sys_idempotency (user_id, idempotency_key, biz_cd, biz_no, body_digest, create_dt)
        select ${writer.person.userId}, ${once.idempotencyKey}, ${model.name}, ${shape.key}, ${once.bodyDigest}, ${writer.now} from doc)`
    : raw('')
  return sql`with doc as (
      insert into ${shape.table} (${join(names, ', ')}) values (${join(given, ', ')}) returning *
    ), audit as (${auditOf(shape, writer, { ...trace, actionCd: 'CREATE', toStatusCd: String(values.statusCd) }, diffOf(model, {}, stored))})${kept}
    select ${shape.key} as no, ${tellChange(shape)} from doc`
}

/** Writes the changed values of a locked row, raises its version and leaves the audit. */
export function updateStatement(model: AnyDocument, writer: Writer, before: Row, changes: Values, trace: Trace): Sql {
  const shape = shapeOf(model)
  const stored = storedValues(shape, changes)
  const all: Values = {
    ...stored,
    ...platformValues(model, changes),
    updateUserId: writer.person.userId,
    updateDt: writer.now,
  }
  const set = assigned(cellsFor(model, all, tableNameOf(model)))
  return sql`with doc as (
      update ${shape.table} set ${set}, row_version = row_version + 1
      where ${shape.key} = ${before[model.key]} returning *
    ), audit as (${auditOf(shape, writer, trace, diffOf(model, before, withRows(model, stored, changes)))})
    select ${shape.key} as no, ${tellChange(shape)} from doc`
}

/** Which rows, from where to where, and with what. */
export interface Move {
  from: readonly string[]
  /** Null: they stay in their state. */
  toStatusCd: string | null
  /** A condition over `r`. */
  which: Sql
  /** Values, or expressions over `r` as it was. */
  changes: Values
}

/** Moves many rows in one statement, each with its audit; answers their keys, and tells whoever shows them. */
export function moveStatement(model: AnyDocument, { person, now, ip }: Writer, move: Move, trace: MoveTrace): Sql {
  const shape = shapeOf(model)
  const { from, toStatusCd, which, changes } = move
  const all: Values = { ...changes, ...(toStatusCd !== null && { statusCd: toStatusCd }) }
  const set = assigned(cellsFor(model, { ...all, updateUserId: person.userId, updateDt: now }, 'r'))
  const vendor = shape.hasVendor ? raw('r.vendor_cd') : raw('null')
  return sql`with was as (
      select r.* from ${shape.table} r where r.delete_yn = 'N' and r.status_cd = any(${[...from]}::text[]) and (${which})
      order by r.${shape.key} for no key update of r
    ), doc as (
      update ${shape.table} r set ${set}, row_version = r.row_version + 1
      from was w where r.${shape.key} = w.${shape.key} returning r.*
    ), audit as (insert into sys_audit (${auditColumns})
      select ${now}, ${person.userId}, ${ip}::inet, ${model.name}, r.${shape.key}::text, r.plant_cd, ${vendor},
        ${trace.actionCd}, w.status_cd, r.status_cd, ${trace.reasonCd ?? null}, ${trace.reasonDesc ?? null}, null,
        ${diffOfMoved(shape, Object.keys(all))}, ${trace.onBehalfUserId ?? null}, ${skippedOf(trace)}
      from doc r join was w on w.${shape.key} = r.${shape.key})
    select ${shape.key} as no, ${tellChange(shape)} from doc order by 1`
}

const assigned = (cells: readonly Cell[]): Sql =>
  join(
    cells.map(({ at, value }) => sql`${at} = ${value}`),
    ', ',
  )

/** The reason may be an expression over `r`, as it is then. */
export type MoveTrace = Omit<Trace, 'reasonDesc'> & { reasonDesc?: string | null | Sql }

/** `{field: [before, after]}` of what differs between `w` and `r`. */
function diffOfMoved(shape: Shape, fields: readonly string[]): Sql {
  const pairs = fields
    .filter((field) => shape.stored.has(field))
    .map((field) => {
      const [was, is] = [cellOf(shape.model, field, 'w'), cellOf(shape.model, field, 'r')]
      const pair = sql`jsonb_build_object(${field}::text, jsonb_build_array(${was}, ${is}))`
      return sql`case when ${was} is distinct from ${is} then ${pair} else '{}' end`
    })
  return pairs.length === 0 ? sql`'{}'::jsonb` : join(pairs, ' || ')
}

const storedValues = (shape: Shape, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => shape.stored.has(field)))

/** What every table holds beside its fields and may be written. */
export const platformFields = ['statusCd', 'plantCd', 'lastActorId', 'deleteYn']
const platformValues = (model: AnyDocument, values: Values): Values =>
  Object.fromEntries(
    [...platformFields, model.docNo].filter((field) => field in values).map((field) => [field, values[field]]),
  )

const withRows = (model: AnyDocument, stored: Values, changes: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    rowsFieldsOf(model)
      .filter(([field]) => field in changes)
      .map(([field]) => [field, changes[field]]),
  ),
})
