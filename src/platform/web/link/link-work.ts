/** The work that the server asks for where many send from one address: numbers are tried until one fits. */
import { bitsOf, isWorked, workText } from '#platform/model/work-proof.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'

/** Between them the page may draw. */
const AT_ONCE = 2000

/** @returns what is sent with the request */
export async function workOn(challenge: string): Promise<string> {
  const bits = bitsOf(challenge)
  for (let first = 0; ; first += AT_ONCE) {
    for (let tried = first; tried < first + AT_ONCE; tried += 1)
      if (isWorked(sha256Hex(workText(challenge, tried)), bits)) return workText(challenge, tried)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
