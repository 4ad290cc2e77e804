/** What the server has told a person of a permit, and when: he brings it along, and nobody writes one himself. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Held } from './away.calls.ts'

export interface Seen {
  readonly permitNo: number
  readonly userId: string
  readonly atMs: number
  /** What all held for. */
  readonly heldFor: Held['actionCd']
}

const macOf = (secret: string, { permitNo, userId, atMs, heldFor }: Seen): Buffer =>
  createHmac('sha256', secret)
    .update(`permit-seen:${permitNo}:${atMs}:${heldFor ?? ''}:${userId}`)
    .digest()

export const seenText = (secret: string, seen: Seen): string =>
  [seen.atMs, seen.heldFor ?? '', macOf(secret, seen).toString('base64url')].join('.')

/** @returns undefined for what was told of another permit, to somebody else, or to nobody */
export function readSeen(secret: string, whose: Pick<Seen, 'permitNo' | 'userId'>, text: string): Seen | undefined {
  const [at = '', heldFor = '', mac = ''] = text.split('.')
  const seen: Seen = { ...whose, atMs: Number(at), heldFor: isHeldFor(heldFor) ? heldFor : null }
  const [given, own] = [Buffer.from(mac, 'base64url'), macOf(secret, seen)]
  return given.length === own.length && timingSafeEqual(given, own) ? seen : undefined
}
const isHeldFor = (text: string): text is 'start' | 'resume' => text === 'start' || text === 'resume'
