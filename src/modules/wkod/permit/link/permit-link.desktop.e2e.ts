/** Whoever stands at the work, with a phone that has lost its network. */
import { expect, test } from '#platform/test/journey.ts'
import { chromium } from '../../../../../playwright.config.ts'
import { permit } from '../permit.model.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

test('work is stopped by the code without a network, through a reload, and stands as soon as there is one', async ({
  open,
  sql,
  browser,
  baseURL,
}) => {
  test.slow()
  const [row] = await sql<{ no: number }>(
    `select min(permit_no)::int as no from wkod_master where status_cd = 'WORK' and delete_yn = 'N' and vendor_cd = 'V100001'`,
  )
  const staff = await open(`${permit.route.staff}/${row?.no}`, 'safety')
  const path = await staff.getByRole('link', { name: '현장 화면 열기' }).getAttribute('href')
  const hand = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN', serviceWorkers: 'allow' })
  const page = await hand.newPage()
  await page.goto(path ?? '')
  await expect(page.getByText('Giấy phép hợp lệ: đang làm việc')).toBeVisible()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await hand.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Dừng công việc' }).click()
  await page.getByRole('button', { name: 'Nguy hiểm cấp bách' }).click()
  await expect(page.getByText('Chưa gửi được')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Chưa gửi được')).toBeVisible()
  await hand.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Đã dừng công việc.' })).toBeVisible()
  await expect(page.getByText('Chưa gửi được')).toBeHidden()
  const stops = await sql(`select 1 from wkod_master_permit_susp where permit_no = $1 and src_cd = 'QR'`, [row?.no])
  expect(stops).toHaveLength(1)
  await hand.close()
})
