/** What the page of a vendor asks beside its record: the check of its papers on a day. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { checkDocs } from '../document/vendor-doc.logic.ts'
import { vendorMaster } from './vendor-master.model.ts'
import { heldDocs } from './vendor-master.rules.ts'

const check = z.object({
  ruleCd: z.literal('E02'),
  docTypeCd: z.string(),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  validToYmd: z.string().nullable(),
})

export function vendorMasterRoutes(app: App, { db, clock }: Services): void {
  app.get(
    `${vendorMaster.api}/:no/docs`,
    {
      config: needsDocument(vendorMaster),
      schema: {
        tags: [vendorMaster.label],
        params: z.object({ no: z.coerce.number().int().min(1) }),
        querystring: z.object({ day: z.string().refine(isDay).optional() }),
        response: { 200: z.object({ rows: z.array(check) }) },
      },
    },
    async (request) => {
      const { person } = askerOf(request, vendorMaster)
      const day = request.query.day ?? clock.today()
      const rows = await db.read(person, async (queries) => {
        const vendor = await getRecord(queries, vendorMaster, request.params.no)
        const held = await heldDocs(queries, vendor.vendorCd === null ? null : String(vendor.vendorCd))
        return checkDocs(String(vendor.vendorRiskCd), held, day)
      })
      return { rows }
    },
  )
}
