/** Rows of the first day, in one statement: keys and all as given. */
import { snakeCase } from '#platform/model/document.ts'
import type { Queries } from './database.ts'
import { raw, sql } from './sql.ts'

export interface OwnerConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** The statements of the first day, in a transaction of the program. */
export const ownerIn = (tx: Queries): OwnerConnection => ({
  async query(text, values = []) {
    if (values.length === 0) return { rows: await tx.query(raw(text)) }
    const parts = text.split(/\$(\d+)/)
    const strings = parts.filter((_, index) => index % 2 === 0)
    const given = parts.filter((_, index) => index % 2 === 1).map((number) => values[Number(number) - 1])
    return { rows: await tx.query(sql(Object.assign(strings, { raw: strings }), ...given)) }
  },
})

export async function insertAll(
  connection: OwnerConnection,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map(snakeCase).join(', ')
  const stored = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  )
  await connection.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(stored)],
  )
}
