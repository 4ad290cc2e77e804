/** What the server asks of the person before it does what was asked. Who can ask him says so here. */

/** S-362: the password of one who is signed in. S-364: signing in again, on the same page. */
export type Challenge = 'PASSWORD_REQUIRED' | 'LOGIN_REQUIRED'
/** `unasked`: nobody could be asked, as on the sign-in page. */
type Outcome = 'passed' | 'declined' | 'unasked'
type Ask = (challenge: Challenge) => Promise<boolean>

let ask: Ask | undefined
const asking = new Map<Challenge, Promise<boolean>>()

export const isChallenge = (returnCode: string): returnCode is Challenge =>
  returnCode === 'PASSWORD_REQUIRED' || returnCode === 'LOGIN_REQUIRED'

/** @returns the way to take it back */
export function provideChallenges(how: Ask): () => void {
  ask = how
  return () => {
    if (ask === how) ask = undefined
  }
}

/** All requests that wait for the same thing wait for one popup. */
export async function challenge(name: Challenge): Promise<Outcome> {
  const pending = asking.get(name) ?? ask?.(name)
  if (!pending) return 'unasked'
  asking.set(name, pending)
  try {
    return (await pending) ? 'passed' : 'declined'
  } finally {
    asking.delete(name)
  }
}
