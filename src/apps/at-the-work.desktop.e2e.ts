/** Whoever stands before the paper of a work, with a phone that has lost its network for a while. */
import type { Browser, Page } from '@playwright/test'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { expect, test } from '#platform/test/journey.ts'
import { chromium, phone } from '../../playwright.config.ts'
import { press } from './contractor/page.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)
/** What the code says is kept there: it opens without a network from now on. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && Object.keys(localStorage).some((name) => name.startsWith('poster:'))
  })
/** Where the code on the permit leads. */
const codeOn = async (page: Page): Promise<string> =>
  (await page.getByRole('link', { name: '현장 화면 열기' }).getAttribute('href')) ?? ''
interface Scanned {
  path: string
  locale: string
  baseURL: string | undefined
}
async function scanned(browser: Browser, { path, locale, baseURL }: Scanned): Promise<Page> {
  const hand = await browser.newContext({ ...(baseURL && { baseURL }), ...phone, locale, serviceWorkers: 'allow' })
  const page = await hand.newPage()
  await page.goto(path)
  await isKept(page)
  return page
}

test('paper that hangs at the work says when it grew old and what has changed, and says nothing without a network', async ({
  open,
  sql,
  browser,
  baseURL,
}) => {
  const [work] = await sql<{ no: number }>(
    `select max(permit_no)::int as no from wkod_master where status_cd = 'WORK' and delete_yn = 'N' and permit_base_cd = 'HOT'`,
  )
  const office = await open(`${permit.route.staff}/${work?.no}`, 'oper')
  const path = await codeOn(office)
  await office.goto(`${permit.route.staff}/${work?.no}/print`)
  await office.evaluate(() => {
    window.print = () => {}
  })
  const edition = office.getByText(/출력 버전 \d+/)
  const print = async () => {
    await press(office, '인쇄')
    await expect(edition).toBeVisible()
    return Number(/버전 (\d+)/.exec((await edition.textContent()) ?? '')?.[1])
  }
  const first = await print()
  const page = await scanned(browser, { path: `${path}?v=${first}`, locale: 'ko-KR', baseURL })
  const verdict = page.locator('.link-paper')
  await expect(verdict).toContainText(`유효한 출력물입니다. (버전 ${first})`)
  await sql(
    `update wkod_master set work_to_dt = work_to_dt + interval '30 minutes', row_version = row_version + 1 where permit_no = $1`,
    [work?.no],
  )
  await setOffline(page, true)
  await expect(page.getByText(/^연결이 없습니다/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^연결이 없습니다/)).toBeVisible()
  await expect(verdict).toHaveCount(0)
  await setOffline(page, false)
  await expect(verdict).toContainText('허가서와 다른 출력물입니다.')
  await expect(verdict).toContainText('유효종료')

  await office.reload()
  await office.evaluate(() => {
    window.print = () => {}
  })
  const second = await print()
  expect(second).toBe(first + 1)
  await page.goto(`${path}?v=${second}`)
  await expect(verdict).toContainText(`유효한 출력물입니다. (버전 ${second})`)
  await page.context().close()
})
