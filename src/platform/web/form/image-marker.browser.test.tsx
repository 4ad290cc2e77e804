import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Mark } from '#platform/model/drawn.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { ImageMarker } from './image-marker.tsx'

const types = { HOT: '화기', CLOSED: '밀폐' }
const work = { wkodDt: '2026-11-21', wkodTitle: '배관 교체' }
let stored: readonly Mark[] | null
beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  dialogStore.set([])
  await cleanup()
})

function Kept({ isMultiple, width }: { isMultiple: boolean; width: number }) {
  const [value, setValue] = useState<readonly Mark[] | null>(null)
  stored = value
  return (
    <div style={{ width }}>
      <ImageMarker label="배치도" types={types} work={work} isMultiple={isMultiple} value={value} onChange={setValue} />
      <DialogHost />
    </div>
  )
}
const ground = page.getByRole('application', { name: '배치도' })
const places = () => stored?.map(({ markType, locationX, locationY }) => [markType, locationX, locationY])

test('S-271 K-63 marks are whole thousandths of the picture, of the type that is picked; a click on one removes it', async () => {
  await render(<Kept isMultiple width={600} />)
  await ground.click({ position: { x: 60, y: 100 } })
  await expect.element(page.getByText('작업종류를 선택하세요.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(stored).toBeNull()

  await page.getByRole('button', { name: '화기' }).click()
  await ground.click({ position: { x: 60, y: 100 } })
  await page.getByRole('button', { name: '밀폐' }).click()
  await ground.click({ position: { x: 301, y: 200 } })
  expect(stored).toEqual([
    { markNo: 1, markType: 'HOT', locationX: 100, locationY: 250, ...work },
    { markNo: 2, markType: 'CLOSED', locationX: 502, locationY: 500, ...work },
  ])
  await page.getByRole('button', { name: '밀폐', exact: true }).click()
  await page.getByRole('button', { name: '화기 1 지우기' }).click()
  expect(places()).toEqual([['CLOSED', 502, 500]])
  await page.getByRole('button', { name: '모두 지우기' }).click()
  expect(stored).toBeNull()
})

test('S-271 a single mark is replaced; it stays on its place in a picture of any size', async () => {
  const { rerender } = await render(<Kept isMultiple={false} width={600} />)
  await page.getByRole('button', { name: '화기' }).click()
  await ground.click({ position: { x: 60, y: 100 } })
  await ground.click({ position: { x: 450, y: 300 } })
  expect(places()).toEqual([['HOT', 750, 750]])
  for (const width of [600, 300]) {
    await rerender(<Kept isMultiple={false} width={width} />)
    const box = ground.element().getBoundingClientRect()
    const mark = page.getByRole('button', { name: '화기 1 지우기' }).element().getBoundingClientRect()
    expect(box.width).toBe(width)
    expect((mark.x + mark.width / 2 - box.x) / box.width).toBeCloseTo(0.75, 2)
    expect((mark.y + mark.height / 2 - box.y) / box.height).toBeCloseTo(0.75, 2)
  }
})

test('S-271 arrows move a cursor, Enter marks', async () => {
  await render(<Kept isMultiple width={600} />)
  await page.getByRole('button', { name: '화기' }).click()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(ground).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Enter}')
  expect(places()).toEqual([['HOT', 540, 480]])
})
