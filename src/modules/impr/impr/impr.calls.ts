/** What the screens of the register ask besides records: what was found there before, what happened again, the board. */
import { isDay } from '#platform/model/calendar.ts'
import { call, read } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { impr } from './impr.model.ts'

/** Something that happened again where a measure was to have helped. */
const repeatedEvent = z.object({
  docNo: z.string().nullable(),
  title: z.string(),
  occurDt: z.string(),
  /** Its page. */
  path: z.string(),
})
export type RepeatedEvent = z.infer<typeof repeatedEvent>

const tag = impr.label
const similar = z.object({
  imprNo: z.number(),
  imprDocNo: z.string().nullable(),
  imprTitle: z.string(),
  placeDesc: z.string(),
  createDt: z.string(),
  statusCd: oneOf(impr.lifecycle.states),
  /** How far its mark lies from the one asked about; null where that is not known. */
  metresVal: z.number().nullable(),
})
export type Similar = z.infer<typeof similar>
const MOST_KEY = Number.MAX_SAFE_INTEGER
const thousandth = z.coerce.number().int().min(0).max(1000).optional()
const similarQuery = z.strictObject({
  processNo: z.coerce.number().int().optional(),
  placeDesc: z.string().max(200).optional(),
  hazardCatCd: z.string().max(20).optional(),
  accTypeCd: z.string().max(20).optional(),
  mapNo: z.coerce.number().int().min(1).max(MOST_KEY).optional(),
  locationX: thousandth,
  locationY: thousandth,
})
export type SimilarQuery = z.infer<typeof similarQuery>
export const similarImprs = call.get(`${impr.api}-similar`, {
  right: read(impr),
  tag,
  query: similarQuery,
  answer: rowsOf(similar),
})

const found = z.object({
  label: z.string(),
  docNo: z.string().nullable(),
  title: z.string().nullable(),
  path: z.string(),
})
export type FoundSource = z.infer<typeof found>
/** Null where it was found nowhere in particular, or where the reader may not look. */
export const imprSource = call.get(`${impr.api}/{no}/source`, {
  right: read(impr),
  through: impr,
  tag,
  answer: z.object({ source: found.nullable() }),
})

export const imprEvents = call.get(`${impr.api}/{no}/events`, { right: read(impr), tag, answer: rowsOf(repeatedEvent) })

const day = z.string().refine(isDay)
const cell = z.number()
const line = z.object({
  /** A department, or a vendor; null for a draft of an owner that is gone. */
  deptCd: z.string().nullable(),
  vendorCd: z.string().nullable(),
  name: z.string().nullable(),
  open: cell,
  soon: cell,
  late7: cell,
  late14: cell,
  late30: cell,
  lateMore: cell,
  /** R5 over the period: rows that were due in it, and those of them that were done in time. */
  due: cell,
  kept: cell,
})
export type BoardLine = z.infer<typeof line>
const boardQuery = z.strictObject({ from: day, to: day, plantCd: z.string().max(20).optional() })
export type BoardQuery = z.infer<typeof boardQuery>
const board = rowsOf(line).extend({ today: z.string() })
export type Board = z.infer<typeof board>
export const imprBoard = call.get(`${impr.api}-board`, { right: read(impr), tag, query: boardQuery, answer: board })
