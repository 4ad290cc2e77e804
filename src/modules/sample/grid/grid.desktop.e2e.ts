import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const gridOf = (page: Page) => page.getByRole('grid', { name: '샘플/목록' })
const cell = (page: Page, row: number, name: string) =>
  gridOf(page).locator(`.table-body .table-row[data-index="${row - 1}"] > [data-name="${name}"]`)
const stored = async (page: Page, row: number) =>
  JSON.parse((await page.getByTestId(`value-row${row}`).textContent()) ?? '') as Record<string, unknown>
const edit = (page: Page) => page.getByRole('switch', { name: '편집', exact: true }).click()

test('S-490 S-196 S-193 the sample grid: read only, edited everywhere or by click, its flags and its added row', async ({
  open,
}) => {
  const page = await open('/sample/grid')
  const grid = gridOf(page)
  await test.step('1,234 rows, row numbers, sums, a nested head, a hidden column, plain texts', async () => {
    await expect(page.getByTestId('row-total').first()).toHaveText('총 1,234건', { timeout: 15_000 })
    await expect(cell(page, 1, 'sampleId')).toHaveText('0000000000000001')
    await expect(cell(page, 1, '_no')).toHaveText('1')
    await expect(grid.getByRole('columnheader', { name: '검색', exact: true })).toHaveCount(2)
    await expect(grid.locator('.table-foot [data-name="cost"]')).toHaveText(/^\d[\d,]+$/)
    await expect(grid.locator('[data-name="secret"]')).toHaveCount(0)
    await expect(grid.locator('.table-body :is(input, select, textarea)')).toHaveCount(0)
    expect((await stored(page, 1)).checkbox).toBe('Y')
  })
  await test.step('row 3 is highlighted, row 2 hides its buttons, row 4 has six lines', async () => {
    await expect(grid.locator('.table-row[aria-current="true"]')).toHaveAttribute('data-index', '2')
    await edit(page)
    await expect(cell(page, 4, 'textarea').getByRole('textbox')).toHaveAttribute('rows', '6')
    await expect(cell(page, 1, 'textarea').getByRole('textbox')).toHaveAttribute('rows', '3')
    await expect(cell(page, 1, 'search').getByRole('button')).toHaveCount(1)
    await expect(grid.locator('.table-row[data-index="1"]').getByRole('button')).toHaveCount(0)
  })
  await test.step('what is typed, chosen and searched for is stored at once', async () => {
    await cell(page, 1, 'number').getByRole('textbox').fill('1,234.50원')
    await cell(page, 1, 'select').getByRole('combobox').selectOption('선택')
    for (const row of [2, 3]) await cell(page, row, 'checkbox').getByRole('checkbox').click()
    await cell(page, 1, 'searchinput').getByRole('textbox').press('Enter')
    await page.getByRole('dialog').getByText('2공장 증류탑').click()
    await expect
      .poll(() => stored(page, 1))
      .toMatchObject({ number: 1234.5, select: null, searchinput: '2공장 증류탑' })
    expect([(await stored(page, 2)).checkbox, (await stored(page, 3)).checkbox]).toEqual([0, false])
  })
  await test.step('only an added row has its key typed', async () => {
    await expect(cell(page, 1, 'sampleId').getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: '행 추가' }).first().click()
    await expect(cell(page, 1235, 'sampleId').getByRole('textbox')).toBeFocused()
  })
  await test.step('by click only the clicked row is edited', async () => {
    await page.getByRole('switch', { name: '클릭 편집' }).click()
    await grid.evaluate((element) => element.scrollTo({ top: 0, left: 0 }))
    await cell(page, 2, 'text').click()
    await expect(cell(page, 2, 'text').getByRole('textbox')).toBeFocused()
    await expect(cell(page, 3, 'text').getByRole('textbox')).toHaveCount(0)
  })
})

test('S-205 S-206 S-207 a person, a department and a process are picked and stored as objects', async ({ open }) => {
  const page = await open('/sample/grid')
  await edit(page)
  await cell(page, 1, 'usersearch').getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('노승환')
  await dialog.getByText('노승환', { exact: true }).first().click()
  await expect
    .poll(async () => (await stored(page, 1)).usersearch)
    .toEqual({
      userId: 'owner',
      userNm: '노승환',
      deptCd: expect.any(String),
      deptNm: expect.any(String),
    })
  await expect(cell(page, 1, 'usersearch')).toContainText('노승환')
  await cell(page, 1, 'deptsearch').getByRole('button').last().click()
  await dialog.getByRole('combobox').fill('생산2팀')
  await dialog.getByRole('treeitem', { name: '생산2팀', exact: true }).click()
  await expect.poll(async () => (await stored(page, 1)).deptsearch).toEqual({ deptCd: 'D2120', deptNm: '생산2팀' })
  await cell(page, 1, 'processsearch').getByRole('button').last().click()
  await page.getByRole('dialog').getByRole('option').first().click()
  await expect.poll(async () => (await stored(page, 1)).processsearch).toHaveProperty('processNm')
})
