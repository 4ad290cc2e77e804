/** The work that a phone does before it is heard, as its page does it. */
import { createHash } from 'node:crypto'
import { bitsOf, isWorked, workText } from '#platform/model/work-proof.ts'

export function workedOut(challenge: string): string {
  for (let tried = 0; ; tried += 1) {
    const text = workText(challenge, tried)
    if (isWorked(createHash('sha256').update(text).digest('hex'), bitsOf(challenge))) return text
  }
}
