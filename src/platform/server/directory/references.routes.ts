/** Finding the document that a field refers to: only by who may open its list, and only what he finds there. */
import { z } from 'zod'
import { nullableText, rowsOf, searchWord } from '#platform/model/call-words.ts'
import { rowsStatement } from '../documents/list.ts'
import { findRecord, titleFor } from '../documents/record.ts'
import { askerOf } from '../documents/rights.ts'
import { type Row, shapeOf } from '../documents/shape.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'

const MOST = 20
const found = z.object({ key: z.number(), docNo: nullableText, title: nullableText })

export function registerReferences(app: App, { db, models }: Services): void {
  const params = z.object({ name: z.string().max(60) })
  /** `no` names one that is known already. */
  const querystring = z.object({ q: searchWord, no: z.coerce.number().int().positive().optional() })
  app.get(
    '/api/common/references/:name',
    { schema: { tags: ['공통'], params, querystring, response: { 200: rowsOf(found) } } },
    async (request) => {
      const model = models.find(({ name }) => name === request.params.name)
      if (!model) throw notFound()
      const { person, language } = askerOf(request, model)
      const { q, no } = request.query
      const rows = await db.read(person, async (queries) => {
        if (no !== undefined) return [await findRecord(queries, model, no)].filter((row) => row !== undefined)
        const newest = { page: 1, limit: MOST, sort: `-${model.key}`, q: q || undefined, where: {} }
        return queries.query<Row>(rowsStatement(shapeOf(model), person, newest))
      })
      return {
        rows: rows.map((row) => ({
          key: Number(row[model.key]),
          docNo: textOf(row[model.docNo]),
          title: titleFor(model, language, row),
        })),
      }
    },
  )
}
const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
