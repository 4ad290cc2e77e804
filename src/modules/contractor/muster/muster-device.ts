/** What a device knows of a count where there is no network: the last list, and what it has not sent yet. */
import { toWire } from '#platform/model/calendar.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { addressOf, ask } from '#platform/web/calls/ask.ts'
import type { KeptPost } from '#platform/web/offline/kept-posts.ts'
import { keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { isKeyShaped } from '../entry/entry.logic.ts'
import { beginMuster, type ListedPerson, type MusterRow, musterList, type OnSite, seeAtMuster } from './muster.calls.ts'
import type { Waiting } from './muster.logic.ts'

interface KeptList {
  readonly list: OnSite
  /** By the clock of this device, when it was told. */
  readonly readMs: number
}
const NAME = 'muster'

export const keptMuster = (): KeptList | undefined => keptReading<KeptList>(NAME)
export function keepMuster(list: OnSite): void {
  const kept: KeptList = { list, readMs: Date.now() }
  try {
    keepReading(NAME, kept)
  } catch {
    // A device that is full keeps the list that it has.
  }
}

/** Who would have to be found, before anybody has to be. */
export async function readMusterAhead(): Promise<void> {
  const userId = storedUserId()
  const list = await ask(musterList, {}, { quiet: true })
  // Somebody else may have signed in meanwhile.
  if (userId === storedUserId()) keepMuster(list)
}

/** What time it is for the server, as far as this device can tell: phones are to agree on who was first. */
export function serverNow(): string {
  const kept = keptMuster()
  const ahead = kept ? Date.parse(kept.list.asOfDt) - kept.readMs : 0
  return toWire(new Date(Date.now() + ahead))
}

/** A code that opens the gate is not kept on the device: its hash says the same to who knows it. */
export const shownCode = (text: string) => (isKeyShaped(text) ? { keyHash: sha256Hex(text) } : { text })

const TICKS = addressOf(seeAtMuster).path
const BEGINS = addressOf(beginMuster).path
const unsent = (posts: readonly KeptPost[], path: string) =>
  posts.filter((post) => post.path === path && post.refusal === null)

/** What was seen from here and has not arrived. */
export function waitingTicks(posts: readonly KeptPost[], people: readonly ListedPerson[]): Waiting[] {
  return unsent(posts, TICKS).flatMap(({ body: { personNo, userId, keyHash, seenDt } }) => {
    const byCode = people.find(({ keyHashes }) => keyHashes.some((hash) => hash === keyHash))
    const who = byCode ?? people.find((one) => (personNo ? one.personNo === personNo : one.userId === userId))
    return who ? [{ personNo: who.personNo, userId: who.userId, seenDt: String(seenDt) }] : []
  })
}
export const unsentTicks = (posts: readonly KeptPost[]): number => unsent(posts, TICKS).length
/** A count that was begun from here, of which the server does not know yet. */
export function begunHere(
  posts: readonly KeptPost[],
): (Omit<MusterRow, 'entryMusterNo'> & { entryMusterNo: null }) | null {
  const begun = unsent(posts, BEGINS).at(-1)
  if (!begun) return null
  const drillYn = begun.body.drillYn === 'Y' ? 'Y' : 'N'
  return { entryMusterNo: null, drillYn, startDt: String(begun.body.startDt), startUserNm: null }
}
