/** What is drawn rather than typed: marks on images and maps, and signatures, as they are stored and sent. */
import { z } from 'zod'
import { isWrittenInstant } from './calendar.ts'

const instant = z.iso.datetime({ offset: true }).refine(isWrittenInstant)
/** Of a width or a height. */
const thousandth = z.number().int().min(0).max(1000)

/** A mark on an image, in thousandths of its width and height (0-1000). */
export const mark = z.strictObject({
  markNo: z.number().int().min(1),
  markType: z.string().max(20),
  locationX: thousandth,
  locationY: thousandth,
  wkodDt: instant.optional(),
  wkodTitle: z.string().max(200).optional(),
})
export type Mark = z.infer<typeof mark>

/** A place on one of the site's maps, in thousandths of its width and height. */
export const siteMark = z.strictObject({
  mapNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  locationX: thousandth,
  locationY: thousandth,
})
export type SiteMark = z.infer<typeof siteMark>

/** A drawn signature: pen strokes in thousandths of the pad, the signer and the moment. */
export const signature = z.strictObject({
  signerNm: z.string().min(1).max(100),
  signDt: instant,
  strokes: z.array(z.array(thousandth).max(2000)).min(1).max(200),
})
export type Signature = z.infer<typeof signature>

/** As a column keeps it: every second point is left out until it fits. Undefined where nothing would be left of it. */
export function drawnText(strokes: Signature['strokes'], most: number): string | undefined {
  const text = JSON.stringify(strokes)
  if (text.length <= most) return text
  const thinner = strokes.map((stroke) => stroke.filter((_, at) => at % 4 < 2 || at >= stroke.length - 2))
  return JSON.stringify(thinner).length < text.length ? drawnText(thinner, most) : undefined
}
