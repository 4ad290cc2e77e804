/** What a permit of a contractor may name as used in the work, and what it names. */
import { z } from 'zod'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { listOf } from '../ask/guard-parts.logic.ts'
import { permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { materialsAnswer } from './permit-materials.wire.ts'

const params = z.object({ no: z.coerce.number().int().min(1) })
export function registerMaterials(app: App, { db }: Services): void {
  app.get(
    `${permit.api}/:no/materials`,
    {
      config: needsDocument(permit),
      schema: { tags: [permit.label], params, response: { 200: materialsAnswer } },
    },
    async (request) => {
      const { person } = askerOf(request, permit)
      return db.read(person, async (queries) => {
        const { plantCd, vendorCd, msdsNo } = await getRecord(queries, permit, request.params.no)
        if (vendorCd === null) return { rows: [] }
        const asked = { plantCd, vendorCd, docNos: [...listOf(msdsNo)], withOthers: true }
        return { rows: [...(await permitAsks.materials(queries, asked))] }
      })
    },
  )
}
