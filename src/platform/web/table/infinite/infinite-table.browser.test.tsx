import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { columns, type Report, reports } from '../table-test-rows.tsx'
import { InfiniteTable } from './infinite-table.tsx'
import { joinParts, type ListPart, type LoadPart, nextPart, sortRows } from './list-parts.ts'
import { PagedTable } from './paged-table.tsx'

const grid = page.getByRole('grid', { name: '보고' })
const firstRow = () => document.querySelector('.table-body [data-name="title"]')?.textContent
const scrollTo = (distanceToEnd: number) => {
  const area = grid.element()
  area.scrollTop = area.scrollHeight - area.clientHeight - distanceToEnd
}

/** Answers when the test lets it, and counts how many are asked at the same time. */
function server(all: () => readonly Report[]) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  let running = 0
  let most = 0
  const load: LoadPart<Report> = async ({ page: part, limit, sort }) => {
    asked.push(`${part}/${limit}/${sort}`)
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
    running--
    const sorted = sortRows(all(), columns, sort)
    return { total: sorted.length, rows: sorted.slice((part - 1) * limit, part * limit) }
  }
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  /** Two presses in one breath ask once or twice. */
  const answerAll = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { asked, load, answer, answerAll, waits: () => waiting.length > 0, most: () => most }
}

const List = ({ load, pageRows }: { load: LoadPart<Report>; pageRows?: number }) => (
  <QueryClientProvider client={client}>
    <InfiniteTable
      load={load}
      columns={columns}
      label="보고"
      rowKey="reportNo"
      queryKey={['reports']}
      height={440}
      {...(pageRows && { pageRows })}
    />
  </QueryClientProvider>
)
let client = new QueryClient()
beforeEach(async () => {
  localStorage.clear()
  client = new QueryClient()
  await page.viewport(1440, 900)
})
afterEach(() => client.clear())
const loaded = () => client.getQueryCache().getAll().at(-1)?.state.data as { pages: ListPart<Report>[] } | undefined

test('S-226 twenty rows at a time, more within 60 px of the bottom, one request at a time, an end mark', async () => {
  const { asked, load, answer, most } = server(() => reports(45))
  await render(<List load={load} />)
  await answer()
  await expect.element(page.getByTestId('row-total')).toHaveTextContent('총 45건')
  scrollTo(61)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(asked).toEqual(['1/20/'])
  scrollTo(60)
  await expect.poll(() => asked).toEqual(['1/20/', '2/20/'])
  scrollTo(0)
  scrollTo(30)
  scrollTo(0)
  await answer()
  await expect.poll(() => loaded()?.pages.length).toBe(2)
  scrollTo(0)
  await answer()
  await expect.poll(() => loaded()?.pages.length).toBe(3)
  scrollTo(0)
  await expect.element(page.getByText('마지막까지 보았습니다.')).toBeVisible()
  await expect.element(grid.getByText('보고 45')).toBeVisible()
  expect(asked).toEqual(['1/20/', '2/20/', '3/20/'])
  expect(most()).toBe(1)
})

test('S-226 S-467 the number of rows at a time can be set', async () => {
  const { asked, load, answer } = server(() => reports(45))
  await render(<List load={load} pageRows={30} />)
  await answer()
  await expect.poll(() => asked).toEqual(['1/30/'])
})

test('S-226 no row twice or missing when rows come and go between two requests', async () => {
  let all = reports(45)
  const { load, answer } = server(() => all)
  await render(<List load={load} />)
  await answer()
  await expect.element(grid.getByText('보고 1', { exact: true })).toBeVisible()
  all = all.slice(3)
  scrollTo(0)
  // The second part does not fit the first, so both are asked for again.
  await answer()
  await answer()
  await answer()
  await expect.poll(() => loaded()?.pages.map(({ total }) => total)).toEqual([42, 42])
  await expect
    .poll(() => loaded()?.pages.flatMap(({ rows }) => rows.map(({ reportNo }) => reportNo)))
    .toEqual(all.slice(0, 40).map(({ reportNo }) => reportNo))
})

test('S-226 sorting asks the server while rows are missing, and no longer when all are here', async () => {
  const { asked, load, answer, answerAll, waits } = server(() => reports(25))
  await render(<List load={load} />)
  await answer()
  await expect.poll(firstRow).toBe('보고 1')
  await page.getByRole('button', { name: '손실액' }).click()
  await page.getByRole('button', { name: '손실액' }).click()
  await expect.poll(() => asked.at(-1)).toBe('1/20/-costAmt')
  answerAll()
  await expect.poll(firstRow).toBe('보고 25')
  const reachEnd = () => {
    scrollTo(0)
    return waits()
  }
  await expect.poll(reachEnd).toBe(true)
  await answer()
  await expect.poll(() => loaded()?.pages.length).toBe(2)
  const before = asked.length
  await page.getByRole('button', { name: '장소' }).click()
  await expect.poll(firstRow).toBe('보고 25')
  await page.getByRole('button', { name: '장소' }).click()
  await expect.poll(firstRow).toBe('보고 1')
  expect(asked.length).toBe(before)
})

test('S-226 S-230 a part that fails is asked for again by the button at the end', async () => {
  const { load, answer } = server(() => reports(45))
  let isDown = false
  const failing: LoadPart<Report> = (request) => (isDown ? Promise.reject(new Error('down')) : load(request))
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(<List load={failing} />)
  await answer()
  await expect.element(grid.getByText('보고 1', { exact: true })).toBeVisible()
  isDown = true
  scrollTo(0)
  await expect.element(page.getByText('이어서 불러오지 못했습니다.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await answer()
  await expect.poll(() => loaded()?.pages.length).toBe(2)
})

test('S-227 ten rows a page, five page buttons, twenty rows asked of the server at a time', async () => {
  const { asked, load, answer } = server(() => reports(57))
  await render(
    <QueryClientProvider client={client}>
      <PagedTable
        load={load}
        columns={columns}
        label="보고"
        rowKey="reportNo"
        queryKey={['paged']}
        height={440}
        numbered
      />
    </QueryClientProvider>,
  )
  await answer()
  const buttons = page.getByRole('navigation', { name: '페이지' }).getByRole('button', { name: /^\d+ 페이지$/ })
  await expect.poll(() => buttons.elements().map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5'])
  expect(page.getByRole('combobox', { name: '쪽당 건수' }).elements()).toEqual([])
  await page.getByRole('button', { name: '2 페이지' }).click()
  await expect.poll(firstRow).toBe('보고 11')
  await expect.poll(() => document.querySelector('.table-body [data-name="_no"]')?.textContent).toBe('11')
  expect(asked).toEqual(['1/20/'])
  await page.getByRole('button', { name: '5 페이지' }).click()
  await answer()
  await expect.poll(firstRow).toBe('보고 41')
  await page.getByRole('button', { name: '다음 페이지' }).click()
  await expect.poll(firstRow).toBe('보고 51')
  expect(document.querySelectorAll('.table-body > .table-row')).toHaveLength(7)
  expect(asked).toEqual(['1/20/', '3/20/'])
})

test('S-465 five rows a page in a grid 300 px high, as the checkup targets are shown', async () => {
  const { asked, load, answer } = server(() => reports(12))
  await render(
    <QueryClientProvider client={client}>
      <PagedTable load={load} columns={columns} label="보고" rowKey="reportNo" queryKey={['five']} pageRows={5} />
    </QueryClientProvider>,
  )
  await answer()
  await expect.poll(() => document.querySelectorAll('.table-body > .table-row').length).toBe(5)
  expect(grid.element().getBoundingClientRect().height).toBe(300)
  await page.getByRole('button', { name: '3 페이지' }).click()
  await expect.poll(firstRow).toBe('보고 11')
  expect(asked).toEqual(['1/20/'])
})

test('S-226 parts are joined by key: a doubled row stands once and says that the list is torn', () => {
  const key = (row: { no: number }) => String(row.no)
  const part = (numbers: number[], total = 5) => ({ total, rows: numbers.map((no) => ({ no })) })
  expect(joinParts([part([1, 2]), part([3, 4]), part([5])], 2, key)).toMatchObject({
    total: 5,
    isComplete: true,
    isTorn: false,
  })
  const doubled = joinParts([part([1, 2]), part([2, 3])], 2, key)
  expect([doubled.rows.map(({ no }) => no), doubled.isTorn]).toEqual([[1, 2, 3], true])
  expect(joinParts([part([1, 2]), part([4, 5], 4)], 2, key).isTorn).toBe(true)
  expect(nextPart([part([1, 2])], 2)).toBe(2)
  expect(nextPart([part([1, 2], 2)], 2)).toBeUndefined()
})
