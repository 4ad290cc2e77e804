import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { offline } from './account-queue.ts'
import { OfflineStrip } from './offline-strip.tsx'

let network: ReturnType<typeof answering>
/** What the network does next: an answer, a refusal, or nothing comes back. */
let next: 'answer' | 'lost' | 'refuse' | 'signedOut'

beforeEach(async () => {
  localStorage.setItem('token', 'emp')
  next = 'answer'
  network = answering({
    'POST /api/cards': () => {
      if (next === 'lost') throw new TypeError('no network')
      if (next === 'refuse') return { status: 422, body: failure('NO_PLACE', '장소를 입력하세요.') }
      if (next === 'signedOut') return { status: 401, body: failure('LOGIN_FAILED', '') }
      return { body: { no: 7 } }
    },
  })
  for (const { key } of offline.waiting.get()) await offline.drop(key)
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

function Strip({ owner }: { owner: string | undefined }) {
  return <OfflineStrip queue={offline} owner={owner} t={useT()} />
}
const card = { path: '/api/cards', body: { contentDesc: '난간이 흔들립니다' }, label: '관찰카드' }
const sent = () => network.sent.filter(({ path }) => path === '/api/cards')
const keys = () => new Set(sent().map(({ headers }) => headers.get('idempotency-key')))

test('what arrives at once is nothing that waits', async () => {
  await expect(offline.post(card)).resolves.toEqual({ sent: true, answer: { no: 7 } })
  expect(offline.waiting.get()).toEqual([])
})

test('without an answer it waits visibly, and is sent with the same key when the network is back', async () => {
  next = 'lost'
  await render(<Strip owner="emp" />)
  await expect(offline.post(card)).resolves.toEqual({ sent: false })
  await expect.element(page.getByText('전송 대기 1건')).toBeVisible()
  next = 'answer'
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('전송 대기 1건')).not.toBeInTheDocument()
  expect(sent().length).toBeGreaterThan(1)
  expect(keys().size).toBe(1)
})

test('it waits for the sign-in of whoever wrote it, and nobody else sends it', async () => {
  next = 'signedOut'
  const shown = await render(<Strip owner="emp" />)
  await expect(offline.post(card)).resolves.toEqual({ sent: false })
  await expect.element(page.getByText('전송 대기 1건')).toBeVisible()
  next = 'answer'
  localStorage.setItem('token', 'safety')
  const before = sent().length
  await shown.rerender(<Strip owner="safety" />)
  await expect.element(page.getByText('전송 대기 1건')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(before)
  localStorage.setItem('token', 'emp')
  await shown.rerender(<Strip owner="emp" />)
  await expect.poll(() => sent().length).toBe(before + 1)
  expect(keys().size).toBe(1)
})

test('a refusal at the first try is for the form; one that comes later stays with its reason', async () => {
  next = 'refuse'
  await expect(offline.post(card)).rejects.toMatchObject({ status: 422 })
  expect(offline.waiting.get()).toEqual([])
  next = 'lost'
  await render(<Strip owner="emp" />)
  await offline.post(card)
  next = 'refuse'
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('장소를 입력하세요.')).toBeVisible()
  next = 'answer'
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => offline.waiting.get()).toEqual([])
})

test('what was typed for it goes with the post that arrives; refused late it is there to be mended, and the next one stands for it', async () => {
  const typed = { ...card, draft: 'card:7' }
  const isKept = () => keptInput('card', 7) !== null
  keepInput('card', 7, { values: { contentDesc: card.body.contentDesc }, rowVersion: null })
  next = 'lost'
  await render(<Strip owner="emp" />)
  await expect(offline.post(typed)).resolves.toEqual({ sent: false })
  next = 'refuse'
  dispatchEvent(new Event('online'))
  await expect.poll(() => offline.waiting.get().map(({ refusal }) => refusal)).toEqual(['장소를 입력하세요.'])
  expect(isKept()).toBe(true)
  next = 'lost'
  await expect(offline.post(typed)).resolves.toEqual({ sent: false })
  expect(offline.waiting.get().map(({ refusal }) => refusal)).toEqual([null])
  expect(isKept()).toBe(true)
  next = 'answer'
  dispatchEvent(new Event('online'))
  await expect.poll(() => offline.waiting.get()).toEqual([])
  expect(isKept()).toBe(false)
})
