/** The server no longer knows the session. Who shows the sign-in page listens here. */

export type SessionEnd = 'expired' | 'elsewhere'
const listeners = new Set<(why: SessionEnd) => void>()

export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function endSession(why: SessionEnd): void {
  for (const listener of listeners) listener(why)
}
