import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { ApiError, api } from './client.ts'
import { onSessionEnd } from './session-end.ts'
import { dropTokens, setTokens } from './token.ts'

let network: ReturnType<typeof answering>
const expired = { status: 401, body: failure('ACCESS_EXPIRED', '') }
const renewed = { body: { userId: 'sample', accessToken: 'new' } }
const hasNew = (headers: Headers) => headers.get('x-authorization') === 'Bearer new'

beforeEach(() => {
  dialogStore.set([])
  localStorage.clear()
  setTokens({ accessToken: 'old', refreshToken: '' })
})
afterEach(() => network.restore())
const alerts = () => dialogStore.get().length
const paths = () => network.sent.map((one) => one.path)
const keysOf = (path: string) =>
  network.sent.filter((one) => one.path === path).map(({ headers }) => headers.get('idempotency-key'))

test('S-361 an expired token is renewed once for all that wait, and each request sent once more', async () => {
  network = answering({
    'GET /api/auth/refresh': () => renewed,
    'GET /api/a': ({ headers }) => (hasNew(headers) ? { body: 'a' } : expired),
    'GET /api/b': ({ headers }) => (hasNew(headers) ? { body: 'b' } : expired),
  })
  expect(await Promise.all([api.get('/api/a'), api.get('/api/b')])).toEqual(['a', 'b'])
  expect(paths().filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
})

test('S-373 the repeated request carries the key of the first', async () => {
  network = answering({
    'GET /api/auth/refresh': () => renewed,
    'POST /api/a': ({ headers }) => (hasNew(headers) ? { body: {} } : expired),
  })
  await api.post('/api/a', { name: 1 })
  const keys = keysOf('/api/a')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('S-464 what is late is waited for once more, a change under its key, and told when that is in vain', async () => {
  let turns = 0
  const late = { timeoutMs: 30, quiet: true }
  const never = () => new Promise<never>(() => {})
  network = answering({
    'GET /api/a': () => (turns++ === 0 ? never() : { body: 'a' }),
    'PUT /api/b': never,
    'GET /api/c': never,
  })
  expect(await api.get('/api/a', late)).toBe('a')
  await expect(api.put('/api/b', { name: 1 }, late)).rejects.toMatchObject({ status: 0 })
  expect(paths().filter((path) => path === '/api/b')).toHaveLength(2)
  expect(new Set(keysOf('/api/b')).size).toBe(1)
  await expect(api.get('/api/c', late)).rejects.toMatchObject({ status: 0 })
  expect(paths().filter((path) => path === '/api/c')).toHaveLength(2)
})

test('S-373 whoever presses once more after no answer came means the same act, and a new one after it was answered', async () => {
  const answers: (() => { body: object })[] = []
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  network = answering({ 'POST /api/a': () => (answers.shift() ?? lost)() })
  const press = (name: number) => api.post('/api/a', { name }, { quiet: true }).catch(() => 'no answer')
  expect(await press(1), 'the line broke twice').toBe('no answer')
  answers.push(
    () => ({ body: { made: 1 } }),
    () => ({ body: { made: 2 } }),
    () => ({ body: { made: 3 } }),
  )
  expect(await press(1)).toEqual({ made: 1 })
  expect(await press(1)).toEqual({ made: 2 })
  expect(await press(2)).toEqual({ made: 3 })
  const [first, once, again, next, other] = keysOf('/api/a')
  expect([once, again]).toEqual([first, first])
  expect(new Set([first, next, other]).size).toBe(3)
})

test('S-464 nobody keeps the key of who is not signed in, nor of a form: sent once', async () => {
  network = answering({ 'POST /api/a': () => Promise.reject(new TypeError('Failed to fetch')) })
  const quiet = { quiet: true }
  await expect(api.blob('/api/a', { form: new FormData(), ...quiet })).rejects.toMatchObject({ status: 0 })
  dropTokens()
  await expect(api.post('/api/a', {}, quiet)).rejects.toMatchObject({ status: 0 })
  expect(network.sent).toHaveLength(2)
})

const busy = (seconds: number) => ({
  status: 503,
  headers: { 'retry-after': String(seconds) },
  body: failure('BUSY', '지금은 접속이 몰려 처리할 수 없습니다.'),
})

test('who is told that too many ask at once comes back by himself after the time that he is told, a change under its key', async () => {
  let [readCnt, writeCnt] = [0, 0]
  network = answering({
    'GET /api/a': () => (readCnt++ === 0 ? busy(0.02) : { body: 'a' }),
    'POST /api/b': () => (writeCnt++ < 2 ? busy(0.02) : { body: 'b' }),
  })
  expect(await Promise.all([api.get('/api/a'), api.post('/api/b', { name: 1 })])).toEqual(['a', 'b'])
  expect([readCnt, writeCnt]).toEqual([2, 3])
  expect(new Set(keysOf('/api/b')).size).toBe(1)
  expect(alerts()).toBe(0)
})

test('who comes back in vain is told; who no longer wants the answer does not come back', async () => {
  network = answering({ 'GET /api/a': () => busy(0.02), 'GET /api/b': () => busy(60) })
  await expect(api.get('/api/a', { quiet: true })).rejects.toMatchObject({ status: 503 })
  expect(paths()).toHaveLength(3)
  const left = new AbortController()
  const leaving = api.get('/api/b', { signal: left.signal })
  await expect.poll(() => paths()).toContain('/api/b')
  left.abort()
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' })
  expect(paths()).toHaveLength(4)
})

test('S-361 a second 401 does not loop', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  network = answering({ 'GET /api/auth/refresh': () => renewed, 'GET /api/a': () => expired })
  await expect(api.get('/api/a')).rejects.toMatchObject({ status: 401 })
  expect(paths()).toEqual(['/api/a', '/api/auth/refresh', '/api/a'])
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
  stop()
})

test('S-357 a renewal that gets no answer ends no session', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  network = answering({ 'GET /api/auth/refresh': () => ({ status: 503, body: {} }), 'GET /api/a': () => expired })
  await expect(api.get('/api/a', { quiet: true })).rejects.toMatchObject({ status: 503 })
  expect(ended).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['CONCURRENT_EXPIRED', 'elsewhere'],
  ['LOGGED_OUT', 'expired'],
  ['REFRESH_EXPIRED', 'expired'],
])('S-360 S-365 %s ends the session without an alert of its own', async (returnCode, why) => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  network = answering({ 'GET /api/a': () => ({ status: 401, body: failure(returnCode, '끝났습니다.') }) })
  await expect(api.get('/api/a')).rejects.toBeInstanceOf(ApiError)
  expect(ended).toHaveBeenCalledExactlyOnceWith(why)
  expect(alerts()).toBe(0)
  stop()
})

test('S-363 a wrong password only rejects', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  network = answering({ 'POST /api/a': () => ({ status: 401, body: failure('WRONG_PASSWORD', '') }) })
  await expect(api.post('/api/a', {}, { quiet: true })).rejects.toMatchObject({ status: 401 })
  expect(ended).not.toHaveBeenCalled()
  stop()
})

test('S-401 K-06 one alert says what is wrong with which field; the same failure within a second shows once', async () => {
  await render(<DialogHost />)
  const body = {
    ...failure('BAD_REQUEST', '입력값을 확인하세요.'),
    problems: [{ field: 'occurDt', code: 'REQUIRED', message: '발생일시를 입력하세요.' }],
  }
  network = answering({ 'POST /api/a': () => ({ status: 400, body }) })
  await Promise.allSettled([api.post('/api/a', {}), api.post('/api/a', {})])
  const box = page.getByRole('alertdialog', { name: '에러' })
  await expect.element(box.getByText('[400 에러] 필수 입력값이 입력되지 않았습니다.')).toBeVisible()
  await expect.element(box.getByText('발생일시를 입력하세요.')).toBeVisible()
  expect(alerts()).toBe(1)
})

test('S-401 K-04 without an answer the network is named; a quiet request and an aborted one show nothing', async () => {
  await render(<DialogHost />)
  network = answering({})
  await expect(api.get('/api/a', { quiet: true })).rejects.toMatchObject({ status: 0, answer: null })
  await expect(api.get('/api/a', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(alerts()).toBe(0)
  await expect(api.get('/api/a')).rejects.toMatchObject({ status: 0 })
  await expect.element(page.getByRole('alertdialog', { name: '네트워크 접속오류' })).toBeVisible()
})
