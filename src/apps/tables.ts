/** Every table of the product, in one list: what the migrations are compared with. */
import * as core from '#platform/server/database/core.tables.ts'
import * as directory from '#platform/server/directory/directory.tables.ts'
import { tablesOf } from '#platform/server/documents/table.ts'
import { models } from './modules.ts'

const documents = models.flatMap(tablesOf)

export const tables: Record<string, unknown> = {
  ...core,
  ...directory,
  ...Object.fromEntries(documents.map((table, index) => [`document${index}`, table])),
}
