/** What gets a label: the places and the equipment of a plant. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'

const LABEL_API = '/api/saf/check/label'
const LABEL_ROUTE = '/saf/check/placeLabel'

export const labelKinds = { L: '장소', E: '설비' } as const
export type LabelKind = keyof typeof labelKinds

const row = z.object({
  kindCd: z.enum(['L', 'E']),
  no: z.number(),
  nm: z.string(),
  /** The tag of equipment; the place above a place. */
  besideNm: nullableText,
  plantNm: nullableText,
})
export type LabelRow = z.infer<typeof row>
export const placeLabels = call.get(LABEL_API, {
  right: menu(LABEL_ROUTE),
  tag: 'QR 라벨',
  query: z.strictObject({ kindCd: z.enum(['L', 'E']), plantCd: asked(20) }),
  answer: rowsOf(row),
})
