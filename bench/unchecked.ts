/**
 * The list of our server with its checks off: nobody signs in, no right is asked, and the database is told that the program
 * itself asks. Everything else, the statements and the answer, is the same.
 */
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { addNames } from '#platform/server/directory/names.ts'
import { numbersInList } from '#platform/server/documents/document-numbers.ts'
import { totalStatement } from '#platform/server/documents/list.ts'
import { toWire } from '#platform/server/documents/record.ts'
import { linesOf } from '#platform/server/documents/routes.ts'
import { listQuerySchema, listSchema, toListQuery } from '#platform/server/documents/schemas.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { loadPerson, type SignedInPerson } from '#platform/server/sign-in/person.ts'
import { people, UNCHECKED } from './operations.ts'

export async function registerUnchecked(app: App, services: Services): Promise<void> {
  const known = new Map<string, SignedInPerson>()
  for (const userId of Object.keys(people)) {
    const person = await loadPerson(services, userId)
    if (person) known.set(userId, person)
  }
  const shape = shapeOf(nearMiss)
  const numbers = numbersInList(services.models, nearMiss)
  const schema = { querystring: listQuerySchema(nearMiss), response: { 200: listSchema(nearMiss) } }
  app.get(`${UNCHECKED}/:userId`, { config: { open: true }, schema }, async (request) => {
    const person = known.get((request.params as { userId: string }).userId)
    if (!person) throw new RangeError('Nobody to ask as')
    const query = toListQuery(nearMiss, request.query as Record<string, unknown>)
    const [rows, totals] = await services.db.read('SYSTEM', (db) =>
      Promise.all([
        linesOf(db, shape, person, query, numbers),
        db.query<{ total: number }>(totalStatement(shape, person, query)),
      ]),
    )
    await addNames(services.db, person, shape.lineAsJson.names, rows)
    const { page, limit } = query
    const reader = { person, language: request.language }
    return { total: totals[0]?.total ?? 0, page, limit, rows: rows.map((row) => toWire(nearMiss, reader, row, true)) }
  })
}
