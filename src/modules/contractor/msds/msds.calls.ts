/** What the page of a material asks beside its record: where materials are kept, and how full those places are. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { vendorMsds } from './vendor-msds.model.ts'

const place = z.object({
  stockLocNo: z.number(),
  locNm: z.string(),
  locKindCd: z.string(),
  permitMultiple: z.number().nullable(),
  /** What lies there now; contractors are told how much, not whose. Null while nobody knows of the site's own. */
  multiple: z.number().nullable(),
})
export type Place = z.infer<typeof place>
export const msdsPlaces = call.get(`${vendorMsds.api}-places`, {
  right: read(vendorMsds),
  program: 'What lies at a place is of all vendors who share it; quantities, no documents.',
  tag: vendorMsds.label,
  answer: rowsOf(place),
})
