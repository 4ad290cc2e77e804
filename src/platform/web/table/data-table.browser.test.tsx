import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setAppearance } from '#platform/web/theme/appearance.ts'
import { DataTable } from './data-table.tsx'
import { columns, LONG_TITLE, PagedTable, ReportTable, reports } from './table-test-rows.tsx'

const grid = page.getByRole('grid', { name: '보고' })
const cells = (name: string) =>
  [...document.querySelectorAll(`.table-body [data-name="${name}"]`)].map((cell) => cell.textContent)
const firstCell = (name: string) => expect.poll(() => cells(name)[0])

beforeEach(async () => {
  await page.viewport(1440, 900)
  setAppearance({ size: 'medium' })
})

test('S-191 the total counts all matches and row numbers, 55 px wide, go on over pages', async () => {
  await render(<PagedTable all={reports(1234)} start={{ page: 3, limit: 20 }} numbered />)
  await expect.element(page.getByTestId('row-total')).toHaveTextContent('총 1,234건')
  await firstCell('_no').toBe('41')
  expect(document.querySelector('[data-name="_no"]')?.getBoundingClientRect().width).toBe(55)
  await expect.element(grid).toHaveAttribute('aria-rowcount', '1235')
  await expect.element(grid.getByRole('row', { name: /보고 41/ })).toHaveAttribute('aria-rowindex', '42')
})

test('S-228 sizes, next, page buttons and jumper ask for a page and its size', async () => {
  const onPage = vi.fn()
  await render(<ReportTable rows={reports(20)} total={1234} page={2} limit={20} onPage={onPage} />)
  const sizes = page.getByRole('combobox', { name: '쪽당 건수' })
  expect([...(sizes.element() as HTMLSelectElement).options].map(({ value }) => Number(value))).toEqual([
    20, 50, 100, 200, 300,
  ])
  await page.getByRole('button', { name: '다음 페이지' }).click()
  expect(onPage).toHaveBeenLastCalledWith({ page: 3, limit: 20 })
  await page.getByRole('button', { name: '62 페이지' }).click()
  expect(onPage).toHaveBeenLastCalledWith({ page: 62, limit: 20 })
  await page.getByRole('textbox', { name: '이동할 페이지' }).fill('900')
  await userEvent.keyboard('{Enter}')
  expect(onPage).toHaveBeenLastCalledWith({ page: 62, limit: 20 })
  await expect
    .element(page.getByRole('button', { name: '2 페이지', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

test('S-228 a size that leaves the page out of range goes to the last page, and so does deleting its last row', async () => {
  const onPage = vi.fn()
  const screen = await render(<ReportTable rows={reports(14)} total={1234} page={62} limit={20} onPage={onPage} />)
  await page.getByRole('combobox', { name: '쪽당 건수' }).selectOptions('300')
  expect(onPage).toHaveBeenLastCalledWith({ page: 5, limit: 300 })
  await screen.rerender(<ReportTable rows={[]} total={1220} page={62} limit={20} onPage={onPage} />)
  await expect.poll(() => onPage.mock.lastCall?.[0]).toEqual({ page: 61, limit: 20 })
})

test('S-191 a head sorts up, down and back, by the server or by itself, and says so', async () => {
  const onSort = vi.fn()
  const screen = await render(<ReportTable sort="title" onSort={onSort} />)
  await expect.element(page.getByRole('columnheader', { name: '제목' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: '제목' }).click()
  expect(onSort).toHaveBeenLastCalledWith('-title')
  await firstCell('title').toBe('보고 1')
  await screen.unmount()

  await render(<ReportTable />)
  await page.getByRole('button', { name: '손실액' }).click()
  await page.getByRole('button', { name: '손실액' }).click()
  await firstCell('costAmt').toBe('30,000')
  await page.getByRole('button', { name: '장소' }).click()
  await firstCell('placeDesc').toBe('장소 1')
  expect(cells('placeDesc').slice(1, 3)).toEqual(['장소 2', '장소 3'])
})

test('S-230 skeleton, empty with one action, and failure with retry stand where the rows would', async () => {
  const onRetry = vi.fn()
  const onClick = vi.fn()
  const screen = await render(<ReportTable rows={[]} state="loading" />)
  await expect.element(grid).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelector('.table-skeleton .table-row')).toBeNull()
  await expect.poll(() => document.querySelectorAll('.table-skeleton .table-row').length).toBeGreaterThan(5)
  await screen.rerender(<ReportTable rows={[]} state="error" onRetry={onRetry} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다.')
  await page.getByRole('button', { name: '다시 시도' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<ReportTable rows={[]} empty={{ action: { text: '검색조건 초기화', onClick } }} />)
  await expect.element(page.getByText('조회된 자료가 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '검색조건 초기화' }).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('S-194 the head and the summary stay in view, and 합계 sums all rows', async () => {
  await render(<ReportTable rows={reports(1000)} summary />)
  await expect.element(grid.getByText('합계')).toBeVisible()
  await expect.element(grid.getByText('500,497,000')).toBeVisible()
  const element = grid.element()
  const headTop = page.getByRole('columnheader', { name: '제목' }).element().getBoundingClientRect().top
  element.scrollTop = 20_000
  await expect.poll(() => cells('title').at(-1)).toMatch(/5\d\d$/)
  expect(page.getByRole('columnheader', { name: '제목' }).element().getBoundingClientRect().top).toBe(headTop)
  await expect.element(grid.getByText('합계')).toBeInViewport()
})

test('S-194 the sums of the server are shown as they are', async () => {
  await render(<PagedTable all={reports(100)} summary={{ costAmt: 1_234_567 }} />)
  await expect.element(grid.getByText('1,234,567')).toBeVisible()
})

test('S-194 S-466 S-465 300 px high by default and at least; every other row is striped', async () => {
  const { style } = document.documentElement
  style.setProperty('--bg', 'white')
  style.setProperty('--bg-subtle', 'silver')
  const screen = await render(<ReportTable height={120} striped />)
  const rows = () => [...document.querySelectorAll('.table-body > .table-row')].map((row) => getComputedStyle(row))
  await firstCell('title').toBe('보고 1')
  expect(grid.element().getBoundingClientRect().height).toBe(300)
  await page.getByTestId('row-total').hover()
  const [first, second, third] = rows().map(({ backgroundColor }) => backgroundColor)
  expect(second).not.toBe(first)
  expect(third).toBe(first)
  await screen.rerender(<DataTable label="보고" columns={columns} rows={reports(3)} rowKey="reportNo" />)
  expect(grid.element().getBoundingClientRect().height).toBe(300)
  await screen.rerender(<ReportTable height={520} />)
  expect(grid.element().getBoundingClientRect().height).toBe(520)
})

test('S-191 an icon clears what was searched for', async () => {
  const onResetSearch = vi.fn()
  await render(<ReportTable onResetSearch={onResetSearch} />)
  await page.getByRole('button', { name: '검색조건 초기화' }).click()
  expect(onResetSearch).toHaveBeenCalledOnce()
})

test('S-192 fixed columns stay at their side while the others scroll', async () => {
  await page.viewport(800, 700)
  const fixed = columns.map((column) =>
    column.name === 'title' ? { ...column, fixed: 'left' as const } : { ...column, width: 400 },
  )
  await render(<ReportTable columns={fixed} />)
  const left = () => document.querySelector('.table-body [data-name="title"]')?.getBoundingClientRect().left
  const before = left()
  grid.element().scrollLeft = 300
  await expect
    .poll(() => document.querySelector('.table-body [data-name="statusCd"]')?.getBoundingClientRect().left)
    .toBeLessThan(240)
  expect(left()).toBe(before)
})

test.each([1440, 800])('S-192 heads stand over their cells at %i px', async (width) => {
  await page.viewport(width, 700)
  const fixed = columns.map((column, index) => (index < 2 ? { ...column, fixed: 'left' as const } : column))
  await render(<ReportTable columns={fixed} numbered selectable summary />)
  await firstCell('title').toBe('보고 1')
  const leftOf = (part: string, name: string) =>
    document.querySelector(`.table-${part} [data-name="${name}"]`)?.getBoundingClientRect().left
  for (const { name } of columns) {
    expect(leftOf('head', name), name).toBe(leftOf('body', name))
    expect(leftOf('foot', name), name).toBe(leftOf('body', name))
  }
})

test('100,000 rows put only those on the page that are seen', async () => {
  await render(<ReportTable rows={reports(100_000)} />)
  await firstCell('title').toBe('보고 1')
  expect(document.querySelectorAll('.table-body > .table-row').length).toBeLessThan(40)
  grid.element().scrollTop = 1e9
  await expect.poll(() => cells('title')).toContain('보고 100000')
})

test.each([
  ['medium', 40],
  ['small', 36],
  ['mini', 32],
] as const)('look 1 rows at size %s are %i px high', async (size, height) => {
  setAppearance({ size })
  await render(<ReportTable />)
  await expect
    .poll(() => document.querySelector('.table-body > .table-row')?.getBoundingClientRect().height)
    .toBe(height)
})

test('S-201 a link opens in the page on a click and is left to the browser with Ctrl', async () => {
  const onOpen = vi.fn()
  await render(<ReportTable onOpen={onOpen} />)
  const link = page.getByRole('link', { name: '보고 1', exact: true })
  await expect.element(link).toHaveAttribute('href', '/reports/1')
  await link.click()
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ reportNo: 1 }))
  const isLeftToBrowser = new Promise((resolve) =>
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    ),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeftToBrowser).toBe(true)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('S-200 a cut text is shown whole under the pointer and with the focus', async () => {
  await render(<ReportTable excel={false} />)
  const cut = grid.getByRole('gridcell', { name: LONG_TITLE })
  await cut.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(LONG_TITLE)
  await page.getByRole('button', { name: '열 설정' }).hover()
  await expect.poll(() => page.getByRole('tooltip').elements().length).toBe(0)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(LONG_TITLE)
})
