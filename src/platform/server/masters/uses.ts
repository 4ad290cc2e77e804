/** Where a row of a master is referred to, counted by kind: what is used is not removed, and the answer says why. */
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import type { Master } from '#platform/model/master.ts'
import type { Transaction } from '../database/database.ts'
import { join, raw, type Sql, sql } from '../database/sql.ts'
import { childTableNameOf, tableNameOf } from '../documents/table.ts'
import type { RuleProblem } from '../refusal.ts'
import type { Services } from '../services.ts'

interface Count {
  label: string
  from: Sql
}

export async function usesOf(
  tx: Transaction,
  services: Services,
  master: Master,
  row: Readonly<Record<string, unknown>>,
): Promise<RuleProblem[]> {
  const [own = ''] = master.key
  const key = String(row[own])
  const tables = (master.usedBy ?? []).map(
    ({ table, column, label, where }): Count => ({
      label,
      from: sql`${raw(`"${table}" u where u."${column}"`)}::text = ${key} ${raw(where ? `and (${where})` : '')}`,
    }),
  )
  // Rows of other plants and vendors count as well, though the person may not see them.
  const documents = services.models.flatMap((model) =>
    namingFields(model, master).map((table) => inDocument(model, table, key)),
  )
  const [here, everywhere] = await Promise.all([
    counted(tables, (statement) => tx.queryAs('SYSTEM', statement)),
    counted(documents, (statement) => services.db.query('SYSTEM', statement)),
  ])
  return [...here, ...everywhere].map(({ n, label }) => ({
    field: own,
    code: 'BASE_IN_USE',
    message: '사용 중인 항목은 삭제할 수 없습니다({n}건). 사용하는 곳: {use}',
    values: { n, use: label },
  }))
}

interface Naming {
  table: string
  /** Where the key stands in the row `u`. */
  key: string
}
/** The columns of a document, and of its lines, that hold keys of the master. */
function namingFields(model: AnyDocument, { namedAs }: Master): Naming[] {
  const names = (field: AnyField) =>
    typeof namedAs === 'string'
      ? field.kind === namedAs
      : namedAs !== undefined && field.kind === 'code' && field.group === namedAs.group
  return Object.entries(model.fields).flatMap(([name, field]) => {
    if (field.kind !== 'rows') return names(field) ? [{ table: tableNameOf(model), key: keyIn(name, field) }] : []
    return Object.entries(field.fields)
      .filter(([, cell]) => names(cell))
      .map(([cell, spec]) => ({ table: childTableNameOf(model, name), key: keyIn(cell, spec) }))
  })
}
/** A mark holds the key of its map. */
const keyIn = (name: string, { kind }: AnyField): string =>
  kind === 'siteMark' ? `u."${snakeCase(name)}"->>'mapNo'` : `u."${snakeCase(name)}"::text`

const inDocument = (model: AnyDocument, named: Naming, key: string): Count => ({
  label: model.label,
  from: sql`${raw(`"${named.table}" u where ${named.key}`)} = ${key}`,
})

async function counted(
  counts: readonly Count[],
  ask: (statement: Sql) => Promise<{ at: number; n: number }[]>,
): Promise<{ label: string; n: number }[]> {
  if (counts.length === 0) return []
  const rows = await ask(
    join(
      counts.map(({ from }, at) => sql`select ${at}::int as at, count(*)::int as n from ${from}`),
      ' union all ',
    ),
  )
  return rows.flatMap(({ at, n }) => (n > 0 ? [{ label: counts[at]?.label ?? '', n }] : []))
}
