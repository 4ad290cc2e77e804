/** Writes a whole directory into empty tables, one statement a table. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { snakeCase } from '#platform/model/document.ts'
import * as tables from '#platform/server/directory/directory.tables.ts'
import type { DirectoryRows } from './rows.ts'

/** A connection of the owner: numbers chosen by the seeds are written, and the counters behind them moved on. */
export interface OwnerConnection {
  query(text: string, values?: unknown[]): Promise<unknown>
}

const tableOf = {
  plants: 'plant',
  depts: 'dept',
  users: 'user',
  processes: 'process',
  facilityTypes: 'facilityType',
  vendors: 'vendorInfo',
  vendorAccounts: 'vendorAccount',
  vendorPersons: 'vendorPerson',
  authGrps: 'authGrp',
  menus: 'menu',
  authMenus: 'authMenu',
  authUsers: 'authUser',
  codeGrps: 'codeGrp',
  codes: 'code',
  positions: 'position',
  duties: 'duty',
  holidays: 'holiday',
  legalParams: 'legalParam',
  settings: 'setting',
} as const satisfies Record<keyof DirectoryRows, keyof typeof tables>
/** By their names: to compare each table with the type of all of them costs the compiler time. */
const byName = Object.fromEntries(Object.entries(tables as object)) as Readonly<Record<keyof typeof tables, PgTable>>

/** Within the caller's transaction. */
export async function loadDirectory(connection: OwnerConnection, rows: DirectoryRows): Promise<void> {
  for (const name of Object.keys(tableOf) as (keyof DirectoryRows)[])
    await insertAll(connection, byName[tableOf[name]], rows[name])
}

/** Columns that no row names keep their default; a column that some rows name is empty in the others. */
async function insertAll(connection: OwnerConnection, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const named = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = named.map((column) => `"${snakeCase(column)}"`).join(', ')
  const stored = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value])),
  )
  const tableName = getTableName(table)
  await connection.query(
    `insert into "${tableName}" (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::"${tableName}", $1)`,
    [JSON.stringify(stored)],
  )
  for (const [column, { generatedIdentity }] of Object.entries(getTableColumns(table))) {
    if (!generatedIdentity || !named.includes(column)) continue
    const stem = snakeCase(column)
    await connection.query(
      `select setval(pg_get_serial_sequence('"${tableName}"', '${stem}'), (select max("${stem}") from "${tableName}"))`,
    )
  }
}
