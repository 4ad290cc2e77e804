/** For tests of the web app alone: the network answers what the test says, everything on this side is real. */

export interface Sent {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
}
interface Answered {
  status?: number
  headers?: Record<string, string>
  body: unknown
}
type Answer = (sent: Sent) => Answered | Promise<Answered>

/** Answers by `GET /api/…`; what is not listed is an error of the test. Returns what was sent, and the way back. */
export function answering(answers: Record<string, Answer>) {
  const sent: Sent[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href)
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    if (!url.pathname.startsWith('/api/') && !(name in answers)) return real(input, init)
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    }
    if (init.signal?.aborted) throw init.signal.reason
    sent.push(request)
    const answer = answers[name]
    if (!answer) throw new Error(`No answer for ${name}`)
    const { status = 200, headers = {}, body } = await Promise.race([answer(request), givenUp(init.signal)])
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
  }
  const restore = () => {
    globalThis.fetch = real
  }
  return { sent, restore }
}

/** Who asks gives up, as `fetch` does. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

export const failure = (returnCode: string, message: string) => ({
  code: returnCode,
  timestamp: '2026-11-21T09:00:00+09:00',
  message,
  url: '',
  returnCode,
  logNo: '1',
  problems: [],
})
