import { afterEach, beforeEach, expect, test } from 'vitest'
import { signBody, signRequest } from '#platform/model/signature.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { api } from './client.ts'
import { base64url, hmacWith, sha256Hex } from './sha256.ts'
import { correctClock } from './signature.ts'
import { dropTokens, renewToken, setTokens } from './token.ts'

let network: ReturnType<typeof answering>
const DAY_MS = 86_400_000
beforeEach(() => {
  localStorage.clear()
  correctClock({ timestamp: new Date().toISOString() })
  setTokens({ accessToken: 'token', refreshToken: 'handle' })
})
afterEach(() => {
  network.restore()
  dropTokens()
})

const headersOf = (index: number) => network.sent[index]?.headers ?? new Headers()
const macWith = (token: string) => (text: string) => base64url(hmacWith(hmacWith(token)('sign-v1'))(text))
const timeOf = (headers: Headers) => Number(headers.get('x-signature-key')?.split('.')[0])

test('S-351 S-352 every request is signed with the token that it carries; one with a body signs it as well', async () => {
  network = answering({ 'GET /api/a': () => ({ body: 1 }), 'POST /api/a': () => ({ body: 1 }) })
  await api.get('/api/a', { query: { q: '지킴', page: 2 } })
  await api.post('/api/a', { name: '가'.repeat(2000) }, { query: { x: 1 } })
  const get = headersOf(0)
  const key = get.get('x-signature-key') ?? ''
  expect(key).toMatch(/^\d{13}\.[0-9a-f]{32}$/)
  const query = new URLSearchParams({ q: '지킴', page: '2' }).toString()
  const right = signRequest(macWith('token'), sha256Hex, { method: 'GET', path: '/api/a', query, key })
  expect(get.get('x-signature-api')).toBe(right.api)
  expect(get.get('x-signature-data')).toBe(right.data)
  expect(get.has('x-signature-body')).toBe(false)
  const post = headersOf(1)
  const body = JSON.stringify({ name: '가'.repeat(2000) })
  expect(post.get('x-signature-body')).toBe(signBody(macWith('token'), { path: '/api/a', query: 'x=1' }, body))
  expect(post.get('cache-control')).toBe('no-cache')
  expect(post.get('x-signature-key')).not.toBe(key)
})

test('S-350 S-352 the token travels as X-Authorization; before login the signature is made with the public constant', async () => {
  network = answering({ 'GET /api/a': () => ({ body: 1 }) })
  await api.get('/api/a')
  expect(headersOf(0).get('x-authorization')).toBe('Bearer token')
  dropTokens()
  await api.get('/api/a')
  const headers = headersOf(1)
  expect(headers.has('x-authorization')).toBe(false)
  expect(headers.get('x-signature-api')).toBe(macWith('jikim')('GET\n/api/a'))
})

test('S-353 a clock that goes wrong is corrected by the answer, and the request sent once more', async () => {
  const later = Date.now() + DAY_MS
  const expired = { ...failure('SIGNATURE_EXPIRED', ''), timestamp: new Date(later).toISOString() }
  network = answering({
    'GET /api/a': ({ headers }) =>
      Math.abs(timeOf(headers) - later) < 300_000 ? { body: 1 } : { status: 401, body: expired },
  })
  expect(await api.get('/api/a')).toBe(1)
  expect(await api.get('/api/a')).toBe(1)
  expect(network.sent).toHaveLength(3)
})

test('S-353 S-361 a second refusal of the clock does not loop, and a repeated number is replaced once', async () => {
  const bodies = { expired: failure('SIGNATURE_EXPIRED', ''), replay: failure('SIGNATURE_REPLAY', '') }
  let replays = 1
  network = answering({
    'GET /api/a': () => ({ status: 401, body: bodies.expired }),
    'POST /api/b': () => (replays-- > 0 ? { status: 401, body: bodies.replay } : { body: 1 }),
  })
  await expect(api.get('/api/a', { quiet: true })).rejects.toMatchObject({ status: 401 })
  expect(network.sent).toHaveLength(2)
  setTokens({ accessToken: 'token', refreshToken: 'handle' })
  expect(await api.post('/api/b', {})).toBe(1)
  const [first, second] = network.sent.slice(2).map(({ headers }) => headers)
  expect(first?.get('idempotency-key')).toBe(second?.get('idempotency-key'))
  expect(first?.get('x-signature-key')).not.toBe(second?.get('x-signature-key'))
})

test('S-356 a refresh is signed, sends back the refresh token it was answered, and follows the server’s clock', async () => {
  const later = Date.now() + DAY_MS
  const expired = { ...failure('SIGNATURE_EXPIRED', ''), timestamp: new Date(later).toISOString() }
  network = answering({
    'GET /api/auth/refresh': ({ headers }) =>
      timeOf(headers) < later - 300_000
        ? { status: 401, body: expired }
        : { body: { userId: 'sample', accessToken: 'new', refreshToken: 'next' } },
  })
  expect(await renewToken()).toEqual({ ok: true, userId: 'sample' })
  await renewToken()
  expect(network.sent.map(({ headers }) => headers.get('x-refresh-token'))).toEqual([
    'Bearer handle',
    'Bearer handle',
    'Bearer next',
  ])
  expect(headersOf(0).has('x-authorization')).toBe(false)
})
