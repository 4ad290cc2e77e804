/** The stream ends: the server was restarted, the session renewed, its ten minutes are over. The page comes back by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { failure } from '#platform/web/test/answers.ts'
import { openEvents, RECONNECTED, type ServerEvent, useServerEvent } from './events.ts'
import { getAccessToken, setTokens } from './token.ts'

/** Retries come after a second and more; a machine that does other work answers late. */
const SOON = { timeout: 15_000 }

interface Stream {
  token: string | null
  tell(event: ServerEvent): void
  cut(): void
}
type Way = 'open' | 'away' | 'unknown'
let streams: Stream[]
let way: Way
let tried: number
let heard: string[]
let stop: () => void
const real = globalThis.fetch

/** What the server answers to one who listens: a stream, nothing at all, or that it knows no such session. */
function answer(init: RequestInit | undefined): Response {
  tried++
  if (way === 'away') throw new TypeError('Failed to fetch')
  if (way === 'unknown') return Response.json(failure('TOKEN_EXPIRED', ''), { status: 401 })
  const body = new TransformStream<string, string>()
  const writer = body.writable.getWriter()
  init?.signal?.addEventListener('abort', () => void writer.abort())
  const tell = (event: ServerEvent) => void writer.write(`data: ${JSON.stringify(event)}\n\n`)
  streams.push({ token: new Headers(init?.headers).get('X-Authorization'), tell, cut: () => void writer.close() })
  tell({ type: 'hello' })
  return new Response(body.readable.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

beforeEach(() => {
  ;[streams, heard, way, tried] = [[], [], 'open', 0]
  setTokens({ accessToken: 'first', refreshToken: 'r1' })
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname === '/api/events') return answer(init)
    if (pathname !== '/api/auth/refresh') return real(input, init)
    way = 'open'
    return Response.json({ userId: 'emp', accessToken: 'second', refreshToken: 'r2' })
  }
})
afterEach(async () => {
  stop()
  await cleanup()
  vi.useRealTimers()
  globalThis.fetch = real
})

function Listener() {
  useServerEvent('document', ({ no }) => heard.push(`document ${no}`))
  useServerEvent(RECONNECTED, () => heard.push(RECONNECTED))
  return null
}
const listening = async () => {
  await render(<Listener />)
  stop = openEvents()
  await expect.poll(() => streams.length, SOON).toBe(1)
}
const back = (count: number) => expect.poll(() => streams.length, SOON).toBe(count)

test('what was told while nobody listened is asked for anew: the page hears that it was away, and then goes on hearing', async () => {
  await listening()
  streams[0]?.tell({ type: 'document', no: 7 })
  await expect.poll(() => heard, SOON).toEqual(['document 7'])
  streams[0]?.cut()
  await back(2)
  await expect.poll(() => heard, SOON).toEqual(['document 7', RECONNECTED])
  streams[1]?.tell({ type: 'document', no: 8 })
  await expect.poll(() => heard, SOON).toEqual(['document 7', RECONNECTED, 'document 8'])
})

test('a server that is away is asked again until it is back, and at once when the network is', async () => {
  await listening()
  way = 'away'
  streams[0]?.cut()
  await expect.poll(() => tried, SOON).toBeGreaterThan(1)
  way = 'open'
  window.dispatchEvent(new Event('online'))
  await back(2)
  await expect.poll(() => heard, SOON).toEqual([RECONNECTED])
})

test('a token that ran out is renewed, and the stream goes on with the new one', async () => {
  await listening()
  way = 'unknown'
  streams[0]?.cut()
  await back(2)
  expect([streams[0]?.token, streams[1]?.token]).toEqual(['Bearer first', 'Bearer second'])
  expect(getAccessToken()).toBe('second')
  await expect.poll(() => heard, SOON).toEqual([RECONNECTED])
})

test('who signs in again hears at once, however long nobody had been asked', async () => {
  await listening()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  streams[0]?.cut()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  setTokens({ accessToken: 'third', refreshToken: 'r3' })
  await back(2)
  expect(streams[1]?.token).toBe('Bearer third')
})
