import '#platform/web/theme/base.css'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { planted, type TreeRow, walk } from './tree.ts'
import { type TreeColumn, TreeTable, type TreeTableProps } from './tree-table.tsx'

interface Place extends TreeRow<Place> {
  placeNm: string
  checkYn: 'Y' | 'N'
  lockYn?: 'Y'
  children?: readonly Place[]
}
const place = (placeNm: string, children: readonly Place[] = []): Place => ({ placeNm, checkYn: 'N', children })
const places = [
  place('공장', [place('생산팀', [place('원료'), place('증류')]), { ...place('잠긴 팀'), lockYn: 'Y' }]),
  place('본사'),
]
const columns: TreeColumn<Place>[] = [
  { name: 'placeNm', text: '장소' },
  { name: 'checkYn', text: '점검', width: 80, type: 'checkbox', disabledBy: 'lockYn' },
]
let stored: Record<string, string> = {}
function Places(props: Partial<TreeTableProps<Place>>) {
  const [rows, setRows] = useState(() => planted(places))
  stored = Object.fromEntries(walk(rows).map(({ placeNm, checkYn }) => [placeNm, checkYn]))
  return <TreeTable label="장소" columns={columns} rows={rows} onChange={setRows} {...props} />
}

const grid = page.getByRole('treegrid', { name: '장소' })
const row = (name: string) => grid.getByRole('row', { name: new RegExp(name) })
const box = (name: string) => grid.getByRole('checkbox', { name: `${name} 점검`, exact: true })
const isHalf = (name: string) => (box(name).element() as HTMLInputElement).indeterminate

beforeEach(() => page.viewport(1440, 900))

test('S-229 levels, places and open rows are told; the button opens and closes', async () => {
  await render(<Places />)
  await expect.element(row('원료')).toHaveAttribute('aria-level', '3')
  await expect.element(row('잠긴 팀')).toHaveAttribute('aria-posinset', '2')
  await expect.element(row('잠긴 팀')).toHaveAttribute('aria-setsize', '2')
  await expect.element(row('본사')).not.toHaveAttribute('aria-expanded')
  await row('생산팀').getByRole('button', { name: '접기' }).click()
  await expect.element(row('생산팀')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(row('원료')).not.toBeInTheDocument()
  await expect.element(grid).toHaveAttribute('aria-rowcount', '5')
})

test('S-229 cascading checks all below, shows half above, and leaves locked rows alone', async () => {
  await render(<Places />)
  await box('공장').click()
  expect(stored).toEqual({ 공장: 'Y', 생산팀: 'Y', 원료: 'Y', 증류: 'Y', '잠긴 팀': 'N', 본사: 'N' })
  await expect.element(box('잠긴 팀')).toBeDisabled()
  await box('원료').click()
  expect(stored).toMatchObject({ 공장: 'N', 생산팀: 'N', 원료: 'N', 증류: 'Y' })
  expect([isHalf('공장'), isHalf('생산팀'), isHalf('증류'), isHalf('본사')]).toEqual([true, true, false, false])
})

test('S-229 without cascade the row and its ancestors change; without onChange nothing does', async () => {
  const screen = await render(<Places cascade={false} />)
  await box('원료').click()
  expect(stored).toMatchObject({ 공장: 'Y', 생산팀: 'Y', 원료: 'Y', 증류: 'N' })
  expect(isHalf('공장')).toBe(false)
  await screen.unmount()
  await render(<TreeTable label="장소" columns={columns} rows={places} />)
  await box('원료').click()
  await expect.element(box('원료')).not.toBeChecked()
  await expect.element(box('원료')).toBeEnabled()
})

test('S-229 S-232 by keyboard: right opens, left closes and leads to the parent, Space checks', async () => {
  await render(<Places />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row('원료').getByRole('gridcell').first()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('생산팀').getByRole('gridcell').first()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('생산팀')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row('생산팀')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(box('생산팀')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(stored).toMatchObject({ 생산팀: 'Y', 원료: 'Y', 증류: 'Y' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(row('잠긴 팀').getByRole('gridcell').nth(1)).toHaveFocus()
})

test('S-480 S-481 on a phone rows are 44 px high and nothing else scrolls sideways', async () => {
  await page.viewport(360, 740)
  await render(<Places />)
  const { height } = row('원료').element().getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(grid.element().scrollWidth).toBe(grid.element().clientWidth)
})

test('S-230 a tree says that it is empty or failed', async () => {
  const screen = await render(<Places rows={[]} />)
  await expect.element(grid.getByText('조회된 자료가 없습니다.')).toBeVisible()
  await screen.rerender(<Places state="error" onRetry={() => undefined} />)
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
