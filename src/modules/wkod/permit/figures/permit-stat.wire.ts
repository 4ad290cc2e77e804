/** Permits in figures: what is asked, and what is answered. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'

export const STAT_ROUTE = '/constSafe/wkod/permitStat'
export const STAT_API = '/api/saf/wkod/permitstat'

const day = z.string().refine(isDay)
export const statQuery = z.strictObject({
  from: day,
  to: day,
  plantCd: z.string().max(20).optional(),
  vendorCd: z.string().max(20).optional(),
})

const count = z.number()
const measures = {
  total: count,
  /** Not asked for by the day before. */
  urgent: count,
  /** Returned or refused at least once. */
  refused: count,
  /** Stopped because the measurement was not repeated in time. */
  gasOverdue: count,
  /** How often work was stopped; breaks and ends of days are none. */
  stops: count,
  /** In conflict with another work before it was approved. */
  conflict: count,
  /** Not finished half an hour after its end. */
  late: count,
  /** Median of hours from request to approval; null where none was approved. */
  leadHour: z.number().nullable(),
}
const line = z.object({ key: z.string().nullable(), label: z.string().nullable(), ...measures })
const reason = z.object({ key: z.string(), count })
export const statAnswer = z.object({
  all: line,
  byMonth: z.array(line),
  byKind: z.array(line),
  byVendor: z.array(line),
  stopReasons: z.array(reason),
  refuseReasons: z.array(reason),
})
export type PermitStat = z.infer<typeof statAnswer>
export type StatLine = z.infer<typeof line>
