/** Whoever passes a poster, with a phone that speaks his language. */
import { expect, test } from '#platform/test/journey.ts'
import { obsCard } from './obs-card.model.ts'

test('a phone in Vietnamese is asked in Vietnamese, and by its key reads what became of it; Thai is one choice away', async ({
  open,
  browser,
  baseURL,
}) => {
  const staff = await open(`${obsCard.route.staff}/posters`, 'safety')
  await staff.getByRole('button', { name: '포스터 만들기' }).click()
  await expect(staff.getByRole('link', { name: '인쇄' }).first()).toBeVisible()
  const told = staff.waitForResponse((response) => /obscard-posters$/.test(response.url()) && response.ok())
  await staff.reload()
  const { rows } = (await (await told).json()) as { rows: { path: string }[] }

  const hand = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })
  const page = await hand.newPage()
  await page.goto(rows[0]?.path ?? '')
  await page.getByRole('radio', { name: 'Tình trạng không an toàn' }).check()
  await page.getByRole('textbox', { name: 'Đó là việc gì?' }).fill('Dây điện bị hở')
  await page.getByRole('textbox', { name: 'Ở đâu?' }).fill('T-301')
  await page.getByRole('button', { name: 'Gửi' }).click()
  const kept = page.getByRole('status').filter({ hasText: 'Mã theo dõi' })
  const key = (await kept.locator('output').textContent()) ?? ''
  await page.getByText('Xem kết quả điều đã gửi').click()
  await page.getByRole('textbox', { name: 'Mã theo dõi 10 ký tự' }).fill(key)
  await page.getByRole('button', { name: 'Xem', exact: true }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Mới' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption('ไทย')
  await expect(page.getByRole('heading', { name: 'บัตรสังเกตการณ์' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'หยุดงาน' })).toBeVisible()
  await hand.close()
})
