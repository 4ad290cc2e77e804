/** What every list of a log has in its address and in its answer. */
import { z } from 'zod'

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
})
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.number(), page: z.number(), limit: z.number(), rows: z.array(row) })

/** A condition that may be missing. */
export const asked = (max: number) => z.string().trim().max(max).optional()
export const askedDay = z.iso.date().optional()
