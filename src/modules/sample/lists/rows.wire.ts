/** What the sample lists ask for. */
import { MAX_LIMIT } from '#platform/model/query.ts'
import { z } from '#schema'

export const rowsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  /** Every row in one answer, for tables that sort and page by themselves. */
  all: z.enum(['Y', 'N']).default('N'),
  sort: z.string().max(40).default(''),
  q: z.string().max(100).default(''),
  /** Only so many rows exist: the lists of 95 and of 57. */
  of: z.coerce.number().int().min(0).optional(),
  /** Y: the answer fails, as when something behind the server is down. */
  fail: z.enum(['Y', 'N']).default('N'),
})
export type RowsQuery = Partial<z.infer<typeof rowsQuery>>
