import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering } from '#platform/web/test/answers.ts'
import { api } from './client.ts'
import { askEarly } from './early.ts'
import { setTokens } from './token.ts'

let network: ReturnType<typeof answering>
beforeEach(() => setTokens({ accessToken: 'token', refreshToken: '' }))
afterEach(() => {
  vi.useRealTimers()
  network.restore()
})

test('what was asked early is taken over once, signed and as the person, and asked anew afterwards', async () => {
  network = answering({ 'GET /api/a': () => ({ body: network.sent.length }) })
  askEarly('/api/a?page=1&limit=20')
  expect(await api.get('/api/a', { query: { page: 1, limit: 20 } })).toBe(1)
  expect(network.sent[0]?.headers.get('x-authorization')).toBe('Bearer token')
  expect(network.sent[0]?.headers.get('x-signature-key')).not.toBeNull()
  expect(await api.get('/api/a', { query: { page: 1, limit: 20 } })).toBe(2)
})

test('another question, or an early one that failed, is asked by the app', async () => {
  network = answering({
    'GET /api/a': () => (network.sent.length === 1 ? { status: 503, body: {} } : { body: 'well' }),
    'GET /api/b': () => ({ body: 'b' }),
  })
  askEarly('/api/a')
  expect(await api.get('/api/b')).toBe('b')
  expect(await api.get('/api/a')).toBe('well')
})

test('an early answer grows old', async () => {
  network = answering({ 'GET /api/a': () => ({ body: network.sent.length }) })
  askEarly('/api/a')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
  expect(await api.get('/api/a')).toBe(2)
  vi.restoreAllMocks()
})
