import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DataTable } from './data-table.tsx'
import type { Column } from './table.types.ts'
import { LONG_TITLE } from './table-test-rows.tsx'

interface Work {
  no: number
  title: string
  placeDesc: string
  vendorNm: string
  fromDt: string
  costAmt: number
}
const work = (no: number, long = false): Work => ({
  no,
  title: long ? LONG_TITLE : '배관 교체',
  placeDesc: long ? '제2부두 원료 하역 배관 통로 남쪽 구간 펌프실 옆' : '3층',
  vendorNm: long ? '한국산업플랜트엔지니어링 주식회사' : '대성',
  fromDt: '11-24 08:00',
  costAmt: 120_000,
})
const columns: Column<Work>[] = [
  { name: 'title', text: '제목', width: 264, wraps: 176, fixed: 'left', sortable: true },
  { name: 'placeDesc', text: '작업 장소', width: 168, wraps: 90 },
  { name: 'vendorNm', text: '협력업체', width: 112, wraps: 80 },
  { name: 'fromDt', text: '시작', width: 116 },
  { name: 'costAmt', text: '안전관리비 계획 금액', width: 136, type: 'cost', sortable: true },
]
const more: Column<Work>[] = ['담당', '확인', '검토'].map((text, at) => ({
  name: `more${at}`,
  text,
  width: 240,
  render: () => text,
}))

const grid = () => page.getByRole('grid').element()
const heads = () => [...grid().querySelectorAll('[role=columnheader]')].map((head) => head.textContent)
/** Letters may reach beyond their line; a line that is missing is more. */
const HALF_A_LINE = 8
/** Every box of a cell or head that hides a part of what stands in it. */
const cut = () =>
  [...grid().querySelectorAll('.table-cell, .table-cell *')]
    .filter((box) => getComputedStyle(box).overflow !== 'visible')
    .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + HALF_A_LINE)
    .map((box) => box.textContent)
const Works = (props: { columns: readonly Column<Work>[]; rows?: readonly Work[] }) => (
  <DataTable label="작업" rows={[work(1), work(2, true)]} rowKey="no" fits settingsName="test/works" {...props} />
)

test('S-200 long titles, places, names of vendors and heads are read whole beside the menu at 1440 px', async () => {
  await page.viewport(1160, 900)
  await render(<Works columns={columns} />)
  await expect.poll(() => cut()).toEqual([])
  expect(grid().scrollWidth).toBe(grid().clientWidth)
  for (const row of grid().querySelectorAll('.table-body .table-row'))
    expect(row.getBoundingClientRect().height).toBe(40)
})

test('short texts leave their room to others', async () => {
  await page.viewport(1160, 900)
  await render(<Works columns={columns} rows={[work(1)]} />)
  await expect.poll(() => grid().querySelector('[data-name=placeDesc]')?.clientWidth).toBeLessThan(100)
})

test('what the page has no room for starts hidden; one press shows it and a wider page too', async () => {
  await page.viewport(1160, 900)
  await render(<Works columns={[...columns, ...more]} rows={[work(1)]} />)
  await expect.poll(heads).toEqual([...columns.map(({ text }) => text), '담당', '확인'])
  expect(grid().scrollWidth).toBe(grid().clientWidth)
  await page.viewport(1500, 900)
  await expect.poll(heads).toContain('검토')
  await page.viewport(1160, 900)
  await expect.poll(heads).not.toContain('검토')
  await page.getByRole('button', { name: '열 설정 +1' }).click()
  await page.getByRole('dialog', { name: '열 설정' }).getByRole('checkbox', { name: '검토' }).click()
  await expect.poll(heads).toContain('검토')
})

test('S-230 a card has every column', async () => {
  await page.viewport(390, 844)
  await render(<Works columns={[...columns, ...more]} rows={[work(1)]} />)
  await expect.element(page.getByRole('list', { name: '작업' }).getByText('검토').first()).toBeVisible()
})
