/** What obs-card.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const permitRow = z.object({
  permitNo: z.number(),
  permitDocNo: z.string(),
  workTitle: z.string(),
  placeDesc: z.string(),
})
export type Permit = z.infer<typeof permitRow>

export const poster = z.object({
  linkNo: z.number(),
  locationNo: z.number(),
  locationNm: z.string().nullable(),
  untilYmd: z.string(),
  path: z.string(),
  /** What came of what was told there last month. */
  results: z.object({
    month: z.string(),
    toldCnt: z.number(),
    doneCnt: z.number(),
    /** Without the name of anybody. */
    examples: z.array(z.object({ contentDesc: z.string(), replyDesc: z.string() })),
  }),
})
export type Poster = z.infer<typeof poster>

export const heatPlan = z.object({
  mapNo: z.number(),
  mapNm: z.string(),
  mapFileId: z.number(),
  /** In thousandths of the plan's width and height. */
  places: z.array(z.object({ placeDesc: z.string(), total: z.number(), locationX: z.number(), locationY: z.number() })),
})
export type HeatPlan = z.infer<typeof heatPlan>
