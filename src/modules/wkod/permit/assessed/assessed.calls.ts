/** The risk assessments that hold up a permit, and what the head of safety lets go on under them. */
import { call, read, write } from '#platform/model/call.ts'
import { oneOf, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { freedFor } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'

const openOne = z.object({
  rsaNo: z.number(),
  rsaDocNo: z.string(),
  rsaTitle: z.string(),
  leaderUserNm: z.string(),
  /** What may be carried out under it. */
  controls: z.array(z.object({ controlNo: z.number(), controlDesc: z.string() })),
  /** Until when the work may go on all the same; null where nobody let it. */
  freedToDt: z.string().nullable(),
})
export type OpenOne = z.infer<typeof openOne>
export const permitAssessed = call.get(`${permit.api}/{no}/assessed`, {
  right: read(permit),
  through: permit,
  answer: z.object({ open: z.array(openOne), mayFree: z.boolean() }),
})

/** At least so many characters of why (CM-07). */
export const LEAST_FREED_REASON = 10
export const freeAssessed = call.post(`${permit.api}/{no}/assessed/{rsa}/free`, {
  right: write(permit),
  through: permit,
  places: { rsa: z.coerce.number().int().min(1) },
  body: z.strictObject({
    freedForCd: oneOf(freedFor),
    /** The measure that is carried out, where that is what for. */
    controlNo: z.number().int().min(1).nullable().default(null),
    toDt: writtenInstant,
    reasonDesc: z.string().trim().min(LEAST_FREED_REASON).max(500),
  }),
  answer: z.object({ permitNo: z.number() }),
})
