import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#platform/web/api/client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { answering, failure } from '#platform/web/test/answers.ts'
import type { ListPart, ListRequest } from '../infinite/list-parts.ts'
import { type Report, ReportTable, reports } from '../table-test-rows.tsx'
import { pagesOf } from './pages.ts'

beforeEach(() => page.viewport(1440, 900))

const excel = () => page.getByRole('button', { name: '엑셀' })
const bar = () => page.getByRole('status').filter({ hasText: '엑셀 파일을 만들고 있습니다.' })
/** Names of the files that the browser was given. */
function downloads(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

/** Two pages; the second one comes when the test says so. */
function aSlowServer() {
  const goOn = Promise.withResolvers<void>()
  const asked: AbortSignal[] = []
  async function* exportRows({ signal }: { signal: AbortSignal }): AsyncGenerator<Report[]> {
    asked.push(signal)
    yield reports(300)
    await goOn.promise
    yield reports(310).slice(290)
  }
  return { asked, exportRows, goOn: goOn.resolve }
}

test('S-223 a table that has all its rows writes the file itself, once for two clicks', async () => {
  const names = downloads()
  await render(<ReportTable label="보고/목록" numbered />)
  excel()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  excel()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => names, { timeout: 10_000 }).toEqual([expect.stringMatching(/^보고_목록_\d{14}\.xlsx$/)])
  await expect.element(excel()).toBeEnabled()
})

test('beside 엑셀 the same table as CSV', async () => {
  const names = downloads()
  const asked: string[] = []
  const { rerender } = await render(<ReportTable label="보고/목록" />)
  const csv = async () => {
    await page.getByRole('button', { name: '다른 파일 형식' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  }
  await csv()
  await expect.poll(() => names, { timeout: 10_000 }).toEqual([expect.stringMatching(/^보고_목록_\d{14}\.csv$/)])
  await rerender(<ReportTable givesCsv onExcel={(_, { format }) => void asked.push(format)} />)
  await csv()
  await excel().click()
  await expect.poll(() => asked).toEqual(['csv', 'xlsx'])
  // A way of the page's own that gives a workbook alone offers no other.
  await rerender(<ReportTable onExcel={() => undefined} />)
  await expect.element(excel()).toBeVisible()
  expect(page.getByRole('button', { name: '다른 파일 형식' }).elements()).toHaveLength(0)
})

test('S-224 while the server is asked page by page the bar tells how far it is; the file comes at its end', async () => {
  const names = downloads()
  const server = aSlowServer()
  await render(<ReportTable exportRows={server.exportRows} onPage={() => {}} total={310} />)
  await excel().click()
  await expect.element(bar().getByText('300 / 310건')).toBeVisible()
  await expect.element(excel()).toBeDisabled()
  expect(names).toEqual([])
  server.goOn()
  await expect.poll(() => names.length, { timeout: 10_000 }).toBe(1)
  await expect.element(bar()).not.toBeInTheDocument()
})

test('S-224 취소 ends the work and leaves no file', async () => {
  const names = downloads()
  const server = aSlowServer()
  await render(<ReportTable exportRows={server.exportRows} onPage={() => {}} total={310} />)
  await excel().click()
  await bar().getByRole('button', { name: '취소' }).click()
  expect(server.asked[0]?.aborted).toBe(true)
  server.goOn()
  await expect.element(excel()).toBeEnabled()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(names).toEqual([])
})

test('S-224 pagesOf asks for 300 rows at a time in the order that is seen, until it has all', async () => {
  const asked: object[] = []
  const load = async ({ signal, ...request }: ListRequest) => {
    asked.push(request)
    return { total: 650, rows: reports(request.page === 3 ? 50 : 300) }
  }
  let count = 0
  const { signal } = new AbortController()
  for await (const rows of pagesOf(load)({ sort: '-title', signal })) count += rows.length
  expect(count).toBe(650)
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, limit: 300, sort: '-title' })))
})

test('S-224 a refusal of the server is said once, and the button is there again', async () => {
  const { restore } = answering({
    'GET /api/sample/rows': () => ({ status: 403, body: failure('CM-06', '권한이 없습니다.') }),
  })
  const load = ({ signal }: ListRequest) => api.get<ListPart<Report>>('/api/sample/rows', { signal, quiet: true })
  try {
    await render(
      <>
        <ReportTable exportRows={pagesOf(load)} onPage={() => {}} />
        <DialogHost />
      </>,
    )
    await excel().click()
    const notice = page.getByRole('alertdialog')
    await expect.element(notice.getByText('권한이 없습니다.')).toBeVisible()
    await notice.getByRole('button', { name: '확인' }).click()
    await expect.element(excel()).toBeEnabled()
  } finally {
    restore()
  }
})

test('S-224 a table that has one page of many, and no way to the others, offers no file', async () => {
  const { rerender } = await render(<ReportTable onPage={() => {}} total={310} />)
  expect(excel().elements()).toHaveLength(0)
  await rerender(<ReportTable excel={false} />)
  expect(excel().elements()).toHaveLength(0)
})
