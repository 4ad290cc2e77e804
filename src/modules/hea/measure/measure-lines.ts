/** How the lines of a measurement are changed: with the measurement locked, and told as one change of it. */
import { z } from 'zod'
import { hasRole, type Person } from '#platform/model/access.ts'
import type { StoryOf } from '#platform/model/document.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { staleAnswer } from '#platform/server/documents/history.ts'
import type { ProgramValues } from '#platform/server/documents/program-door.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type Measure, measure } from './measure.model.ts'
import { hygienists } from './measure-unit.model.ts'

export const byNo = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

interface Change {
  tx: Transaction
  asker: Asker
  before: Row
  now: Date
}

/** What is told of it, with the number of its lines. */
interface LinesChanged {
  storyCd: StoryOf<typeof measure>
  values: Pick<ProgramValues<typeof measure>, 'unitCnt' | 'sampleCnt'>
}

interface Lines {
  no: number
  rowVersion?: number
  states: readonly Measure['statusCd'][]
}
type Work = (change: Change) => Promise<LinesChanged>

/**
 * The measurement, locked, for somebody who changes its lines; told as one change of it.
 *
 * @throws Refusal 403, 404, 409 CM-01 and CM-02
 */
export async function changeLines({ db, clock }: Services, asker: Asker, lines: Lines, work: Work): Promise<void> {
  if (!mayChangeLines(asker.person)) throw forbidden()
  await db.write(asker.person, (tx) => changeLinesWithin({ tx, asker, now: clock.now() }, lines, work))
}
export const mayChangeLines = (person: Person): boolean => hasRole(person, ...hygienists)

/** The same within a transaction, of somebody who may. */
export async function changeLinesWithin(
  { tx, asker, now }: Omit<Change, 'before'>,
  { no, rowVersion, states }: Lines,
  work: Work,
): Promise<void> {
  const before = await getRecord(tx, measure, no, true)
  if (rowVersion !== undefined && before.rowVersion !== rowVersion)
    throw await staleAnswer(tx, measure, asker, before, rowVersion)
  if (!states.some((state) => state === before.statusCd))
    throw wrongState(measure.lifecycle.states[before.statusCd as Measure['statusCd']].label)
  const { storyCd, values } = await work({ tx, asker, before, now })
  await tx.program(measure, { by: asker.person, now, ip: asker.ip }).note(no, storyCd, values)
}
