import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { DataTable } from './data-table.tsx'
import { pagesOf } from './export/pages.ts'
import type { Column, ExportAsked } from './table.types.ts'
import { columns, PagedTable, type Report, ReportTable, reports } from './table-test-rows.tsx'

const setMedia = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media })

beforeEach(() => page.viewport(390, 844))
afterEach(() => setMedia(''))

test('S-230 below 768 px a row is a card with the same fields in the same order', async () => {
  const onOpen = vi.fn()
  await render(<PagedTable all={reports(45)} onOpen={onOpen} />)
  const cards = page.getByRole('list', { name: '보고' }).getByRole('listitem')
  expect(page.getByRole('grid').elements()).toHaveLength(0)
  expect(cards.elements()).toHaveLength(20)
  const names = [...cards.first().element().querySelectorAll<HTMLElement>('[data-name]')].map(
    ({ dataset }) => dataset.name,
  )
  expect(names).toEqual(columns.map(({ name }) => name))
  await cards.nth(2).getByText('장소', { exact: true }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reportNo: 3 }))
})

test('S-230 a zero stands in a card with the name of its column', async () => {
  const counts: Column<{ no: number; badCnt: number }>[] = [
    { name: 'no', text: '번호' },
    { name: 'badCnt', text: '부적합', render: ({ badCnt }) => badCnt },
  ]
  await render(<DataTable label="점검" columns={counts} rows={[{ no: 1, badCnt: 0 }]} rowKey="no" state="ready" />)
  await expect.element(page.getByRole('term')).toHaveTextContent('부적합')
  expect(
    page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['0'])
})

test('S-230 K-44 cards on a phone say that they are not ready, until they are', async () => {
  const { rerender } = await render(<ReportTable rows={[]} state="loading" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('준비되지 않았습니다.')
  await rerender(<ReportTable rows={reports(2)} />)
  await expect.element(page.getByRole('list', { name: '보고' })).toBeVisible()
  expect(page.getByText('준비되지 않았습니다.').elements()).toHaveLength(0)
})

test('S-230 K-44 K-45 a display of cards is one on a wide screen, too: not ready, empty, failed, there', async () => {
  await page.viewport(1440, 900)
  const { rerender } = await render(<ReportTable view="cards" rows={[]} state="loading" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('준비되지 않았습니다.')
  await rerender(<ReportTable view="cards" rows={[]} />)
  await expect.element(page.getByText('입력된 정보가 없습니다.')).toBeVisible()
  await rerender(<ReportTable view="cards" rows={[]} state="error" onRetry={() => {}} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다.')
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await rerender(<ReportTable view="cards" rows={reports(4)} />)
  const [first, second] = page.getByRole('list', { name: '보고' }).getByRole('listitem').elements()
  expect(first?.getBoundingClientRect().top, 'side by side').toBe(second?.getBoundingClientRect().top)
  expect(page.getByRole('grid').elements()).toHaveLength(0)
})

test('S-480 targets on a phone are 44 px, and S-481 nothing scrolls sideways', async () => {
  await page.viewport(360, 740)
  await render(<PagedTable all={reports(45)} onExcel={() => undefined} bulkActions={() => []} />)
  await expect.element(page.getByRole('button', { name: '다음 페이지' })).toBeVisible()
  for (const target of document.querySelectorAll('.table button:not([data-open]), .table select, .table-card-check')) {
    const { width, height } = target.getBoundingClientRect()
    if (width > 0) expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(44)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('S-225 the print button says that the form is to come and prints the table alone', async () => {
  await page.viewport(1440, 900)
  const onPaper = vi.fn()
  vi.spyOn(window, 'print').mockImplementation(() =>
    onPaper(document.querySelectorAll('.table-paper.is-alone tbody tr').length),
  )
  await render(
    <>
      <PagedTable all={reports(45)} start={{ page: 1, limit: 50 }} />
      <DialogHost />
    </>,
  )
  await page.getByRole('button', { name: '인쇄' }).click()
  const notice = page.getByRole('alertdialog')
  await expect.element(notice.getByText('인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.')).toBeVisible()
  expect(onPaper).not.toHaveBeenCalled()
  await notice.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => onPaper.mock.lastCall).toEqual([45])
})

test('S-225 all rows that match are printed, with heading, conditions, count and time', async () => {
  await page.viewport(1440, 900)
  const all = reports(455)
  const onPaper = vi.fn()
  vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector('.table-paper.is-alone')
    onPaper(paper?.querySelectorAll('tbody tr').length, paper?.querySelector('caption')?.textContent)
  })
  const allRows = pagesOf<Report>(async ({ page: at, limit }) => ({
    total: all.length,
    rows: all.slice((at - 1) * limit, at * limit),
  }))
  await render(
    <>
      <PagedTable
        all={all}
        start={{ page: 1, limit: 20 }}
        allRows={allRows}
        conditions={<span>발생형태 넘어짐</span>}
      />
      <DialogHost />
    </>,
  )
  await page.getByRole('button', { name: '인쇄' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => onPaper.mock.lastCall?.[0]).toBe(455)
  expect(onPaper.mock.lastCall?.[1]).toMatch(/^보고발생형태 넘어짐총 455건 · 인쇄 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
  await expect.poll(() => document.querySelector('.table-paper')).toBeNull()
})

test('S-225 what is left off the paper is said on it', async () => {
  await page.viewport(1440, 900)
  const onPaper = vi.fn()
  vi.spyOn(window, 'print').mockImplementation(() =>
    onPaper(document.querySelector('.table-paper caption')?.textContent),
  )
  await render(
    <>
      <PagedTable all={reports(455)} start={{ page: 1, limit: 20 }} />
      <DialogHost />
    </>,
  )
  await page.getByRole('button', { name: '인쇄' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => onPaper.mock.lastCall?.[0]).toContain('조건에 맞는 455건 가운데 20건만 인쇄했습니다.')
})

test('S-225 more than is read on paper is asked about first, and the gathering can be stopped', async () => {
  await page.viewport(1440, 900)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const asked = vi.fn()
  async function* never({ signal }: ExportAsked): AsyncGenerator<readonly Report[]> {
    asked()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    yield []
  }
  await render(
    <>
      <PagedTable all={reports(2400)} start={{ page: 1, limit: 20 }} allRows={never} />
      <DialogHost />
    </>,
  )
  await page.getByRole('button', { name: '인쇄' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/^조건에 맞는 2,400건 가운데 앞의 2,000건만/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await question.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('0 / 2,000건')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: '취소' }).click()
  await expect.element(page.getByText('0 / 2,000건')).not.toBeInTheDocument()
  expect(print).not.toHaveBeenCalled()
})

test('S-481 paper holds all rows of the page in one table whose head repeats', async () => {
  await page.viewport(1440, 900)
  await render(<PagedTable all={reports(345)} start={{ page: 1, limit: 300 }} numbered />)
  await setMedia('print')
  await expect.poll(() => document.querySelectorAll('.table-paper tbody tr').length).toBe(300)
  const head = document.querySelector('.table-paper thead') as HTMLElement
  expect(getComputedStyle(head).display).toBe('table-header-group')
  expect(getComputedStyle(document.querySelector('.table-grid') as HTMLElement).display).toBe('none')
  await setMedia('')
  await expect.poll(() => document.querySelector('.table-paper')).toBeNull()
})

test('a list without pages shows fifty cards and more on demand', async () => {
  await render(<ReportTable rows={reports(120)} />)
  await page.getByRole('button', { name: '더 보기' }).click()
  expect(page.getByRole('list', { name: '보고' }).getByRole('listitem').elements()).toHaveLength(100)
})
