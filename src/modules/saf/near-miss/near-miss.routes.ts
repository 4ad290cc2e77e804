/** What the near-miss screens ask besides records: similar reports while typing. */
import { z } from 'zod'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { similarRecords } from '#platform/server/documents/similar.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { nearMiss } from './near-miss.model.ts'

const MOST_SIMILAR = 5

const similarQuery = z.strictObject({
  placeDesc: z.string().max(200).default(''),
  nearMissTitle: z.string().max(100).default(''),
})
const similarAnswer = z.object({
  rows: z.array(
    z.object({
      nearMissNo: z.number(),
      nearMissDocNo: z.string().nullable(),
      nearMissTitle: z.string(),
      placeDesc: z.string(),
      occurDt: z.string(),
      statusCd: z.string(),
    }),
  ),
})

export function nearMissRoutes(app: App, { db }: Services): void {
  const tags = [nearMiss.label]

  app.get(
    `${nearMiss.api}-similar`,
    { config: needsDocument(nearMiss), schema: { tags, querystring: similarQuery, response: { 200: similarAnswer } } },
    async (request) => {
      const { person } = askerOf(request, nearMiss)
      const { placeDesc, nearMissTitle } = request.query
      const rows = await db.read(person, (queries) =>
        similarRecords(queries, nearMiss, person, `${placeDesc} ${nearMissTitle}`, MOST_SIMILAR),
      )
      return { rows: rows.map((row) => similarAnswer.shape.rows.element.parse(row)) }
    },
  )
}
