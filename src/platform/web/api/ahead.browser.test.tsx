import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dropSession, startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { menuRow, sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { answerAhead, answerHere, askAhead, whenAhead } from './ahead.ts'
import { api } from './client.ts'
import { setTokens } from './token.ts'

const LIST = '/api/sample/reports?page=1&limit=20'
let network: ReturnType<typeof answering>
const meta = document.createElement('meta')
const start = (more: Parameters<typeof answering>[0] = {}) => {
  network = answering({
    ...sessionAnswers([menuRow('a', '견본', '/sample/a')]),
    'GET /api/sample/reports': () => ({ body: { total: 1, rows: [] } }),
    ...more,
  })
  return askAhead()
}
const timesAsked = (path: string) => network.sent.filter((one) => one.path === path).length

beforeEach(() => {
  dropSession()
  localStorage.clear()
  localStorage.setItem('token', sampleUser.userId)
  Object.assign(meta, { name: 'ahead', content: LIST })
  document.head.append(meta)
})
afterEach(() => {
  vi.useRealTimers()
  meta.remove()
  network.restore()
})

test('what every start asks, and what the page names, is asked once and taken from there', async () => {
  await start()
  await startSession()
  expect(await api.get(LIST)).toEqual({ total: 1, rows: [] })
  for (const path of ['/api/auth/refresh', '/api/manage/loginuserinfo', '/api/common/menu', '/api/sample/reports'])
    expect(timesAsked(path), path).toBe(1)
  const [asked] = network.sent.filter(({ path }) => path === '/api/sample/reports')
  expect(asked?.headers.get('x-authorization')).toBe('Bearer token')
  expect(asked?.headers.get('x-signature-api')).toBeTruthy()
})

test('an answer is for the first who asks: the next one is asked anew', async () => {
  await start()
  await startSession()
  await api.get(LIST)
  await api.get(LIST)
  expect(timesAsked('/api/sample/reports')).toBe(2)
})

test('what has come already is there at once, for one', async () => {
  await start()
  await startSession()
  await vi.waitFor(() => expect(answerHere(LIST)?.body).toEqual({ total: 1, rows: [] }))
  expect(answerHere(LIST)).toBeUndefined()
  expect(answerHere('/api/sample/reports')).toBeUndefined()
})

test('what an answer names can be fetched as soon as it has come; the answer stays for whoever shows it', async () => {
  await start()
  const told: unknown[] = []
  await vi.waitFor(() => {
    whenAhead(LIST, (body) => told.push(body))
    expect(told).not.toHaveLength(0)
  })
  expect(told[0]).toEqual({ total: 1, rows: [] })
  whenAhead('/api/sample/reports', (body) => told.push(['never asked', body]))
  await startSession()
  expect(await api.get(LIST)).toEqual({ total: 1, rows: [] })
  expect(timesAsked('/api/sample/reports')).toBe(1)
  expect(told).not.toContainEqual(['never asked', expect.anything()])
})

test('a refusal is met by whoever asks, in the usual way', async () => {
  await start({ 'GET /api/sample/reports': () => ({ status: 404, body: failure('NOT_FOUND', '없습니다.') }) })
  await startSession()
  await expect(api.get(LIST, { quiet: true })).rejects.toMatchObject({ status: 404, message: '없습니다.' })
  expect(timesAsked('/api/sample/reports')).toBe(2)
})

test('what was asked for somebody else, or long ago, is not shown', async () => {
  await start()
  await startSession()
  setTokens({ accessToken: 'other', refreshToken: '' })
  expect(await answerAhead(LIST)).toBeUndefined()

  await start()
  await startSession()
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await answerAhead(LIST)).toBeUndefined()
})

/** As the server writes them at the end of the page. */
function bring(userId: string, answers: Record<string, unknown>) {
  const [carries, block] = [document.createElement('meta'), document.createElement('script')]
  carries.name = 'carries'
  Object.assign(block, { type: 'application/json', id: 'carried', textContent: JSON.stringify({ userId, answers }) })
  document.head.append(carries)
  document.body.append(block)
  onTestFinished(() => {
    for (const one of [carries, block]) one.remove()
  })
  return block
}
const MENUS = '/api/common/menu'

test('what the page has brought is not asked again, once it is known that it is his; what is missing is asked', async () => {
  const block = bring(sampleUser.userId, {
    [LIST]: { total: 7, rows: [] },
    [`/api/manage/loginuserinfo?token=${sampleUser.userId}`]: { ...sampleUser, userNm: '이서연' },
  })
  await start()
  await startSession()
  expect(localStorage.getItem('name')).toBe('이서연')
  await vi.waitFor(() => expect(answerHere(LIST)?.body).toEqual({ total: 7, rows: [] }))
  for (const path of ['/api/sample/reports', '/api/manage/loginuserinfo']) expect(timesAsked(path), path).toBe(0)
  for (const path of ['/api/auth/refresh', MENUS]) expect(timesAsked(path), path).toBe(1)
  expect(block.isConnected).toBe(false)
})

test('what it has brought for somebody else is not shown, nor kept', async () => {
  const block = bring('before', { [LIST]: { total: 7, rows: [] }, [MENUS]: [] })
  await start()
  await startSession()
  expect(await api.get(LIST)).toEqual({ total: 1, rows: [] })
  expect(timesAsked(MENUS)).toBe(1)
  expect(block.isConnected).toBe(false)
})

test('of whoever is signed out already nothing that it has brought is kept, nor asked', async () => {
  localStorage.clear()
  const block = bring('before', { [LIST]: { total: 7, rows: [] } })
  await start()
  await vi.waitFor(() => expect(block.isConnected).toBe(false))
  expect(network.sent).toEqual([])
  expect(answerHere(LIST)).toBeUndefined()
})

test('who was not here before is asked for nothing', async () => {
  localStorage.clear()
  await start()
  expect(network.sent).toEqual([])
})
