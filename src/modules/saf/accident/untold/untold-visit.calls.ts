/** Visits to the infirmary that have to do with work and led to no accident: when and where; not whose, and not what for. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'
import { accidentFix } from '../fix/accident-fix.model.ts'

const visit = z.object({
  visitNo: z.number(),
  visitDt: z.string(),
  placeDesc: nullableText,
  processNm: nullableText,
  /** A contractor's worker. */
  isVendor: z.boolean(),
})
const program =
  'When and where of visits which only the infirmary may read: to who answers for accidents, without a name and without a word of what it was for.'

export const untoldVisits = call.get(`${accident.api}-untold`, {
  right: menu(accidentFix.route.staff, 'write'),
  tag: accident.label,
  program,
  answer: rowsOf(visit),
})
export const tellVisit = call.post(`${accident.api}-untold/{no}`, {
  right: menu(accidentFix.route.staff, 'write'),
  tag: accident.label,
  answer: z.object({ accidentNo: z.number() }),
})
