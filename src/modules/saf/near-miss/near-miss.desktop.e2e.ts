import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const place = '증류탑 2층 북측 비계'
const list = '/saf/accident/nearMissList'

/** Pages of other tabs stay alive, out of sight. */
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, '무엇을 보았습니까?').fill(title)
  await field(page, '어디에서 보았습니까?').fill(place)
}

const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function report(page: Page, title: string): Promise<void> {
  await page.goto(`${list}/new`)
  await fillIn(page, title)
  await press(page, '보고')
  await said(page, '보고했습니다.')
}

test('a report in which somebody was hurt is refused, and shows whom to call', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  await worker.goto(`${list}/new`)
  await fillIn(worker, '사다리에서 미끄러짐')
  await worker.getByText('있음', { exact: true }).click()
  await expect(worker.getByRole('link', { name: /^방재센터/ })).toHaveAttribute('href', /^tel:\d/)
  await press(worker, '보고')

  await expect(worker.getByRole('alert').filter({ hasText: '산업안전보건법 제57조' }).first()).toBeVisible()
  await expect(worker.locator('.doc-head .status-tag')).toHaveText('작성중')
  const manager = await signInAs('safety')
  await expect(manager.getByRole('region', { name: '최근 알림' })).toContainText(`부상자 1명: ${place}`)
})

test('a double click makes one report', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  const once = `두 번 누른 보고 ${Date.now()}`
  await worker.goto(`${list}/new`)
  await fillIn(worker, once)
  await worker.getByRole('button', { name: '보고', exact: true }).dblclick()
  await said(worker, '보고했습니다.')

  await worker.goto(`${list}?q=${encodeURIComponent(once)}`)
  await expect(worker.getByTestId('row-total')).toHaveText('총 1건')
})

test('who may not make a document is told so before he types', async ({ open }) => {
  const page = await open('/saf/jsa/jsaList/new', 'oper')
  await expect(page.getByText(/등록할 수 없습니다/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '작업안전분석' })).toBeVisible()
})

test('a vendor sees its own reports only', async ({ signInAs }) => {
  const worker = await signInAs('emp')
  await report(worker, '임직원의 보고')
  const no = worker.url().split('/').at(-1)

  const vendor = await signInAs('V100001-02')
  const own = '/vendor/coworkSaf/nearMissList'
  await vendor.goto(`${own}?q=${encodeURIComponent('임직원의 보고')}`)
  await expect(vendor.getByText('조회된 자료가 없습니다.')).toBeVisible()
  await vendor.goto(`${own}/${no}`)
  await expect(vendor.getByText('자료를 찾을 수 없습니다.')).toBeVisible()
  await vendor.goto(`${own}/new`)
  await fillIn(vendor, '협력업체의 보고')
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
