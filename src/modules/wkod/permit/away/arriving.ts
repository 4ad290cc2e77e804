/** What every act has in common that comes from a phone without a network: the work as it is locked, and when it was done. */
import type { Person } from '#platform/model/access.ts'
import { dayOf, minuteOf } from '#platform/model/calendar.ts'
import type { BodyOf } from '#platform/model/call.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { getRecord, type RowOf } from '#platform/server/documents/record.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import type { Services } from '#platform/server/services.ts'
import { MINUTE_MS } from '../ask/validity.logic.ts'
import { noted } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import type { bringAct } from './away.calls.ts'
import { readSeen, type Seen } from './seen.ts'

export interface Arriving {
  tx: Transaction
  record: Pick<Permit, 'permitNo'>
  asker: Asker
  now: Date
  ip: string | null
  services: Services
  body: Pick<BodyOf<typeof bringAct>, 'doneDt' | 'seenTxt'>
}
/** The work, locked, what its person was told of it, and when it was done: not later than now, nor before he was told. */
export interface Arrived {
  work: RowOf<typeof permit>
  seen: Seen | undefined
  doneDt: Date
}

export async function arrived({ tx, record: { permitNo }, asker, now, services, body }: Arriving): Promise<Arrived> {
  const work = await getRecord(tx, permit, permitNo, true)
  const { userId } = asker.person
  const seen =
    body.seenTxt === null ? undefined : readSeen(services.settings.tokenSecret, { permitNo, userId }, body.seenTxt)
  // Whoever was told nothing has no time but that of the server.
  const from = seen?.atMs ?? now.getTime()
  return { work, seen, doneDt: new Date(Math.min(now.getTime(), Math.max(from, Date.parse(body.doneDt)))) }
}

/** The document as a person acts on it, at the moment when he did. */
export const storeAt = ({ services }: Arriving, document: RuledDocument, at: Date): DocumentStore =>
  new DocumentStore({ ...services, clock: { now: () => at, today: () => dayOf(at) } }, document)

/** When the work last began: nothing that is done to it lies before. */
const lastBegun = ({ startDt, permitSusp }: Permit): number =>
  Math.max(
    0,
    ...[startDt, ...(permitSusp ?? []).map(({ resumeDt }) => resumeDt)].flatMap((dt) => (dt ? [Date.parse(dt)] : [])),
  )
export const sinceBegun = (work: Permit, doneDt: Date): Date => new Date(Math.max(doneDt.getTime(), lastBegun(work)))

/** The history says when it came, beside when it was done. */
export async function noteLate(
  tx: Transaction,
  permitNo: number,
  came: { person?: Person; now: Date; ip: string | null },
  doneDt: Date,
): Promise<void> {
  if (came.now.getTime() - doneDt.getTime() < MINUTE_MS) return
  await noted(tx, permitNo, everyState, 'late', { ...came, reasonDesc: minuteOf(doneDt) }, () => ({}))
}
export const everyState = Object.keys(permit.lifecycle.states)
