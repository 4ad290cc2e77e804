/**
 * Sets that could not be sent: kept on the device with their own time, sent once when there is a connection again. Each is
 * signed anew when it goes, so it outlives a session; the key of repetition makes a lost answer harmless.
 */
import type { DraftOf } from '#platform/model/document.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { type GasSet, gasSet } from './gas-set.model.ts'

export interface QueuedSet {
  key: string
  title: string
  body: DraftOf<typeof gasSet> & { measureDt: string }
  /** What the server said against it; it is not sent again by itself. */
  refusal?: string
}

const HOUR = 3_600_000
const stores = new Map<string, Store<readonly QueuedSet[]>>()
const placeOf = (userId: string) => `gas-queue:${userId}`

/** The queue of who is signed in: another one on the same device does not send it as his. */
export function gasQueue(): Store<readonly QueuedSet[]> {
  const userId = storedUserId()
  const known = stores.get(userId)
  if (known) return known
  const made = createStore<readonly QueuedSet[]>(read(userId))
  made.subscribe(() => localStorage.setItem(placeOf(userId), JSON.stringify(made.get())))
  stores.set(userId, made)
  return made
}

const read = (userId: string): QueuedSet[] => JSON.parse(localStorage.getItem(placeOf(userId)) ?? '[]') as QueuedSet[]

export const isTooOld = ({ body }: QueuedSet, hours: number, now: Date): boolean =>
  now.getTime() - new Date(body.measureDt).getTime() > hours * HOUR

/** No answer came, or the session is over: neither says anything about the set. */
const isUnsent = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status >= 500

/**
 * Sends a set, or keeps it.
 *
 * @returns the stored set; undefined where it waits on the device
 * @throws ApiError where the server refused it
 */
export async function sendOrKeep(set: QueuedSet): Promise<GasSet | undefined> {
  // Kept before it is sent: a page that closes meanwhile loses nothing.
  gasQueue().set((sets) => [...sets, set])
  try {
    const stored = await post(set)
    forget(set.key)
    return stored
  } catch (error) {
    if (isUnsent(error)) return undefined
    forget(set.key)
    throw error
  }
}

const post = ({ key, body }: QueuedSet): Promise<GasSet> =>
  api.post<GasSet>(gasSet.api, body, { idempotencyKey: key, quiet: true })

export const forget = (key: string): void => gasQueue().set((sets) => sets.filter((set) => set.key !== key))

let isSending = false

/** Sends what waits, the oldest first. @returns how many were sent */
export async function sendQueued(): Promise<number> {
  if (isSending) return 0
  isSending = true
  let sent = 0
  try {
    for (const set of gasQueue().get()) {
      if (set.refusal) continue
      try {
        await post(set)
        forget(set.key)
        sent += 1
      } catch (error) {
        if (isUnsent(error)) break
        const refusal = messageOf(error)
        gasQueue().set((sets) => sets.map((one) => (one.key === set.key ? { ...one, refusal } : one)))
      }
    }
  } finally {
    isSending = false
  }
  return sent
}
