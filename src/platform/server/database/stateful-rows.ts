/** Moves rows that are no documents from state to state: one statement for all of them, each with its entry in the audit. */
import { sql as drizzle, getTableColumns } from 'drizzle-orm'
import { check, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { snakeCase } from '#platform/model/document.ts'
import type { RowStates } from '#platform/model/row-states.ts'
import type { Queries } from './database.ts'
import { isSql, join, name, raw, type Sql, sql } from './sql.ts'

/** The table refuses a state that is not declared, whoever writes it. */
export const stateCheck = ({ table, column, states }: Pick<RowStates, 'table' | 'column' | 'states'>) =>
  check(`${table}_state`, drizzle.raw(`${snakeCase(column)} in (${states.map((state) => `'${state}'`).join(', ')})`))

type Stored<T extends PgTable> = T['$inferSelect']
type Field<T extends PgTable> = keyof Stored<T> & string
type Kept = 'rowVersion' | 'updateUserId' | 'updateDt'
/** Nothing that the table does not have, and no state: that is moved by moves alone. */
type SetOf<T extends PgTable, C extends string> = {
  [K in Exclude<Field<T>, C | Kept>]?: Stored<T>[K] | Sql
} & { [K in C | Kept]?: never }

export interface RowMove<T extends PgTable, C extends string> {
  /** A condition over `r`. */
  which: Sql
  /** Values, or expressions over `r` as it was. */
  set?: SetOf<T, C>
  by: string
  now: Date
  ip?: string | null | undefined
  reasonDesc?: string | null | undefined
}

interface Audited<T extends PgTable> {
  /** Kind of the entries in the audit; null where those of another row tell of it. */
  bizCd: string | null
  /** Fields that an entry names, as they are then; the state with that before it. */
  about?: readonly Field<T>[]
  /** What an entry gives as the state that was reached, over `r`; the state itself where nothing is said. */
  reached?: string
}

export interface StatefulRows<T extends PgTable, M extends string, C extends string> {
  /** @returns of each row that stood where the move leads from, what is asked for */
  move<K extends Field<T> = never>(
    db: Queries,
    moveCd: M,
    how: RowMove<T, C>,
    returning?: readonly K[],
  ): Promise<Pick<Stored<T>, K>[]>
}

/** @throws RangeError where the table has another name than its states say, or no key of one column */
export function statefulRows<T extends PgTable, S extends string, M extends string, C extends Field<T>>(
  table: T,
  states: RowStates<S, M, C>,
  audited: Audited<T>,
): StatefulRows<T, M, C> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  const key = Object.keys(columns).find((field) => columns[field]?.primary)
  if (!key) throw new RangeError(`No key in ${states.table}`)
  const shape = {
    columns,
    key: column(key),
    field: states.column,
    state: column(states.column),
    table: name(states.table),
  }
  return {
    move: (db, moveCd, how, returning = []) =>
      db.query(moveStatement(shape, states, moveCd, { how, audited, returning })),
  }
}

interface Shape {
  columns: Readonly<Record<string, PgColumn>>
  table: Sql
  key: Sql
  /** Of the state. */
  field: string
  state: Sql
}
interface Asked {
  how: Pick<RowMove<PgTable, string>, 'which' | 'by' | 'now' | 'ip' | 'reasonDesc'> & { set?: object }
  audited: { bizCd: string | null; about?: readonly string[]; reached?: string }
  returning: readonly string[]
}

const column = (field: string): Sql => name(snakeCase(field))

function moveStatement(shape: Shape, { moves }: RowStates, moveCd: string, asked: Asked): Sql {
  const move = moves[moveCd]
  if (!move) throw new RangeError(`No move ${moveCd}`)
  const { columns, table, key, state } = shape
  const { how, returning } = asked
  const isLive = columns.deleteYn ? sql`r.delete_yn = 'N' and ` : raw('')
  const shown = returning.map((field) => sql`r.${column(field)} as ${name(field)}`)
  return sql`with was as (
      select r.* from ${table} r where ${isLive}r.${state} = any(${[move.from].flat()}::text[]) and (${how.which})
      order by r.${key} for no key update of r
    ), moved as (
      update ${table} r set ${join(changes(shape, move.to, how), ', ')} from was w where r.${key} = w.${key} returning r.*
    )${auditOf(shape, move.as ?? moveCd, asked)}
    select ${join(shown, ', ')} from moved r order by r.${key}`
}

function changes({ columns, state }: Shape, to: string, { set = {}, by, now }: Asked['how']): Sql[] {
  const toParam = (field: string, value: unknown) =>
    columns[field]?.columnType === 'PgJsonb' ? JSON.stringify(value) : value
  const given = Object.entries(set).map(([field, value]: [string, unknown]) =>
    isSql(value) ? sql`${column(field)} = ${value}` : sql`${column(field)} = ${toParam(field, value)}`,
  )
  return [
    sql`${state} = ${to}`,
    ...given,
    ...(columns.rowVersion ? [raw('row_version = r.row_version + 1')] : []),
    ...(columns.updateDt ? [sql`update_user_id = ${by}, update_dt = ${now}`] : []),
  ]
}

function auditOf({ columns, key, field: stateField, state }: Shape, actionCd: string, { how, audited }: Asked): Sql {
  const { bizCd, about = [], reached } = audited
  if (bizCd === null) return raw('')
  const named = about.map(
    (field) => sql`case when r.${column(field)} is null then '{}'::jsonb
      else jsonb_build_object(${field}::text, jsonb_build_array(${field === stateField ? sql`w.${state}` : raw('null')}, r.${column(field)})) end`,
  )
  return sql`, audit as (
      insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd,
        to_status_cd, reason_desc, diff_json)
      select ${how.now}, ${how.by}, ${how.ip || null}::inet, ${bizCd}, r.${key}::text, r.plant_cd,
        ${columns.vendorCd ? raw('r.vendor_cd') : raw('null')}, ${actionCd}, w.${state}, ${reached ? raw(reached) : sql`r.${state}`},
        ${how.reasonDesc || null}, ${named.length === 0 ? raw(`'{}'::jsonb`) : join(named, ' || ')}
      from moved r join was w on w.${key} = r.${key})`
}
