/** Permits as this device keeps them for where there is no network: all that their page shows, and what held when. */

import { isUnanswered } from '#platform/web/api/api-error.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ask, keyOf } from '#platform/web/calls/ask.ts'
import { readRecord, type WireRecord } from '#platform/web/document/wire.ts'
import { dropReading, keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { type PermitGas, permitGas } from '../../gas/gas.calls.ts'
import { type PermitIsolations, permitIsolations } from '../../isolation/iso.calls.ts'
import { type Paper, permitPaper } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { type Held, permitHeld, permitsAhead } from './away.calls.ts'

export interface KeptPermit {
  readonly record: WireRecord
  readonly held: Held
  readonly paper: Paper
  readonly gas: PermitGas
  readonly isolations: PermitIsolations
  /** By the clock of this device, when it was told what held. */
  readonly readMs: number
}
const LIST = 'permits'
const nameOf = (no: number) => `permit:${no}`

export const keptPermit = (no: number): KeptPermit | undefined => keptReading<KeptPermit>(nameOf(no))
export const keptPermits = (): KeptPermit[] => keptNos().flatMap((no) => keptPermit(no) ?? [])
const keptNos = (): readonly number[] => keptReading<readonly number[]>(LIST) ?? []

/** What time it is for the server, as far as this device can tell. */
export const serverNow = ({ held, readMs }: Pick<KeptPermit, 'held' | 'readMs'>): number =>
  Date.now() - readMs + Date.parse(held.asOfDt)

/** One after the other: nobody waits for it. @throws ApiError */
export async function readAhead(no: number): Promise<void> {
  const userId = storedUserId()
  const quiet = { quiet: true }
  const record = await readRecord(permit, no)
  const held = await ask(permitHeld, { no }, quiet)
  const readMs = Date.now()
  const paper = await ask(permitPaper, { no }, quiet)
  const gas = await ask(permitGas, { permitNo: no }, quiet)
  const isolations = await ask(permitIsolations, { permitNo: no }, quiet)
  // Somebody else may have signed in meanwhile.
  if (userId !== storedUserId()) return
  const kept: KeptPermit = { record, held, paper, gas, isolations, readMs }
  if (keep(nameOf(no), kept)) keep(LIST, [...new Set([...keptNos(), no])])
}

/** A device that is full keeps what it has. */
function keep(name: string, value: unknown): boolean {
  try {
    keepReading(name, value)
    return true
  } catch {
    dropReading(name)
    return false
  }
}

/** All that this person has to do with today and tomorrow; what is over goes. */
export async function readAllAhead(): Promise<void> {
  const { rows } = await ask(permitsAhead, {}, { quiet: true })
  const nos = rows.map(({ permitNo }) => permitNo)
  for (const no of keptNos()) if (!nos.includes(no)) dropReading(nameOf(no))
  keep(
    LIST,
    keptNos().filter((no) => nos.includes(no)),
  )
  for (const no of nos)
    try {
      await readAhead(no)
    } catch (error) {
      if (isUnanswered(error)) return
    }
}

/** The parts of the page ask as they do everywhere, and find here what is known. */
export function showKept({ record, paper, gas, isolations }: KeptPermit): void {
  const no = Number(record.permitNo)
  const answers: [key: readonly unknown[], answer: unknown][] = [
    [[...keyOf(permitPaper, { no }), record.rowVersion], paper],
    [keyOf(permitGas, { permitNo: no }), gas],
    [keyOf(permitIsolations, { permitNo: no }), isolations],
  ]
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer)
}
