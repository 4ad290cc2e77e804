import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { choose } from '#platform/test/choose.ts'
import { expect, test } from '#platform/test/journey.ts'

const list = '/impr/impr/imprList'
const title = '이송펌프 커플링 덮개 파손'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#558844' } })
    .jpeg()
    .toBuffer(),
})
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('an improvement is registered, taken on, done with a photo in one hand, and verified', async ({
  open,
  signInAs,
}) => {
  test.slow()
  const manager = await signInAs('safety')
  await test.step('the safety manager registers it', async () => {
    await manager.goto(`${list}/new`)
    await manager.getByRole('textbox', { name: '제목' }).fill(title)
    await choose(manager, '출처', '점검')
    await manager.getByRole('textbox', { name: '내용' }).fill('덮개가 깨져 회전부가 드러나 있습니다.')
    await manager.getByRole('textbox', { name: '위치' }).fill('용제 회수 펌프장')
    await choose(manager, '위험분류', '기계·설비')
    await manager.getByText('보통', { exact: true }).click()
    await manager.getByRole('combobox', { name: '담당자' }).fill('노승환')
    await manager.locator('.ant-select-item-option').filter({ hasText: '노승환' }).first().click()
    await press(manager, '등록')
    await said(manager, '개선을 등록했습니다.')
  })

  await test.step('its owner finds it waiting, takes it on, plans it and is done', async () => {
    const owner = await open('/', 'owner', { device: 'phone' })
    await owner.getByRole('region', { name: '할 일' }).getByRole('link', { name: title }).first().click()
    await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await press(owner, '접수')
    await expect(owner.locator('.doc-head .status-tag')).toHaveText('접수')
    await press(owner, '조치계획')
    await owner.getByRole('dialog').getByLabel('조치계획').fill('덮개를 새로 제작해 답니다.')
    await owner.getByRole('dialog').getByRole('button', { name: '조치계획' }).click()
    await said(owner, '계획을 세웠습니다.')
    await press(owner, '조치완료')
    const dialog = owner.getByRole('dialog')
    await choose(owner, '대책구분', '공학적 대책')
    await dialog.getByLabel('조치내용').fill('덮개를 달고 볼트로 고정했습니다.')
    await dialog.locator('input[type=file]:not([capture])').setInputFiles(await photo('after.jpg'))
    await expect(dialog.getByRole('list', { name: '조치 후 사진' }).getByRole('img')).toBeVisible()
    await dialog.getByRole('button', { name: '조치완료' }).click()
    await said(owner, '조치완료로 알렸습니다.')
  })

  await test.step('whoever registered it looks and closes it', async () => {
    await manager.goto('/')
    await manager.getByRole('region', { name: '할 일' }).getByRole('link', { name: title }).first().click()
    await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await press(manager, '조치확인')
    await said(manager, '확인했습니다.')
    await expect(manager.locator('.doc-head .status-tag')).toHaveText('종결')
  })
})
