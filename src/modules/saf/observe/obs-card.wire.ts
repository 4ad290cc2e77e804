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
})
export type Poster = z.infer<typeof poster>
