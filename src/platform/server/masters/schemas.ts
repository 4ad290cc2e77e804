/** The zod shapes of a master's endpoints. */

import { z } from 'zod'
import { seenVersion } from '#platform/model/call-words.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { type Master, referencesOf, sortableNames, storedNames, writableNames } from '#platform/model/master.ts'
import { MAX_LIMIT } from '#platform/model/query.ts'
import { inputSchema } from '#platform/model/validate.ts'
import { sheetFormat, sheetName } from '../documents/schemas.ts'
import { shapeLater } from '../made-once.ts'
import type { MasterQuery } from './shape.ts'

const nullableText = z.string().nullable()
/** A tree is shown whole. */
const MAX_TREE_ROWS = 5000

export const rowSchema = shapeLater((master: Master) => {
  const shape: Record<string, z.ZodType> = {}
  for (const name of storedNames(master)) shape[name] = z.unknown()
  for (const [name, field] of Object.entries(master.fields))
    if (isDirectoryField(field)) shape[nameFieldOf(name)] = nullableText
  for (const [name] of referencesOf(master)) shape[nameFieldOf(name)] = nullableText
  return z.object({
    ...shape,
    rowVersion: z.number(),
    createUserId: nullableText,
    createDt: z.string(),
    updateUserId: nullableText,
    updateUserNm: nullableText,
    updateDt: z.string(),
  })
})

export const listAnswer = shapeLater((master: Master) =>
  z.object({ total: z.number(), page: z.number(), limit: z.number(), rows: z.array(rowSchema(master)) }),
)

export const listQuery = shapeLater((master: Master) => {
  const filters = Object.fromEntries(
    (master.list.filters ?? []).map((name) => [name, z.string().max(500).optional()] as const),
  )
  const limit = master.parent ? MAX_TREE_ROWS : MAX_LIMIT
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(limit)
      .default(master.parent ? MAX_TREE_ROWS : 20),
    sort: z.enum(sortableNames(master).flatMap((name) => [name, `-${name}`])).optional(),
    q: z.string().max(100).default(''),
    columns: z.string().max(2000).optional(),
    sheetNm: sheetName,
    format: sheetFormat,
    ...filters,
  })
})

export function toMasterQuery(master: Master, query: Readonly<Record<string, unknown>>): MasterQuery {
  const where = (master.list.filters ?? []).flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  const { page, limit, sort, q } = query as { page: number; limit: number; sort?: string; q: string }
  return { page, limit, sort: sort ?? '', q, where: Object.fromEntries(where) }
}

const anyTime = () => new Date(0)
/** Described for readers of the API; the check itself happens in the store, in the words of the product. */
export const insertBody = shapeLater((master: Master) => inputSchema(master, writableNames(master, true), anyTime))
export const updateBody = shapeLater((master: Master) =>
  inputSchema(master, writableNames(master, false), anyTime).extend({ rowVersion: seenVersion }),
)

const MAX_SAVED_ROWS = 500
export const saveBody = z.strictObject({
  rows: z
    .array(z.looseObject({ key: z.string().max(200).optional(), rowVersion: seenVersion.optional() }))
    .max(MAX_SAVED_ROWS)
    .default([]),
  removed: z
    .array(z.strictObject({ key: z.string().max(200), rowVersion: seenVersion }))
    .max(MAX_SAVED_ROWS)
    .default([]),
})
export const saveAnswer = z.object({ inserted: z.number(), updated: z.number(), removed: z.number() })
export const uploadAnswer = z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() })
export const keyParams = z.object({ key: z.string().max(200) })
