import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { choose } from '#platform/test/choose.ts'
import { expect, test } from '#platform/test/journey.ts'

const title = '작업발판 한쪽이 들려 있음'
const place = '증류탑 2층 북측 비계'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#996633' } })
    .jpeg()
    .toBuffer(),
})

/** Pages of other tabs stay alive, out of sight. */
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Seen {
  title: string
  place: string
}
async function fillIn(page: Page, values: Seen): Promise<void> {
  await field(page, '무엇을 보았습니까?').fill(values.title)
  await field(page, '어디에서 보았습니까?').fill(values.place)
}

const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** Opens what waits for this person. */
async function openWork(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: '할 일' }).getByRole('link', { name: text }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
}

async function assign(page: Page, text: string): Promise<void> {
  await openWork(page, text)
  await press(page, '조치지시')
  const dialog = page.getByRole('dialog')
  await choose(page, '발생형태', '떨어짐')
  await choose(page, '잠재심각도', '휴업')
  await dialog.getByRole('combobox', { name: '조치담당자' }).fill('노승환')
  await page.locator('.ant-select-item-option').filter({ hasText: '노승환' }).first().click()
  await dialog.getByLabel('조치기한').fill('2099-12-31')
  await dialog.getByRole('button', { name: '조치지시' }).click()
  await said(page, '조치를 지시했습니다.')
}

test('a worker reports a near miss, it is assigned, acted on in one hand and closed, and the worker is told', async ({
  page,
  open,
  signInAs,
}) => {
  // Four people, one after the other.
  test.slow()
  await test.step('the worker signs in and reports with a photo', async () => {
    await page.goto('/')
    await page.getByLabel('아이디').fill('emp')
    await page.getByLabel('비밀번호', { exact: true }).fill('jikim!2026')
    await press(page, '로그인')
    await press(page, '아차사고 보고')
    await fillIn(page, { title, place })
    await page.getByText('있음', { exact: true }).click()
    await expect(page.getByRole('link', { name: /^방재센터/ })).toHaveAttribute('href', /^tel:\d/)
    await page.getByText('없음', { exact: true }).click()
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('before.jpg'))
    await expect(page.getByRole('list', { name: '사진' }).getByRole('img')).toBeVisible()
    await press(page, '보고')
    await said(page, '보고했습니다.')
  })

  const manager = await signInAs('safety')
  await test.step('the safety manager finds it waiting and assigns it', () => assign(manager, title))

  await test.step('the owner acts with a photo', async () => {
    const owner = await open('/', 'owner', { device: 'phone' })
    await openWork(owner, title)
    await press(owner, '조치완료')
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('개선대책').fill('클램프를 모두 조이고 사용 전 점검표에 넣었습니다.')
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(await photo('after.jpg'))
    await expect(dialog.getByRole('list', { name: '조치 후 사진' }).getByRole('img')).toBeVisible()
    await dialog.getByRole('button', { name: '조치완료' }).click()
    await said(owner, '조치완료로 알렸습니다.')
  })

  await test.step('the safety manager closes it', async () => {
    await manager.goto('/')
    await openWork(manager, title)
    await press(manager, '종결')
    await said(manager, '종결했습니다.')
  })

  await test.step('the worker sees what came of it', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: `보고하신 건이 종결되었습니다: ${title}` }).click()
    await expect(page.getByRole('region', { name: '조치' }).getByRole('list', { name: '조치 후 사진' })).toBeVisible()
    await expect(page.locator('.doc-head .status-tag')).toHaveText('종결')
  })
})
