/** What happened again where a measure was to have helped, from whichever source it is known. */
import type { Queries } from '#platform/server/database/database.ts'
import type { RepeatedEvent } from './impr.calls.ts'
import { imprAsks, type Watched } from './impr.ports.ts'

export async function eventsAfter(db: Queries, record: Watched): Promise<readonly RepeatedEvent[]> {
  const found = await Promise.all(imprAsks.sources(db).map((source) => source.eventsSince?.(db, record) ?? []))
  return found.flat()
}
