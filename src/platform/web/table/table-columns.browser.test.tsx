import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addTranslations } from '#platform/model/i18n.ts'
import { setLanguage } from '#platform/web/i18n/language.ts'
import { columns, ReportTable } from './table-test-rows.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

const heads = () =>
  [...document.querySelectorAll('.table-head .table-cell')].map((cell) => (cell as HTMLElement).dataset.name)
const widthOf = (name: string) =>
  document.querySelector(`.table-head [data-name="${name}"]`)?.getBoundingClientRect().width
const openPanel = () => page.getByRole('button', { name: '열 설정' }).click()
const panel = page.getByRole('dialog', { name: '열 설정' })

test('S-195 hiding, order and side of columns are kept for the user, and 초기화 restores', async () => {
  const table = <ReportTable settingsName="test/reports" />
  const screen = await render(table)
  await openPanel()
  await panel.getByRole('checkbox', { name: '상태' }).click()
  await panel.getByRole('button', { name: '손실액 위로' }).click()
  await panel.getByRole('combobox', { name: '장소 고정' }).selectOptions('left')
  await expect.poll(heads).toEqual(['placeDesc', 'title', 'costAmt'])
  await screen.unmount()

  await render(table)
  await expect.poll(heads).toEqual(['placeDesc', 'title', 'costAmt'])
  await openPanel()
  await panel.getByRole('button', { name: '초기화' }).click()
  await expect.poll(heads).toEqual(['title', 'statusCd', 'placeDesc', 'costAmt'])
})

test('S-195 a column new since then appears where it was declared', async () => {
  const screen = await render(<ReportTable settingsName="test/new" columns={columns.slice(0, 3)} />)
  await openPanel()
  await panel.getByRole('button', { name: '상태 위로' }).click()
  await expect.poll(heads).toEqual(['statusCd', 'title', 'placeDesc'])
  await screen.unmount()
  await render(<ReportTable settingsName="test/new" />)
  await expect.poll(heads).toEqual(['statusCd', 'title', 'placeDesc', 'costAmt'])
})

test('S-195 a column moves by dragging its line', async () => {
  await render(<ReportTable />)
  await openPanel()
  const lines = panel.getByRole('listitem')
  await lines.nth(3).dropTo(lines.nth(0))
  await expect.poll(heads).toEqual(['costAmt', 'title', 'statusCd', 'placeDesc'])
})

test('S-195 a width is set by dragging the edge, by Shift with an arrow, and by number', async () => {
  await render(<ReportTable />)
  const head = page.getByRole('columnheader', { name: '제목' })
  const handle = head.element().querySelector('.table-resize') as HTMLElement
  const place = page.getByRole('columnheader', { name: '상태' }).element()
  await userEvent.dragAndDrop(handle, place, { sourcePosition: { x: 4, y: 10 }, targetPosition: { x: 60, y: 10 } })
  await expect.poll(() => widthOf('title')).toBeGreaterThan(290)
  await openPanel()
  await panel.getByRole('spinbutton', { name: '제목 너비' }).fill('200')
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.poll(() => widthOf('title')).toBe(200)
  await page.getByRole('gridcell', { name: '보고 1', exact: true }).click({ position: { x: 180, y: 10 } })
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => widthOf('title')).toBe(216)
})

test('S-223 the download is asked for the visible columns in their order', async () => {
  const asked: string[][] = []
  await render(<ReportTable onExcel={(names) => void asked.push(names)} />)
  await openPanel()
  await panel.getByRole('checkbox', { name: '상태' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '엑셀' }).click()
  expect(asked).toEqual([['title', 'placeDesc', 'costAmt']])
})

test('S-117 what a column calls its codes is in the reader’s language', async () => {
  addTranslations('common', { '시험 중': { en: 'Under trial', zh: '试验中', es: 'En prueba' } })
  const tried = { name: 'placeDesc', text: '장소', type: 'tag' as const, value: () => 'T' }
  const items = [{ code: 'T', codeNm: '시험 중', tone: 'progress' as const }]
  const table = <ReportTable columns={[...columns.slice(0, 1), { ...tried, items }]} />
  const screen = await render(table)
  await expect.element(page.getByText('시험 중').first()).toBeVisible()
  await screen.unmount()
  setLanguage('en')
  try {
    await render(table)
    await expect.element(page.getByText('Under trial').first()).toBeVisible()
  } finally {
    setLanguage('kr')
  }
})

test('an edge is visible where columns go on, until the last of them is seen', async () => {
  await page.viewport(800, 700)
  await render(<ReportTable columns={columns.map((column) => ({ ...column, width: 400 }))} />)
  const grid = page.getByRole('grid').element()
  const edge = () => grid.querySelector<HTMLElement>('.table-far-edge')
  await expect.poll(() => edge()?.dataset.goesOn).toBe('true')
  const shade = edge()?.getBoundingClientRect().right ?? 0
  expect(Math.abs(shade - (grid.getBoundingClientRect().left + grid.clientLeft + grid.clientWidth))).toBeLessThan(1.5)
  grid.scrollLeft = grid.scrollWidth
  await expect.poll(() => edge()?.dataset.goesOn).toBe('false')
  await page.viewport(2400, 900)
  await expect.poll(edge).toBe(null)
})
