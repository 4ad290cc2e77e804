import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { choose } from '#platform/test/choose.ts'
import { expect, test } from '#platform/test/journey.ts'

const title = '작업발판 한쪽이 들려 있음'
const place = '증류탑 2층 북측 비계'
const list = '/saf/accident/nearMissList'

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

async function report(page: Page, values: Seen): Promise<void> {
  await page.goto(`${list}/new`)
  await fillIn(page, values)
  await press(page, '보고')
  await said(page, '보고했습니다.')
}

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

test('a worker reports a near miss, it is assigned, acted on and closed, and the worker is told', async ({
  page,
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
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('before.jpg'))
    await expect(page.getByRole('list', { name: '사진' }).getByRole('img')).toBeVisible()
    await press(page, '보고')
    await said(page, '보고했습니다.')
  })

  const manager = await signInAs('safety')
  await test.step('the safety manager finds it waiting and assigns it', () => assign(manager, title))

  await test.step('the owner acts with a photo', async () => {
    const owner = await signInAs('owner')
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

test('a report in which somebody was hurt is refused, and shows whom to call', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  await worker.goto(`${list}/new`)
  await fillIn(worker, { title: '사다리에서 미끄러짐', place })
  await worker.getByText('있음', { exact: true }).click()
  await expect(worker.getByRole('link', { name: /^방재센터/ })).toHaveAttribute('href', /^tel:\d/)
  await press(worker, '보고')

  await expect(worker.getByRole('alert').filter({ hasText: '산업안전보건법 제57조' }).first()).toBeVisible()
  await expect(worker.locator('.doc-head .status-tag')).toHaveText('작성중')
  const manager = await signInAs('safety')
  await expect(manager.getByRole('region', { name: '최근 알림' })).toContainText(`부상자 1명: ${place}`)
})

test('a draft is offered again after the page is gone', async ({ signInAs }) => {
  const worker = await signInAs('emp2')
  await worker.goto(`${list}/new`)
  await fillIn(worker, { title: '배수로 덮개 단차', place })
  await expect(worker.getByText('저장됨')).toBeVisible()

  await worker.goto(`${list}/new`)
  await expect(worker.getByText('「배수로 덮개 단차」')).toBeVisible()
  await worker.getByRole('link', { name: '이어서 작성' }).click()
  await expect(field(worker, '어디에서 보았습니까?')).toHaveValue(place)
})

test('a double click makes one report', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  const once = `두 번 누른 보고 ${Date.now()}`
  await worker.goto(`${list}/new`)
  await fillIn(worker, { title: once, place })
  await worker.getByRole('button', { name: '보고', exact: true }).dblclick()
  await said(worker, '보고했습니다.')

  await worker.goto(`${list}?q=${encodeURIComponent(once)}`)
  await expect(worker.getByTestId('row-total')).toHaveText('총 1건')
})

test('who asks for it stays unnamed, also for the owner of the action', async ({ signInAs }) => {
  // Three people, one after the other.
  test.slow()
  const unnamed = '이름을 숨긴 보고'
  const worker = await signInAs('emp')
  await worker.goto(`${list}/new`)
  await fillIn(worker, { title: unnamed, place })
  await worker.getByText('더 적기').click()
  await worker.getByRole('switch', { name: '이름 숨김' }).click()
  await press(worker, '보고')
  await said(worker, '보고했습니다.')
  await assign(await signInAs('safety'), unnamed)

  const owner = await signInAs('owner')
  await openWork(owner, unnamed)
  await expect(owner.getByRole('list', { name: '이력' })).toContainText('조치지시')
  await expect(owner.getByRole('article')).toContainText('익명')
  await expect(owner.getByRole('article')).not.toContainText('김서연')
})

test('who may not make a document is told so before he types', async ({ open }) => {
  const page = await open('/saf/jsa/jsaList/new', 'oper')
  await expect(page.getByText(/등록할 수 없습니다/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '작업안전분석' })).toBeVisible()
})

test('a vendor sees its own reports only', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  await report(worker, { title: '임직원의 보고', place })
  const no = worker.url().split('/').at(-1)

  const vendor = await signInAs('V100001-02')
  const own = '/vendor/coworkSaf/nearMissList'
  await vendor.goto(`${own}?q=${encodeURIComponent('임직원의 보고')}`)
  await expect(vendor.getByText('조회된 자료가 없습니다.')).toBeVisible()
  await vendor.goto(`${own}/${no}`)
  await expect(vendor.getByText('자료를 찾을 수 없습니다.')).toBeVisible()
  await vendor.goto(`${own}/new`)
  await fillIn(vendor, { title: '협력업체의 보고', place })
  await press(vendor, '보고')
  await said(vendor, '보고했습니다.')
  await vendor.goto(`${own}?q=${encodeURIComponent('협력업체의 보고')}`)
  await expect(vendor.getByTestId('row-total')).toHaveText('총 1건')
  // All of them are its own.
  await expect(vendor.getByText('협력업체의 보고').filter({ visible: true }).first()).toBeVisible()
  await expect(vendor.getByRole('columnheader', { name: '업체' })).toHaveCount(0)
})

test('every chart leads to exactly the reports it counts', async ({ signInAs }) => {
  const manager = await signInAs('safety')
  for (const chart of [0, 1, 2, 3]) {
    await manager.goto('/saf/accident/nearMissStat')
    const figure = manager.getByRole('figure').nth(chart)
    await figure.getByRole('button', { name: '표로 보기' }).click()
    const mark = figure.getByRole('link').last()
    const count = await mark.textContent()
    await mark.click()
    await expect(manager.getByTestId('row-total')).toHaveText(`총 ${count}건`)
  }
})
