/** What the map of blind spots asks: all places of a plant, and the same as a list. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, pageOf, paging } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { BLIND_API, BLIND_ROUTE, type BlindColour, blindColours, lookWays } from './blind.model.ts'

const seen = {
  right: menu(BLIND_ROUTE),
  tag: '사각지대',
  program:
    'When a place was last looked at and none of what was found there: to who sees little it must not look forgotten.',
}
const nullableNumber = z.number().nullable()

const place = z.object({
  locationNo: z.number(),
  locationNm: z.string(),
  mapNo: nullableNumber,
  locationX: nullableNumber,
  locationY: nullableNumber,
  lastDt: nullableText,
  lastWayCd: oneOf(lookWays).nullable(),
  days: nullableNumber,
  colourCd: oneOf(blindColours),
  looks: z.array(z.object({ wayCd: oneOf(lookWays), lastDt: z.string() })),
})
export type BlindPlace = z.infer<typeof place>
const plan = z.object({ mapNo: z.number(), mapNm: z.string(), mapFileId: nullableNumber })
export type BlindPlan = z.infer<typeof plan>

const plant = { plantCd: asked(20) }
const map = z.object({
  plantCd: z.string(),
  warnDays: z.number(),
  lateDays: z.number(),
  plans: z.array(plan),
  places: z.array(place),
})
export type BlindMap = z.infer<typeof map>
export const blindMap = call.get(BLIND_API, { ...seen, query: z.strictObject(plant), answer: map })

const colourCd = z.enum(Object.keys(blindColours) as [BlindColour, ...BlindColour[]]).optional()
const found = { ...plant, colourCd }
export const blindList = call.get(`${BLIND_API}/places`, {
  ...seen,
  query: z.strictObject({ ...found, ...paging() }),
  answer: pageOf(place),
})
export const blindSheet = call.get(`${BLIND_API}/places/excel`, {
  ...seen,
  query: z.strictObject(found),
  answer: 'sheet',
})
