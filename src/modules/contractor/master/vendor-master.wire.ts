/** What vendor-master.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { vendorDocTypes } from '../document/vendor-doc.model.ts'

export const check = z.object({
  ruleCd: z.literal('E02'),
  docTypeCd: oneOf(vendorDocTypes),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  validToYmd: z.string().nullable(),
})
export type Check = z.infer<typeof check>

export const invited = z.object({ inviteDt: z.string(), expireDt: z.string(), answerDt: z.string().nullable() })
export type Invited = z.infer<typeof invited>
