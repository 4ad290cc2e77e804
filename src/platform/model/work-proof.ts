/**
 * Work that a sender does before he is heard, where more comes from his address than honest people send: nobody is shut out,
 * and whoever sends a thousand does a thousand times as much. Both sides.
 */

/** What the server asks for, and the answer to it: `challenge:number`. In lower case. */
export const workHeaders = { asked: 'x-work-asked', done: 'x-work-done' } as const

const HEX_BITS = 4

/** Whether a digest in hexadecimal begins with so many zero bits. */
export function isWorked(digest: string, bits: number): boolean {
  const whole = Math.floor(bits / HEX_BITS)
  if (!/^0*$/.test(digest.slice(0, whole))) return false
  const rest = bits % HEX_BITS
  return rest === 0 || Number.parseInt(digest[whole] ?? 'f', 16) < 2 ** (HEX_BITS - rest)
}

/** What is digested for a number that is tried. */
export const workText = (challenge: string, tried: number): string => `${challenge}:${tried}`

/** How many bits a challenge asks for: they stand in front, for whoever is to do the work. */
export const bitsOf = (challenge: string): number => Number.parseInt(challenge, 10)
