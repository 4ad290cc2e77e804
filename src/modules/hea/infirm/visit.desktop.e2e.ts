import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const medicine = '소화제'

/** What the table of the stock says of it. */
async function stockOf(page: Page): Promise<number> {
  await page.goto('/hea/infirm/medicine')
  const line = page.getByRole('row').filter({ hasText: medicine })
  await expect(line.locator('[data-name="usableQtyVal"]')).toHaveText(/\d/)
  return Number((await line.locator('[data-name="usableQtyVal"]').textContent())?.replaceAll(',', ''))
}

const isFocused = (field: Locator) => field.evaluate((input) => input === document.activeElement)

test('a nurse registers a visit with the keyboard alone, gives medicine, and the stock goes down', async ({ open }) => {
  test.slow()
  const page = await open('/hea/infirm/medicine', 'nurse')
  const before = await stockOf(page)
  await page.goto('/hea/infirm/visit')
  const { keyboard } = page

  await test.step('a badge is scanned: the number and Enter', async () => {
    await expect(page.getByRole('combobox', { name: '이용자 찾기' })).toBeFocused()
    await keyboard.type('emp2')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '박준서' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: '박준서 님의 기록' })).toBeVisible()
  })

  await test.step('what he came for, a mistyped temperature, the treatment', async () => {
    await expect(page.getByRole('combobox', { name: '증상분류' }).first()).toBeFocused()
    await keyboard.type('소화기')
    await expect(page.locator('.ant-select-item-option').filter({ hasText: '소화기' }).first()).toBeVisible()
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.type('점심 뒤 속이 더부룩함')
    const temperature = page.getByRole('textbox', { name: '체온' })
    for (let field = 0; field < 6 && !(await isFocused(temperature)); field++) await keyboard.press('Tab')
    await keyboard.type('47')
    await expect(page.getByText('입력 범위를 벗어났습니다.')).toBeVisible()
    await keyboard.press('Control+A')
    await keyboard.type('36.5')
    await expect(page.getByText('입력 범위를 벗어났습니다.')).toBeHidden()
    await page.getByRole('combobox', { name: '처치' }).focus()
    await keyboard.type('투약')
    await keyboard.press('Enter')
  })

  await test.step('medicine from the stock, from the lot that expires first', async () => {
    await page.getByRole('button', { name: '약품 추가' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('combobox', { name: '약품 1' }).focus()
    await keyboard.type(medicine)
    // Enter takes what the list offers.
    await expect(page.locator('.ant-select-item-option').filter({ hasText: medicine }).first()).toBeVisible()
    await keyboard.press('Enter')
    await page.getByRole('textbox', { name: '수량 1' }).focus()
    await keyboard.type('2')
    await expect(page.getByText(/로트 .+에서 2/)).toBeVisible()
    await keyboard.press('Control+S')
    await expect(page.getByRole('status').filter({ hasText: '등록했습니다: 박준서' })).toBeVisible()
  })

  await test.step('the list shows a masked name, the search waits for the next, and two are gone', async () => {
    await expect(page.getByRole('combobox', { name: '이용자 찾기' })).toBeFocused()
    await expect(page.getByRole('gridcell', { name: '박*서' }).first()).toBeVisible()
    expect(await stockOf(page)).toBe(before - 2)
  })
})
