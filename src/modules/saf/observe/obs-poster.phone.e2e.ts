/** Whoever passes a poster, with a phone that speaks his language. */
import sharp from 'sharp'
import { expect, test } from '#platform/test/journey.ts'
import { obsCard } from './obs-card.model.ts'
import { posterOf } from './obs-poster.fixture.ts'

test('a phone in Vietnamese is asked in Vietnamese, and by its key reads what became of it; Thai is one choice away', async ({
  open,
  browser,
  baseURL,
}) => {
  const poster = await posterOf(await open(`${obsCard.route.staff}/posters`, 'safety'))
  const hand = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })
  const page = await hand.newPage()
  await page.goto(poster)
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

test('a photo goes with it; put right, by the key one reads thanks between the place before and after', async ({
  open,
  browser,
  baseURL,
  sql,
}) => {
  const poster = await posterOf(await open(`${obsCard.route.staff}/posters`, 'safety'))
  const hand = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })
  const page = await hand.newPage()
  await page.goto(poster)
  await page.getByRole('radio', { name: 'Tình trạng không an toàn' }).check()
  await page.getByRole('textbox', { name: 'Đó là việc gì?' }).fill('Lan can bị gãy')
  await page.getByRole('textbox', { name: 'Ở đâu?' }).fill('T-302')
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#885544' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Gửi' }).click()
  const kept = page.getByRole('status').filter({ hasText: 'Mã theo dõi' })
  const key = (await kept.locator('output').textContent()) ?? ''

  // What is put right is put right elsewhere: here it has been, and looked at.
  await sql(
    `with done as (update impr set after_file_id = c.attach_file_id from obs_card c
        where c.place_desc = 'T-302' and impr.impr_no = (select min(i.impr_no) from impr i where i.status_cd = 'CLOSE' and i.delete_yn = 'N')
        returning impr.impr_no)
      update obs_card set reply_desc = '난간을 새로 달았습니다.', impr_no = done.impr_no from done where place_desc = 'T-302'`,
  )

  await page.getByText('Xem kết quả điều đã gửi').click()
  await page.getByRole('textbox', { name: 'Mã theo dõi 10 ký tự' }).fill(key)
  await page.getByRole('button', { name: 'Xem', exact: true }).click()
  const thanks = page.locator('.link-thanks')
  await expect(thanks.getByText('난간을 새로 달았습니다.')).toBeVisible()
  await expect(thanks.getByRole('img')).toHaveCount(2)
  await hand.close()
})
