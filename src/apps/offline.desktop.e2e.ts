import type { Page } from '@playwright/test'
import { posterOf } from '#modules/saf/observe/obs-poster.fixture.ts'
import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'
import { chromium } from '../../playwright.config.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

const phone = { device: 'phone' } as const
const AWAY = '연결되지 않았습니다. 쓴 것은 이 기기에 보관하고, 연결되면 저절로 이어집니다.'

/** The worker keeps the app, and the page what its person needs: from now on it starts without a network. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && Object.keys(localStorage).some((name) => /^offline:.+:session$/.test(name))
  })
const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

/** Requests of this page that wrote something to the address, by their keys. */
function sentTo(page: Page, path: string) {
  const keys: (string | undefined)[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test('an observation card is written in a page that was opened without a network, and sent once when there is one', async ({
  open,
  sql,
}) => {
  const words = `난간 고정 볼트가 풀려 있습니다 ${Date.now()}`
  const page = await open('/saf/observe/observeList/new', 'emp', phone)
  await isKept(page)
  await setOffline(page, true)
  await page.reload()
  await expect(page.getByText(AWAY)).toBeVisible()
  await page.getByText('불안전상태').click()
  await page.getByLabel('어떤 일입니까?').fill(words)
  // Not sent, and not lost with the page.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('어떤 일입니까?')).toHaveValue(words)
  await page.getByLabel('어디입니까?').fill('생산1팀 2층')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  await expect(page.getByText('이 화면은 연결되면 열립니다.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()

  const keys = sentTo(page, '/api/saf/observe/obscard')
  await setOffline(page, false)
  await expect(page.getByText('전송 대기 1건')).toBeHidden()
  await expect(page.getByText(AWAY)).toBeHidden()
  await expect(page.getByText(words).first()).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await sql('select content_desc from obs_card where content_desc = $1', [words])).toHaveLength(1)
})

test('whose session ended meanwhile signs in where he is, and what waits is sent then', async ({ open, sql }) => {
  const words = `통로에 자재가 쌓여 있습니다 ${Date.now()}`
  const page = await open('/saf/observe/observeList/new', 'emp2', phone)
  await isKept(page)
  await setOffline(page, true)
  await page.reload()
  await page.getByText('불안전상태').click()
  await page.getByLabel('어떤 일입니까?').fill(words)
  await page.getByLabel('어디입니까?').fill('자재창고')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  await page.context().clearCookies()
  await setOffline(page, false)
  const again = page.getByRole('dialog', { name: '다시 로그인' })
  await again.getByRole('textbox', { name: '비밀번호' }).fill(DEMO_PASSWORD)
  await again.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByText('전송 대기 1건')).toBeHidden()
  await expect(page.getByText(AWAY)).toBeHidden()
  expect(await sql('select 1 from obs_card where content_desc = $1', [words])).toHaveLength(1)
})

test('the air is measured for a permit that this device has seen, without a network from the start', async ({
  open,
  sql,
}) => {
  // The demo measures by itself each quarter of an hour, and ends its works at noon.
  const demoRuns = (scheduleYn: 'Y' | 'N') =>
    sql(
      `insert into sys_job (job_nm, schedule_yn, update_dt) values ('permit-demo-day', $1, now()) on conflict (job_nm) do update set schedule_yn = $1`,
      [scheduleYn],
    )
  await demoRuns('N')
  const page = await open('/constSafe/wkod/gasMeasure/new', 'gas', phone)
  const permit = page.getByRole('button', { name: /· 화기 작업중/ })
  await expect(permit.first()).toBeVisible()
  await isKept(page)
  await setOffline(page, true)
  await page.reload()
  await permit.first().click()
  await page.getByRole('combobox', { name: '측정기' }).click()
  await page
    .getByTitle(/^GM-01/)
    .last()
    .click()
  await page.getByRole('checkbox', { name: '일일점검' }).check()
  for (const value of ['20.9', '0']) {
    for (const key of value) await page.getByRole('button', { name: key, exact: true }).click()
    await page.getByRole('button', { name: '다음', exact: true }).click()
  }
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('적합', { exact: true })).toBeVisible()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  const [before] = await sql<{ n: number }>('select count(*)::int as n from gas_set')

  const keys = sentTo(page, '/api/saf/wkod/gasset')
  await setOffline(page, false)
  await expect(page.getByText('전송 대기 1건')).toBeHidden()
  await expect(page.getByText(AWAY)).toBeHidden()
  const [after] = await sql<{ n: number }>('select count(*)::int as n from gas_set')
  expect(after?.n).toBe((before?.n ?? 0) + 1)
  expect(new Set(keys).size).toBeLessThanOrEqual(1)
  await demoRuns('Y')
})

test('a gate decides by its last list after a reload without a network; with the guard his list is gone', async ({
  open,
}) => {
  const page = await open('/vendor/entry/gateCheck', 'gate')
  await expect(page.getByText(/^단말기 명단 [\d,]+명/)).toBeVisible()
  await isKept(page)
  await setOffline(page, true)
  await page.reload()
  const person = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.includes(':gate-people:')) ?? ''
    const { rows } = JSON.parse(localStorage.getItem(name) ?? '') as { rows: { personNo: number; personNm: string }[] }
    return rows[0]
  })
  const field = page.getByRole('textbox', { name: '출입증·안전카드 QR' })
  await field.fill(String(person?.personNo))
  await page.keyboard.press('Enter')
  await expect(page.getByText('단말기 명단에 없는 코드입니다.')).toBeVisible()
  await page.getByRole('button', { name: '직접 확인' }).click()
  await page.getByRole('textbox', { name: '성명·업체·번호' }).fill(String(person?.personNo))
  await page.getByRole('button', { name: person?.personNm ?? '' }).click()
  await expect(page.getByText(person?.personNm ?? '')).toBeVisible()
  await expect(page.getByText('보낼 스캔 2건')).toBeVisible()

  await page.getByRole('button', { name: / 님$/ }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const kept = () => page.evaluate((name) => Object.entries(localStorage).join().includes(name), person?.personNm ?? '')
  expect(await kept()).toBe(false)
  // Left without a network is left: the cookie does not bring him back.
  await setOffline(page, false)
  await page.goto('/')
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible()
})

test('the server goes before what is kept, and a new build takes the place of the old', async ({ open }) => {
  const page = await open('/login', 'emp')
  await page.evaluate(async () => {
    const old = await caches.open('app-000000000000')
    await old.put('/assets/old-00000000.js', new Response('old'))
  })
  await page.goto('/index')
  await isKept(page)
  const names = await page.evaluate(() => caches.keys())
  expect(names).toEqual([expect.stringMatching(/^app-[\da-f]{12}$/)])
  // Data is none of its business.
  const kept = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    names[0] ?? '',
  )
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((url) => !/\/assets\/|\/login$/.test(url))).toEqual([])

  await page.evaluate(async (name) => {
    const headers = { 'content-type': 'text/html' }
    await (await caches.open(name)).put('/login', new Response('<h1>kept</h1>', { headers }))
  }, names[0] ?? '')
  await page.reload()
  await expect(page.getByTestId('navbar')).toBeVisible()
  await setOffline(page, true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'kept' })).toBeVisible()
})

test('what a poster asks is told without a network, on a phone that has nothing to do with the app', async ({
  open,
  browser,
  baseURL,
  sql,
}) => {
  const words = `배관 보온재가 떨어져 있습니다 ${Date.now()}`
  const poster = await posterOf(await open('/saf/observe/observeList/posters', 'safety'))

  const hand = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const page = await hand.newPage()
  await page.goto(poster)
  await expect(page.getByText('불안전상태')).toBeVisible()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^link-/)])
  await setOffline(page, true)
  await page.reload()
  await page.getByText('불안전상태').click()
  const inputs = page.getByRole('textbox')
  await inputs.nth(0).fill(words)
  await inputs.nth(1).fill('3층 배관랙')
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  await page.reload()
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  await setOffline(page, false)
  await expect(page.getByText('전송 대기 1건')).toBeHidden()
  expect(await sql('select 1 from obs_card where content_desc = $1', [words])).toHaveLength(1)
  await hand.close()
})
