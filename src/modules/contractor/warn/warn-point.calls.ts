/** What the screens of demands ask besides records: where vendors work now, a warning out of points, how vendors do. */
import { isDay } from '#platform/model/calendar.ts'
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { warnPoint } from './warn-point.model.ts'

const seen = { right: read(warnPoint), tag: warnPoint.label }

const running = z.object({
  permitNo: z.number(),
  permitDocNo: z.string(),
  vendorCd: z.string(),
  vendorNm: z.string(),
  workTitle: z.string(),
  placeDesc: z.string(),
  locationX: z.number().nullable(),
  locationY: z.number().nullable(),
})
export type Running = z.infer<typeof running>
export const runningPermits = call.get(`${warnPoint.api}-permits`, { ...seen, answer: rowsOf(running) })

const plan = z.object({ mapNo: z.number(), mapFileId: z.number() })
export type Plan = z.infer<typeof plan>
/** The plan on which places are marked; null where the plant has none. */
export const warnPlan = call.get(`${warnPoint.api}-plan`, { ...seen, answer: z.object({ plan: plan.nullable() }) })

/** R2: the draft of a warning about what the points have said. */
export const makeWarning = call.post(`${warnPoint.api}/{no}/warning`, {
  right: write(warnPoint),
  tag: warnPoint.label,
  answer: z.object({ warnPointNo: z.number() }),
})

const day = z.string().refine(isDay)
const counts = z.object({ point: z.number(), warn: z.number(), stop: z.number() })
export type Counts = z.infer<typeof counts>
const trend = z.object({
  byMonth: z.array(counts.extend({ month: z.string() })),
  byVendor: z.array(
    counts.extend({ vendorCd: z.string(), vendorNm: z.string().nullable(), open: z.number(), late: z.number() }),
  ),
})
export type Trend = z.infer<typeof trend>
export const warnTrend = call.get(`${warnPoint.api}-trend`, {
  ...seen,
  query: z.strictObject({ from: day, to: day, vendorCd: z.string().max(20).optional() }),
  answer: trend,
})
