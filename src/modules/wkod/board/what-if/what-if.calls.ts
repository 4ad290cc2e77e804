/** What would be if works were done at other hours or places: asked, proposed to others, made so; never kept as such. */
import { call, menu, write } from '#platform/model/call.ts'
import { seenVersion, toldCheck, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../../permit/permit.model.ts'
import { BOARD_API, BOARD_ROUTE, conflict } from '../board.calls.ts'

/** So many works are moved at a time. */
export const MOST_MOVES = 10

const thousandth = z.number().int().min(0).max(1000)
const spot = z.strictObject({ markNo: z.number().int().min(1).max(999), locationX: thousandth, locationY: thousandth })
const moved = {
  permitNo: z.number().int().positive(),
  fromDt: writtenInstant,
  toDt: writtenInstant,
  /** Marks that stand elsewhere on their plan; the others stay. */
  spots: z.array(spot).max(30),
}
const isForward = ({ fromDt, toDt }: { fromDt: string; toDt: string }) => Date.parse(fromDt) < Date.parse(toDt)
const move = z.strictObject(moved).refine(isForward)
export type WhatIfMove = z.infer<typeof move>
/** As the asker saw it: what somebody has changed since is not overwritten. */
const seenMove = z
  .strictObject({ ...moved, rowVersion: seenVersion, marksVersion: z.string().max(100) })
  .refine(isForward)
export type SeenMove = z.infer<typeof seenMove>

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
  rowVersion: z.number(),
  marksVersion: z.string(),
  /** Whether the asker may make it so himself: hours are changed in what is not asked for yet. */
  applyCd: z.enum(['MAY', 'HOURS', 'NO']),
})
export type TriedWork = z.infer<typeof tried>

const answer = z.object({ works: z.array(tried), conflicts: z.array(conflict) })
export type WhatIf = z.infer<typeof answer>

const tag = '현장 보드'
const moves = z.strictObject({ moves: z.array(move).min(1).max(MOST_MOVES) })
export const whatIf = call.post(`${BOARD_API}/what-if`, { right: menu(BOARD_ROUTE), tag, body: moves, answer })

/** What was tried, to whom it concerns: leaders and areas of the works and of those in their way. */
export const proposeMoves = call.post(`${BOARD_API}/what-if/proposals`, {
  right: menu(BOARD_ROUTE),
  tag,
  body: moves,
  answer: z.object({ toldCnt: z.number() }),
})

/** What was tried, made so by whoever may change the permits: by the same change as on their own pages. */
export const applyMoves = call.post(`${BOARD_API}/what-if/changes`, {
  right: write(permit),
  tag,
  body: z.strictObject({ moves: z.array(seenMove).min(1).max(MOST_MOVES) }),
})
