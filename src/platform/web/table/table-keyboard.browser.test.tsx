import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReportTable, reports } from './table-test-rows.tsx'

beforeEach(() => page.viewport(1440, 900))

const grid = page.getByRole('grid', { name: '보고' })
const titleCell = (title: string) => grid.getByRole('gridcell', { name: title, exact: true })
const focused = () => {
  const cell = document.activeElement?.closest<HTMLElement>('.table-cell')
  return cell && `${cell.closest<HTMLElement>('.table-row')?.dataset.index}:${cell.dataset.name}`
}
const press = async (keys: string, place: string) => {
  await userEvent.keyboard(keys)
  await expect.poll(focused).toBe(place)
}
async function copied(): Promise<{ text: string; html: string }> {
  const data = new Promise<{ text: string; html: string }>((resolve) =>
    window.addEventListener(
      'copy',
      ({ clipboardData }) =>
        resolve({ text: clipboardData?.getData('text/plain') ?? '', html: clipboardData?.getData('text/html') ?? '' }),
      { once: true },
    ),
  )
  await userEvent.keyboard('{Control>}c{/Control}')
  return data
}

test('S-232 arrows, Home, End and the page keys move the one cell that Tab reaches', async () => {
  await render(<ReportTable rows={reports(1000)} />)
  await titleCell('보고 1').click({ position: { x: 200, y: 10 } })
  await expect.poll(focused).toBe('0:title')
  await press('{ArrowDown}{ArrowRight}', '1:statusCd')
  await press('{End}', '1:costAmt')
  await press('{Home}', '1:title')
  await press('{PageDown}', '10:title')
  await press('{Control>}{End}{/Control}', '999:costAmt')
  await press('{Control>}{Home}{/Control}', '0:title')
  await press('{ArrowUp}', '-1:title')
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]').length).toBe(1)
})

test('S-480 the focus outlives scrolling its row out of sight, and is never under the head', async () => {
  await render(<ReportTable rows={reports(1000)} />)
  await titleCell('보고 4').click({ position: { x: 200, y: 10 } })
  await expect.poll(focused).toBe('3:title')
  grid.element().scrollTop = 20_000
  await expect.poll(() => document.querySelector('.table-body')?.textContent).toContain('보고 510')
  expect(focused()).toBe('3:title')
  await press('{ArrowUp}', '2:title')
  const cell = document.activeElement?.getBoundingClientRect()
  const head = document.querySelector('.table-head')?.getBoundingClientRect()
  expect(cell?.top).toBeGreaterThanOrEqual(head?.bottom ?? 0)
})

test('S-232 Enter opens the row, Space peeks, and moving on peeks at the next', async () => {
  const onOpen = vi.fn()
  const onPeek = vi.fn()
  const screen = await render(<ReportTable onOpen={onOpen} onPeek={onPeek} />)
  await titleCell('보고 3').click({ position: { x: 200, y: 10 } })
  await userEvent.keyboard('{Enter} ')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reportNo: 3 }))
  expect(onPeek).toHaveBeenLastCalledWith(expect.objectContaining({ reportNo: 3 }))
  await screen.rerender(<ReportTable onOpen={onOpen} onPeek={onPeek} peeked={3} />)
  await userEvent.keyboard('{ArrowDown}')
  expect(onPeek).toHaveBeenLastCalledWith(expect.objectContaining({ reportNo: 4 }))
})

test('S-232 Space checks in the check column, over pages, and the bar counts', async () => {
  const onClick = vi.fn()
  const bulkActions = (rows: { reportNo: number }[]) => [
    { name: 'assign', text: '일괄 지정', onClick: () => onClick(rows.map(({ reportNo }) => reportNo)) },
  ]
  const screen = await render(<ReportTable rows={reports(3)} bulkActions={bulkActions} />)
  await titleCell('보고 1').click({ position: { x: 200, y: 10 } })
  await press('{ArrowLeft}', '0:_check')
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('toolbar').getByText('1건 선택')).toBeVisible()
  await screen.rerender(<ReportTable rows={reports(30).slice(20)} bulkActions={bulkActions} />)
  await page.getByRole('checkbox', { name: '이 쪽 모두 선택' }).click()
  await expect.element(page.getByText('11건 선택')).toBeVisible()
  await page.getByRole('button', { name: '일괄 지정' }).click()
  expect(onClick).toHaveBeenCalledWith([1, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  await page.getByRole('button', { name: '선택 해제' }).click()
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

test('S-232 a range is copied as Excel pastes it, and no cell can start a formula', async () => {
  const rows = reports(3).map((row) => (row.reportNo === 1 ? { ...row, placeDesc: '=1+1\t"갑"' } : row))
  await render(<ReportTable rows={rows} />)
  await grid.getByRole('gridcell', { name: '작성중' }).first().click()
  await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}', '1:costAmt')
  const { text, html } = await copied()
  expect(text).toBe('작성중\t"\'=1+1\t""갑"""\t1000\r\n완료\t장소 2\t2000')
  expect(html).toContain(`<td style="mso-number-format:'\\@'">'=1+1`)
  expect(html).toContain('<td>2000</td>')
})

test('S-232 dragging over cells takes a range', async () => {
  await render(<ReportTable />)
  const from = grid.getByRole('gridcell', { name: '장소 30', exact: true })
  const to = grid
    .getByRole('gridcell', { name: '3,000', exact: true })
    .or(grid.getByRole('gridcell', { name: '4,000', exact: true }))
  await from.dropTo(to.first())
  await expect.poll(() => document.querySelectorAll('.is-in-range').length).toBeGreaterThanOrEqual(6)
})

test('row actions, at most two, come with the pointer or the cursor', async () => {
  const onClick = vi.fn()
  const action = (name: string) => ({ name, text: name, onClick: () => onClick(name) })
  await render(<ReportTable rowActions={() => [action('수정'), action('복사'), action('숨김')]} />)
  await titleCell('보고 3').hover()
  await page.getByRole('button', { name: '수정' }).click()
  expect(onClick).toHaveBeenLastCalledWith('수정')
  expect(page.getByRole('button', { name: '숨김' }).elements()).toHaveLength(0)
  await titleCell('보고 5').click({ position: { x: 200, y: 10 } })
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenLastCalledWith('복사')
})
