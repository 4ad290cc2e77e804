/** What would be if works were done at other hours or places: asked and answered, never kept. */
import { call, menu } from '#platform/model/call.ts'
import { toldCheck, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { BOARD_API, BOARD_ROUTE, conflict } from '../board.calls.ts'

/** So many works are moved at a time. */
export const MOST_MOVES = 10

const thousandth = z.number().int().min(0).max(1000)
const spot = z.strictObject({ markNo: z.number().int().min(1).max(999), locationX: thousandth, locationY: thousandth })
const move = z
  .strictObject({
    permitNo: z.number().int().positive(),
    fromDt: writtenInstant,
    toDt: writtenInstant,
    /** Marks that stand elsewhere on their plan; the others stay. */
    spots: z.array(spot).max(30),
  })
  .refine(({ fromDt, toDt }) => Date.parse(fromDt) < Date.parse(toDt))
export type WhatIfMove = z.infer<typeof move>

const sky = z.object({
  obsDt: z.string(),
  windVal: z.number().nullable(),
  gustVal: z.number().nullable(),
  feelTempVal: z.number().nullable(),
})
const tried = z.object({
  permitNo: z.number(),
  /** What a request with these hours and places would be told. */
  checks: z.array(toldCheck),
  /** When the air is measured, where it has to be. */
  gasDts: z.array(z.string()),
  /** One person only has the work. */
  isLone: z.boolean(),
  /** Who is at another work in these hours. */
  elsewhere: z.array(z.object({ nm: z.string(), permitDocNo: z.string().nullable(), wkodTitle: z.string() })),
  /** Who hears of it: leaders and areas of the work and of those in its way. */
  concerned: z.array(z.string()),
  /** As it was observed last, while that holds. */
  sky: sky.nullable(),
})
export type TriedWork = z.infer<typeof tried>

const answer = z.object({ works: z.array(tried), conflicts: z.array(conflict) })
export type WhatIf = z.infer<typeof answer>

export const whatIf = call.post(`${BOARD_API}/what-if`, {
  right: menu(BOARD_ROUTE),
  tag: '현장 보드',
  body: z.strictObject({ moves: z.array(move).min(1).max(MOST_MOVES) }),
  answer,
})
