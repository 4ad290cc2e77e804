/** What others ask of the weather. */
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { latestObs, type ObsRow, weatherNumbers } from './weather.store.ts'

/** The last word on the weather of a plant, as long as it holds. */
export async function weatherNow(db: Queries | Transaction, plantCd: string, now: Date): Promise<ObsRow | undefined> {
  const program = asProgram(db)
  return latestObs(program, plantCd, now, await weatherNumbers(program, dayOf(now)))
}
