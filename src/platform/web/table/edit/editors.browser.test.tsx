import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '#platform/web/test/answers.ts'
import type { CellType, Column } from '../table.types.ts'
import { type Cells, EditTable, held, items } from './edit-test-table.tsx'

beforeEach(() => page.viewport(1440, 900))

const grid = page.getByRole('grid', { name: '편집' })
const cellOf = (name: string, row = 0) =>
  document.querySelector(`.table-body .table-row[data-index="${row}"] [data-name="${name}"]`) as HTMLElement
const cell = (name: string, row = 0) =>
  page.getByCss(`.table-body .table-row[data-index="${row}"] > [data-name="${name}"]`)
const stored = (name: string, row = 0) => held.rows[row]?.[name]
const show = (columns: Column<Cells>[], rows: Cells[], mode: 'all' | 'click' | 'off' = 'all') =>
  render(<EditTable columns={columns} rows={rows} mode={mode} />)

test('S-202 S-200 text is cut at its maximum and trimmed; a column without type stays text', async () => {
  const columns: Column<Cells>[] = [
    { name: 'none', text: '그냥' },
    { name: 'text', text: '글', type: 'text', maxlength: 5 },
  ]
  await show(columns, [{ no: '1', none: '보임', text: '갑' }])
  await cell('text').getByRole('textbox').fill('가나다라마바사')
  expect(stored('text')).toBe('가나다라마')
  await cell('text').getByRole('textbox').fill(' 갑 ')
  await userEvent.tab()
  await expect.poll(() => stored('text')).toBe('갑')
  await cell('text').getByRole('textbox').fill('')
  expect(stored('text')).toBeNull()
  expect(cellOf('none').querySelector('input')).toBeNull()
})

test('S-208 S-193 a text area has the lines of its row, three by default, and unfolds over the rows below', async () => {
  const columns: Column<Cells>[] = [{ name: 'area', text: '긴 글', type: 'textarea', maxlength: 50 }]
  await show(columns, [
    { no: '1', area: '하나' },
    { no: '2', area: '둘', _rows: 6 },
    { no: '3', area: '' },
  ])
  const [first, second] = [cell('area').getByRole('textbox'), cell('area', 1).getByRole('textbox')]
  expect(first.element().getAttribute('rows')).toBe('3')
  expect(second.element().getAttribute('rows')).toBe('6')
  await second.click()
  await expect.poll(() => second.element().getBoundingClientRect().height).toBeGreaterThan(110)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}셋')
  expect(stored('area', 1)).toBe('둘\n셋')
})

test('S-209 S-219 numbers are free while typed, grouped afterwards, stored as numbers; empty is null', async () => {
  const columns: Column<Cells>[] = [
    { name: 'number', text: '수량', type: 'number', pointNumber: 2, hasSeperator: true },
    { name: 'cost', text: '비용', type: 'cost' },
  ]
  await show(columns, [{ no: '1', number: 1, cost: 2500 }])
  const input = cell('number').getByRole('textbox')
  expect(getComputedStyle(input.element()).textAlign).toBe('end')
  await input.fill('1,234.567원')
  expect(stored('number')).toBe(1234.56)
  expect((cellOf('cost').querySelector('input') as HTMLInputElement).value).toBe('2,500')
  await cell('cost').getByRole('textbox').fill('3000000')
  expect((cellOf('number').querySelector('input') as HTMLInputElement).value).toBe('1,234.56')
  expect(stored('cost')).toBe(3_000_000)
  await cell('cost').getByRole('textbox').fill('')
  expect(stored('cost')).toBeNull()
})

test('S-210 a date is typed or picked, and stored as text; what is no date stays out and is said', async () => {
  const columns: Column<Cells>[] = [{ name: 'day', text: '날짜', type: 'datepicker' }]
  await show(columns, [{ no: '1', day: '2026-01-15' }])
  const input = cell('day').getByRole('textbox')
  await input.fill('20260301')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => stored('day')).toBe('2026-03-01')
  await input.fill('모르는 날')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('day')).toHaveAttribute('aria-invalid', 'true')
  expect(stored('day')).toBe('2026-03-01')
  await cell('day').getByRole('button').click()
  await page.getByRole('dialog', { name: '달력' }).getByTitle('2026-03-20').click()
  await expect.poll(() => stored('day')).toBe('2026-03-20')
  await expect.element(cell('day')).not.toHaveAttribute('aria-invalid')
})

test('S-211 S-268 the first entry of a select is null, 「선택」; read only it shows the text', async () => {
  const columns: Column<Cells>[] = [{ name: 'select', text: '선택', type: 'select', items }]
  const rows = [{ no: '1', select: null }]
  const screen = await show(columns, rows)
  const list = cell('select').getByRole('combobox')
  expect((list.element() as HTMLSelectElement).selectedOptions[0]?.text).toBe('선택')
  await list.selectOptions('중')
  expect(stored('select')).toBe('B')
  await screen.rerender(<EditTable columns={columns} rows={rows} mode="off" />)
  expect(cellOf('select').textContent).toBe('중')
  await screen.rerender(<EditTable columns={columns} rows={rows} />)
  await cell('select').getByRole('combobox').selectOptions('선택')
  expect(stored('select')).toBeNull()
})

test('S-212 S-264 several are chosen from a list at most 300 high; all shuts the others', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ code: `X${index}`, codeNm: `작업 ${index}` }))
  const withAll = [{ code: 'ALL', codeNm: '전체', isAll: true }, ...many]
  await show([{ name: 'multi', text: '다중', type: 'multiselect', items: withAll }], [{ no: '1', multi: ['X1'] }])
  await cell('multi').getByRole('combobox').click()
  const list = page.getByRole('listbox', { name: '다중' })
  await expect.poll(() => list.element().getBoundingClientRect().height).toBe(300)
  await list.getByRole('option', { name: '작업 3', exact: true }).click()
  expect(stored('multi')).toEqual(['X1', 'X3'])
  await expect.element(list.getByRole('option', { name: '전체' })).toBeDisabled()
  await list.getByRole('option', { name: '작업 1', exact: true }).click()
  await list.getByRole('option', { name: '작업 3', exact: true }).click()
  await list.getByRole('option', { name: '전체' }).click()
  expect(stored('multi')).toEqual(['ALL'])
  await expect.element(list.getByRole('option', { name: '작업 3', exact: true })).toBeDisabled()
})

test('S-213 S-217 checkboxes keep the kind of their row; a single one is Y or N', async () => {
  const columns: Column<Cells>[] = [
    { name: 'check', text: '체크', type: 'checkbox' },
    { name: 'single', text: '단일', type: 'singlecheckbox' },
  ]
  await show(columns, [
    { no: '1', check: 'Y', single: 'N' },
    { no: '2', check: 1, single: 'Y' },
    { no: '3', check: true, single: 'N' },
  ])
  for (const row of [0, 1, 2]) await cell('check', row).getByRole('checkbox').click()
  expect([0, 1, 2].map((row) => stored('check', row))).toEqual(['N', 0, false])
  for (const row of [0, 1]) await cell('single', row).getByRole('checkbox').click()
  expect([0, 1].map((row) => stored('single', row))).toEqual(['Y', 'N'])
})

test('S-214 S-215 a group of checks stores a list, a group of radios one value for its own row', async () => {
  const columns: Column<Cells>[] = [
    { name: 'checks', text: '여럿', type: 'checkboxmulti', items, width: 300 },
    { name: 'radio', text: '하나', type: 'radio', items, width: 300 },
  ]
  await show(columns, [
    { no: '1', checks: ['A'], radio: 'A' },
    { no: '2', checks: [], radio: 'A' },
  ])
  await cell('checks').getByRole('checkbox', { name: '하' }).click()
  expect(stored('checks')).toEqual(['A', 'C'])
  await cell('radio').getByRole('radio', { name: '중' }).click()
  expect([stored('radio', 0), stored('radio', 1)]).toEqual(['B', 'A'])
  expect((cell('radio', 1).getByRole('radio', { name: '상' }).element() as HTMLInputElement).checked).toBe(true)
  const names = [0, 1].map((row) => cellOf('radio', row).querySelector('input')?.name)
  expect(names[0]).not.toBe(names[1])
})

test('S-216 a switch says 사용 or 미사용, and stores Y or N', async () => {
  await show([{ name: 'useYn', text: '사용', type: 'switch' }], [{ no: '1', useYn: 'Y' }])
  const control = cell('useYn').getByRole('switch')
  await expect.element(control).toHaveTextContent('사용')
  await control.click()
  expect(stored('useYn')).toBe('N')
  await expect.element(control).toHaveTextContent('미사용')
  await expect.element(control).not.toBeChecked()
})

test('S-203 S-204 S-221 searches call their column; Enter searches; clear empties text and key together', async () => {
  const asked: string[] = []
  const search = (name: string, patch: Partial<Cells>): Pick<Column<Cells>, 'onClick'> => ({
    onClick: (row, change) => {
      asked.push(`${name} ${row.no}`)
      change(patch)
    },
  })
  await show(
    [
      { name: 'search', text: '검색', type: 'search', ...search('search', { search: '찾음' }) },
      { name: 'typed', text: '입력', type: 'searchinput', ...search('typed', {}) },
      { name: 'place', text: '장소', type: 'searchwithclear', keyName: 'placeCd', ...search('place', {}) },
    ],
    [
      { no: '1', search: '전', typed: '갑', place: '1공장', placeCd: 'P1' },
      { no: '2', search: '전', typed: '갑', place: '2공장', placeCd: 'P2', _hideButton: true },
    ],
  )
  expect(cellOf('search').querySelector('input')).toBeNull()
  await cell('search').getByRole('button').click()
  expect(stored('search')).toBe('찾음')
  await cell('typed').getByRole('textbox').fill('을')
  await userEvent.keyboard('{Enter}')
  expect(asked).toEqual(['search 1', 'typed 1'])
  expect(stored('typed')).toBe('을')
  await cell('place').getByRole('button', { name: '장소 1행 지우기' }).click()
  expect([stored('place'), stored('placeCd')]).toEqual([null, null])
  // S-193: the second row hides its icons.
  expect(grid.element().querySelectorAll('[data-index="1"] button')).toHaveLength(0)
})

test('S-205 a person is picked and stored as an object, whose name is shown', async () => {
  const person = { userId: 'emp', userNm: '이도윤', deptCd: 'D1', deptNm: '생산1팀' }
  const network = answering({
    'GET /api/manage/users/search': () => ({ body: { rows: [{ ...person, orgNm: '생산1팀' }] } }),
  })
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { queryClient } = await import('#platform/web/api/query-client.ts')
  await render(
    <QueryClientProvider client={queryClient}>
      <EditTable columns={[{ name: 'user', text: '담당', type: 'usersearch' }]} rows={[{ no: '1', user: null }]} />
    </QueryClientProvider>,
  )
  await cell('user').getByRole('button').click()
  await page.getByRole('dialog').getByText('이도윤').first().click()
  await expect.poll(() => stored('user')).toEqual(person)
  await expect.element(cell('user')).toHaveTextContent('이도윤')
  network.restore()
})

test('S-218 S-193 a button calls its column with the row, and is absent where the row hides it', async () => {
  const onClick = vi.fn()
  await show(
    [{ name: 'open', text: '열기', type: 'button', onClick }],
    [{ no: '1' }, { no: '2', _hideButton: ['open'] }, { no: '3', _hideButton: ['other'] }],
    'off',
  )
  await cell('open').getByRole('button', { name: '열기' }).click()
  expect(onClick.mock.calls[0]?.[0]).toMatchObject({ no: '1' })
  expect(cellOf('open', 1).querySelector('button')).toBeNull()
  await expect.element(cell('open', 2).getByRole('button')).toBeVisible()
})

test('S-222 K-47 something to click without a callback tells the developer', async () => {
  await show([{ name: 'broken', text: '검색', type: 'search' }], [{ no: '1', broken: '전' }])
  await cell('broken').getByRole('button').click()
  const alert = page.getByRole('alertdialog', { name: '에러' })
  await expect.element(alert.getByText('콜백 이름이 지정되지 않았습니다.')).toBeVisible()
  await alert.getByRole('button', { name: '확인' }).click()
})

test('S-220 S-201 a tag shows each value in its colour, a link is a real address filled from the row, in an edited row too', async () => {
  const tags = [
    { code: 'A', codeNm: '상', tone: 'done' as const },
    { code: 'B', codeNm: '중', tone: 'danger' as const },
  ]
  await show(
    [
      { name: 'tag', text: '태그', type: 'tag', items: tags },
      { name: 'link', text: '링크', type: 'link', url: '/a/{no}' },
    ],
    [{ no: '가 1', tag: ['A', 'B'], link: '보기' }],
  )
  const shown = [...cellOf('tag').querySelectorAll<HTMLElement>('.status-tag')]
  expect(shown.map((one) => [one.textContent, one.dataset.tone])).toEqual([
    ['상', 'done'],
    ['중', 'danger'],
  ])
  await expect.element(cell('link').getByRole('link')).toHaveAttribute('href', `/a/${encodeURIComponent('가 1')}`)
})

const readOnly: CellType[] = ['link', 'button', 'tag']
const edited: CellType[] = [
  ...(['text', 'search', 'searchinput', 'usersearch', 'deptsearch', 'processsearch', 'textarea', 'number'] as const),
  ...([
    'datepicker',
    'select',
    'multiselect',
    'checkbox',
    'checkboxmulti',
    'radio',
    'switch',
    'singlecheckbox',
  ] as const),
  ...(['cost', 'searchwithclear'] as const),
]

test('S-197 of 22 cell types 18 have an editor, and all show plain text where they are not edited', async () => {
  const columns: Column<Cells>[] = [
    { name: 'none', text: '그냥' },
    ...[...readOnly, ...edited].map((type) => ({ name: type, text: type, type, items })),
  ]
  expect(columns).toHaveLength(22)
  const rows = [{ no: '1' }]
  const screen = await show(columns, rows)
  const withEditor = () =>
    [...document.querySelectorAll<HTMLElement>('.table-body .table-cell:has([data-editor])')].map(
      (one) => one.dataset.name,
    )
  await expect.poll(withEditor).toEqual(edited)
  await screen.rerender(<EditTable columns={columns} rows={rows} mode="off" />)
  await expect.poll(withEditor).toEqual([])
})
