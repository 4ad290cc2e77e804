import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { call, menu } from '#platform/model/call.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { PageContext } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { answering, failure } from '#platform/web/test/answers.ts'
import { z } from '#schema'
import { SheetButton, useSheet } from './sheet.tsx'

const crew = call.get('/api/rounds/{no}/crew/excel', {
  right: menu('/rounds'),
  query: z.object({ q: z.string().optional() }),
  answer: 'sheet',
})
const columns = [{ name: 'personNm', text: '성명' }]
const PATH = 'GET /api/rounds/7/crew/excel'

let network: ReturnType<typeof answering>
let files: string[] = []
beforeEach(async () => {
  await page.viewport(1440, 900)
  queryClient.clear()
  dialogStore.set([])
  files = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
})
afterEach(() => network.restore())

function Crew({ isPart = false }) {
  const sheet = useSheet(crew, { no: 7, q: '김' }, { isPart })
  return <DataTable label="인원" columns={columns} rows={[{ personNm: '김하나' }]} rowKey="personNm" {...sheet} />
}
const rounds = { path: '/rounds', listPath: '/rounds', menuTitle: '회차 인원', editable: false }
const show = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PageContext value={{ page: rounds as never, setHead: () => undefined }}>{children}</PageContext>
      <DialogHost />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the buttons of a list take a call out, in both forms, by keyboard too, under the name of the screen', async () => {
  network = answering({ [PATH]: () => ({ body: {} }) })
  await show(<Crew />)
  await button('엑셀').click()
  await expect.poll(() => files).toEqual(['jikim.xlsx'])
  ;(button('다른 파일 형식').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'CSV' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => files).toEqual(['jikim.xlsx', 'jikim.csv'])
  expect(network.sent.map(({ query }) => query)).toEqual([
    { q: '김', sheetNm: '회차 인원' },
    { q: '김', sheetNm: '회차 인원', format: 'csv' },
  ])
})

test('one list among several of a screen goes out, and on paper, under its own name', async () => {
  network = answering({ [PATH]: () => ({ body: {} }) })
  const onPaper = vi.fn()
  vi.spyOn(window, 'print').mockImplementation(() => onPaper(document.querySelector('.table-paper-title')?.textContent))
  await show(<Crew isPart />)
  await button('엑셀').click()
  await expect.poll(() => files).toEqual(['jikim.xlsx'])
  expect(network.sent[0]?.query).toEqual({ q: '김' })
  await button('인쇄').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => onPaper.mock.lastCall).toEqual(['인원'])
})

test('a list that no table shows has its two forms in one button, inert while the file is made', async () => {
  const made = Promise.withResolvers<{ body: object }>()
  network = answering({ [PATH]: () => made.promise })
  await show(<SheetButton call={crew} at={{ no: 7 }} text="인원 대장" />)
  await button('인원 대장: 다른 파일 형식').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(button('인원 대장')).toBeDisabled()
  made.resolve({ body: {} })
  await expect.element(button('인원 대장')).toBeEnabled()
  expect(files).toEqual(['jikim.csv'])
  expect(network.sent[0]?.query).toEqual({ format: 'csv' })
})

test('a refusal is said once, from either button, and the button is there again', async () => {
  // The same one twice within a second would be said once.
  let refusal = ''
  network = answering({ [PATH]: () => ({ status: 422, body: failure('EXPORT_TOO_MANY', refusal) }) })
  await show(
    <>
      <Crew />
      <SheetButton call={crew} at={{ no: 7 }} text="인원 대장" />
    </>,
  )
  for (const [name, message] of [
    ['엑셀', '조건을 좁히세요.'],
    ['인원 대장', '기간을 좁히세요.'],
  ] as const) {
    refusal = message
    await button(name).click()
    const said = page.getByRole('alertdialog')
    await expect.element(said.getByText(message)).toBeVisible()
    expect(said.elements()).toHaveLength(1)
    await said.getByRole('button', { name: '확인' }).click()
    await expect.element(button(name)).toBeEnabled()
  }
  expect(files).toEqual([])
})
