/** What the page of a vendor asks beside its record: the check of its papers on a day. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { checkDocs } from '../document/vendor-doc.logic.ts'
import { invite, invitedOf } from './invite-write.ts'
import { vendorMaster } from './vendor-master.model.ts'
import { heldDocs } from './vendor-master.rules.ts'
import { check, invited } from './vendor-master.wire.ts'

const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

export function vendorMasterRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const tags = [vendorMaster.label]
  app.get(
    `${vendorMaster.api}/:no/invite`,
    {
      config: { right: { ...needsDocument(vendorMaster).right, roles: ['PUR', 'OWN', 'SHM'] } },
      schema: { tags, params, response: { 200: z.object({ invited: invited.nullable() }) } },
    },
    async (request) => {
      const { person } = askerOf(request, vendorMaster)
      return db.write(person, async (tx) => {
        const { vendorMasterNo } = await getRecord(tx, vendorMaster, request.params.no)
        return { invited: await invitedOf(tx, Number(vendorMasterNo)) }
      })
    },
  )
  app.post(
    `${vendorMaster.api}/:no/invite`,
    {
      config: { right: { ...needsDocument(vendorMaster, 'write').right, roles: ['PUR', 'OWN'] } },
      schema: { tags, params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { person } = askerOf(request, vendorMaster)
      await db.write(person, (tx) => invite({ tx, services, person, now: clock.now() }, request.params.no))
      return reply.status(204).send(null)
    },
  )
  app.get(
    `${vendorMaster.api}/:no/docs`,
    {
      config: needsDocument(vendorMaster),
      schema: {
        tags,
        params,
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
