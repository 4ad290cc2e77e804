/** A page behind a link where the network comes and goes: it stays, what is pressed is kept, and sent by itself. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { answering, failure } from '#platform/web/test/answers.ts'
import type { Beginning } from './link-api.ts'

const PATH = '/api/q/k-0123456789012345678901'
let network: ReturnType<typeof answering>
let isThere: boolean
/** What the server says to the press. */
let against: { status: number; code: string; message: string } | undefined
let stands: boolean
let LinkPage: typeof import('./link-page.tsx').LinkPage
let acts: typeof import('./link-acts.ts').acts

const beginning = (): Beginning => ({
  ...{ label: '작업허가 확인', title: '배관 용접', notice: '', vendorNm: '', untilYmd: '2026-12-31', isOpen: false },
  languages: ['kr', 'en'],
  live: {
    tone: stands ? 'suspended' : 'done',
    headline: stands ? '중지' : '유효한 허가: 작업중',
    lines: [{ label: '작업장소', value: 'T-301' }],
    asks: true,
    act: {
      label: '작업중지',
      options: [{ code: 'STOPWORK', label: '급박한 위험' }],
      tel: '061-180-0119',
      isOnlyAway: stands,
      regret: '잘못 눌렀습니다 (작업책임자)',
      claim: '제가 눌렀습니다 (이름을 남깁니다)',
    },
  },
})
const lost = (): never => {
  throw new TypeError('no network')
}

beforeAll(async () => {
  history.replaceState(null, '', PATH)
  localStorage.setItem('link-language', 'kr')
  ;({ LinkPage } = await import('./link-page.tsx'))
  ;({ acts } = await import('./link-acts.ts'))
})
beforeEach(() => {
  isThere = true
  against = undefined
  stands = false
  network = answering({
    [`GET ${PATH}`]: () => (isThere ? { body: beginning() } : lost()),
    [`POST ${PATH}/act`]: () => {
      if (!isThere) return lost()
      if (against) return { status: against.status, body: failure(against.code, against.message) }
      stands = true
      return { body: { said: '작업을 중지했습니다.' } }
    },
  })
})
afterEach(async () => {
  await cleanup()
  for (const { key } of acts.waiting.get()) await acts.drop(key)
  network.restore()
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('link-language', 'kr')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const presses = () => network.sent.filter(({ path, method }) => method === 'POST' && path === `${PATH}/act`)
const unsent = page.getByRole('alert').filter({ hasText: '아직 보내지 못했습니다' })
async function press() {
  await button('작업중지').click()
  await button('급박한 위험').click()
}

test('a press without a network is kept, says that it is not sent and whom to call, and goes out once when there is one', async () => {
  await render(<LinkPage />)
  await expect.element(page.getByText('유효한 허가: 작업중')).toBeVisible()
  isThere = false
  await button('작업중지').click()
  await page.getByRole('textbox', { name: '이름 (원할 때만)' }).fill('An')
  await button('급박한 위험').click()
  await expect.element(unsent).toBeVisible()
  await expect.element(unsent.getByText(/작업중지: 급박한 위험 · 배관 용접/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '061-180-0119' })).toHaveAttribute('href', 'tel:0611800119')
  isThere = true
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: '작업을 중지했습니다.' })).toBeVisible()
  await expect.element(unsent).not.toBeInTheDocument()
  await expect.element(page.getByText('중지', { exact: true })).toBeVisible()
  const [first, ...more] = presses().filter(({ body }) => (body as { agoS: number }).agoS >= 0)
  expect(first?.body).toMatchObject({ code: 'STOPWORK', personNm: 'An', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(new Set(more.map(({ body }) => (body as { key: string }).key)).size).toBeLessThanOrEqual(1)
})

test('the page stays when the server is not heard any more, opens again without it, and keeps what was typed', async () => {
  const { unmount } = await render(<LinkPage />)
  await page.getByRole('textbox', { name: /^이름 출입/ }).fill('김서연')
  isThere = false
  await expect.element(page.getByText(/연결이 없습니다/)).toBeVisible()
  await expect.element(page.getByText('유효한 허가: 작업중')).toBeVisible()
  await unmount()
  await render(<LinkPage />)
  await expect.element(page.getByText(/연결이 없습니다/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^이름 출입/ })).toHaveValue('김서연')
  await expect.element(button('다시 시도')).not.toBeInTheDocument()
  await expect.element(button('작업중지')).toBeVisible()
  isThere = true
  await expect.element(page.getByText(/연결이 없습니다/)).not.toBeInTheDocument()
})

test('work that stood when the server was last heard may go on by now: without a network it can be stopped all the same', async () => {
  stands = true
  await render(<LinkPage />)
  await expect.element(page.getByText('중지', { exact: true })).toBeVisible()
  await expect.element(button('작업중지')).not.toBeInTheDocument()
  isThere = false
  await expect.element(button('작업중지')).toBeVisible()
})

test('what the server will never take is told to whoever pressed; what it cannot take now waits', async () => {
  await render(<LinkPage />)
  against = { status: 422, code: 'PT_STOP_REASON', message: '중지 사유를 선택하세요.' }
  await press()
  await expect.element(page.getByText('중지 사유를 선택하세요.')).toBeVisible()
  await expect.element(button('작업중지')).toBeVisible()
  against = { status: 429, code: 'TOO_MANY_TRIES', message: '시도 횟수를 넘었습니다.' }
  await press()
  await expect.element(unsent).toBeVisible()
  await expect.poll(() => presses().length).toBe(2)
  against = undefined
  await button('지금 보내기').click()
  await expect.element(page.getByRole('heading', { name: '작업을 중지했습니다.' })).toBeVisible()
})

test('who pressed leaves his name on the phone that pressed, if he wants to', async () => {
  await render(<LinkPage />)
  await press()
  await button('제가 눌렀습니다 (이름을 남깁니다)').click()
  const form = page.getByRole('status').filter({ hasText: '작업을 중지했습니다.' })
  await form.getByRole('textbox', { name: /^이름 출입/ }).fill('김서연')
  await form.getByRole('textbox', { name: '휴대폰 번호 뒤 4자리' }).fill('1234')
  await form.getByRole('button', { name: '제가 눌렀습니다 (이름을 남깁니다)' }).click()
  await expect.poll(() => presses().at(-1)?.body).toMatchObject({ claim: { personNm: '김서연', phoneTail: '1234' } })
  const [pressed, claimed] = presses().map(({ body }) => (body as { key: string }).key)
  expect(claimed).toBe(pressed)
})

test('who leads says that he pressed by mistake, of the press of this device', async () => {
  await render(<LinkPage />)
  await press()
  await button('잘못 눌렀습니다 (작업책임자)').click()
  const form = page.getByRole('status').filter({ hasText: '작업을 중지했습니다.' })
  await form.getByRole('textbox', { name: /^이름 출입/ }).fill('김서연')
  await form.getByRole('textbox', { name: '휴대폰 번호 뒤 4자리' }).fill('1234')
  await form.getByRole('button', { name: '잘못 눌렀습니다 (작업책임자)' }).click()
  await expect.poll(() => presses().at(-1)?.body).toMatchObject({ regret: { personNm: '김서연', phoneTail: '1234' } })
  const [pressed, regretted] = presses().map(({ body }) => (body as { key: string }).key)
  expect(regretted).toBe(pressed)
})
