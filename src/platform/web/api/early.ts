/** What is asked before the app is there to ask for it. */
import { signed } from './signature.ts'
import { getAccessToken } from './token.ts'

/** Older than that it is asked again: somebody may have changed it. */
const GOOD_FOR_MS = 10_000

const asked = new Map<string, { response: Promise<Response | undefined>; at: number }>()

/** A reading request, to be taken over by the app when it comes to the same question. */
export function askEarly(url: string): void {
  const token = getAccessToken()
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    'X-Authorization': `Bearer ${token}`,
    ...signed({ method: 'GET', url, token }),
  }
  const response = fetch(url, { credentials: 'same-origin', headers }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  )
  asked.set(url, { response, at: performance.now() })
}

/** The answer to a question that was asked early, once; undefined where the app has to ask. */
export async function takeEarly(url: string): Promise<Response | undefined> {
  const early = asked.get(url)
  if (!early) return undefined
  asked.delete(url)
  return performance.now() - early.at < GOOD_FOR_MS ? early.response : undefined
}
