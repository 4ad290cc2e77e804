/** Posters by which whoever passes reports an accident without an account. */
import { call, read, write } from '#platform/model/call.ts'
import { nullableText } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'

const poster = z.object({
  linkNo: z.number(),
  locationNm: nullableText,
  untilYmd: z.string(),
  path: z.string(),
  tel: z.string(),
})
export type AccidentPoster = z.infer<typeof poster>
const place = z.object({ locationNo: z.number(), locationNm: z.string() })

export const accidentPosters = call.get(`${accident.api}-posters`, {
  right: read(accident),
  tag: accident.label,
  program: 'Addresses of posters are links, which the program keeps; of the own plant.',
  answer: z.object({ mayAdd: z.boolean(), places: z.array(place), rows: z.array(poster) }),
})
export const hangAccidentPoster = call.post(`${accident.api}-posters`, {
  right: write(accident),
  tag: accident.label,
  body: z.strictObject({ locationNo: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({ linkNo: z.number() }),
  makes: true,
})
