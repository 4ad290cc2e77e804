/** The lines of a document's fields of rows, each field a table of its own. */
import { type AnyDocument, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { join, name, sql } from '../database/sql.ts'
import { column } from './shape.ts'
import { childTableNameOf } from './table.ts'
import type { Values } from './write.ts'

/** Replaces the lines of each field of rows that is among the values. */
export async function writeRows(db: Queries, model: AnyDocument, no: number, values: Values): Promise<void> {
  for (const [field, spec] of rowsFieldsOf(model)) {
    if (!(field in values)) continue
    const table = name(childTableNameOf(model, field))
    const parent = column(model.key)
    const columns = join(Object.keys(spec.fields).map(column), ', ')
    const lines = ((values[field] as Values[] | null) ?? []).map((line, index) => ({ seqNo: index + 1, ...line }))
    await db.query(sql`delete from ${table} where ${parent} = ${no}`)
    await db.query(sql`insert into ${table} (${parent}, seq_no, ${columns})
      select ${no}, seq_no, ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(lines.map(snakeKeys))}::jsonb)`)
  }
}
const snakeKeys = (line: Values): Values =>
  Object.fromEntries(Object.entries(line).map(([field, value]) => [snakeCase(field), value]))
