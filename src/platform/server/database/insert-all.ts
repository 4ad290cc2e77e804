/** Rows of the first day, in one statement: keys and all as given. */
import { snakeCase } from '#platform/model/document.ts'

export interface OwnerConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

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
