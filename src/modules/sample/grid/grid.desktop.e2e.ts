import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const gridOf = (page: Page) => page.getByRole('grid', { name: '샘플/목록' })
const cell = (page: Page, row: number, name: string) =>
  gridOf(page).locator(`.table-body .table-row[data-index="${row - 1}"] > [data-name="${name}"]`)
const stored = async (page: Page, row: number) =>
  JSON.parse((await page.getByTestId(`value-row${row}`).textContent()) ?? '') as Record<string, unknown>
const edit = (page: Page) => page.getByRole('switch', { name: '편집', exact: true }).click()
async function search(page: Page, row: number, name: string, text: string) {
  await cell(page, row, name).getByRole('button').last().click()
  await page.getByRole('dialog').getByText(text).first().click()
}

test('S-490 S-196 S-193 the sample grid: read only, edited everywhere or by click, its flags and its added row', async ({
  open,
}) => {
  const page = await open('/sample/grid')
  const grid = gridOf(page)
  await test.step('1,234 rows, row numbers, sums, a nested head, a hidden column, plain texts', async () => {
    await expect(page.getByTestId('row-total').first()).toHaveText('총 1,234건')
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

test('S-202 S-203 S-204 S-208 S-209 S-210 S-219 S-221 what is typed and searched for is stored', async ({ open }) => {
  const page = await open('/sample/grid')
  await edit(page)
  await test.step('typed', async () => {
    await cell(page, 1, 'text').getByRole('textbox').fill('가나다라마바사아자차카타파하가나다라마바사')
    await cell(page, 1, 'textarea').getByRole('textbox').fill('한 줄\n두 줄')
    await cell(page, 1, 'number').getByRole('textbox').fill('1,234.50원')
    await cell(page, 1, 'cost').getByRole('textbox').fill('')
    await cell(page, 1, 'datepicker').getByRole('textbox').fill('20260203')
    await cell(page, 1, 'datepicker').getByRole('textbox').press('Enter')
    await expect
      .poll(() => stored(page, 1))
      .toMatchObject({
        text: '가나다라마바사아자차카타파하가나다라마바',
        textarea: '한 줄\n두 줄',
        number: 1234.5,
        cost: null,
        datepicker: '2026-02-03',
      })
  })
  await test.step('searched for with the column', async () => {
    await search(page, 1, 'search', '원료 탱크 구역')
    await cell(page, 1, 'searchinput').getByRole('textbox').press('Enter')
    await page.getByRole('dialog').getByText('2공장 증류탑').click()
    await search(page, 1, 'searchwithclear', '1공장 반응동')
    await expect
      .poll(() => stored(page, 1))
      .toMatchObject({
        search: '원료 탱크 구역',
        searchinput: '2공장 증류탑',
        searchwithclear: '1공장 반응동',
        searchwithclearCd: 'L0',
      })
    await cell(page, 1, 'searchwithclear').getByRole('button', { name: '지우기' }).click()
    await expect.poll(() => stored(page, 1)).toMatchObject({ searchwithclear: null, searchwithclearCd: null })
  })
})

test('S-205 S-206 S-207 a person, a department and a process are picked and stored as objects', async ({ open }) => {
  const page = await open('/sample/grid')
  await edit(page)
  await cell(page, 1, 'usersearch').getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox')
    .or(dialog.getByRole('searchbox'))
    .or(dialog.getByRole('combobox'))
    .first()
    .fill('노승환')
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
  await search(page, 1, 'deptsearch', '정비팀')
  await expect.poll(async () => (await stored(page, 1)).deptsearch).toMatchObject({ deptNm: '정비팀' })
  await cell(page, 1, 'processsearch').getByRole('button').last().click()
  await page
    .getByRole('dialog')
    .getByRole('row')
    .nth(1)
    .or(page.getByRole('dialog').getByRole('option').first())
    .first()
    .click()
  await expect.poll(async () => (await stored(page, 1)).processsearch).toHaveProperty('processNm')
})

test('S-211 S-212 S-213 S-214 S-215 S-216 S-217 S-218 S-220 what is chosen is stored', async ({ open }) => {
  const page = await open('/sample/grid')
  await edit(page)
  await cell(page, 1, 'select').getByRole('combobox').selectOption('선택')
  await cell(page, 1, 'multiselect').getByRole('combobox').click()
  const [before] = (await stored(page, 1)).multiselect as string[]
  const added = before === 'B' ? '밀폐' : '화기'
  await page.getByRole('listbox').getByRole('option', { name: added }).click()
  await page.keyboard.press('Escape')
  for (const row of [1, 2, 3]) await cell(page, row, 'checkbox').getByRole('checkbox').click()
  await cell(page, 1, 'checkboxmulti').getByRole('checkbox', { checked: false }).first().click()
  await cell(page, 1, 'radio').getByRole('radio', { name: '화기' }).check()
  await cell(page, 1, 'switch').getByRole('switch').click()
  await cell(page, 1, 'singlecheckbox').getByRole('checkbox').click()
  await expect
    .poll(() => stored(page, 1))
    .toMatchObject({
      select: null,
      checkbox: 'N',
      radio: 'B',
      switch: 'N',
      singlecheckbox: 'N',
    })
  const row = await stored(page, 1)
  expect(row.multiselect).toEqual([before, added === '밀폐' ? 'C' : 'B'])
  expect(row.checkboxmulti).toHaveLength(2)
  expect([(await stored(page, 2)).checkbox, (await stored(page, 3)).checkbox]).toEqual([0, false])
  await cell(page, 1, 'button').getByRole('button').click()
  await expect(page.getByTestId('value-pressed')).toHaveText('"0000000000000001"')
  await expect(cell(page, 1, 'tag').locator('.status-tag')).toHaveAttribute(
    'data-tone',
    /draft|danger|waiting|progress/,
  )
})
