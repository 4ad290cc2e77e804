import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Column } from './table.types.ts'
import { columns, type Report, ReportTable } from './table-test-rows.tsx'

const [title, status, place, cost] = columns as [Column<Report>, Column<Report>, Column<Report>, Column<Report>]
const nested: Column<Report>[] = [
  { ...title, fixed: 'left' },
  {
    name: 'facts',
    text: '내용',
    child: [status, { name: 'where', text: '곳과 돈', child: [place, cost] }],
  },
]

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})
const grid = page.getByRole('grid', { name: '보고' })
const head = (name: string) => grid.getByRole('columnheader', { name, exact: true })
const boxOf = (name: string) => head(name).element().getBoundingClientRect()
const panel = page.getByRole('dialog', { name: '열 설정' })

test('S-190 heads over heads: merged cells say how far they reach and lie over their columns', async () => {
  await render(<ReportTable columns={nested} />)
  await expect.element(head('내용')).toHaveAttribute('aria-colspan', '3')
  await expect.element(head('곳과 돈')).toHaveAttribute('aria-colspan', '2')
  await expect.element(head('제목')).toHaveAttribute('aria-rowspan', '3')
  await expect.element(head('상태')).toHaveAttribute('aria-rowspan', '2')
  await expect.element(grid).toHaveAttribute('aria-rowcount', '33')
  await expect.element(grid.getByRole('row').nth(3)).toHaveAttribute('aria-rowindex', '4')
  expect(boxOf('내용').left).toBe(boxOf('상태').left)
  expect(boxOf('내용').right).toBe(boxOf('손실액').right)
  expect(boxOf('제목').bottom).toBe(boxOf('손실액').bottom)
  expect(boxOf('제목').height).toBe(120)
})

test('S-190 S-191 the columns of a group sort, and the keyboard reaches them', async () => {
  await render(<ReportTable columns={nested} />)
  await grid.getByRole('button', { name: '손실액' }).click()
  await expect.element(head('손실액')).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{ArrowLeft}')
  await grid.getByRole('gridcell', { name: '장소 30' }).click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(head('장소').getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => boxOf('장소').width).toBe(216)
})

test('S-194 S-190 the whole head stays above, and a fixed column stays at its side under it', async () => {
  await page.viewport(800, 800)
  const wide = [...nested, { name: 'reportNo', text: '번호', width: 900 }]
  await render(<ReportTable columns={wide} />)
  const before = { top: boxOf('내용').top, left: boxOf('제목').left }
  grid.element().scrollTo({ top: 600, left: 200 })
  await expect.poll(() => boxOf('상태').left).toBeLessThan(1000)
  expect({ top: boxOf('내용').top, left: boxOf('제목').left }).toEqual(before)
})

test('S-195 S-190 a group is hidden, moved and fixed as a whole, its columns one by one', async () => {
  await render(<ReportTable columns={nested} settingsName="test/nested" />)
  await page.getByRole('button', { name: '열 설정' }).click()
  await panel.getByRole('checkbox', { name: '상태' }).click()
  await expect.element(head('내용')).toHaveAttribute('aria-colspan', '2')
  expect((panel.getByRole('checkbox', { name: '내용' }).element() as HTMLInputElement).indeterminate).toBe(true)
  await panel.getByRole('button', { name: '손실액 위로' }).click()
  await expect.poll(() => boxOf('손실액').left).toBeLessThan(boxOf('장소').left)
  await panel.getByRole('combobox', { name: '곳과 돈 고정' }).selectOptions('left')
  await expect.poll(() => document.querySelectorAll('.table-head .table-fixed').length).toBe(5)
  await panel.getByRole('checkbox', { name: '곳과 돈' }).click()
  await expect.poll(() => grid.getByRole('columnheader').elements().length).toBe(1)
  await panel.getByRole('button', { name: '초기화' }).click()
  await expect.element(head('내용')).toHaveAttribute('aria-colspan', '3')
})
