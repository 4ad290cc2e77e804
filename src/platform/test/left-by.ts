/** What became of a document in the database, but for what no two are alike in: keys, numbers, moments. */
import { type AnyDocument, fieldsOf, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import { childTableNameOf, tableNameOf } from '../server/documents/table.ts'
import type { Site } from './site.ts'

type Row = Record<string, unknown>
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(Z|[+-]\d\d:\d\d)/g

/** Its row, the lines of each kind, its history: what a walk over HTTP and a story that was inserted have to agree in. */
export async function leftBy(site: Site, model: AnyDocument, no: number) {
  const of = async (table: string, where: string, order: string) => {
    const rows = await site.sql<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${where} = '${no}' order by ${order}`,
    )
    return rows.map(({ row }) => withoutOnce(row, model))
  }
  const key = snakeCase(model.key)
  const lines = rowsFieldsOf(model).map(
    async ([field]) => [field, await of(childTableNameOf(model, field), key, 'seq_no')] as const,
  )
  return {
    row: await of(tableNameOf(model), key, key),
    lines: Object.fromEntries(await Promise.all(lines)),
    history: await of('sys_audit', `biz_cd = '${model.name}' and biz_no`, 'audit_no'),
  }
}

/** Each moment reads `*`, and so does what a second of its kind has another of: keys, numbers, files, itself. */
function withoutOnce({ ip_addr: _, ...row }: Row, model: AnyDocument): Row {
  const own = snakeCase(model.key)
  const files = fieldsOf(model).flatMap(([name, { kind }]) => (kind === 'attachments' ? [name] : []))
  const itself = fieldsOf(model).flatMap(([name, field]) => {
    const stored = snakeCase(name)
    return field.kind === 'reference' && field.to === model.name && row[stored] === row[own] ? [stored] : []
  })
  const once = [own, snakeCase(model.docNo), 'audit_no', 'biz_no', ...itself, ...files.map(snakeCase)]
  const marked = once.filter((name) => row[name]).map((name) => [name, '*'])
  const diff = Object.entries((row.diff_json ?? {}) as Row).map(([name, pair]) => [
    name,
    files.includes(name) ? '*' : pair,
  ])
  const text = JSON.stringify({
    ...row,
    ...Object.fromEntries(marked),
    ...(row.diff_json !== undefined && { diff_json: Object.fromEntries(diff) }),
  })
  return JSON.parse(text.replace(MOMENT, '*')) as Row
}
