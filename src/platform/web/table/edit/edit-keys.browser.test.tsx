import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Column } from '../table.types.ts'
import { type Cells, EditTable, held, items } from './edit-test-table.tsx'

beforeEach(() => page.viewport(1440, 900))

const columns: Column<Cells>[] = [
  { name: 'no', text: '번호', type: 'text', isKey: true },
  { name: 'text', text: '글', type: 'text', maxlength: 5, required: true, sortable: true },
  { name: 'cnt', text: '수량', type: 'number' },
  { name: 'grade', text: '등급', type: 'select', items },
  { name: 'done', text: '완료', type: 'checkbox' },
]
const rows = Array.from({ length: 40 }, (_, index) => ({
  no: String(index + 1),
  text: `글${index + 1}`,
  cnt: index,
  grade: 'A',
  done: 'N',
}))
const rowOf = (index: number) => document.querySelector(`.table-body .table-row[data-index="${index}"]`)
const cellOf = (row: number, name: string) => rowOf(row)?.querySelector(`[data-name="${name}"]`) as HTMLElement
const stored = (row: number) => held.rows[row]
/** Where the keyboard is: in the cell, or in the editor of it. */
const focused = () => {
  const cell = document.activeElement?.closest<HTMLElement>('.table-cell')
  if (!cell) return undefined
  const place = `${cell.closest<HTMLElement>('.table-row')?.dataset.index}:${cell.dataset.name}`
  return cell === document.activeElement ? place : `in ${place}`
}
const press = async (keys: string, place: string) => {
  await userEvent.keyboard(keys)
  await expect.poll(focused).toBe(place)
}
const show = (props: Partial<Parameters<typeof EditTable>[0]> = {}) =>
  render(<EditTable columns={columns} rows={rows} {...props} />)
function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

test('S-232 arrows move, Enter and F2 edit, Esc brings back, Tab goes to the next editor', async () => {
  await show()
  await userEvent.click(cellOf(0, 'no'))
  await press('{ArrowRight}', '0:text')
  await press('{Enter}', 'in 0:text')
  await userEvent.keyboard('바뀜')
  expect(stored(0)?.text).toBe('바뀜')
  await press('{Escape}', '0:text')
  expect(stored(0)?.text).toBe('글1')
  await press('{F2}', 'in 0:text')
  await press('{Tab}', 'in 0:cnt')
  await press('{Tab}{Tab}', 'in 0:done')
  // The key of the next row is not for typing.
  await press('{Tab}', 'in 1:text')
  await press('{Shift>}{Tab}{/Shift}', 'in 0:done')
  await press('{ArrowDown}', '1:done')
  await press('{ArrowLeft}{ArrowLeft}', '1:cnt')
})

test('S-232 typing on a cell writes over it, Enter goes down, Space checks, Delete empties, Ctrl+Z undoes', async () => {
  await show()
  await userEvent.click(cellOf(0, 'no'))
  await press('{ArrowRight}{ArrowRight}', '0:cnt')
  await press('77{Enter}', '1:cnt')
  expect(stored(0)?.cnt).toBe(77)
  await press('{ArrowRight}{ArrowRight}', '1:done')
  await press(' ', '1:done')
  expect(stored(1)?.done).toBe('Y')
  await press('{Shift>}{ArrowUp}{ArrowLeft}{ArrowLeft}{/Shift}', '0:cnt')
  await userEvent.keyboard('{Delete}')
  await expect
    .poll(() => [stored(0), stored(1)].map((row) => [row?.cnt, row?.grade, row?.done]))
    .toEqual([
      [null, null, 'N'],
      [null, null, 'N'],
    ])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => [stored(0)?.cnt, stored(1)?.done]).toEqual([77, 'Y'])
})

test('S-232 a range from Excel is pasted by the rules of the cells, one undo takes it back', async () => {
  await show()
  await userEvent.click(cellOf(0, 'no'))
  paste('새번호\t"가나다라마바"\t1,500\t하\t예\r\n새번호\t둘\t모름\t상\t아니요')
  await expect.poll(() => stored(0)).toEqual({ no: '1', text: '가나다라마', cnt: 1500, grade: 'C', done: 'Y' })
  expect(stored(1)).toMatchObject({ no: '2', text: '둘', cnt: 1, grade: 'A' })
  // What fits nothing is marked and says why.
  await expect.poll(() => cellOf(1, 'cnt').getAttribute('aria-invalid')).toBe('true')
  await userEvent.hover(cellOf(1, 'cnt'))
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('숫자로 입력하세요.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => stored(0)?.text).toBe('글1')
  expect(stored(1)?.text).toBe('글2')
})

test('S-232 on saving what is wrong is marked and the first of it has the focus', async () => {
  await show()
  await userEvent.click(cellOf(0, 'no'))
  await press('{ArrowRight}{Delete}{ArrowDown}{ArrowDown}{Delete}', '2:text')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(held.validate()).toBe(false)
  await expect.poll(focused).toBe('in 0:text')
  expect([0, 1, 2].map((row) => cellOf(row, 'text').getAttribute('aria-invalid'))).toEqual(['true', null, 'true'])
  expect(document.activeElement?.getAttribute('aria-description')).toBe('필수 입력값입니다.')
  await userEvent.keyboard('글')
  await expect.poll(() => cellOf(0, 'text').getAttribute('aria-invalid')).toBeNull()
})

test('S-196 by click only the clicked row has editors, and read only there are none', async () => {
  const screen = await show({ mode: 'click' })
  const editors = () => [...document.querySelectorAll<HTMLElement>('.table-row:has([data-editor])')]
  await expect.poll(() => rowOf(0)).not.toBeNull()
  expect(editors()).toHaveLength(0)
  await userEvent.click(cellOf(1, 'text'))
  await expect.poll(focused).toBe('in 1:text')
  await userEvent.click(cellOf(3, 'cnt'))
  await expect.poll(focused).toBe('in 3:cnt')
  expect(editors().map((row) => row.dataset.index)).toEqual(['3'])
  await screen.rerender(<EditTable columns={columns} rows={rows} mode="off" />)
  await expect.poll(editors).toHaveLength(0)
  expect(document.querySelectorAll('.table-body input, .table-body select')).toHaveLength(0)
})

test('S-196 an added row has status a, its key is typed, and the keyboard stands in it', async () => {
  await show()
  held.add({ no: '', text: null, cnt: null, grade: null, done: 'N' })
  await expect.poll(focused).toBe('in 40:no')
  expect(held.rows.at(-1)).toMatchObject({ _status: 'a' })
  await userEvent.keyboard('N1')
  expect(held.changed.added).toEqual([{ no: 'N1', text: null, cnt: null, grade: null, done: 'N' }])
  expect(cellOf(39, 'no').querySelector('input')).toBeNull()
})

test('a sorted row keeps its place while it is edited', async () => {
  await show({ sort: '-cnt' })
  await expect.poll(() => cellOf(0, 'no').textContent).toBe('40')
  await userEvent.click(cellOf(0, 'no'))
  await press('{ArrowRight}{ArrowRight}', '0:cnt')
  await press('0{Enter}', '1:cnt')
  expect(cellOf(0, 'no').textContent).toBe('40')
  expect(stored(39)?.cnt).toBe(0)
})

test('S-193 the focused row is highlighted and comes into view', async () => {
  await show({ rows: rows.map((row) => (row.no === '35' ? { ...row, _focused: true } : row)) })
  await expect
    .poll(() => document.querySelector('.table-row[aria-current=true]')?.getAttribute('data-index'))
    .toBe('34')
})

test('S-194 spanning merges equal neighbours downwards; the row on top says the text again', async () => {
  const merged = rows.map((row, index) => ({ ...row, text: `묶음${Math.floor(index / 20)}` }))
  await show({
    rows: merged,
    columns: [
      { name: 'text', text: '글', spanning: true },
      { name: 'cnt', text: '수량' },
    ],
  })
  const isMerged = (row: number) => cellOf(row, 'text').classList.contains('is-merged')
  await expect.poll(() => [0, 1, 2].map(isMerged)).toEqual([false, true, true])
  const grid = page.getByRole('grid').element()
  grid.scrollTop = 400
  await expect.poll(() => [10, 11, 19, 20, 21].map(isMerged)).toEqual([false, true, true, false, true])
})

test('S-196 on a phone a row is edited on a sheet', async () => {
  await page.viewport(390, 844)
  await show()
  await page.getByRole('listitem').first().getByRole('button', { name: '수정' }).click()
  const sheet = page.getByRole('dialog', { name: '행 수정' })
  await sheet.getByRole('textbox', { name: '글' }).fill('새 글')
  await sheet.getByRole('checkbox', { name: '완료' }).click()
  expect(stored(0)).toMatchObject({ text: '새 글', done: 'Y' })
})
