/** What the page of a vendor asks beside its record: the check of its papers on a day, its invitation to register itself. */
import { isDay } from '#platform/model/calendar.ts'
import { call, read, write } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { vendorDocTypes } from '../document/vendor-doc.model.ts'
import { vendorMaster } from './vendor-master.model.ts'

const check = z.object({
  ruleCd: z.literal('E02'),
  docTypeCd: oneOf(vendorDocTypes),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  validToYmd: z.string().nullable(),
})
export const vendorDocs = call.get(`${vendorMaster.api}/{no}/docs`, {
  right: read(vendorMaster),
  through: vendorMaster,
  query: z.object({ day: z.string().refine(isDay).optional() }),
  answer: rowsOf(check),
})

const invited = z.object({ inviteDt: z.string(), expireDt: z.string(), answerDt: z.string().nullable() })
export type Invited = z.infer<typeof invited>
export const vendorInvite = call.get(`${vendorMaster.api}/{no}/invite`, {
  right: { ...read(vendorMaster), roles: ['PUR', 'OWN', 'SHM'] },
  through: vendorMaster,
  answer: z.object({ invited: invited.nullable() }),
})
export const inviteVendor = call.post(`${vendorMaster.api}/{no}/invite`, {
  right: { ...write(vendorMaster), roles: ['PUR', 'OWN'] },
  tag: vendorMaster.label,
})
