import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const grid = (page: Page) => page.getByRole('grid', { name: '서버 목록' })
const firstNumber = (page: Page) => grid(page).getByRole('gridcell').nth(1)
const total = (page: Page) => page.getByTestId('row-total').filter({ visible: true })
const search = (page: Page) => page.evaluate(() => location.search)

test('S-491 S-231 S-228 S-230 S-191 a list is its address, and says when it is empty or failed', async ({ open }) => {
  const page = await open('/sample/infinite')
  await test.step('S-491 without pages, and with pages of what is here', async () => {
    await expect(total(page)).toHaveText('총 95건')
    await page.goto('/sample/paged')
    await expect(total(page)).toHaveText('총 57건')
    await expect(page.getByRole('grid', { name: '페이지 목록' }).locator('.table-body .table-row')).toHaveCount(10)
  })
  await page.goto('/sample/server')
  await test.step('S-228 pages and sizes', async () => {
    await expect(total(page)).toHaveText('총 1,234건')
    await page.getByRole('button', { name: '62 페이지' }).click()
    await expect(firstNumber(page)).toHaveText('0000000000001221')
    await expect(grid(page).getByRole('gridcell').first()).toHaveText('1221')
    await page.getByRole('combobox', { name: '쪽당 건수' }).selectOption('300')
    await expect(firstNumber(page)).toHaveText('0000000000001201')
    expect(await search(page)).toBe('?page=5&limit=300')
  })
  await test.step('S-231 conditions and order go into the address, Back leads to what was before', async () => {
    await page.getByRole('textbox', { name: '제목' }).fill(' 폐수처리장 ')
    await page.getByRole('textbox', { name: '제목' }).press('Enter')
    await expect(total(page)).not.toHaveText('총 1,234건')
    await grid(page).getByRole('button', { name: '금액' }).click()
    await expect(grid(page).getByRole('columnheader', { name: '금액' })).toHaveAttribute('aria-sort', 'ascending')
    await page.goBack()
    await page.goBack()
    await expect(total(page)).toHaveText('총 1,234건')
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('')
    await page.goForward()
    await page.goForward()
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('폐수처리장')
    // The cheapest of those found: the address is there before its rows are.
    await expect(firstNumber(page)).toHaveText('0000000000000337')
  })
  const count = (await total(page).textContent()) ?? ''
  const first = (await firstNumber(page).textContent()) ?? ''
  await test.step('S-231 F5 and a copied link show the same list', async () => {
    await page.reload()
    await expect(firstNumber(page)).toHaveText(first)
    const copy = await page.context().newPage()
    await copy.goto(page.url())
    await expect(total(copy)).toHaveText(count)
    await expect(firstNumber(copy)).toHaveText(first)
    await copy.close()
  })
  await test.step('S-231 the menu starts clean', async () => {
    await page.getByTestId('sidebar').getByRole('link', { name: '서버 목록' }).click()
    await expect(total(page)).toHaveText('총 1,234건')
    expect(await search(page)).toBe('')
  })
  await test.step('S-230 nothing found, and the way back', async () => {
    await page.getByRole('textbox', { name: '제목' }).fill('없는 제목')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(grid(page)).toContainText('조회된 자료가 없습니다.')
    await grid(page).getByRole('button', { name: '검색조건 초기화' }).click()
    await expect(total(page)).toHaveText('총 1,234건')
  })
  await test.step('S-230 a failure says so and is tried again', async () => {
    await page.getByRole('checkbox', { name: '서버 오류' }).check()
    await expect(grid(page).getByRole('alert')).toHaveText('목록을 불러오지 못했습니다.')
    await grid(page).getByRole('button', { name: '다시 시도' }).click()
    await expect(grid(page).getByRole('alert')).toBeVisible()
    await page.getByRole('checkbox', { name: '서버 오류' }).uncheck()
    await expect(firstNumber(page)).toHaveText('0000000000000001')
  })
})

test('S-231 the list of a document is its address too, and reset keeps its columns', async ({ open }) => {
  const page = await open('/saf/accident/nearMissList', 'mgr')
  const list = page.getByRole('grid', { name: '아차사고' })
  await expect(list.getByRole('row').nth(1)).toBeVisible({ timeout: 15_000 })
  const all = (await total(page).textContent()) ?? ''
  await page.getByRole('button', { name: '열 설정' }).click()
  await page.getByRole('dialog', { name: '열 설정' }).getByRole('checkbox', { name: '발생장소' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: '검색' }).fill('배관')
  await expect.poll(() => search(page)).toContain('q=')
  await expect(total(page)).not.toHaveText(all)
  await list.getByRole('button', { name: '발생일시' }).click()
  await expect.poll(() => search(page)).toContain('sort=')
  const found = (await total(page).textContent()) ?? ''
  await page.reload()
  await expect(total(page)).toHaveText(found)
  await page.goBack()
  await expect.poll(() => search(page)).not.toContain('sort=')
  await page.getByRole('button', { name: '초기화', exact: true }).filter({ visible: true }).click()
  await expect(total(page)).toHaveText(all)
  expect(await search(page)).toBe('?view=open')
  await expect(list.getByRole('columnheader', { name: '발생장소' })).toHaveCount(0)
  await expect(list.getByRole('columnheader', { name: '발생일시' })).toHaveAttribute('aria-sort', 'none')
})
