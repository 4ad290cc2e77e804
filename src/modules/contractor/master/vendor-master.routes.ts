/** What the page of a vendor asks beside its record: the check of its papers on a day, its invitation to register itself. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { checkDocs } from '../document/vendor-doc.logic.ts'
import { invite, invitedOf } from './invite-write.ts'
import { inviteVendor, vendorDocs, vendorInvite } from './vendor-master.calls.ts'
import { heldDocs } from './vendor-master.rules.ts'

const docs = answer(vendorDocs, async ({ record: { vendorCd, vendorRiskCd }, query, db, today }) => ({
  rows: checkDocs(String(vendorRiskCd), await heldDocs(db, vendorCd), query.day ?? today),
}))

export const vendorMasterRoutes = routes(
  docs,
  answer(vendorInvite, async ({ record, program }) => ({ invited: await invitedOf(program, record.vendorMasterNo) })),
  answer(inviteVendor, ({ places, ...acting }) => invite(acting, places.no)),
)
